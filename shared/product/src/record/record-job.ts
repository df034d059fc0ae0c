import { ApiError } from '@console/http';
import type { QueryClient } from '@console/query';
import { formatCount, formatList, type SaveReport, shortName } from '@console/ui';
import type { JobBeginning, JobDefinition, JobStep } from '@console/ui/jobs';
import { n, t } from '@console/words';

export interface RecordTask<Change> {
  id: string;
  name: string;
  change: Change;
  /** Undo names what the job set; a value changed since then stays. */
  left?: Change;
}

/** `undo`: changed; `problem`: failed; neither: already so. */
export interface RecordTaskResult<Change> {
  task: RecordTask<Change>;
  undo?: RecordTask<Change>;
  problem?: string;
  mayRetry?: boolean;
}

export interface RecordChanges<Change> {
  tasks: readonly RecordTask<Change>[];
  /** Results before a retry, for report and Undo. */
  earlier?: readonly RecordTaskResult<Change>[];
}

export interface RecordJobOptions<Row, Change> {
  kind: string;
  noun: RecordNoun;
  href: string;
  /** 'Changing roles' */
  labelOf: (change: Change) => string;
  /** The specification's text. */
  failedOf: (change: Change) => string;
  /** Records per call. */
  atOnce: number;
  /** Leaves out deleted records. */
  read: (ids: readonly string[], signal: AbortSignal) => Promise<ReadonlyMap<string, Row>>;
  /** Undefined = already so. */
  reverseOf: (row: Row, change: Change) => Change | undefined;
  /** Saves all or none. */
  save: (changes: readonly RecordChange<Row, Change>[]) => Promise<SavedRecords<Row>>;
  /** Updates the cache before the end; without this function, queries refetch. */
  takeOver?: (client: QueryClient, rows: readonly Row[]) => unknown;
  /** Runs after a failure too, because other people may have changed a record. */
  readAgain: (client: QueryClient) => unknown;
}

export interface SavedRecords<Row> {
  /** The reason of a refusal without HTTP error. */
  refused?: string | undefined;
  rows?: readonly Row[];
}

export interface RecordChange<Row, Change> {
  row: Row;
  change: Change;
}

/** Whole phrases with a number, because nouns inflect. */
export interface RecordNoun {
  /** '350 of 1,000 documents are done and stay so. …' */
  partlyDone: (done: string, total: string) => string;
  /** '3 documents' */
  counted: (count: number) => string;
  /** '3 documents changed in Development' */
  changed: (count: number) => string;
}

const GONE = t('It was deleted while you were working.');
const CHANGED_SINCE = t('It was changed while you were working.');
const MOST_NAMED = 5;
/** Each step is stored, and Stop acts between. */
const MOST_STEPS = 100;

/** A 403 or 5xx may concern a single record; three in a row end the job. */
const mayBeOfOne = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.refusesInput || error.code === 'forbidden' || error.code === 'server');
const MOST_IN_A_ROW = 3;

/** Distinguishes failures of a record from failures of the job (C111). */
export interface Refusals {
  passed: () => void;
  /** Excludes network, session and rate limit, and the third 403 or 5xx in a row. */
  isOfOne: (error: unknown) => error is ApiError;
}

/** A record's refusal does not stop the rest. */
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
 * Reads each record right before saving, so that other fields keep current values. Undo skips records changed since. A
 * refusal does not stop the rest; a general failure ends the job, resumable.
 */
export function recordJob<Row, Change>(
  options: RecordJobOptions<Row, Change>,
): JobDefinition<RecordChanges<Change>, RecordTaskResult<Change>> {
  const { kind, noun, href, labelOf, failedOf, atOnce, read, reverseOf, takeOver, readAgain } = options;
  type Result = RecordTaskResult<Change>;
  type Pending = RecordChange<Row, Change> & { task: RecordTask<Change>; undo: RecordTask<Change> };

  function prepare(task: RecordTask<Change>, row: Row | undefined): Pending | Result {
    if (row === undefined) return { task, problem: GONE };
    const { change, left } = task;
    const reverse = reverseOf(row, change);
    if (reverse === undefined) return { task };
    if (left !== undefined && reverseOf(row, left) !== undefined) return { task, problem: CHANGED_SINCE };
    const { left: _, ...same } = task;
    return { row, change, task, undo: { ...same, change: reverse, left: change } };
  }

  async function* steps(
    { tasks, earlier = [] }: RecordChanges<Change>,
    { results: earlierResults, signal, client }: JobBeginning<Result>,
  ): AsyncGenerator<JobStep<Result>> {
    const total = earlier.length + tasks.length;
    const size = Math.max(atOnce, Math.ceil(tasks.length / MOST_STEPS));
    const finishedIds = new Set(earlierResults.map(({ task }) => task.id));
    let done = Math.max(earlierResults.length, earlier.length);
    const refusals = countRefusals();
    const saved: Row[] = [];

    /** Rethrows failures that concern every record. */
    function refused(task: RecordTask<Change>, error: unknown): Result {
      if (!refusals.isOfOne(error)) throw error;
      return { task, problem: error.userMessage(failedOf(task.change), { withValidation: true }), mayRetry: true };
    }

    /** Appends, so that saved records are reported even after a throw. */
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

    yield { done, total, results: earlierResults.length === 0 ? earlier : [] };
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
    describe: ({ tasks: [first] }) => ({
      label: first && first.left === undefined ? labelOf(first.change) : t('Undoing'),
      href,
      // An open page shows the outcome (`RecordJobOutcome`).
      saved: ({ results, isWatched }) => (isWatched ? [] : reports(results, noun)),
      failed: first ? failedOf(first.change) : '',
    }),
    steps,
  };
}

/** '3 documents changed in Development. 2 needed no change. 1 could not be changed.' */
export function recordOutcome(results: readonly RecordTaskResult<unknown>[], total: number, noun: RecordNoun): string {
  const { changed, unchanged, failed } = countResults(results);
  const remaining = total - results.length;
  return [
    `${changedInWords(results, changed, noun)}.`,
    unchanged > 0 && n(unchanged, '{count} needed no change.', '{count} needed no change.'),
    failed > 0 && t('{count} couldn’t be changed.', { count: formatCount(failed) }),
    remaining > 0 && n(remaining, '{count} was not attempted.', '{count} were not attempted.'),
  ]
    .filter(Boolean)
    .join(' ');
}

export const areUndone = (results: readonly RecordTaskResult<unknown>[]): boolean =>
  results.some(({ task }) => task.left !== undefined);

function reports(results: readonly RecordTaskResult<unknown>[], noun: RecordNoun): SaveReport[] {
  const { changed, failed } = countResults(results);
  const names = results.flatMap(({ task, problem }) => (problem === undefined ? [] : task.name));
  const problem = {
    kind: 'error' as const,
    title: t('Couldn’t change {records}', { records: noun.counted(failed) }),
    description: formatList(names.map(shortName), MOST_NAMED),
  };
  return [
    ...(changed > 0 ? [{ title: changedInWords(results, changed, noun) }] : []),
    ...(failed > 0 ? [problem] : []),
  ];
}

const changedInWords = (results: readonly RecordTaskResult<unknown>[], changed: number, noun: RecordNoun) =>
  areUndone(results) ? t('{records} restored', { records: noun.counted(changed) }) : noun.changed(changed);

function countResults(results: readonly RecordTaskResult<unknown>[]) {
  const failed = results.filter(({ problem }) => problem !== undefined).length;
  const changed = results.filter(({ undo }) => undo !== undefined).length;
  return { changed, failed, unchanged: results.length - changed - failed };
}
