import { createRenewalSchedule } from './renewal-schedule';

const life = (seconds: number, refreshToken: string | undefined = 'refresh-0') => ({
  issuedAt: Date.now(),
  expiresAt: Date.now() + seconds * 1_000,
  refreshToken,
});

let schedule: ReturnType<typeof createRenewalSchedule>;
function start(renew: () => Promise<unknown>, seconds: number) {
  schedule = createRenewalSchedule(renew);
  schedule.plan(life(seconds));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  schedule.stop();
  jest.useRealTimers();
});

test.each([
  [600, 540],
  [20, 15],
])('HOST-006 a token of %d s is renewed after %d s, ahead of its end', async (lifetime, due) => {
  const renew = jest.fn(async () => {});
  start(renew, lifetime);
  await jest.advanceTimersByTimeAsync((due - 1) * 1_000);
  expect(renew).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(renew).toHaveBeenCalledTimes(1);
});

test('HOST-006 without a refresh token nothing is tried before the token expires, because it would leave the page', async () => {
  const renew = jest.fn(async () => {});
  schedule = createRenewalSchedule(renew);
  schedule.plan({ ...life(600), refreshToken: undefined });
  await jest.advanceTimersByTimeAsync(599_000);
  expect(renew).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(renew).toHaveBeenCalledTimes(1);
});

test.each([
  ['ten minutes back', -10],
  ['an hour back', -60],
  ['ten minutes forward', 10],
  ['an hour forward', 60],
])('Q9 Q35 a clock that is set %s does not put a renewal off', async (_, minutes) => {
  const renew = jest.fn(async () => {});
  start(renew, 600);
  jest.setSystemTime(Date.now() + minutes * 60_000);
  await jest.advanceTimersByTimeAsync(541_000);
  expect(renew).toHaveBeenCalledTimes(1);
});

test('Q9 a failed renewal is tried again with growing pauses, never longer than a minute', async () => {
  const times: number[] = [];
  const renew = async () => {
    times.push(Date.now());
    throw new Error('down');
  };
  start(renew, 600);
  await jest.advanceTimersByTimeAsync(1_200_000);
  const pauses = times.slice(1).map((time, index) => time - times[index]!);
  expect(pauses.length).toBeGreaterThan(12);
  pauses.forEach((pause, index) => {
    const full = Math.min(1_000 * 2 ** index, 60_000);
    expect(pause).toBeGreaterThanOrEqual(full / 2);
    expect(pause).toBeLessThanOrEqual(full);
  });
});

test.each([
  ['comes online', () => window.dispatchEvent(new Event('online'))],
  ['is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('Q9 an overdue renewal is tried at once when the page %s', async (_, happen) => {
  const renew = jest.fn().mockRejectedValue(new Error('down'));
  start(renew, 600);
  happen();
  expect(renew).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(600_000);
  const before = renew.mock.calls.length;
  happen();
  expect(renew).toHaveBeenCalledTimes(before + 1);
});

test('a stopped schedule does not renew, even if a renewal was failing', async () => {
  let fail: (error: Error) => void = () => {};
  const renew = jest.fn(() => new Promise<void>((_, reject) => (fail = reject)));
  start(renew, 600);
  await jest.advanceTimersByTimeAsync(540_000);
  schedule.stop();
  fail(new Error('down'));
  await jest.advanceTimersByTimeAsync(600_000);
  expect(renew).toHaveBeenCalledTimes(1);
});
