import type { Job, JobReport } from './job-store';

/** A job as this tab's storage keeps it. */
export interface StoredJob extends Pick<Job, 'id' | 'kind' | 'label' | 'href' | 'noun' | 'done' | 'total'> {
  input: unknown;
  results: readonly unknown[];
}

const JOB = 'console-job:';
/** Kept apart, because it changes with every step and the input may be long. */
const STEP = 'console-job-step:';

/** Storage can be blocked or full; then a job cannot be gone on with after a reload, which is no error. */
function attempt<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(globalThis.sessionStorage);
  } catch {
    return undefined;
  }
}

export const storeJob = (job: StoredJob): void =>
  attempt((storage) => storage.setItem(JOB + job.id, JSON.stringify(job)));

export const storeStep = (id: string, { done, total, results }: JobReport<unknown>): void =>
  attempt((storage) => storage.setItem(STEP + id, JSON.stringify([done, total, results])));

export const dropStoredJob = (id: string): void =>
  attempt((storage) => {
    storage.removeItem(JOB + id);
    storage.removeItem(STEP + id);
  });

/** The jobs that a reload has cut off. */
export function storedJobs(): StoredJob[] {
  const stored = attempt((storage) =>
    Object.keys(storage)
      .filter((key) => key.startsWith(JOB))
      .flatMap((key) => parse(storage.getItem(key), storage.getItem(STEP + key.slice(JOB.length)))),
  );
  return stored ?? [];
}

/** What lies in storage may be anything. */
function parse(jobText: string | null, stepText: string | null): StoredJob[] {
  try {
    const job = JSON.parse(jobText ?? '') as StoredJob;
    const [done, total, results] = JSON.parse(stepText ?? '[0, 0, []]') as [number, number, unknown];
    const texts = [job.id, job.kind, job.label, job.href, job.noun];
    const isWhole =
      texts.every((text) => typeof text === 'string') &&
      [done, total].every(Number.isInteger) &&
      Array.isArray(results);
    return isWhole ? [{ ...job, done, total, results }] : [];
  } catch {
    return [];
  }
}
