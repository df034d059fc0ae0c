import { join } from 'node:path';
import { provenanceIn } from '@console/build/records';
import { type AreaCanary, type OutsidePage, outsidePages } from '@console/contract';
import { readIfThere } from '../files';
import { type LogEntry, liveBefore, readLog } from './release-log';
import { HOST, liveHost, manifestName, publishedAreas, publishedVersions, readRegistry, versionFolder } from './site';
import { textTable } from './text-table';

export interface VersionStatus {
  version: string;
  is: 'live' | 'canary' | 'previous' | 'published';
  percent?: number | undefined;
  companies?: number | undefined;
  published?: Pick<LogEntry, 'at' | 'by' | 'built'> | undefined;
  commit?: string | undefined;
  change?: LogEntry | undefined;
}

export interface NameStatus {
  name: string;
  versions: VersionStatus[];
  outside: { pages: OutsidePage[]; allowed: LogEntry | undefined } | undefined;
}

export async function siteStatus(site: string): Promise<NameStatus[]> {
  const [registry, host, log, published] = await Promise.all([
    readRegistry(site),
    liveHost(site),
    readLog(site),
    publishedAreas(site),
  ]);
  const names = [...new Set([...Object.keys(registry.areas), ...published])].sort();
  const areas = names.map(async (name) => {
    const { current, previous, canary } = registry.areas[name] ?? {};
    const uses: Uses = [
      [current?.manifest.version, 'live'],
      [canary?.manifest.version, 'canary'],
      [previous?.manifest.version, 'previous'],
    ];
    const pages = outsidePages(registry).filter(({ area }) => area === name);
    const allowed = log.findLast((entry) => entry.name === name && entry.action === 'allow');
    const status = await nameStatus(site, name, uses, log, canary);
    return { ...status, outside: pages.length > 0 ? { pages, allowed } : undefined };
  });
  const hostUses: Uses = [
    [host?.version, 'live'],
    [host && liveBefore(log, HOST, host.version), 'previous'],
  ];
  return Promise.all([nameStatus(site, HOST, hostUses, log), ...areas]);
}

type Uses = [version: string | undefined, is: VersionStatus['is']][];

async function nameStatus(
  site: string,
  name: string,
  uses: Uses,
  log: readonly LogEntry[],
  canary?: AreaCanary,
): Promise<NameStatus> {
  const lines = log.filter((entry) => entry.name === name);
  const all = (await publishedVersions(site, name)).map(async (version): Promise<VersionStatus> => {
    const is = uses.find(([used]) => used === version)?.[1] ?? 'published';
    const change = lines.findLast(({ action, to }) => to === version && action !== 'publish' && action !== 'sign');
    const group = is === 'canary' ? { percent: canary?.percent, companies: canary?.companies?.length } : {};
    const published = lines.find(({ action, to }) => to === version && action === 'publish');
    const manifest = await readIfThere(join(versionFolder(site, name, version), manifestName(name)));
    return { version, is, ...group, published, commit: manifest && provenanceIn(manifest)?.commit, change };
  });
  const versions = await Promise.all(all);
  return { name, outside: undefined, versions: versions.sort((a, b) => publishedAt(b).localeCompare(publishedAt(a))) };
}

function publishedAt({ published }: VersionStatus): string {
  return published?.at ?? '';
}

export function statusText(statuses: readonly NameStatus[]): string {
  if (statuses.every(({ versions }) => versions.length === 0)) return 'Nothing has been published here.';
  const rows = statuses.map(({ name, versions }) => {
    const [live, canary, previous] = (['live', 'canary', 'previous'] as const).map((is) =>
      versions.find((version) => version.is === is),
    );
    const [newest] = versions;
    const isWaiting = newest?.is === 'published' && (!live || publishedAt(newest) > publishedAt(live));
    return [
      name,
      live?.version ?? '–',
      when(live?.change),
      live?.change?.by ?? '',
      canary ? `${canary.version} ${canaryText(canary)}` : '',
      previous?.version ?? '',
      isWaiting ? newest.version : '',
    ];
  });
  const table = textTable([['', 'live', 'since', 'by', 'canary', 'previous', 'waiting'], ...rows]);
  return [table, ...statuses.flatMap(outsideLines)].join('\n');
}

function outsideLines({ name, outside }: NameStatus): string[] {
  const { pages = [], allowed } = outside ?? {};
  return pages.map(({ path, script, frame, connect }) => {
    const origins = [...new Set([...script, ...frame, ...connect])].join(', ');
    const since = [allowed?.by, when(allowed), allowed?.why].filter(Boolean).join(', ');
    return `${name} runs code of ${origins} at ${path}${since ? ` (allowed: ${since})` : ''}`;
  });
}

export function versionsText({ versions }: NameStatus): string {
  const rows = versions.map(({ version, is, percent, companies, published, commit = '', change }) => [
    version,
    is === 'canary' ? `canary ${canaryText({ percent, companies })}` : is === 'published' ? '' : is,
    when(published),
    published?.by ?? '',
    commit.slice(0, 7),
    is === 'published' ? '' : [change?.by, change?.why].filter(Boolean).join(': '),
  ]);
  return textTable([['version', 'is', 'published', 'by', 'commit', 'why'], ...rows]);
}

export function logText(log: readonly LogEntry[]): string {
  const rows = log.map((entry) => [
    when(entry),
    entry.by,
    `${entry.action}${entry.action === 'canary' ? ` ${canaryText({ percent: entry.percent, companies: entry.companies?.length })}` : ''}${entry.forced ? ' (forced)' : ''}`,
    entry.action === 'unlock' ? '' : entry.name,
    entry.removed ?? (entry.from ? `${entry.from} → ${entry.to ?? 'nothing'}` : shortened(entry.to ?? '')),
    entry.why ?? '',
  ]);
  return textTable([['when', 'who', 'what', 'of', 'version', 'why'], ...rows]);
}

// An `allow` lists every origin; `--json` prints all.
const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

function canaryText({ percent = 0, companies = 0 }: Pick<VersionStatus, 'percent' | 'companies'>): string {
  const companyCount = companies === 1 ? '1 company' : `${companies} companies`;
  return companies === 0 ? `${percent} %` : percent === 0 ? companyCount : `${percent} %, ${companyCount}`;
}

/** A canary's users in words; `0 %` ends it. */
export function groupText({ percent = 0, companies = [] }: Pick<LogEntry, 'percent' | 'companies'>): string {
  const companyText = companies.length > 0 ? `everybody of ${companies.join(', ')}` : undefined;
  const share = percent > 0 || !companyText ? `${percent} % of the users` : undefined;
  return [share, companyText].filter(Boolean).join(' and ');
}

function when(entry: { at: string } | undefined): string {
  return entry ? new Date(entry.at).toLocaleString('sv-SE').slice(0, 16) : '';
}
