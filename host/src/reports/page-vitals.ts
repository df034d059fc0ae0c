import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

type Vitals = Partial<Record<'TTFB' | 'FCP' | 'LCP' | 'INP' | 'CLS', number>>;

/** Once, when first hidden: the page may not be shown again. */
export function watchVitals(send: (vitals: Vitals) => void): void {
  const vitals: Vitals = {};
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    watch(({ name, value }) => {
      vitals[name] = Math.round(value * 1_000) / 1_000;
    });
  }
  // The library listens in the capture phase, so its last values are recorded.
  const sendWhenHidden = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', sendWhenHidden);
    if (Object.keys(vitals).length > 0) send(vitals);
  };
  addEventListener('visibilitychange', sendWhenHidden);
}
