import { ASK_EARLY } from '@console/http/early';
import { chooseWords } from './boot/choose-words';
import { addressBelow, append, type Documents, documentOf, storedInBrowser, whenDocumentsArrived } from './boot/page';
import { sendEarly } from './boot/send-early';
import { watchStart } from './boot/watch-start';

/*
 * Runs before the first paint, the stylesheet and the rest of the page, so that nothing that is missing can delay it. The
 * build inlines it into the page as one small script: it shows a message if any other file of the host fails. Storage may
 * be blocked.
 */

paintTheme();
watchStart();
whenDocumentsArrived(() => {
  try {
    chooseWords(documentOf('host'), documentOf('registry'));
  } catch {
    // Without documents or storage, the page is English.
  }
  try {
    if (location.pathname !== '/callback') sendEarly(location, documentOf);
    else if (location.search.includes('code=')) prepareForSignIn();
  } catch {
    // No token, no storage, or a page without documents: the host sends all requests itself.
  }
});
// The first collator makes the browser read its tables for sorting; do it while files are loading.
globalThis.requestIdleCallback?.(() => void new Intl.Collator());

/** Theme, density and the company's colours. */
function paintTheme(): void {
  const root = document.documentElement.dataset;
  // `setBranding` of @console/ui replaces this style sheet.
  const branding = new CSSStyleSheet();
  document.adoptedStyleSheets = [branding];
  let theme: string | null = null;
  let density: string | null = null;
  try {
    theme = storedInBrowser('console-theme');
    density = storedInBrowser('console-density');
    branding.replaceSync(storedInBrowser('console-branding') ?? '');
  } catch {
    // Without storage, theme and density are those of the system.
  }
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.theme = isDark ? 'dark' : 'light';
  root.density = density === 'compact' ? density : 'comfortable';
}

/**
 * The user comes back from the provider and has no token yet. The session calls this function when it has one, for the
 * page that the user goes to (@console/http). The host has removed the documents from the page before that, so they are
 * read now.
 */
function prepareForSignIn(): void {
  const documents: Documents = {
    config: documentOf('config'),
    registry: documentOf('registry'),
    host: documentOf('host'),
  };
  Object.assign(globalThis, {
    [ASK_EARLY]: (path: string) => sendEarly(new URL(path, location.origin), (name) => documents[name]),
  });
  // The host needs the provider's endpoints to redeem the code; fetched while the host is loading.
  const href = addressBelow(documents.config.authority, '.well-known/openid-configuration');
  append({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
}
