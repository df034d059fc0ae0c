import type { QueryClient } from '@console/query';
import type { SaveReport } from '../form/use-save';

/** `done` of `total`. */
export interface JobStep<Result = never> {
  done: number;
  total: number;
  /** Results of records; plain data. */
  results?: readonly Result[];
}

/** A done, stopped or discarded job leaves the list. */
export interface Job {
  id: string;
  kind: string;
  label: string;
  href: string;
  done: number;
  total: number;
  /** `interrupted`: cut off by a reload; a server job runs on. */
  state: 'running' | 'stopping' | 'failed' | 'interrupted';
  /** False after a reload, until the job's page opens with the definition. */
  canGoOn: boolean;
  runsOnServer: boolean;
}

export interface JobReport<Result> {
  done: number;
  total: number;
  results: readonly Result[];
}

/** Done, stopped or discarded. */
export interface JobEnd<Input, Result> extends JobReport<Result> {
  input: Input;
}

/** Starts at 0, or where an earlier run ended. */
export interface JobBeginning<Result = never> {
  done: number;
  /** The first step may be done already. */
  isResumed?: boolean;
  results: readonly Result[];
  /** Aborts at sign-out. */
  signal: AbortSignal;
  client: QueryClient;
}

export interface JobOutcome<Result> {
  results: readonly Result[];
  /** An open page shows the results. */
  isWatched: boolean;
}

export interface JobWords<Result = never> {
  label: string;
  /** The page that defines and shows the job. */
  href: string;
  /** A function may return several toasts or none. */
  saved: SaveReport | ((outcome: JobOutcome<Result>) => readonly SaveReport[]);
  /** The specification's text; the server's text wins (SHRD-008). */
  failed: string;
}

/** Define at module scope. `Input` is the work of a job. */
export interface JobDefinition<Input, Result = never> {
  /** Unique in the console; links a stored job to its definition. */
  kind: string;
  /** '350 of 1,000 documents are done and stay so. …' for a job that ended early. */
  partlyDone?: (done: string, total: string) => string;
  describe: (input: Input) => JobWords<Result>;
  /** Stop takes effect between steps. See `inBatches`, `pollUntil`. */
  steps: (input: Input, beginning: JobBeginning<Result>) => AsyncIterable<JobStep<Result>>;
  /** Updates the cache, however the job ends. */
  onSettled?: (client: QueryClient, input: Input) => unknown;
  /**
   * - `batches` (default): stores the input, plain data without secrets, in this tab, to resume after a reload.
   * - `file`: all or nothing.
   * - `remote`: all or nothing, at the server; `steps` polls it and resumes after a reload.
   */
  work?: 'batches' | 'file' | 'remote';
}

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
