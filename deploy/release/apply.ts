import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import { messageOf, Refusal } from '../refusal';
import {
  type CanaryGroup,
  canaryArea,
  companyNumbers,
  ORG_NUMBER,
  promoteArea,
  retireArea,
  rollBackArea,
} from './move-area';
import { promoteHost } from './move-host';
import type { Authority } from './release-log';
import { HOST, liveHost, publishedArea, publishedHost, readRegistry } from './site';
import { groupText } from './status';

const versionSchema = z.string('is not a version').min(1, 'names no version');
const canarySchema = z
  .strictObject({
    version: versionSchema,
    percent: z
      .string()
      .regex(/^([1-9]\d?|100)$/, 'is a whole number from 1 to 100')
      .transform(Number)
      .optional(),
    /** Absent: an existing canary keeps its companies. */
    companies: z.array(z.string().regex(ORG_NUMBER, 'is not an organisation number')).optional(),
  })
  .refine(
    ({ percent, companies = [] }) => percent !== undefined || companies.length > 0,
    'says for nobody: percent, companies',
  );

/** Areas missing in the file are retired. */
const releasesSchema = z.strictObject({
  /** Absent: the live host stays. */
  host: versionSchema.optional(),
  areas: z.record(
    z.string(),
    // Without a canary, a plain string will do.
    z.preprocess(
      (area) => (typeof area === 'string' ? { version: area } : area),
      z.strictObject({ version: versionSchema, canary: canarySchema.optional() }),
    ),
  ),
});
export type Releases = z.infer<typeof releasesSchema>;

export interface Step extends CanaryGroup {
  action: 'promote' | 'rollback' | 'canary' | 'retire';
  name: string;
  from?: string | undefined;
  to?: string | undefined;
}

/** @throws Refusal with each problem and its place in the file */
export async function readReleases(path: string): Promise<Releases> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Refusal(`${path} cannot be read`);
  });
  const releases = releasesSchema.safeParse(parsed(path, text));
  if (!releases.success) throw new Refusal(`${path} is not a file of releases:\n${z.prettifyError(releases.error)}`);
  return releases.data;
}

/** An unpublished version refuses the whole file. */
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
    for (const each of [version, ...(canary ? [canary.version] : [])]) await publishedArea(site, name, each);
    const from = live[name]?.current.manifest.version;
    const isBack = live[name]?.previous?.manifest.version === version;
    if (from !== version) steps.push({ action: isBack ? 'rollback' : 'promote', name, from, to: version });
    // A rollback ends the canary, as does promoting its version.
    const stays = from === version || !(isBack || live[name]?.canary?.manifest.version === version);
    const now = stays ? live[name]?.canary : undefined;
    const to = now?.manifest.version;
    if (canary) {
      const { percent = 0, companies = to === canary.version ? 'same' : [] } = canary;
      const isSame = to === canary.version && now?.percent === percent && isListed(name, companies, now.companies);
      if (!isSame) steps.push({ action: 'canary', name, from: version, to: canary.version, percent, companies });
    } else if (now) steps.push({ action: 'canary', name, from: version, to, percent: 0 });
  }
  return steps;
}

export async function takeStep(site: string, step: Step, authority: Authority): Promise<void> {
  const { action, name, to = '' } = step;
  if (action === 'retire') await retireArea(site, name, authority);
  else if (action === 'canary') await canaryArea(site, name, to, step, authority);
  else if (action === 'rollback') await rollBackArea(site, name, to, authority);
  else await (name === HOST ? promoteHost(site, to, authority) : promoteArea(site, name, to, authority));
}

export function stepText({ action, name, from, to, percent = 0, companies = [] }: Step): string {
  if (action === 'canary') {
    const isEnd = percent === 0 && companies.length === 0;
    const group =
      companies === 'same' ? `${groupText({ percent })} and its companies` : groupText({ percent, companies });
    return `canary   ${name} ${to} ${isEnd ? 'ends' : `for ${group}`}`;
  }
  return `${action.padEnd(8)} ${name} ${from ?? 'nothing'} → ${to ?? 'nothing'}`;
}

function isListed(area: string, companies: CanaryGroup['companies'] & {}, numbers: readonly number[] = []): boolean {
  return companies === 'same' || companyNumbers(area, companies).join() === numbers.join();
}

function parsed(path: string, text: string): unknown {
  try {
    // As strings: 1.10 would become 1.1.
    return parse(text, { schema: 'failsafe' });
  } catch (cause) {
    throw new Refusal(`${path} is not YAML: ${messageOf(cause)}`);
  }
}
