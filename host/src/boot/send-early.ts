import type { customer, customerUser, myUser } from '@console/api';
import type { CommonInTab } from '@console/browser';
import {
  type AreaManifest,
  type FoundPage,
  type HostManifest,
  holderOf,
  incompatibleReason,
  isAlive,
  isAllowed,
  pageAt,
  paramsOf,
  type Requirement,
  type TokenLife,
} from '@console/contract/kernel';
import { type EarlyAnswer, pageStart } from '@console/http/early';
import type { PersistedUser, SessionUser } from '@console/session';
import { toGateUser } from '@console/session/gate-user';
import { hasOverrides } from '../areas/overrides/override-store';
import { chosenWords } from '../language';
import { addressBelow, append, type ReadDocument, storedInBrowser, storedInTab, TIMEOUT_MS } from './page';

type UserParts = Omit<Parameters<typeof toGateUser>[0], 'user'>;
type StoredTokens = TokenLife & Pick<SessionUser, 'accessToken' | 'customerInactive'> & Parameters<typeof holderOf>[0];

type MainAddress<Call extends { path: string }> = `main/${Call['path']}`;

const PAGE_DATA = 'console.page-data' satisfies CommonInTab;
const FORGOTTEN_MS = 15_000;
/** Stays above the session's margin, so that nothing is pending at expiry. */
const MARGIN_MS = 10_000;

/** Needs a valid token. Decides nothing: the host uses answers to identical requests (@console/http). */
export function sendEarly({ pathname, search }: Pick<URL, 'pathname' | 'search'>, read: ReadDocument): void {
  const tokens = JSON.parse(storedInTab('console.session') ?? 'null') as StoredTokens;
  if (!isAlive(tokens, MARGIN_MS) || hasOverrides(search, storedInBrowser)) return;

  const config = read('config');
  const authorization = `Bearer ${tokens.accessToken}`;
  const earlyAnswers = new Map<string, EarlyAnswer>();
  const early = pageStart();
  early.answers = earlyAnswers;
  setTimeout(() => delete early.answers, FORGOTTEN_MS);
  const request = (address: string): Promise<Response> | undefined => {
    const [base, ...path] = address.split('/');
    const below = (rest: string) => new URL(addressBelow(config.api[base as keyof typeof config.api] ?? '', rest)).href;
    const href = below(path.join('/'));
    // Sent, ended or late; a stored address may be false.
    if (earlyAnswers.has(href) || early.answers !== earlyAnswers || !href.startsWith(below(''))) return undefined;
    const answer = fetch(href, {
      headers: { accept: 'application/json', 'accept-language': chosenWords()?.language ?? 'en', authorization },
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    answer.catch(() => {});
    earlyAnswers.set(href, { answer, authorization });
    return answer;
  };
  const readCopy = async <Answer>(answer: Promise<Response> | undefined) =>
    (await answer)?.clone().json() as Promise<Answer>;
  const rights = request(
    'main/api/CustomerUser/AllProductFeatures' satisfies MainAddress<typeof customerUser.getCurrentUser>,
  );
  void request('main/api/Customer' satisfies MainAddress<typeof customer.getCustomer>);
  const person = request('main/api/MyUser' satisfies MainAddress<typeof myUser.getMyUser>);
  if (tokens.customerInactive) return;
  const [registry, host] = [read('registry'), read('host')];
  const match = pageAt(pathname, registry.areas);
  // The host decides about canaries and overrides.
  if (!match || match.area.canary || !/^\/[^/]/.test(match.release.baseUrl)) return;
  if (incompatibleReason(match.release.manifest, host)) return;
  const { baseUrl, integrity, manifest } = match.release;
  const manifestAnswer = fetch(`${baseUrl}area.json`, { integrity });
  const listing = readCopy<AreaManifest>(manifestAnswer);
  listing.catch(() => {});
  earlyAnswers.set(integrity, { answer: manifestAnswer, authorization: '' });
  const { requires } = manifest.pages[match.key] ?? {};
  const mayOpen = (parts: UserParts): boolean => {
    const user = toGateUser({ ...parts, user: { customerInactive: false } });
    return (user?.companies ?? 0) > 0 && isKnown(requires) && isAllowed(requires, user, config);
  };
  const params = paramsOf(manifest.pages[match.key]?.path ?? '', pathname);
  const requestData = (addresses: string[]) => {
    for (const address of addresses) void request(address.replace(/:(\w+)/g, (_, name: string) => params[name] ?? ''));
  };
  const requestPage = () => preloadPage(match, { listing, host, requestData }).catch(() => {});
  const answers = Promise.all([readCopy<customerUser.CurrentUser>(rights), readCopy<myUser.MyUser>(person)]);
  answers.catch(() => {});
  // Persisted rights only decide what to request: the platform refuses data, and the host draws nothing without this
  // session's rights (Q17).
  const isExpected = expects(mayOpen, tokens);
  // Even cached, `area.json` arrives only after the host's scripts block the main thread.
  const isDataRequested = isExpected && requestPersisted(match, requestData);
  const pageRequested = isExpected
    ? requestPage()
    : answers
        .then(([currentUser, user]) => (mayOpen({ currentUser, myUser: user }) ? requestPage() : undefined))
        .catch(() => {});
  Object.assign(early, {
    rightsKnown: isExpected ? Promise.resolve() : answers.catch(() => {}),
    pageRequested: isDataRequested ? Promise.resolve() : pageRequested,
  });
}

/** Reads data of the tab's last page, if the area is unchanged. */
function requestPersisted({ key, release }: FoundPage, requestData: (addresses: string[]) => void): boolean {
  try {
    const { integrity, page, addresses } = JSON.parse(storedInTab(PAGE_DATA) ?? 'null') as PersistedData;
    if (integrity !== release.integrity || page !== key) return false;
    requestData(addresses);
    return true;
  } catch {
    // Nothing usable is persisted.
    return false;
  }
}

function expects(mayOpen: (parts: UserParts) => boolean, tokens: StoredTokens): boolean {
  try {
    const stored = JSON.parse(storedInTab('console.session.user') ?? 'null') as PersistedUser;
    const { holder, ...parts } = stored;
    return holder === holderOf(tokens) && mayOpen(parts);
  } catch {
    return false;
  }
}

/** The registry is unchecked: an unknown requirement must open nothing. */
function isKnown(requires: Requirement = {}): boolean {
  const names = { feature: 1, usage: 1, staff: 1, admin: 1, customer: 1, switch: 1, unless: 1 };
  return Object.keys(requires).every((name) => name in (names satisfies Record<keyof Requirement, number>));
}

/** Parameters by name, for the next load in this tab. */
interface PersistedData {
  /** Covers the `area.json` with the addresses. */
  integrity: string;
  page: string;
  addresses: string[];
}

interface Preloading {
  listing: Promise<AreaManifest>;
  host: HostManifest;
  requestData: (addresses: string[]) => void;
}

async function preloadPage({ key: page, release }: FoundPage, preloading: Preloading): Promise<void> {
  const { listing, host, requestData } = preloading;
  const manifest = await listing;
  // Only `area.json` lists used exports, to compare with the host's.
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
