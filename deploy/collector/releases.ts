import { type RegistryArea } from '@console/contract';
import {
  MOST_LINES,
  type Percentiles,
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
    const p75: Percentiles | undefined = percentiles.get(key);
    return {
      ...version,
      loads: loads.get(key) ?? { loaded: 0, failed: 0, sources: 0 },
      ...(p75 ? { p75 } : {}),
    };
  };
  const names = Object.keys(areas).sort();
  return {
    versions: [
      ...(host ? hostVersions(host.version, lines).map(measured) : []),
      ...names.flatMap((name) => areaVersions(name, areas[name], lines).map(measured)),
    ],
    lines: lines.slice(-MOST_LINES).toReversed(),
    older: Math.max(0, lines.length - MOST_LINES),
    countedSince: countedSince.toISOString(),
  };
}

function hostVersions(live: string, lines: readonly ReleaseLine[]): UsedVersion[] {
  const previous = liveBefore(lines, HOST, live);
  const usedVersions = [
    [live, 'live'] as const,
    ...(previous && previous !== live ? [[previous, 'previous'] as const] : []),
  ];
  return usedVersions.map(([version, is]) => ({ title: 'Host', ...usedVersion(HOST, version, is, lines) }));
}

function areaVersions(name: string, area: RegistryArea | undefined, lines: readonly ReleaseLine[]): UsedVersion[] {
  if (!area) return [];
  const { current, canary, previous } = area;
  const title = current.manifest.title;
  const { percent, companies } = canary ?? {};
  return [
    { title, ...usedVersion(name, current.manifest.version, 'live', lines) },
    ...(canary
      ? [
          {
            title,
            ...usedVersion(name, canary.manifest.version, 'canary', lines),
            percent,
            ...(companies ? { companies: companies.length } : {}),
          },
        ]
      : []),
    ...(previous ? [{ title, ...usedVersion(name, previous.manifest.version, 'previous', lines) }] : []),
  ];
}

function usedVersion(
  name: string,
  version: string,
  is: UsedVersion['is'],
  lines: readonly ReleaseLine[],
): Omit<UsedVersion, 'title'> {
  const changes = lines.filter((line) => line.name === name);
  const isMove = ({ action }: ReleaseLine) => action === 'promote' || action === 'rollback';
  const change = changes.findLast((line) => {
    if (is === 'canary') return line.action === 'canary' && line.to === version;
    return isMove(line) && (is === 'live' ? line.to : line.from) === version;
  });
  const built = changes.findLast(({ action, to }) => action === 'publish' && to === version)?.built;
  return { name, version, is, ...(change ? { change } : {}), ...(built ? { built } : {}) };
}
