import type { customer, customerUser, myUser } from '@console/api';
import type { CommonInBrowser, CommonInTab } from '@console/browser';
import {
  type AreaManifest,
  type ConsoleConfig,
  type FoundPage,
  type HostManifest,
  incompatibleReason,
  isAlive,
  isAllowed,
  pageAt,
  paramsOf,
  type Registry,
  type Requirement,
  type TokenLife,
} from '@console/contract/kernel';
import { ASK_EARLY, EARLY, type EarlyAnswer, type EarlyAnswers } from '@console/http/early';
import type { SessionUser } from '@console/session';
import { hasOverrides } from './areas/overrides/override-store';

/*
 * Runs before the first paint and before the stylesheet, so that a missing file cannot delay it. The build inlines it
 * into the page as one small script: it shows a message if any other file of the host fails. Storage may be blocked.
 */

/** The documents that the web server has put into the page. */
interface Documents {
  config: ConsoleConfig;
  registry: Registry;
  host: HostManifest;
}
type Read = <Name extends keyof Documents>(name: Name) => Documents[Name];

/** The address of a call of the platform's main base. */
type MainAddress<Call extends { path: string }> = `main/${Call['path']}`;

const LATE_MS = 8_000;
const AGAIN_MS = 60_000;
const FORGOTTEN_MS = 15_000;
/** More than the session's own margin, so that none of its requests is pending when the token expires. */
const MARGIN_MS = 10_000;

// The nonce by which the policy allowed this script and the stylesheet; removed so that no other script can read it.
for (const element of document.querySelectorAll<HTMLElement>('[nonce]')) element.nonce = '';
paintTheme();
addEventListener('error', ({ target }) => loadAgainOnce(target), true);
setTimeout(showLateMessage, LATE_MS);
try {
  if (location.pathname !== '/callback') sendEarly(location, documentOf);
  else if (location.search.includes('code=')) prepareForSignIn();
} catch {
  // No token, no storage, or a page without documents: the host sends all requests itself.
}
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

/** Shows a message and a button when the host has drawn nothing in time, or has no stylesheet (Q37). */
function showLateMessage(): void {
  const late = document.getElementById('late');
  const root = document.getElementById('root');
  if (!late || !root) return;
  // A stylesheet that hangs blocks painting and the deferred scripts.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) if (!link.sheet) link.remove();
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

/** Reloads the page once if one of its own files is missing or damaged; after that the user has to press the button. */
function loadAgainOnce(target: EventTarget | null): void {
  if (!(target instanceof Element) || !target.matches('script[defer], link[rel=stylesheet]')) return;
  try {
    const now = Date.now();
    const last = Number(storedInTab('console.loaded-again'));
    sessionStorage.setItem('console.loaded-again' satisfies CommonInTab, String(now));
    if (now - last >= AGAIN_MS) void loadAgain();
  } catch {
    // Without storage, reloading could not be limited to once.
  }
}

/** Fetches past the cache, because the browser may have cached a damaged file. */
async function loadAgain(): Promise<void> {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet], link[rel=preload]');
  const options = { cache: 'reload', signal: AbortSignal.timeout(5_000) } as const;
  await Promise.allSettled([...scripts, ...[...links].map(({ href }) => href)].map((url) => fetch(url, options)));
  location.reload();
}

/**
 * Sends the host's first requests before the host runs, if the tab has a valid token. Makes no decision: the host uses
 * an answer only if its own request is identical (@console/http).
 */
function sendEarly({ pathname, search }: Pick<URL, 'pathname' | 'search'>, read: Read): void {
  const tokens = JSON.parse(storedInTab('console.session') ?? 'null') as TokenLife &
    Pick<SessionUser, 'accessToken' | 'customerInactive'>;
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
    const { href } = new URL(addressBelow(config.api[base as keyof ConsoleConfig['api']], path.join('/')));
    // Sent before; or the session has ended or the time is over.
    if (early.has(href) || page[EARLY] !== early) return undefined;
    const answer = fetch(href, {
      headers: { accept: 'application/json', authorization },
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
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
  const readCopy = async <Answer>(answer: Promise<Response> | undefined) =>
    (await answer)?.clone().json() as Promise<Answer>;
  const answers = Promise.all([readCopy<customerUser.CurrentUser>(rights), readCopy<myUser.MyUser>(person)]);
  const pageRequested = answers
    .then(([{ isSppUser, customerUserAccess }, { customerIds }]) => {
      const { productFeatureAccessSelections } = customerUserAccess;
      const companies = customerIds.length;
      const user = { isSppUser, productFeatureAccessSelections, companies, customerInactive: false };
      const { requires } = manifest.pages[match.key] ?? {};
      const mayOpen = companies > 0 && isKnown(requires) && isAllowed(requires, user, config);
      return mayOpen ? preloadPage(match, pathname, { listing, host, request }) : undefined;
    })
    .catch(() => {});
  // Lets early-requests.ts wait for these steps.
  Object.assign(early, { sessionLoaded: answers.catch(() => {}), pageRequested });
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

interface Preloading {
  listing: Promise<AreaManifest>;
  host: HostManifest;
  request: (address: string) => unknown;
}

/** Requests the first data and the code of a page that the user may open. */
async function preloadPage({ key: page, release }: FoundPage, pathname: string, given: Preloading): Promise<void> {
  const { listing, host, request } = given;
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
  const params = paramsOf(manifest.pages[page]?.path ?? '', pathname);
  for (const address of addresses) request(address.replace(/:(\w+)/g, (_, name: string) => params[name] ?? ''));
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
