import { append } from './page';

/** Changes with the file. */
export function typefaceUrl(): string {
  return document.querySelector<HTMLMetaElement>('#typeface')?.content ?? '';
}

export function preloadTypeface(): HTMLLinkElement {
  return append({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href: typefaceUrl() });
}

/** Until then, texts are in a face of the system. */
export function drawTypeface(): void {
  document.documentElement.dataset.typeface = '';
}
