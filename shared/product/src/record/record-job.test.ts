import { ApiError } from '@console/http';
import { createQueryClient } from '@console/query';
import { n } from '@console/words';
import { type RecordTaskResult, recordJob, recordOutcome } from './record-job';

interface Row {
  id: string;
  value: string;
}

const NOUN = {
  partlyDone: (some: string, all: string) => `${some} of ${all} documents were updated.`,
  counted: (count: number) => n(count, '{count} document', '{count} documents'),
  changed: (count: number) =>
    n(count, '{count} document changed in Development', '{count} documents changed in Development'),
};
const rows = new Map<string, Row>();
const saveAll = jest.fn<Promise<void>, [changes: Row[]]>();
const takeOver = jest.fn();
const readAgain = jest.fn();

const job = recordJob<Row, string>({
  kind: 'edit',
  noun: NOUN,
  href: '/',
  labelOf: () => 'Changing',
  failedOf: () => 'Failed to save',
  atOnce: 2,
  read: async (ids) => new Map(ids.flatMap((id) => (rows.has(id) ? [[id, rows.get(id)!] as const] : []))),
  reverseOf: (row, value) => (row.value === value ? undefined : row.value),
  async save(changes) {
    const next = changes.map(({ row, change }) => ({ ...row, value: change }));
    await saveAll(next);
    for (const row of next) rows.set(row.id, row);
    return { rows: next };
  },
  takeOver,
  readAgain,
});

type Results = RecordTaskResult<string>[];
interface Run {
  tasks: readonly { id: string; name: string; change: string; left?: string }[];
  earlier?: Results;
  before?: Results;
}

async function run({ tasks, earlier = [], before = [] }: Run) {
  const results: Results = [...before];
  const beginning = {
    done: before.length,
    results: before,
    signal: new AbortController().signal,
    client: createQueryClient(),
  };
  let total = 0;
  try {
    for await (const step of job.steps({ tasks, earlier }, beginning)) {
      results.push(...(step.results ?? []));
      total = step.total;
      expect(step.done).toBe(results.length);
    }
    return { results, words: recordOutcome(results, total, NOUN) };
  } catch (error) {
    return { results, words: recordOutcome(results, total, NOUN), error };
  }
}

const ids = ['1', '2', '3', '4', '5'];
const tasksTo = (change: string, of = ids) => of.map((id) => ({ id, name: id, change }));
const undoOf = (results: Results) => results.flatMap(({ undo }) => undo ?? []);
const valuesNow = () => [...rows.values()].map(({ value }) => value).join('');
const saved = () => saveAll.mock.calls.map(([changes]) => changes.map(({ id }) => id).join(''));

beforeEach(() => {
  rows.clear();
  for (const id of ids) rows.set(id, { id, value: 'a' });
  jest.clearAllMocks();
  saveAll.mockReset().mockResolvedValue();
});

test('Q40 a change of many records is made and undone; Undo skips a record that somebody has changed since, and says so', async () => {
  rows.set('2', { id: '2', value: 'b' });
  rows.delete('5');
  const { results, words } = await run({ tasks: tasksTo('b') });
  expect(words).toBe('3 documents changed in Development. 1 needed no change. 1 couldn’t be changed.');
  expect(valuesNow()).toBe('bbbb');

  rows.set('3', { id: '3', value: 'theirs' });
  const undone = await run({ tasks: undoOf(results) });
  expect(undone.words).toBe('2 documents restored. 1 couldn’t be changed.');
  expect(undone.results.find(({ task }) => task.id === '3')?.problem).toBe('It was changed while you were working.');
  expect(valuesNow()).toBe('abtheirsa');
});

test('Q40 the refusal of one record does not stop the others, and a retry tries that record alone', async () => {
  saveAll.mockImplementation(async (changes) => {
    if (changes.some(({ id }) => id === '2')) throw new ApiError('validation', { status: 400, message: 'Locked.' });
  });
  const { results, words } = await run({ tasks: tasksTo('b') });
  expect(words).toBe('4 documents changed in Development. 1 couldn’t be changed.');
  expect(saved()).toEqual(['12', '1', '2', '34', '5']);
  expect(results.filter(({ mayRetry }) => mayRetry).map(({ task, problem }) => [task.id, problem])).toEqual([
    ['2', 'Locked.'],
  ]);
  // Saved records reach the cache first, then failures refetch.
  expect(takeOver.mock.calls[0]?.[1].map(({ id }: Row) => id)).toEqual(['1', '3', '4', '5']);
  expect(readAgain).toHaveBeenCalledTimes(1);

  saveAll.mockReset().mockResolvedValue();
  const again = await run({ tasks: tasksTo('b', ['2']), earlier: results.filter(({ mayRetry }) => !mayRetry) });
  expect(again.words).toBe('5 documents changed in Development.');
  expect(undoOf(again.results)).toHaveLength(5);
  expect(readAgain).toHaveBeenCalledTimes(1);
});

test('Q40 a server error is the result of one record; three in a row end the job, which can be resumed', async () => {
  saveAll.mockImplementation(async ([first]) => {
    if (['2', '3', '4', '5'].includes(first?.id ?? '')) throw new ApiError('server', { status: 500 });
    if (first?.id === '1' && saveAll.mock.calls.length === 1) throw new ApiError('server', { status: 500 });
  });
  const ended = await run({ tasks: tasksTo('b') });
  expect(ended.error).toMatchObject({ code: 'server' });
  expect(ended.words).toBe('1 document changed in Development. 2 couldn’t be changed. 2 were not attempted.');
  expect(ended.results.map(({ task }) => task.id)).toEqual(['1', '2', '3']);

  saveAll.mockReset().mockResolvedValue();
  const { results, words } = await run({ tasks: tasksTo('b'), before: ended.results });
  expect(saved()).toEqual(['45']);
  expect(words).toBe('3 documents changed in Development. 2 couldn’t be changed.');
  expect(undoOf(results).map(({ id }) => id)).toEqual(['1', '4', '5']);
});

test.each(['network', 'offline', 'timeout', 'unauthenticated', 'rateLimited'] as const)(
  'Q40 %s concerns all records: the job ends, and nothing is sent record by record',
  async (code) => {
    saveAll.mockRejectedValueOnce(new ApiError(code));
    const { error, results } = await run({ tasks: tasksTo('b') });
    expect(error).toMatchObject({ code });
    expect(results).toEqual([]);
    expect(saved()).toEqual(['12']);
  },
);
