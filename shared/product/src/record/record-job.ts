import { ApiError } from '@console/http';
import type { QueryClient } from '@console/query';
import { formatCount, formatList, type SaveReport, shortName } from '@console/ui';
import type { JobBeginning, JobDefinition, JobStep } from '@console/ui/jobs';
import { n, t } from '@console/words';

/** One record of a job, with the change that it gets. */
export interface RecordTask<Change> {
  id: string;
  /** The record's name in the results. */
  name: string;
  change: Change;
  /** On Undo: the value that the job had set. A record with another value was changed since and is left alone. */
  left?: Change;
}

/** The result of a task: `undo` set = changed, `problem` set = failed, neither = the record already had the value. */
export interface RecordTaskResult<Change> {
  task: RecordTask<Change>;
  /** The task that reverses this one. */
  undo?: RecordTask<Change>;
  problem?: string;
  /** A retry might succeed. */
  mayRetry?: boolean;
}

/** One change of many records, or the Undo of such a change. */
export interface RecordChanges<Change> {
  tasks: readonly RecordTask<Change>[];
  /** On a retry: the results of the records that are not retried; report and Undo include them. */
  earlier?: readonly RecordTaskResult<Change>[];
}

/** How a job reads, changes and saves records of one kind. */
export interface RecordJobOptions<Row, Change> {
  kind: string;
  noun: RecordNoun;
  href: string;
  /** The label of the running job: 'Changing roles'. */
  labelOf: (change: Change) => string;
  /** The specification's message for a failure. */
  failedOf: (change: Change) => string;
  /** How many records one call reads, and one call saves. */
  atOnce: number;
  /** The current records by id; without those that have been deleted. */
  read: (ids: readonly string[], signal: AbortSignal) => Promise<ReadonlyMap<string, Row>>;
  /** The inverse change; undefined if the record already has the new value. */
  reverseOf: (row: Row, change: Change) => Change | undefined;
  /** Saves all of them or none. */
  save: (changes: readonly RecordChange<Row, Change>[]) => Promise<SavedRecords<Row>>;
  /** Writes saved records to the query cache before the job ends. Without it, the page's data is read again. */
  takeOver?: (client: QueryClient, rows: readonly Row[]) => unknown;
  /** Refetches the page's data; also after a failure, because other people may have changed a record. */
  readAgain: (client: QueryClient) => unknown;
}

export interface SavedRecords<Row> {
  /** The platform's reason for a refusal that is not an HTTP error. */
  refused?: string | undefined;
  /** The records as saved, if the platform returns them. */
  rows?: readonly Row[];
}

export interface RecordChange<Row, Change> {
  row: Row;
  change: Change;
}

/** The records in texts, in whole phrases of a number of them. */
export interface RecordNoun {
  /** Of a job that ended early: '350 of 1,000 documents are done and stay so. …' */
  partlyDone: (done: string, total: string) => string;
  /** '3 documents' */
  counted: (count: number) => string;
  /** '3 documents changed in Development' */
  changed: (count: number) => string;
}

const GONE = t('It has been deleted meanwhile.');
const CHANGED_SINCE = t('It has been changed meanwhile.');
const MOST_NAMED = 5;
/** The most steps of one job: each step is stored, and Stop takes effect between two steps. */
const MOST_STEPS = 100;

/** A 403 or 5xx may concern one record; three in a row concern all records and end the job. */
const mayBeOfOne = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.refusesInput || error.code === 'forbidden' || error.code === 'server');
const MOST_IN_A_ROW = 3;

/** Separates the failures of one record from the failures that end the job (C111). */
export interface Refusals {
  /** Resets the count after a success. */
  passed: () => void;
  /** True for a failure of one record; not for network, session or rate limit, nor for the third 403 or 5xx in a row. */
  isOfOne: (error: unknown) => error is ApiError;
}

/** Counts the failures of a job on many records, so that the refusal of one record does not stop the others. */
export function countRefusals(): Refusals {
  let inARow = 0;
  return {
    passed() {
      inARow = 0;
    },
    isOfOne(error): error is ApiError {
      if (!mayBeOfOne(error)) return false;
      inARow = error.refusesInput ? 0 : inARow + 1;
      return inARow < MOST_IN_A_ROW;
    },
  };
}

/**
 * A job that makes one change to many records. It reads each record right before saving it, so that the save keeps the
 * current values of the other fields. A record that already has the new value is not saved. Undo skips records that
 * somebody has changed since. The refusal of one record does not stop the others; a failure that would hit all records
 * ends the job, which can be resumed.
 */
export function recordJob<Row, Change>(
  options: RecordJobOptions<Row, Change>,
): JobDefinition<RecordChanges<Change>, RecordTaskResult<Change>> {
  const { kind, noun, href, labelOf, failedOf, atOnce, read, reverseOf, takeOver, readAgain } = options;
  type Result = RecordTaskResult<Change>;
  type Pending = RecordChange<Row, Change> & { task: RecordTask<Change>; undo: RecordTask<Change> };

  /** The save that a task needs, or the task's result if it needs none. */
  function prepare(task: RecordTask<Change>, row: Row | undefined): Pending | Result {
    if (row === undefined) return { task, problem: GONE };
    const { change, left } = task;
    const before = reverseOf(row, change);
    if (before === undefined) return { task };
    if (left !== undefined && reverseOf(row, left) !== undefined) return { task, problem: CHANGED_SINCE };
    const { left: _, ...same } = task;
    return { row, change, task, undo: { ...same, change: before, left: change } };
  }

  async function* steps(
    { tasks, earlier = [] }: RecordChanges<Change>,
    { results: before, signal, client }: JobBeginning<Result>,
  ): AsyncGenerator<JobStep<Result>> {
    const total = earlier.length + tasks.length;
    const size = Math.max(atOnce, Math.ceil(tasks.length / MOST_STEPS));
    const finishedIds = new Set(before.map(({ task }) => task.id));
    let done = Math.max(before.length, earlier.length);
    const refusals = countRefusals();
    const saved: Row[] = [];

    /** The result of a refused task. Rethrows a failure that does not concern this record. */
    function refused(task: RecordTask<Change>, error: unknown): Result {
      if (!refusals.isOfOne(error)) throw error;
      return { task, problem: error.userMessage(failedOf(task.change), { withValidation: true }), mayRetry: true };
    }

    /** Appends to `results`, so that saved records are reported even if a later save throws. */
    async function saveAll(pending: readonly Pending[], results: Result[]): Promise<void> {
      const [first] = pending;
      if (!first) return;
      try {
        const { refused: problem, rows = [] } = await options.save(pending);
        refusals.passed();
        saved.push(...rows);
        if (problem === undefined) results.push(...pending.map(({ task, undo }) => ({ task, undo })));
        else results.push({ task: first.task, problem, mayRetry: true });
      } catch (error) {
        if (pending.length === 1) results.push(refused(first.task, error));
        else if (mayBeOfOne(error)) for (const each of pending) await saveAll([each], results);
        else throw error;
      }
    }

    async function changeAll(batch: readonly RecordTask<Change>[], results: Result[]): Promise<void> {
      const ids = batch.map(({ id }) => id);
      const rows = await read(ids, signal).catch((error: unknown) => {
        const [task] = batch;
        if (batch.length > 1 || !task) throw error;
        results.push(refused(task, error));
      });
      if (!rows) return;
      const pending: Pending[] = [];
      for (const task of batch) {
        const prepared = prepare(task, rows.get(task.id));
        if ('row' in prepared) pending.push(prepared);
        else results.push(prepared);
      }
      await saveAll(pending, results);
    }

    yield { done, total, results: before.length === 0 ? earlier : [] };
    const waiting = tasks.filter(({ id }) => !finishedIds.has(id));
    let isOld = takeOver === undefined;
    try {
      for (let start = 0; start < waiting.length; start += size) {
        const step = waiting.slice(start, start + size);
        const results: Result[] = [];
        try {
          for (let at = 0; at < step.length; at += atOnce) await changeAll(step.slice(at, at + atOnce), results);
        } finally {
          done += results.length;
          isOld ||= results.length < step.length || results.some(({ problem }) => problem !== undefined);
          if (results.length > 0) yield { done, total, results };
        }
      }
    } finally {
      if (saved.length > 0) await takeOver?.(client, saved);
      if (isOld) void readAgain(client);
    }
  }

  return {
    kind,
    partlyDone: noun.partlyDone,
    isResumable: true,
    describe: ({ tasks: [first] }) => ({
      label: first && first.left === undefined ? labelOf(first.change) : t('Undoing'),
      href,
      // A page that is open shows the outcome itself (`RecordJobOutcome`), so it needs no toast.
      saved: ({ results, isWatched }) => (isWatched ? [] : reports(results, noun)),
      failed: first ? failedOf(first.change) : '',
    }),
    steps,
  };
}

/** '3 documents changed in Development. 2 needed no change. 1 could not be changed.' Undo: '3 documents as before.' */
export function recordOutcome(results: readonly RecordTaskResult<unknown>[], total: number, noun: RecordNoun): string {
  const { changed, unchanged, failed } = countResults(results);
  const left = total - results.length;
  return [
    `${changedInWords(results, changed, noun)}.`,
    unchanged > 0 && n(unchanged, '{count} needed no change.', '{count} needed no change.'),
    failed > 0 && t('{count} could not be changed.', { count: formatCount(failed) }),
    left > 0 && n(left, '{count} was not tried.', '{count} were not tried.'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Whether these are the results of an Undo. */
export const areUndone = (results: readonly RecordTaskResult<unknown>[]): boolean =>
  results.some(({ task }) => task.left !== undefined);

function reports(results: readonly RecordTaskResult<unknown>[], noun: RecordNoun): SaveReport[] {
  const { changed, failed } = countResults(results);
  const names = results.flatMap(({ task, problem }) => (problem === undefined ? [] : task.name));
  const problem = {
    kind: 'error' as const,
    title: t('{records} could not be changed', { records: noun.counted(failed) }),
    description: formatList(names.map(shortName), MOST_NAMED),
  };
  return [
    ...(changed > 0 ? [{ title: changedInWords(results, changed, noun) }] : []),
    ...(failed > 0 ? [problem] : []),
  ];
}

const changedInWords = (results: readonly RecordTaskResult<unknown>[], changed: number, noun: RecordNoun) =>
  areUndone(results) ? t('{records} as before', { records: noun.counted(changed) }) : noun.changed(changed);

function countResults(results: readonly RecordTaskResult<unknown>[]) {
  const failed = results.filter(({ problem }) => problem !== undefined).length;
  const changed = results.filter(({ undo }) => undo !== undefined).length;
  return { changed, failed, unchanged: results.length - changed - failed };
}
