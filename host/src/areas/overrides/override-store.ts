/*
 * Which areas this browser loads from elsewhere. Kept beside the session, not in it: a developer signs in and out, and
 * opens tabs. The address `?area.<name>=<address>` sets one, with nothing behind the `=` it is taken back.
 */

/** An area that this browser loads from another address than the live one. */
export interface AreaOverride {
  area: string;
  /** Folder of the area's `area.json`, with trailing slash. */
  url: string;
  /** Epoch milliseconds; then it is forgotten. */
  until: number;
  /** Why the live version is used all the same. */
  problem?: string;
}

const KEY = 'console.area-overrides';
const PARAMETER = 'area.';
const LIFETIME = 8 * 60 * 60 * 1_000;

/** True when there is anything to look into; nearly always there is not, and then that code is not fetched. */
export function mayHaveOverrides(): boolean {
  return location.search.includes(PARAMETER) || readStored() !== null;
}

/** Takes what the address asks for out of it, so that it is neither shared nor asked for twice. */
export function takeRequested(): [area: string, url: string][] {
  const address = new URL(location.href);
  const requested = [...address.searchParams].filter(([name]) => name.startsWith(PARAMETER));
  for (const [name] of requested) address.searchParams.delete(name);
  if (requested.length > 0) history.replaceState(history.state, '', address);
  return requested.map(([name, url]) => [name.slice(PARAMETER.length), url]);
}

/** What was kept and has not run out. */
export function keptOverrides(now = Date.now()): AreaOverride[] {
  try {
    const kept: unknown = JSON.parse(readStored() ?? '[]');
    return Array.isArray(kept) ? kept.filter((entry) => isOverride(entry) && entry.until > now) : [];
  } catch {
    return [];
  }
}

/** Keeps an override for eight hours from now. */
export function keepOverride(area: string, url: string, now = Date.now()): void {
  store([...withoutArea(area, now), { area, url, until: now + LIFETIME }]);
}

export function forgetOverride(area: string): void {
  store(withoutArea(area, Date.now()));
}

/** Goes back to the live version. The page is loaded anew: code that has run cannot be taken out of it. */
export function resetOverride(area: string): void {
  forgetOverride(area);
  location.reload();
}

function withoutArea(area: string, now: number): AreaOverride[] {
  return keptOverrides(now).filter((kept) => kept.area !== area);
}

function store(overrides: AreaOverride[]): void {
  try {
    if (overrides.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(overrides));
  } catch {
    // Blocked storage: the override lasts as long as the page.
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function isOverride(entry: unknown): entry is AreaOverride {
  const { area, url, until } = (entry ?? {}) as Partial<Record<string, unknown>>;
  return typeof area === 'string' && typeof url === 'string' && typeof until === 'number';
}
