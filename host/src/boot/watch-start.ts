import type { CommonInTab } from '@console/browser';
import { chosenWords } from '../language';
import { storedInTab, TIMEOUT_MS } from './page';

/* A missing, damaged or late file of the host ends in a reload or a message (Q37, Q48). */

const LATE_MS = 8_000;
const AGAIN_MS = 60_000;
/** Milliseconds; a hung file does not hold up the rest. */
const OTHERS_MS = 5_000;
/** Needs no other file, because files may be missing. */
const LATE_WORDS: Readonly<Record<string, readonly string[]>> = {
  nb: [
    'Konsollen kunne ikke startes',
    'En del av den ble ikke lastet inn. Arbeidet ditt har ikke gått tapt.',
    'Skriptene ble endret eller stoppet av en nettleserutvidelse eller en proxy, for eksempel Rocket Loader. Kontakt IT-avdelingen.',
    'Last inn siden på nytt',
  ],
  sv: [
    'Konsolen kunde inte startas',
    'En del av den lästes inte in. Ditt arbete har inte gått förlorat.',
    'Skripten ändrades eller stoppades av ett webbläsartillägg eller en proxy, till exempel Rocket Loader. Kontakta IT-avdelningen.',
    'Läs in sidan igen',
  ],
};

/** A script of the console has arrived and thrown. */
let hasThrown = false;

/** Reloads once for a damaged file; shows a message if the host is late. */
export function watchStart(): void {
  addEventListener(
    'error',
    ({ target, filename }) => {
      // A file that is missing has no file name.
      if (target !== window) return void (isOwnFile(target) && loadAgainOnce());
      hasThrown ||= filename.startsWith(location.origin);
    },
    true,
  );
  // A truncated page stays in the browser’s cache until the page changes (Q48).
  addEventListener('DOMContentLoaded', () => document.getElementById('root') ?? loadAgainOnce());
  setTimeout(showLateMessage, LATE_MS);
}

/** Nothing drawn in time, or no stylesheet (Q37). */
function showLateMessage(): void {
  const late = document.getElementById('late');
  const root = document.getElementById('root');
  if (!late || !root || late.style.visibility) return;
  // A hung stylesheet blocks painting and deferred scripts.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) if (!link.sheet) link.remove();
  const words = LATE_WORDS[chosenWords()?.language ?? ''] ?? [];
  for (const [index, element] of late.querySelectorAll<HTMLElement>('h1, p, a').entries())
    element.textContent = words[index] ?? element.textContent;
  const [missing, changed] = late.querySelectorAll('p');
  if (missing) missing.hidden = hasThrown;
  if (changed) changed.hidden = !hasThrown;
  late.querySelector('a')?.addEventListener('click', (event) => {
    event.preventDefault();
    void loadAgain();
  });
  late.style.visibility = 'visible';
  const show = () => {
    late.hidden = hasStarted();
  };
  show();
  new MutationObserver(show).observe(root, { childList: true });
}

function hasStarted(): boolean {
  // Set by the stylesheet's last rule.
  const isStyled = getComputedStyle(document.documentElement).getPropertyValue('--is-styled') !== '';
  return isStyled && !document.querySelector('#root > .frame');
}

function isOwnFile(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('script[defer], link[rel=stylesheet]');
}

/** After the automatic reload, the message comes at once, and the user presses its button. */
function loadAgainOnce(): void {
  try {
    const now = Date.now();
    const last = Number(storedInTab('console.loaded-again'));
    sessionStorage.setItem('console.loaded-again' satisfies CommonInTab, String(now));
    if (now - last >= AGAIN_MS) void othersArrived().then(loadAgain);
    else if (document.readyState !== 'loading') showLateMessage();
    else addEventListener('DOMContentLoaded', showLateMessage);
  } catch {
    // No reload without storage: it could repeat forever.
  }
}

/** A damaged latecomer would replace the refetched file in the cache. */
async function othersArrived(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => {
    addEventListener('load', resolve);
    setTimeout(resolve, OTHERS_MS);
  });
}

/** Bypasses the cache, which may hold the damage. */
async function loadAgain(): Promise<void> {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet], link[rel=preload]');
  const options = { cache: 'reload', signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
  const urls = [location.href, ...scripts, ...[...links].map(({ href }) => href)];
  // Reads to the last byte: loading the page ends a fetch, and the browser keeps the part.
  await Promise.allSettled(urls.map(async (url) => (await fetch(url, options)).arrayBuffer()));
  location.reload();
}
