import {
  type AreaManifest,
  areaManifestSchema,
  type ConsoleConfig,
  filesRefusedReason,
  isOverrideAllowed,
  PathOwners,
  releaseRefusedReason,
} from '@console/contract';
import { t } from '@console/words';
import type { AreaLoader } from '../loading/area-loader';
import type { AreaOverride, AreaRegistry, LiveArea } from '../registry/registry';
import {
  type RequestedOverride,
  removeOverride,
  storedOverrides,
  storeOverride,
  takeRequestedOverrides,
} from './override-store';

export type AskForOverrides = (requested: readonly RequestedOverride[]) => Promise<boolean>;

type OverrideLoader = Pick<AreaLoader, 'addOverride' | 'deadlines'>;

/**
 * Reads the URL or storage. Requests nothing from a URL's address before the user agrees. An unusable override keeps
 * the live version and has the reason.
 */
export async function applyOverrides(
  registry: AreaRegistry,
  config: ConsoleConfig,
  loader: OverrideLoader,
  ask: AskForOverrides,
): Promise<AreaRegistry> {
  const refused: AreaOverride[] = [];
  const unconfirmed: RequestedOverride[] = [];
  for (const { area, url: requested } of takeRequestedOverrides()) {
    const url = requested === '' ? undefined : overrideUrl(requested, config);
    if (url === undefined) removeOverride(area);
    else if (storedOverrides().some((stored) => stored.area === area && stored.url === url)) storeOverride(area, url);
    else unconfirmed.push({ area, url });
    if (requested !== '' && url === undefined) refused.push({ area, url: requested, until: 0, problem: NOT_ALLOWED });
  }
  const isAgreedNow = unconfirmed.length > 0 && (await ask(unconfirmed));
  if (isAgreedNow) for (const { area, url } of unconfirmed) storeOverride(area, url);
  // The configuration may have changed.
  const stored = storedOverrides().filter(({ url }) => overrideUrl(url, config) !== undefined);
  const opened = await Promise.all(stored.map((override) => openOverride(override, registry, loader)));

  // The override's React must load before the host's (`development-react.ts`).
  if (isAgreedNow && opened.some(({ isChanging }) => isChanging)) {
    location.reload();
    return new Promise(() => undefined);
  }

  const areas = new Map(registry.areas);
  for (const { area } of opened) if (area) areas.set(area.current.manifest.name, area);
  return { ...registry, areas, overrides: [...refused, ...opened.map(({ override }) => override)] };
}

const NOT_ALLOWED = t('this installation doesn’t allow areas from that address');

/** Returns the address with a trailing slash; undefined if not allowed. */
export function overrideUrl(text: string, config: Pick<ConsoleConfig, 'areas' | 'authority'>): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username || url.password || !isOverrideAllowed(url, config, location.href)) return undefined;
  return `${url.origin}${url.pathname.replace(/\/*$/, '/')}`;
}

async function openOverride(
  override: AreaOverride,
  registry: AreaRegistry,
  loader: OverrideLoader,
): Promise<{ override: AreaOverride; area?: LiveArea; isChanging?: boolean }> {
  try {
    const manifest = await fetchManifest(override.url, loader.deadlines.total);
    const live = registry.areas.get(override.area);
    // An area not yet live has no prefixes in the registry.
    const paths = live?.paths ?? Object.values(manifest.pages).map(({ path }) => path);
    // Not fetched again: a developer's files change all the time.
    const current = { baseUrl: override.url, integrity: '', manifest };
    const context = { consoleUrl: location.origin, origins: [override.url], owners: new PathOwners(registry.areas) };
    const problem = releaseRefusedReason(override.area, paths, current, context) ?? filesRefusedReason(manifest);
    if (problem !== undefined) return { override: { ...override, problem } };
    loader.addOverride(override.url, manifest);
    const isChanging = manifest.development !== undefined;
    return { override, area: { paths, current, channel: 'override' }, isChanging };
  } catch (error) {
    return { override: { ...override, problem: (error as Error).message } };
  }
}

/** Rejects with the reason; `timeout` in milliseconds. */
export async function fetchManifest(url: string, timeout: number): Promise<AreaManifest> {
  const signal = AbortSignal.timeout(timeout);
  const options: RequestInit = { cache: 'no-store', credentials: 'omit', redirect: 'error', signal };
  const answer = await fetch(`${url}area.json`, options).catch(() => undefined);
  if (!answer) throw new Error(t('no response'));
  if (!answer.ok) throw new Error(t('area.json returned status {status}', { status: answer.status }));
  const manifest = areaManifestSchema.safeParse(await answer.json().catch(() => undefined));
  if (!manifest.success) throw new Error(t('its area.json is invalid'));
  return manifest.data;
}
