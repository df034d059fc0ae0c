import { ApiError, type ApiErrorCode } from '@console/http';
import type { QueryClient } from '@console/query';
import { counted, formatCount, formatList, type SaveReport, shortName } from '@console/ui';
import type { JobBeginning, JobDefinition, JobStep } from '@console/ui/jobs';

/** What is to become of one record. */
export interface RecordTask<Change> {
  id: string;
  /** What the record is called among the results. */
  name: string;
  change: Change;
  /** What the change that is taken back has left it at. A record that is otherwise was changed since, and stays. */
  left?: Change;
}

/** What became of one task: changed, not changed because it was so already (neither of both), or a problem. */
export interface RecordTaskResult<Change> {
  task: RecordTask<Change>;
  /** Takes it back. */
  undo?: RecordTask<Change>;
  problem?: string;
  /** It might go well another time. */
  mayRetry?: boolean;
}

/** The same change of many records, or what takes such a change back. */
export interface RecordChanges<Change> {
  tasks: readonly RecordTask<Change>[];
  /** What came of the others, where these are tried once more: it is told and taken back with them. */
  earlier?: readonly RecordTaskResult<Change>[];
}

/** Records of one kind, and how many of them are changed by one job. */
export interface RecordJobOptions<Row, Change> {
  kind: string;
  noun: RecordNoun;
  href: string;
  /** What the job does, while it does it: 'Changing roles'. */
  labelOf: (change: Change) => string;
  /** What a failure is called by the specification. */
  failedOf: (change: Change) => string;
  /** How many are read, and then saved, by one call each. */
  atOnce: number;
  /** The records as they are now; those that are gone are left out. */
  read: (ids: readonly string[], signal: AbortSignal) => Promise<ReadonlyMap<string, Row>>;
  /** The change that takes a change back; undefined where the record is so already. */
  reverseOf: (row: Row, change: Change) => Change | undefined;
  /** Saves all of them or none. */
  save: (changes: readonly RecordChange<Row, Change>[]) => Promise<SavedRecords<Row>>;
  /** Puts saved records where the page reads them, before it is told that they are. Without it all is read again. */
  takeOver?: (client: QueryClient, rows: readonly Row[]) => unknown;
  /** Has the page read again what it shows: also where not all went well, because others have changed something. */
  readAgain: (client: QueryClient) => unknown;
}

export interface SavedRecords<Row> {
  /** Why one was refused, where that is no HTTP error. */
  refused?: string | undefined;
  /** As they are now, where the platform tells. */
  rows?: readonly Row[];
}

export interface RecordChange<Row, Change> {
  row: Row;
  change: Change;
}

/** What the records are called: '3 documents changed in Development'. */
export interface RecordNoun {
  one: string;
  many: string;
  /** ' in Development', where that must be said. */
  where?: string;
}

const GONE = 'It has been deleted meanwhile.';
const CHANGED_SINCE = 'It has been changed meanwhile.';
const MOST_NAMED = 5;
/** A job of thousands takes and stores so many steps at most; Stop takes effect between two. */
const MOST_STEPS = 100;

/** Refused for what this record is or has become. */
const OF_THE_RECORD: readonly ApiErrorCode[] = ['conflict', 'notFound', 'validation'];
/** Others may be the record's own trouble too; so many of them in a row are not, and end the job. */
const MAY_BE_OF_THE_RECORD: readonly ApiErrorCode[] = [...OF_THE_RECORD, 'forbidden', 'server'];
const MOST_IN_A_ROW = 3;

/** Which failures, one after the other, are of the single things that a job does, and which end it (C111). */
export interface Refusals {
  /** One went well: what fails next is no trouble of everybody's so far. */
  passed: () => void;
  /** Whether the failure says something of this one thing: not what never arrived, and not the third in a row that may be everybody's. */
  isOfOne: (error: unknown) => error is ApiError;
}

/** The rule for a job that does the same to many things: what is refused for one keeps no other from being done. */
export function countRefusals(): Refusals {
  let inARow = 0;
  return {
    passed() {
      inARow = 0;
    },
    isOfOne(error): error is ApiError {
      if (!(error instanceof ApiError) || !MAY_BE_OF_THE_RECORD.includes(error.code)) return false;
      inARow = OF_THE_RECORD.includes(error.code) ? 0 : inARow + 1;
      return inARow < MOST_IN_A_ROW;
    },
  };
}

/**
 * A job that changes many records, each for itself. A record is read right before it is saved, so what is not changed stays
 * as it is by then; one that is so already is not saved. Taking back leaves alone what somebody has changed since. What the
 * platform refuses for one record keeps no other from being saved, and what nobody gets through with ends the job, which can
 * be gone on with from there.
 */
export function recordJob<Row, Change>(
  options: RecordJobOptions<Row, Change>,
): JobDefinition<RecordChanges<Change>, RecordTaskResult<Change>> {
  const { kind, noun, href, labelOf, failedOf, atOnce, read, reverseOf, takeOver, readAgain } = options;
  type Result = RecordTaskResult<Change>;
  type Pending = RecordChange<Row, Change> & { task: RecordTask<Change>; undo: RecordTask<Change> };

  /** What is to be saved of a task; or its result, where nothing is. */
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
    const told = new Set(before.map(({ task }) => task.id));
    let done = Math.max(before.length, earlier.length);
    const refusals = countRefusals();
    const saved: Row[] = [];

    /** What the failure says of this record. Rethrows one that says nothing of it. */
    function refused(task: RecordTask<Change>, error: unknown): Result {
      if (!refusals.isOfOne(error)) throw error;
      return { task, problem: error.userMessage(failedOf(task.change), { withValidation: true }), mayRetry: true };
    }

    /** Adds to `results`, so that what was saved is known where it ends early. */
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
        const mayBeOfOne = error instanceof ApiError && MAY_BE_OF_THE_RECORD.includes(error.code);
        if (pending.length === 1) results.push(refused(first.task, error));
        else if (mayBeOfOne) for (const each of pending) await saveAll([each], results);
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
    const waiting = tasks.filter(({ id }) => !told.has(id));
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
    noun: noun.many,
    isResumable: true,
    describe: ({ tasks: [first] }) => ({
      label: first && first.left === undefined ? labelOf(first.change) : 'Undoing',
      href,
      // The page tells it beside the list, with what can be done about it.
      saved: ({ results, isWatched }) => (isWatched ? [] : reports(results, noun)),
      failed: first ? failedOf(first.change) : '',
    }),
    steps,
  };
}

/** '3 documents changed in Development. 2 were so already. 1 could not be changed.'; taken back, '3 documents as before.' */
export function recordOutcome(results: readonly RecordTaskResult<unknown>[], total: number, noun: RecordNoun): string {
  const { changed, unchanged, failed } = countResults(results);
  const left = total - results.length;
  return [
    `${changedInWords(results, changed, noun)}.`,
    unchanged > 0 && `${counted(unchanged, { one: 'was', many: 'were' })} so already.`,
    failed > 0 && `${formatCount(failed)} could not be changed.`,
    left > 0 && `${counted(left, { one: 'was', many: 'were' })} not tried.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Whether these are the results of taking a change back. */
export const areUndone = (results: readonly RecordTaskResult<unknown>[]): boolean =>
  results.some(({ task }) => task.left !== undefined);

function reports(results: readonly RecordTaskResult<unknown>[], noun: RecordNoun): SaveReport[] {
  const { changed, failed } = countResults(results);
  const names = results.flatMap(({ task, problem }) => (problem === undefined ? [] : task.name));
  const problem = {
    kind: 'error' as const,
    title: `${counted(failed, noun)} could not be changed`,
    description: formatList(names.map(shortName), MOST_NAMED),
  };
  return [
    ...(changed > 0 ? [{ title: changedInWords(results, changed, noun) }] : []),
    ...(failed > 0 ? [problem] : []),
  ];
}

const changedInWords = (results: readonly RecordTaskResult<unknown>[], changed: number, noun: RecordNoun) =>
  areUndone(results) ? `${counted(changed, noun)} as before` : `${counted(changed, noun)} changed${noun.where ?? ''}`;

function countResults(results: readonly RecordTaskResult<unknown>[]) {
  const failed = results.filter(({ problem }) => problem !== undefined).length;
  const changed = results.filter(({ undo }) => undo !== undefined).length;
  return { changed, failed, unchanged: results.length - changed - failed };
}
