import type { QueryClient } from '@console/query';
import type { SaveReport } from '../form/use-save';

/** How far a job has come: so many of so many. */
export interface JobStep<Result = never> {
  done: number;
  total: number;
  /** What became of each thing of this step, where the job tells it one by one. Plain data. */
  results?: readonly Result[];
}

/** A background job, as screens see it. It leaves the list when it is done, stopped or discarded. */
export interface Job {
  id: string;
  kind: string;
  label: string;
  href: string;
  noun: string;
  done: number;
  total: number;
  /** `interrupted` was cut off by a reload; what runs on the server goes on running. */
  state: 'running' | 'stopping' | 'failed' | 'interrupted';
  /** False after a reload until the page that the job belongs to has been opened. */
  canGoOn: boolean;
  runsOnServer: boolean;
}

/** How far a job has come or came, and what became of each thing it tells one by one. */
export interface JobReport<Result> {
  done: number;
  total: number;
  results: readonly Result[];
}

/** Where a job begins: at 0, or where it was cut off. */
export interface JobBeginning<Result = never> {
  done: number;
  /** Of the steps before. */
  results: readonly Result[];
  /** Aborted when somebody signs out. */
  signal: AbortSignal;
  /** To put what was saved where the page reads it, before the job is told to be done. */
  client: QueryClient;
}

/** What a job knows when all its steps are done. */
export interface JobOutcome<Result> {
  results: readonly Result[];
  /** A page that uses the job is open, and shows the results itself. */
  isWatched: boolean;
}

/** What people are told about a job. */
export interface JobWords<Result = never> {
  /** What it does, for as long as it does it: 'Publishing to Test'. */
  label: string;
  /** The page that the job belongs to, which knows how to go on with it. */
  href: string;
  /** The success toast; what is made of results may be several toasts, or none. */
  saved: SaveReport | ((outcome: JobOutcome<Result>) => readonly SaveReport[]);
  /** What a failure is called by the specification; the server's own message takes its place (SHRD-008). */
  failed: string;
}

/** A kind of background job, defined once at module scope. `Input` says what one job of it has to do. */
export interface JobDefinition<Input, Result = never> {
  /** Unique in the console, such as `publish-documents`: after a reload a job finds its definition by it. */
  kind: string;
  /** What is counted, in the plural: 'documents'. */
  noun: string;
  describe: (input: Input) => JobWords<Result>;
  /** Does the work. Each step says how far it has come; Stop takes effect between two steps. See `inBatches`, `pollUntil`. */
  steps: (input: Input, beginning: JobBeginning<Result>) => AsyncIterable<JobStep<Result>>;
  /** Keep the cache right, however the job has ended. */
  onSettled?: (client: QueryClient, input: Input) => unknown;
  /**
   * Keeps the input in this tab's storage until the job is done, so that it can be gone on with after a reload. The
   * input must be plain data without secrets.
   */
  isResumable?: boolean;
  /** All or nothing, such as a file: what ended early leaves nothing, and cannot be gone on with. */
  leavesNothing?: boolean;
  /** The server does the work and `steps` only follows it: the page may be closed, and a reload follows again unasked. */
  runsOnServer?: boolean;
}

/** Sends items in batches one after the other, as the `steps` of a job. */
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
