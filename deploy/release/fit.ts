import {
  type AreaManifest,
  type HostManifest,
  type Registry,
  type RegistryArea,
  whyIncompatible,
  whyReleaseRefused,
} from '@console/contract';

/** One version of an area held against the host and the areas it would live with. */
export interface Fit {
  name: string;
  version: string;
  /** What the version would be: everybody's, some users', or what the host falls back to. */
  as: 'live' | 'canary' | 'previous';
  /** Why the host would not open it at all, whatever its versions: paths, files, origins. */
  refused?: string | undefined;
  /** What it needs and the host does not have. */
  misfit?: string | undefined;
}

/** Holds every version of one area against a host and the registry around it. Without a host only the rules count. */
export function fitOfArea(name: string, area: RegistryArea, registry: Registry, host?: HostManifest): Fit[] {
  const { [name]: _itself, ...rest } = registry.areas;
  // Folders of a site are relative, so any address stands for the console's.
  const context = {
    consoleUrl: 'http://console.invalid',
    origins: registry.origins,
    others: new Map(Object.entries(rest)),
  };
  const releases = { live: area.current, canary: area.canary, previous: area.previous };
  return Object.entries(releases).flatMap(([as, release]) => {
    if (!release) return [];
    const refused = whyReleaseRefused(name, area.paths, release, context);
    const misfit = host && whyMisfit(release.manifest, host);
    return [{ name, version: release.manifest.version, as: as as Fit['as'], refused, misfit }];
  });
}

/** Holds every area that is live against a host. */
export function fitOfAll(registry: Registry, host: HostManifest | undefined): Fit[] {
  return Object.entries(registry.areas).flatMap(([name, area]) => fitOfArea(name, area, registry, host));
}

/** What an area needs and a host does not have, as a phrase; `undefined` when they fit each other. */
export function whyMisfit(manifest: AreaManifest, { contract, offers }: HostManifest): string | undefined {
  return whyIncompatible(manifest, offers, contract);
}

/** Versions that somebody would get. A previous one that does not fit only means that there is nothing to fall back to. */
export function inUse(fits: readonly Fit[]): Fit[] {
  return fits.filter((fit) => fit.as !== 'previous');
}

/** One line for each reason not to go live. */
export function linesOf(fits: readonly Fit[], reasons: readonly ('refused' | 'misfit')[]): string[] {
  return fits.flatMap((fit) => reasons.flatMap((reason) => (fit[reason] ? [`${labelOf(fit)} ${fit[reason]}`] : [])));
}

/** Which version it is about, as every line begins. */
export function labelOf({ name, version, as }: Fit): string {
  return `${name} ${version}${as === 'live' ? '' : ` (${as})`}`;
}
