import { type VersionCounts, versionCountsSchema } from '@console/contract/releases';
import { z } from 'zod';
import { fetchSoon } from '../files';
import { Refusal } from '../refusal';
import { canaryArea } from './move-area';
import { TOOL } from './owners';
import type { LogEntry } from './release-log';
import { readRegistry } from './site';

export interface Threshold {
  minutes: number;
  failures: number;
  /** Share of the version's page loads, in percent. */
  percent: number;
  /** Addresses that reported. A company may share an address. */
  sources: number;
}

/** Returns log lines. Anybody can send false reports, so the live version never changes. */
export async function endFailingCanaries(site: string, collector: string, threshold: Threshold): Promise<LogEntry[]> {
  const counts = await countsAt(collector, threshold.minutes);
  const { areas } = await readRegistry(site);
  const ended: LogEntry[] = [];
  for (const [name, { canary }] of Object.entries(areas)) {
    const version = canary?.manifest.version;
    const counted = counts.find((count) => count.area === name && count.version === version);
    const why = counted && failingReason(counted, threshold);
    if (!why || !version) continue;
    const entry = await canaryArea(site, name, version, { percent: 0 }, { by: TOOL, why }).catch(
      async (error: unknown) => {
        // Ended or promoted meanwhile.
        const isStill = (await readRegistry(site)).areas[name]?.canary?.manifest.version === version;
        if (error instanceof Refusal && !isStill) return undefined;
        throw error;
      },
    );
    if (entry) ended.push(entry);
  }
  return ended;
}

function failingReason({ loaded, failed, sources }: VersionCounts, threshold: Threshold): string | undefined {
  const percent = (failed / (loaded + failed)) * 100;
  if (failed < threshold.failures || sources < threshold.sources || percent < threshold.percent) return undefined;
  const loads = `it failed in ${failed} of ${loaded + failed} page loads within ${threshold.minutes} min`;
  return `${loads}, from ${sources} ${sources === 1 ? 'address' : 'addresses'}; the limit is ${threshold.percent} %`;
}

async function countsAt(collector: string, minutes: number): Promise<VersionCounts[]> {
  const address = new URL(`/versions?minutes=${minutes}`, collector);
  const answer = await fetchSoon(address);
  if (!answer.ok) throw new Error(`${address.href} answers with status ${answer.status}`);
  return z.array(versionCountsSchema).parse(await answer.json());
}
