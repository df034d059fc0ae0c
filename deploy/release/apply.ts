import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { Refusal } from '../refusal';
import { canaryArea, promoteArea, retireArea, rollBackArea } from './move-area';
import { promoteHost } from './move-host';
import type { Authority } from './release-log';
import { HOST, liveHost, publishedArea, publishedHost, readRegistry } from './site';

/** What a file wants to be live: versions by name. An area that it does not name is not part of the console. */
export interface Releases {
  /** Absent: the host stays what it is. */
  host?: string;
  areas: Record<string, { version: string; canary?: { version: string; percent: number } }>;
}

/** One difference between what is live and the file, in the order in which they are made. */
export interface Step {
  action: 'promote' | 'rollback' | 'canary' | 'retire';
  name: string;
  from?: string | undefined;
  to?: string | undefined;
  percent?: number;
}

/**
 * Reads a file of releases. A version may stand by itself instead of `version:`.
 * @throws Refusal that names what is wrong in it
 */
export async function readReleases(path: string): Promise<Releases> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Refusal(`${path} cannot be read`);
  });
  const { host, areas, ...others } = mapping(parsed(path, text), path);
  refuseOthers(others, path);
  if (host !== undefined) demandText(host, `${path}: host`);
  const named = Object.entries(mapping(areas, `${path}: areas`)).map(([name, area]) => {
    const where = `${path}: ${name}`;
    if (typeof area === 'string') return [name, { version: demandText(area, where) }] as const;
    const { version, canary, ...rest } = mapping(area, where);
    refuseOthers(rest, where);
    return [
      name,
      { version: demandText(version, where), ...(canary ? { canary: canaryOf(canary, where) } : {}) },
    ] as const;
  });
  return { ...(host === undefined ? {} : { host: demandText(host, path) }), areas: Object.fromEntries(named) };
}

/**
 * What has to change so that a site's live versions are those of the file; nothing when they are. Every version is looked
 * for first, so that one that was never published refuses the whole file.
 */
export async function stepsTo(site: string, { host, areas }: Releases): Promise<Step[]> {
  const { areas: live } = await readRegistry(site);
  const liveVersion = (await liveHost(site))?.version;
  if (host !== undefined) await publishedHost(site, host);
  const steps: Step[] = Object.keys(live)
    .filter((name) => !areas[name])
    .map((name) => ({ action: 'retire', name, from: live[name]?.current.manifest.version }));
  if (host !== undefined && host !== liveVersion)
    steps.push({ action: 'promote', name: HOST, from: liveVersion, to: host });
  for (const [name, { version, canary }] of Object.entries(areas)) {
    for (const wanted of [version, ...(canary ? [canary.version] : [])]) await publishedArea(site, name, wanted);
    const from = live[name]?.current.manifest.version;
    const isBack = live[name]?.previous?.manifest.version === version;
    if (from !== version) steps.push({ action: isBack ? 'rollback' : 'promote', name, from, to: version });
    // Going back, or making the canary's version live, ends the canary.
    const stays = from === version || !(isBack || live[name]?.canary?.manifest.version === version);
    const now = stays ? live[name]?.canary : undefined;
    const to = now?.manifest.version;
    if (canary && (to !== canary.version || now?.percent !== canary.percent))
      steps.push({ action: 'canary', name, from: version, to: canary.version, percent: canary.percent });
    else if (!canary && now) steps.push({ action: 'canary', name, from: version, to, percent: 0 });
  }
  return steps;
}

/** Makes one step, as the command of its name does, with all that it checks. */
export async function takeStep(site: string, step: Step, authority: Authority): Promise<void> {
  const { action, name, to = '', percent = 0 } = step;
  if (action === 'retire') await retireArea(site, name, authority);
  else if (action === 'canary') await canaryArea(site, name, to, { percent }, authority);
  else if (action === 'rollback') await rollBackArea(site, name, to, authority);
  else await (name === HOST ? promoteHost(site, to, authority) : promoteArea(site, name, to, authority));
}

/** A step in one line, such as `promote billing 1.3.0 → 1.4.0`. */
export function stepText({ action, name, from, to, percent }: Step): string {
  if (action === 'canary') return `canary   ${name} ${to} ${percent === 0 ? 'ends' : `for ${percent} % of the users`}`;
  return `${action.padEnd(8)} ${name} ${from ?? 'nothing'} → ${to ?? 'nothing'}`;
}

function parsed(path: string, text: string): unknown {
  try {
    // Versions such as 1.10 stay what was written.
    return parse(text, { schema: 'failsafe' });
  } catch (cause) {
    throw new Refusal(`${path} is not YAML: ${(cause as Error).message}`);
  }
}

function canaryOf(value: unknown, where: string): { version: string; percent: number } {
  const { version, percent, ...others } = mapping(value, `${where}: canary`);
  refuseOthers(others, `${where}: canary`);
  const share = Number(percent);
  if (!/^\d+$/.test(String(percent)) || share < 1 || share > 100)
    throw new Refusal(`${where}: percent is a whole number from 1 to 100`);
  return { version: demandText(version, `${where}: canary`), percent: share };
}

function mapping(value: unknown, where: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal(`${where} is not a mapping`);
  return value as Record<string, unknown>;
}

function refuseOthers(others: Record<string, unknown>, where: string): void {
  const [unknown] = Object.keys(others);
  if (unknown) throw new Refusal(`${where} has "${unknown}", which means nothing here`);
}

function demandText(value: unknown, where: string): string {
  if (typeof value !== 'string' || !value) throw new Refusal(`${where} names no version`);
  return value;
}
