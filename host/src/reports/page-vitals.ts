import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

type Vitals = Partial<Record<'TTFB' | 'FCP' | 'LCP' | 'INP' | 'CLS', number>>;

/** Hands over the web vitals of this page once: when it is hidden for the first time, as it may not come back. */
export function watchVitals(send: (vitals: Vitals) => void): void {
  const vitals: Vitals = {};
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    watch(({ name, value }) => {
      vitals[name] = Math.round(value * 1_000) / 1_000;
    });
  }
  // The library listens where the event passes first.
  const sendWhenHidden = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', sendWhenHidden);
    if (Object.keys(vitals).length > 0) send(vitals);
  };
  addEventListener('visibilitychange', sendWhenHidden);
}
