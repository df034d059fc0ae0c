import type { CommonInTab } from '@console/browser';
import { chosenWords } from '../language';
import { storedInTab, TIMEOUT_MS } from './page';

/* A start with a missing, damaged or late file of the host ends in a reload or in a message (Q37, Q48). */

const LATE_MS = 8_000;
const AGAIN_MS = 60_000;
/** A file that hangs does not hold up the others. */
const OTHERS_MS = 5_000;
/** The message of `index.html`: heading, text and button. It must not depend on a file that may be missing. */
const LATE_WORDS: Readonly<Record<string, readonly string[]>> = {
  nb: [
    'Konsollen kunne ikke startes',
    'En del av den kom ikke frem. Ingenting av det du har gjort, er tapt.',
    'Last på nytt',
  ],
  sv: [
    'Konsolen kunde inte startas',
    'En del av den kom inte fram. Inget av det du har gjort har gått förlorat.',
    'Läs in igen',
  ],
};

/** Reloads the page once if one of its files is damaged, and shows a message if the host has not started in time. */
export function watchStart(): void {
  addEventListener('error', ({ target }) => isOwnFile(target) && loadAgainOnce(), true);
  // The browser keeps a page that was cut short, and gets no other one until the page changes (Q48).
  addEventListener('DOMContentLoaded', () => document.getElementById('root') ?? loadAgainOnce());
  setTimeout(showLateMessage, LATE_MS);
}

/** Shows a message and a button when the host has drawn nothing in time, or has no stylesheet (Q37). */
function showLateMessage(): void {
  const late = document.getElementById('late');
  const root = document.getElementById('root');
  if (!late || !root) return;
  // A stylesheet that hangs blocks painting and the deferred scripts.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) if (!link.sheet) link.remove();
  const words = LATE_WORDS[chosenWords()?.language ?? ''] ?? [];
  for (const [index, element] of late.querySelectorAll('h1, p, button').entries())
    element.textContent = words[index] ?? element.textContent;
  late.querySelector('button')?.addEventListener('click', () => void loadAgain());
  const show = () => {
    late.hidden = hasStarted();
  };
  show();
  new MutationObserver(show).observe(root, { childList: true });
}

function hasStarted(): boolean {
  // The last rule of the stylesheet sets it.
  const isStyled = getComputedStyle(document.documentElement).getPropertyValue('--is-styled') !== '';
  return isStyled && !document.querySelector('#root > .frame');
}

function isOwnFile(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('script[defer], link[rel=stylesheet]');
}

/** Reloads the page once if it or one of its own files is damaged; after that the user has to press the button. */
function loadAgainOnce(): void {
  try {
    const now = Date.now();
    const last = Number(storedInTab('console.loaded-again'));
    sessionStorage.setItem('console.loaded-again' satisfies CommonInTab, String(now));
    if (now - last >= AGAIN_MS) void othersArrived().then(loadAgain);
  } catch {
    // Without storage, reloading could not be limited to once.
  }
}

/** A damaged file that arrives later would take the place of the one that is fetched again in the browser's cache. */
async function othersArrived(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => {
    addEventListener('load', resolve);
    setTimeout(resolve, OTHERS_MS);
  });
}

/** Fetches past the cache, because the browser may have cached a damaged file. */
async function loadAgain(): Promise<void> {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet], link[rel=preload]');
  const options = { cache: 'reload', signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
  const urls = [location.href, ...scripts, ...[...links].map(({ href }) => href)];
  // To the last byte: a load of the page ends a fetch, and the browser keeps what has arrived by then.
  await Promise.allSettled(urls.map(async (url) => (await fetch(url, options)).arrayBuffer()));
  location.reload();
}
