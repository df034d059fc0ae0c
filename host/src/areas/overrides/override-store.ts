import { browserStorage } from '@console/browser';
import type { AreaOverride } from '../registry/registry';

/*
 * The areas that this browser loads from another address. They belong to the browser and not to a user or tab, because
 * a developer signs in and out and opens tabs. `?area.<name>=<address>` in the URL sets an override, `?area.<name>=`
 * removes it.
 */

/** An override that a URL requests. */
export type RequestedOverride = Pick<AreaOverride, 'area' | 'url'>;

const KEY = 'console.area-overrides';
const PARAMETER = 'area.';
const HOUR = 3_600_000;
const LIFETIME_HOURS = 8;

/** False in nearly every browser; the code for overrides is fetched only if this is true. */
export const mayHaveOverrides = () => hasOverrides(location.search, browserStorage.common.read);

/**
 * The same check with another access to storage, for the page's first script: the URL requests an override, or some are
 * stored.
 */
export function hasOverrides(search: string, read: (name: typeof KEY) => string | null | undefined): boolean {
  return search.includes(PARAMETER) || read(KEY) != null;
}

/** Reads the overrides in the URL and removes them from it, so that they are not shared with the address. */
export function takeRequestedOverrides(): RequestedOverride[] {
  const address = new URL(location.href);
  const requested = [...address.searchParams].filter(([name]) => name.startsWith(PARAMETER));
  for (const [name] of requested) address.searchParams.delete(name);
  if (requested.length > 0) history.replaceState(history.state, '', address);
  return requested.map(([name, url]) => ({ area: name.slice(PARAMETER.length), url }));
}

/** The stored overrides that have not expired. */
export function storedOverrides(now = Date.now()): AreaOverride[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.common.read(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => isOverride(entry) && entry.until > now) : [];
  } catch {
    return [];
  }
}

/** Stores an override for eight hours. */
export function storeOverride(area: string, url: string, now = Date.now()): void {
  store([...withoutArea(area, now), { area, url, until: now + LIFETIME_HOURS * HOUR }]);
}

export function removeOverride(area: string): void {
  store(withoutArea(area, Date.now()));
}

/** Returns to the live version. Reloads the page, because code that has run cannot be unloaded. */
export function resetOverride(area: string): void {
  removeOverride(area);
  location.reload();
}

function withoutArea(area: string, now: number): AreaOverride[] {
  return storedOverrides(now).filter((stored) => stored.area !== area);
}

function store(overrides: AreaOverride[]): void {
  // If storage is blocked, the override lasts until the page is reloaded.
  if (overrides.length === 0) browserStorage.common.remove(KEY);
  else browserStorage.common.write(KEY, JSON.stringify(overrides));
}

function isOverride(entry: unknown): entry is AreaOverride {
  const { area, url, until } = (entry ?? {}) as Partial<Record<string, unknown>>;
  return typeof area === 'string' && typeof url === 'string' && typeof until === 'number';
}
