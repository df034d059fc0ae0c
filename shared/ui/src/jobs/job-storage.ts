import { tabStorage } from '@console/browser';
import type { Job, JobReport } from './job-definition';

export interface StoredJob extends Pick<Job, 'id' | 'kind' | 'label' | 'href' | 'done' | 'total' | 'runsOnServer'> {
  input: unknown;
  results: readonly unknown[];
}

const JOB = 'job:';
/** A separate key, because it changes with every step and the input is long. */
const STEP = 'job-step:';

/* Without storage a job cannot resume, which is no error. */

export const storeJob = (job: StoredJob): boolean => tabStorage.owned.write(JOB + job.id, JSON.stringify(job));

export const storeStep = (id: string, { done, total, results }: JobReport<unknown>): boolean =>
  tabStorage.owned.write(STEP + id, JSON.stringify([done, total, results]));

export function dropStoredJob(id: string): void {
  tabStorage.owned.remove(JOB + id);
  tabStorage.owned.remove(STEP + id);
}

/** Reads jobs of the signed-in person. */
export function storedJobs(): StoredJob[] {
  const { owned } = tabStorage;
  return owned.names(JOB).flatMap((name) => parse(owned.read(name), owned.read(STEP + name.slice(JOB.length))));
}

/** Storage may hold any text. */
function parse(jobText: string | undefined, stepText: string | undefined): StoredJob[] {
  try {
    const job = JSON.parse(jobText ?? '') as StoredJob;
    const [done, total, results] = JSON.parse(stepText ?? '[0, 0, []]') as [number, number, unknown];
    const texts = [job.id, job.kind, job.label, job.href];
    const isWhole =
      texts.every((text) => typeof text === 'string') &&
      [done, total].every(Number.isInteger) &&
      Array.isArray(results);
    return isWhole ? [{ ...job, done, total, results }] : [];
  } catch {
    return [];
  }
}
