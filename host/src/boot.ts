import { pageStart } from '@console/http/early';
import { chooseWords } from './boot/choose-words';
import { addressBelow, append, type Documents, documentOf, storedInBrowser, whenDocumentsArrived } from './boot/page';
import { sendEarly } from './boot/send-early';
import { drawTypeface, preloadTypeface, typefaceUrl } from './boot/typeface';
import { watchStart } from './boot/watch-start';

/*
 * Runs before paint, stylesheet and everything else, inlined: shows a message if a file of the host fails. Storage may
 * be blocked.
 */

paintTheme();
watchStart();
whenDocumentsArrived(() => {
  try {
    if (typefaceUrl() === storedInBrowser('console-typeface')) {
      preloadTypeface();
      drawTypeface();
    }
  } catch {
    // Without storage, each visit is a first visit.
  }
  try {
    chooseWords(documentOf('host'), documentOf('registry'));
  } catch {
    // Without documents or storage, texts are English.
  }
  try {
    if (location.pathname !== '/callback') sendEarly(location, documentOf);
    else if (location.search.includes('code=')) prepareForSignIn();
  } catch {
    // Without token, storage or documents the host sends all.
  }
});
// The first collator reads the browser's tables; meanwhile files load.
globalThis.requestIdleCallback?.(() => void new Intl.Collator());

function paintTheme(): void {
  const root = document.documentElement.dataset;
  // Replaced by `setBranding`.
  const branding = new CSSStyleSheet();
  document.adoptedStyleSheets = [branding];
  let theme: string | null = null;
  let density: string | null = null;
  try {
    theme = storedInBrowser('console-theme');
    density = storedInBrowser('console-density');
    branding.replaceSync(storedInBrowser('console-branding') ?? '');
  } catch {
    // Without storage, the system decides.
  }
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.theme = isDark ? 'dark' : 'light';
  root.density = density === 'compact' ? density : 'comfortable';
}

/** The session calls this once a token is there (@console/http). Reads documents now, because the host removes them. */
function prepareForSignIn(): void {
  const documents: Documents = {
    config: documentOf('config'),
    registry: documentOf('registry'),
    host: documentOf('host'),
  };
  pageStart().ask = (path) => sendEarly(new URL(path, location.origin), (name) => documents[name]);
  const href = addressBelow(documents.config.authority, '.well-known/openid-configuration');
  append({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
}
