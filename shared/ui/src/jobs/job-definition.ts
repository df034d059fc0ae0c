import type { QueryClient } from '@console/query';
import type { SaveReport } from '../form/use-save';

/** The progress of a job: `done` of `total`. */
export interface JobStep<Result = never> {
  done: number;
  total: number;
  /** Results of this step, one for each record, if the job has them. Plain data. */
  results?: readonly Result[];
}

/** A background job, as screens see it. It leaves the list when it is done, stopped or discarded. */
export interface Job {
  id: string;
  kind: string;
  label: string;
  href: string;
  done: number;
  total: number;
  /** `interrupted`: a reload cut it off. A job on the server goes on running. */
  state: 'running' | 'stopping' | 'failed' | 'interrupted';
  /** False after a reload until the page of the job is opened, because only that page has its definition. */
  canGoOn: boolean;
  runsOnServer: boolean;
}

/** The progress of a running or ended job, with the results so far. */
export interface JobReport<Result> {
  done: number;
  total: number;
  results: readonly Result[];
}

/** The start of a run: at 0, or where an earlier run ended. */
export interface JobBeginning<Result = never> {
  done: number;
  /** The results of the earlier steps. */
  results: readonly Result[];
  /** Aborted at sign-out. */
  signal: AbortSignal;
  /** For writing saved records into the cache before the job reports that it is done. */
  client: QueryClient;
}

/** The results after all steps. */
export interface JobOutcome<Result> {
  results: readonly Result[];
  /** True if a page with this job's results is open. */
  isWatched: boolean;
}

/** The texts of a job. */
export interface JobWords<Result = never> {
  /** Name of the work in progress: 'Publishing to Test'. */
  label: string;
  /** The page of the job, which has its definition. */
  href: string;
  /** The success toast; a function of the results may return several toasts, or none. */
  saved: SaveReport | ((outcome: JobOutcome<Result>) => readonly SaveReport[]);
  /** The specification's failure message; the server's own message replaces it (SHRD-008). */
  failed: string;
}

/** A kind of background job, defined once at module scope. `Input` is the work of one job. */
export interface JobDefinition<Input, Result = never> {
  /** Unique in the console, such as `publish-documents`; links a stored job to its definition after a reload. */
  kind: string;
  /** '350 of 1,000 documents are done and stay so. …', of a job that ended early; not of one that leaves nothing. */
  partlyDone?: (done: string, total: string) => string;
  describe: (input: Input) => JobWords<Result>;
  /**
   * Does the work. Each step reports the progress; Stop takes effect between two steps. See `inBatches`, `pollUntil`.
   */
  steps: (input: Input, beginning: JobBeginning<Result>) => AsyncIterable<JobStep<Result>>;
  /** Updates the cache, for every way in which the job can end. */
  onSettled?: (client: QueryClient, input: Input) => unknown;
  /**
   * Stores the input in this tab until the job is done, so that the job can be resumed after a reload. The input must
   * be plain data without secrets.
   */
  isResumable?: boolean;
  /** All or nothing, such as a file: a job that ends early has no effect and cannot be resumed. */
  leavesNothing?: boolean;
  /**
   * The server does the work and `steps` only polls it: the page can be closed, and after a reload polling resumes by
   * itself.
   */
  runsOnServer?: boolean;
}

/** Sends items in batches, one after the other, as the `steps` of a job. */
export async function* inBatches<Item>(
  items: readonly Item[],
  size: number,
  { done }: Pick<JobBeginning, 'done'>,
  send: (batch: readonly Item[]) => Promise<unknown>,
): AsyncGenerator<JobStep> {
  const total = items.length;
  yield { done, total };
  for (let start = done; start < total; start += size) {
    await send(items.slice(start, start + size));
    yield { done: Math.min(start + size, total), total };
  }
}
