import { browserStorage } from '@console/browser';
import type { AreaOverride } from '../registry/registry';

/*
 * Per browser, because developers sign in and out and open tabs. `?area.<name>=<address>` sets, `?area.<name>=`
 * removes.
 */

export type RequestedOverride = Pick<AreaOverride, 'area' | 'url'>;

const KEY = 'console.area-overrides';
const PARAMETER = 'area.';
const HOUR = 3_600_000;
const LIFETIME_HOURS = 8;

export const mayHaveOverrides = () => hasOverrides(location.search, browserStorage.common.read);

export function hasOverrides(search: string, read: (name: typeof KEY) => string | null | undefined): boolean {
  return search.includes(PARAMETER) || read(KEY) != null;
}

/** Removed from the URL, so that nobody shares overrides. */
export function takeRequestedOverrides(): RequestedOverride[] {
  const address = new URL(location.href);
  const requested = [...address.searchParams].filter(([name]) => name.startsWith(PARAMETER));
  for (const [name] of requested) address.searchParams.delete(name);
  if (requested.length > 0) history.replaceState(history.state, '', address);
  return requested.map(([name, url]) => ({ area: name.slice(PARAMETER.length), url }));
}

/** Drops expired overrides. */
export function storedOverrides(now = Date.now()): AreaOverride[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.common.read(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => isOverride(entry) && entry.until > now) : [];
  } catch {
    return [];
  }
}

/** The override ends after eight hours. */
export function storeOverride(area: string, url: string, now = Date.now()): void {
  store([...withoutArea(area, now), { area, url, until: now + LIFETIME_HOURS * HOUR }]);
}

export function removeOverride(area: string): void {
  store(withoutArea(area, Date.now()));
}

/** Reloads: code that ran cannot be unloaded. */
export function resetOverride(area: string): void {
  removeOverride(area);
  location.reload();
}

function withoutArea(area: string, now: number): AreaOverride[] {
  return storedOverrides(now).filter((stored) => stored.area !== area);
}

function store(overrides: AreaOverride[]): void {
  // Without storage the override ends with the page.
  if (overrides.length === 0) browserStorage.common.remove(KEY);
  else browserStorage.common.write(KEY, JSON.stringify(overrides));
}

function isOverride(entry: unknown): entry is AreaOverride {
  const { area, url, until } = (entry ?? {}) as Partial<Record<string, unknown>>;
  return typeof area === 'string' && typeof url === 'string' && typeof until === 'number';
}
