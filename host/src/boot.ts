import type { customer, customerUser, myUser } from '@console/api';
import type { CommonInBrowser, CommonInTab } from '@console/browser';
import {
  type AreaManifest,
  type ConsoleConfig,
  type FoundPage,
  type HostManifest,
  holderOf,
  incompatibleReason,
  isAlive,
  isAllowed,
  pageAt,
  paramsOf,
  type Registry,
  type RegistryArea,
  type Requirement,
  type TokenLife,
} from '@console/contract/kernel';
import { ASK_EARLY, EARLY, type EarlyAnswer, type EarlyAnswers } from '@console/http/early';
import type { PersistedUser, SessionUser } from '@console/session';
import type { Catalogue } from '@console/words';
import { hasOverrides } from './areas/overrides/override-store';
import { type ChosenWords, chosenWords, WORDS } from './language';

/*
 * Runs before the first paint, the stylesheet and the rest of the page, so that nothing that is missing can delay it. The
 * build inlines it into the page as one small script: it shows a message if any other file of the host fails. Storage may
 * be blocked.
 */

/** The documents that the web server has put into the page. */
interface Documents {
  config: ConsoleConfig;
  registry: Registry;
  host: HostManifest;
}
type Read = <Name extends keyof Documents>(name: Name) => Documents[Name];

/** The tokens of the tab, as the session stores them. */
type StoredTokens = TokenLife & Pick<SessionUser, 'accessToken' | 'customerInactive'> & Parameters<typeof holderOf>[0];

/** The address of a call of the platform's main base. */
type MainAddress<Call extends { path: string }> = `main/${Call['path']}`;

const PAGE_DATA = 'console.page-data' satisfies CommonInTab;
const LATE_MS = 8_000;
/** After that, the page is English. */
const WORDS_MS = 4_000;
const AGAIN_MS = 60_000;
const FORGOTTEN_MS = 15_000;
/** Of a response for the page, and of a file that is fetched again: as long as a request of @console/http. */
const TIMEOUT_MS = 30_000;
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
/** A file that hangs does not hold up the others. */
const OTHERS_MS = 5_000;
/** More than the session's own margin, so that none of its requests is pending when the token expires. */
const MARGIN_MS = 10_000;

paintTheme();
addEventListener('error', ({ target }) => isOwnFile(target) && loadAgainOnce(), true);
// The browser keeps a page that was cut short, and gets no other one until the page changes (Q48).
addEventListener('DOMContentLoaded', () => document.getElementById('root') ?? loadAgainOnce());
setTimeout(showLateMessage, LATE_MS);
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

function storedInTab(name: CommonInTab): string | null {
  return sessionStorage.getItem(name);
}

function storedInBrowser(name: CommonInBrowser): string | null {
  return localStorage.getItem(name);
}

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

/** Chooses the language of this load: that of the last profile here, else the first of the browser's that there is. */
function chooseWords({ words = {} }: HostManifest, { areas }: Registry): void {
  const languages = Object.keys(words);
  const wanted = [storedInBrowser('console-language') ?? navigator.languages].flat();
  // Norwegian of either kind, `no` or `nn`, is served by `nb`.
  const codes = wanted.map((code) =>
    code
      .toLowerCase()
      .replace(/-.*/, '')
      .replace(/^n[on]$/, 'nb'),
  );
  const language = codes.find((code) => code === 'en' || languages.includes(code)) ?? 'en';
  const chosen: ChosenWords = { language, languages, catalogues: Promise.resolve([]) };
  (globalThis as { [WORDS]?: ChosenWords })[WORDS] = chosen;
  const own = words[language];
  if (!own) return;
  const titles = Object.values(areas).flatMap(({ current }: Partial<RegistryArea>) =>
    current?.manifest.languages?.includes(language) ? [`${current.baseUrl}titles.${language}.json`] : [],
  );
  chosen.catalogues = Promise.all([fetchWords(`/${own.file}`, own.integrity), ...titles.map((url) => fetchWords(url))]);
}

async function fetchWords(url: string, integrity = ''): Promise<Catalogue | undefined> {
  try {
    const answer = await fetch(url, { integrity, signal: AbortSignal.timeout(WORDS_MS) });
    return answer.ok ? ((await answer.json()) as Catalogue) : undefined;
  } catch {
    return undefined;
  }
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

/** Runs the work as soon as the parser has passed the documents, which stand behind this script. */
function whenDocumentsArrived(work: () => void): void {
  const areThere = () => document.readyState !== 'loading' || document.querySelector('#host ~ *');
  if (areThere()) return work();
  const observer = new MutationObserver(() => {
    if (!areThere()) return;
    observer.disconnect();
    work();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/**
 * Sends the host's first requests before the host runs, if the tab has a valid token. Makes no decision: the host uses
 * an answer only if its own request is identical (@console/http).
 */
function sendEarly({ pathname, search }: Pick<URL, 'pathname' | 'search'>, read: Read): void {
  const tokens = JSON.parse(storedInTab('console.session') ?? 'null') as StoredTokens;
  if (!isAlive(tokens, MARGIN_MS) || hasOverrides(search, storedInBrowser)) return;

  const config = read('config');
  const authorization = `Bearer ${tokens.accessToken}`;
  const early: EarlyAnswers = new Map<string, EarlyAnswer>();
  const page = globalThis as { [EARLY]?: EarlyAnswers };
  page[EARLY] = early;
  setTimeout(() => delete page[EARLY], FORGOTTEN_MS);
  /** Sends a request, unless it has been sent. `main/api/MyUser` is a base of the platform and a path below it. */
  const request = (address: string): Promise<Response> | undefined => {
    const [base, ...path] = address.split('/');
    const below = (rest: string) => new URL(addressBelow(config.api[base as keyof typeof config.api] ?? '', rest)).href;
    const href = below(path.join('/'));
    // Sent before; or the session has ended or the time is over. An address of the tab's storage may be a false one.
    if (early.has(href) || page[EARLY] !== early || !href.startsWith(below(''))) return undefined;
    const answer = fetch(href, {
      headers: { accept: 'application/json', 'accept-language': chosenWords()?.language ?? 'en', authorization },
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    answer.catch(() => {});
    early.set(href, { answer, authorization });
    return answer;
  };
  const rights = request(
    'main/api/CustomerUser/AllProductFeatures' satisfies MainAddress<typeof customerUser.getCurrentUser>,
  );
  void request('main/api/Customer' satisfies MainAddress<typeof customer.getCustomer>);
  const person = request('main/api/MyUser' satisfies MainAddress<typeof myUser.getMyUser>);
  if (tokens.customerInactive) return;
  // Read now: the host removes the documents from the page, perhaps before the answers arrive.
  const [registry, host] = [read('registry'), read('host')];
  const match = pageAt(pathname, registry.areas);
  // The host decides about canaries and overrides.
  if (!match || match.area.canary || !/^\/[^/]/.test(match.release.baseUrl)) return;
  if (incompatibleReason(match.release.manifest, host)) return;
  // The area's list of files, requested while the platform checks whether the user may open the page.
  const { baseUrl, integrity, manifest } = match.release;
  const listing = fetch(`${baseUrl}area.json`, { integrity }).then((answer) => answer.json() as Promise<AreaManifest>);
  listing.catch(() => {});
  const { requires } = manifest.pages[match.key] ?? {};
  const mayOpen = (
    { isSppUser, customerUserAccess }: customerUser.CurrentUser,
    { customerIds }: myUser.MyUser,
  ): boolean => {
    const { productFeatureAccessSelections } = customerUserAccess;
    const companies = customerIds.length;
    const user = { isSppUser, productFeatureAccessSelections, companies, customerInactive: false };
    return companies > 0 && isKnown(requires) && isAllowed(requires, user, config);
  };
  const params = paramsOf(manifest.pages[match.key]?.path ?? '', pathname);
  const requestData = (addresses: string[]) => {
    for (const address of addresses) void request(address.replace(/:(\w+)/g, (_, name: string) => params[name] ?? ''));
  };
  const requestPage = () => preloadPage(match, { listing, host, requestData }).catch(() => {});
  const readCopy = async <Answer>(answer: Promise<Response> | undefined) =>
    (await answer)?.clone().json() as Promise<Answer>;
  const answers = Promise.all([readCopy<customerUser.CurrentUser>(rights), readCopy<myUser.MyUser>(person)]);
  answers.catch(() => {});
  // The persisted rights only decide what is requested early: the platform refuses data, and the host draws nothing,
  // without this session's rights (Q17).
  const isExpected = expects(mayOpen, tokens);
  // Even from the cache, `area.json` arrives only after the host's scripts have blocked the main thread.
  const isDataRequested = isExpected && requestPersisted(match, requestData);
  const pageRequested = isExpected
    ? requestPage()
    : answers.then((loaded) => (mayOpen(...loaded) ? requestPage() : undefined)).catch(() => {});
  const sessionLoaded = answers.catch(() => {});
  // Lets early-requests.ts wait for these steps.
  Object.assign(early, {
    sessionLoaded,
    rightsKnown: isExpected ? Promise.resolve() : sessionLoaded,
    pageRequested: isDataRequested ? Promise.resolve() : pageRequested,
  });
}

/** Requests the data of the page that was loaded last in this tab, if the area has not changed since. */
function requestPersisted({ key, release }: FoundPage, requestData: (addresses: string[]) => void): boolean {
  try {
    const { integrity, page, addresses } = JSON.parse(storedInTab(PAGE_DATA) ?? 'null') as PersistedData;
    if (integrity !== release.integrity || page !== key) return false;
    requestData(addresses);
    return true;
  } catch {
    // Nothing is persisted, or something else.
    return false;
  }
}

/** Whether the user may open the page by the rights that the session has persisted in this tab. */
function expects(
  mayOpen: (rights: customerUser.CurrentUser, person: myUser.MyUser) => boolean,
  tokens: StoredTokens,
): boolean {
  try {
    const stored = JSON.parse(storedInTab('console.session.user') ?? 'null') as PersistedUser;
    const { holder, currentUser, customer: company, myUser: person } = stored;
    if (holder !== holderOf(tokens) || !currentUser || !company || !person) return false;
    return mayOpen(currentUser, person);
  } catch {
    // Nothing is persisted, or something else.
    return false;
  }
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

/** The registry has not been checked here, so a requirement that this host does not have must open nothing. */
function isKnown(requires: Requirement = {}): boolean {
  const known = { feature: 1, usage: 1, staff: 1, admin: 1, customer: 1, switch: 1, unless: 1 };
  return Object.keys(requires).every((name) => name in (known satisfies Record<keyof Requirement, number>));
}

function documentOf<Name extends keyof Documents>(name: Name): Documents[Name] {
  return JSON.parse(document.getElementById(name)?.textContent ?? '') as Documents[Name];
}

/** Addresses of a page's first data, with parameters by name, for the next load in this tab. */
interface PersistedData {
  /** Hash of the `area.json` from which the addresses are. */
  integrity: string;
  page: string;
  addresses: string[];
}

interface Preloading {
  listing: Promise<AreaManifest>;
  host: HostManifest;
  requestData: (addresses: string[]) => void;
}

/** Requests the first data and the code of a page that the user may open. */
async function preloadPage({ key: page, release }: FoundPage, given: Preloading): Promise<void> {
  const { listing, host, requestData } = given;
  const manifest = await listing;
  // Only `area.json` lists the used exports; without the host's list they cannot be compared.
  if (!host.exports || incompatibleReason(manifest, host)) return;
  const files = new Set(manifest.preload);
  const addresses: string[] = [];
  for (let key: string | undefined = page; key; key = manifest.pages[key]?.parent) {
    for (const file of manifest.chunks[key] ?? []) files.add(file);
    addresses.push(...(manifest.data?.[key] ?? []));
  }
  if ([...files].some((file) => !manifest.files[file])) return;
  requestData(addresses);
  for (const file of files) {
    const href = new URL(release.baseUrl + file, location.href).href;
    const link = append({
      rel: 'preload',
      as: 'script',
      crossOrigin: 'anonymous',
      integrity: manifest.files[file] ?? '',
      href,
    });
    // The browser would reuse the failed response.
    link.addEventListener('error', () => link.remove());
  }
  const persisted: PersistedData = { integrity: release.integrity, page, addresses };
  sessionStorage.setItem(PAGE_DATA, JSON.stringify(persisted));
}

/** Joins them in the same way as `addressOf` of @console/http. */
function addressBelow(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}/${path}`;
}

function append(properties: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), properties);
  document.head.append(link);
  return link;
}
