import { ApiError } from '@console/http';
import { pollUntil } from './poll-until';

const start = Date.now();
let requestTimes: number[];
let answers: (number | Error)[];
let isHidden: boolean;

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  requestTimes = [];
  answers = [];
  isHidden = false;
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function ask(): Promise<number> {
  requestTimes.push((Date.now() - start) / 1000);
  const answer = answers.shift() ?? 0;
  if (answer instanceof Error) throw answer;
  return answer;
}

async function follow(signal = new AbortController().signal) {
  const seen: number[] = [];
  for await (const answer of pollUntil(ask, (percent) => percent === 100, { signal })) seen.push(answer);
  return seen;
}

test('it requests after 5 s, 10 s, 20 s and then every 30 s, until it is done', async () => {
  answers = [0, 10, 20, 30, 40, 100];
  const seen = follow();
  await jest.advanceTimersByTimeAsync(200_000);
  expect(requestTimes).toEqual([0, 5, 15, 35, 65, 95]);
  expect(await seen).toEqual([0, 10, 20, 30, 40, 100]);
});

test('it requests nothing while the page is hidden, and at once when the page is visible again', async () => {
  answers = [0, 100];
  const seen = follow();
  isHidden = true;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(requestTimes).toEqual([0]);
  isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(requestTimes).toEqual([0, 60]);
  expect(await seen).toEqual([0, 100]);
});

test('a server error leads to a later request; a refusal ends polling', async () => {
  answers = [new ApiError('server', { status: 503 }), 50, new ApiError('forbidden', { status: 403 })];
  const refusal = follow().catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await refusal).toMatchObject({ code: 'forbidden' });
  expect(requestTimes).toEqual([0, 5, 15]);
});

test('after an abort it requests nothing', async () => {
  const abort = new AbortController();
  const seen = follow(abort.signal);
  await jest.advanceTimersByTimeAsync(1_000);
  abort.abort();
  expect(await seen).toEqual([0]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(requestTimes).toEqual([0]);
});
