import { FAILING, type Releases, type UsedVersion } from '@console/contract/releases';

import { n } from '@console/words';
import type { AreaRegistry, LiveArea } from '../../areas/registry/registry';

export interface VersionRow {
  version: Omit<UsedVersion, 'is'>;
  /** Host first; per area the live version first. */
  order: number;
  /** Live, Canary 10 %, Previous, Override. */
  source: string;
  state: 'Failing' | 'Some failures' | 'Healthy' | 'No loads' | 'Not counted';
  /** Percent of the last hour's page loads; undefined = none. */
  failedPercent: number | undefined;
}

export function versionRows({ versions }: Pick<Releases, 'versions'>): VersionRow[] {
  return versions.map(({ is, ...version }, order) => {
    const { loaded = 0, failed = 0 } = version.loads ?? {};
    const failedPercent = loaded + failed > 0 ? (failed / (loaded + failed)) * 100 : undefined;
    return {
      version,
      order,
      source: { live: 'Live', canary: `Canary ${groupText(version)}`, previous: 'Previous' }[is],
      state: version.loads ? stateOf(failed, failedPercent) : 'Not counted',
      failedPercent,
    };
  });
}

function stateOf(failed: number, failedPercent: number | undefined): VersionRow['state'] {
  if (failedPercent === undefined) return 'No loads';
  if (failed >= FAILING.failures && failedPercent >= FAILING.percent) return 'Failing';
  return failed > 0 ? 'Some failures' : 'Healthy';
}

/** `10 %, 1 company` */
export function groupText({ percent = 0, companies = 0 }: { percent?: number; companies?: number }): string {
  const companyTexts = companies === 0 ? [] : [n(companies, '{count} company', '{count} companies')];
  return [...(percent > 0 || companies === 0 ? [`${percent} %`] : []), ...companyTexts].join(', ');
}

export function versionsOfTab({ areas }: AreaRegistry): VersionRow[] {
  const rows = [...areas].sort(([a], [b]) => a.localeCompare(b, 'en')).flatMap(([name, area]) => ofArea(name, area));
  return rows.map((row, order) => ({ ...row, order }));
}

function ofArea(name: string, { channel, current, previous, canary }: LiveArea): Omit<VersionRow, 'order'>[] {
  // A canary's fallback is the live version.
  const isCanary = channel === 'canary';
  const sources = [
    [
      current,
      isCanary
        ? `Canary ${canary?.percent ?? 0} %`
        : { live: 'Live', previous: 'Previous', override: 'Override' }[channel],
    ],
    [isCanary ? undefined : canary, `Canary ${canary?.percent ?? 0} %`],
    [previous, isCanary ? 'Live' : 'Previous'],
  ] as const;
  return sources.flatMap(([release, source]) => {
    if (!release) return [];
    const { title, version } = release.manifest;
    return [{ version: { name, title, version }, source, state: 'Not counted' as const, failedPercent: undefined }];
  });
}
