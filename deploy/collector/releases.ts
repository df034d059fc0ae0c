import { type RegistryArea } from '@console/contract';
import {
  MOST_LINES,
  type ReleaseLine,
  type Releases,
  releaseLineSchema,
  type UsedVersion,
} from '@console/contract/releases';
import { liveBefore, readLog } from '../release/release-log';
import { HOST, liveHost, readRegistry } from '../release/site';
import { COUNTED_MINUTES, type ReportCounts } from './report-counts';

export async function readReleases(site: string, counts: ReportCounts, countedSince: Date): Promise<Releases> {
  const [{ areas }, host, writtenLines, percentiles] = await Promise.all([
    readRegistry(site),
    liveHost(site),
    readLog(site),
    counts.percentiles(),
  ]);
  // Drops fields outside the schema too.
  const lines = writtenLines.flatMap((line) => releaseLineSchema.safeParse(line).data ?? []);
  const loads = new Map(
    counts.since(COUNTED_MINUTES).map(({ area, version, ...counted }) => [`${area} ${version}`, counted]),
  );
  const measured = (version: UsedVersion): UsedVersion => {
    const key = `${version.name} ${version.version}`;
    return { ...version, loads: loads.get(key) ?? { loaded: 0, failed: 0, sources: 0 }, p75: percentiles.get(key) };
  };
  const earlierHost = host && liveBefore(lines, HOST, host.version);
  const hostUses: Uses = [
    ['live', host?.version],
    ['previous', earlierHost === host?.version ? undefined : earlierHost],
  ];
  const sortedAreas = Object.entries(areas).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    versions: [
      ...usedVersions(HOST, 'Host', hostUses, lines),
      ...sortedAreas.flatMap(([name, area]) => areaVersions(name, area, lines)),
    ].map(measured),
    lines: lines.slice(-MOST_LINES).toReversed(),
    older: Math.max(0, lines.length - MOST_LINES),
    countedSince: countedSince.toISOString(),
  };
}

type CanaryUsers = Pick<UsedVersion, 'percent' | 'companies'>;
type Uses = readonly [is: UsedVersion['is'], version: string | undefined, users?: CanaryUsers][];

function areaVersions(
  name: string,
  { current, canary, previous }: RegistryArea,
  lines: readonly ReleaseLine[],
): UsedVersion[] {
  const uses: Uses = [
    ['live', current.manifest.version],
    ['canary', canary?.manifest.version, { percent: canary?.percent, companies: canary?.companies?.length }],
    ['previous', previous?.manifest.version],
  ];
  return usedVersions(name, current.manifest.title, uses, lines);
}

function usedVersions(name: string, title: string, uses: Uses, lines: readonly ReleaseLine[]): UsedVersion[] {
  const changes = lines.filter((line) => line.name === name);
  const isMove = ({ action }: ReleaseLine) => action === 'promote' || action === 'rollback';
  return uses.flatMap(([is, version, users]) => {
    if (version === undefined) return [];
    const change = changes.findLast((line) => {
      if (is === 'canary') return line.action === 'canary' && line.to === version;
      return isMove(line) && (is === 'live' ? line.to : line.from) === version;
    });
    const built = changes.findLast(({ action, to }) => action === 'publish' && to === version)?.built;
    return { title, name, version, is, ...users, change, built };
  });
}
