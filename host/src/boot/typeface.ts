import { append } from './page';

export function typefaceUrl(): string {
  return document.querySelector<HTMLMetaElement>('#typeface')?.content ?? '';
}

export function preloadTypeface(): HTMLLinkElement {
  return append({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href: typefaceUrl() });
}

export function drawTypeface(): void {
  document.documentElement.dataset.typeface = '';
}
