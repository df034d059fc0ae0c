import { z } from 'zod';
import { Refusal } from '../refusal';
import { canaryArea } from './move-area';
import { TOOL } from './owners';
import type { LogEntry } from './release-log';
import { readRegistry } from './site';

const versionCounts = z.object({
  area: z.string(),
  version: z.string(),
  /** Page loads in which it could be opened. */
  loaded: z.number(),
  /** Page loads in which it could not, or threw something later. */
  failed: z.number(),
  /** How many addresses the failures were reported from. */
  sources: z.number(),
});

/** What became of one version of an area within some minutes, as a collector answers at `/versions`. */
export type VersionCounts = z.infer<typeof versionCounts>;

/** From when on a canary is taken back. */
export interface Threshold {
  /** Within how many minutes. */
  minutes: number;
  /** It failed in at least so many page loads… */
  failures: number;
  /** …that are at least this share of all page loads with it, in percent… */
  percent: number;
  /** …and come from at least so many addresses. A company may have one address for all of its people. */
  sources: number;
}

const TIMEOUT = 10_000;

/**
 * Ends every canary with too many reported failures, as the tool's own act; its users have the live version again with
 * their next page. Returns the lines of the log. It never changes the live version: reports carry no proof, so false
 * ones must not be able to do more than end a canary.
 */
export async function endFailingCanaries(site: string, collector: string, threshold: Threshold): Promise<LogEntry[]> {
  const counts = await countsAt(collector, threshold.minutes);
  const { areas } = await readRegistry(site);
  const ended: LogEntry[] = [];
  for (const [name, { canary }] of Object.entries(areas)) {
    const version = canary?.manifest.version;
    const counted = counts.find((one) => one.area === name && one.version === version);
    const why = counted && failingReason(counted, threshold);
    if (!why || !version) continue;
    const entry = await canaryArea(site, name, version, { percent: 0 }, { by: TOOL, why }).catch(
      async (error: unknown) => {
        // Somebody has ended it, or made it live, since the registry was read.
        const isStill = (await readRegistry(site)).areas[name]?.canary?.manifest.version === version;
        if (error instanceof Refusal && !isStill) return undefined;
        throw error;
      },
    );
    if (entry) ended.push(entry);
  }
  return ended;
}

/** Why a version is to be taken back, in the words of the log. */
function failingReason({ loaded, failed, sources }: VersionCounts, threshold: Threshold): string | undefined {
  const percent = (failed / (loaded + failed)) * 100;
  if (failed < threshold.failures || sources < threshold.sources || percent < threshold.percent) return undefined;
  const loads = `it failed in ${failed} of ${loaded + failed} page loads within ${threshold.minutes} min`;
  return `${loads}, from ${sources} ${sources === 1 ? 'address' : 'addresses'}; the limit is ${threshold.percent} %`;
}

async function countsAt(collector: string, minutes: number): Promise<VersionCounts[]> {
  const address = new URL(`/versions?minutes=${minutes}`, collector);
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!answer.ok) throw new Error(`${address.href} answers with status ${answer.status}`);
  return z.array(versionCounts).parse(await answer.json());
}
