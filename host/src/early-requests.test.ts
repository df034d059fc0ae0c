import { pageStart, type Start } from '@console/http/early';
import { earlyRequestsSent, firstDataLoaded } from './early-requests';

const never = new Promise<void>(() => {});
const now = Promise.resolve();
const NOTHING = { rightsKnown: undefined, pageRequested: undefined };

async function startsWithin(
  steps: Start,
  milliseconds: number,
  wait: () => Promise<void> = earlyRequestsSent,
): Promise<boolean> {
  Object.assign(pageStart(), NOTHING, steps);
  let hasStarted = false;
  void wait().then(() => {
    hasStarted = true;
  });
  await jest.advanceTimersByTimeAsync(milliseconds);
  return hasStarted;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Object.assign(pageStart(), NOTHING);
});

test('P10 the host starts at once without early requests, or when all of them have been sent', async () => {
  expect(await startsWithin({}, 0)).toBe(true);
  expect(await startsWithin({ rightsKnown: now, pageRequested: now }, 0)).toBe(true);
});

test('P10 with the rights known, the host waits until the page’s requests are sent, and no longer', async () => {
  const sentAfter = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  expect(await startsWithin({ rightsKnown: now, pageRequested: sentAfter(120) }, 119)).toBe(false);
  expect(await startsWithin({ rightsKnown: now, pageRequested: sentAfter(120) }, 120)).toBe(true);
  expect(await startsWithin({ rightsKnown: now, pageRequested: never }, 299)).toBe(false);
  expect(await startsWithin({ rightsKnown: now, pageRequested: never }, 300)).toBe(true);
});

test('P10 while the rights are loading, the host starts', async () => {
  expect(await startsWithin({ rightsKnown: never, pageRequested: never }, 7)).toBe(false);
  expect(await startsWithin({ rightsKnown: never, pageRequested: never }, 8)).toBe(true);
});

test('P7 P10 the console is drawn once, with the session’s answers, and after the page is requested, if that takes less time than rendering', async () => {
  const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  const drawnWithin = (milliseconds: number, steps: Start, started: Promise<void>) =>
    startsWithin(steps, milliseconds, () => firstDataLoaded(started));
  expect(await drawnWithin(0, { pageRequested: now }, now)).toBe(true);
  expect(await drawnWithin(29, { pageRequested: after(25) }, after(30))).toBe(false);
  expect(await drawnWithin(30, { pageRequested: after(25) }, after(30))).toBe(true);
  expect(await drawnWithin(39, { pageRequested: after(40) }, after(30))).toBe(false);
  // The session's requests never arrive.
  expect(await drawnWithin(299, { pageRequested: never }, never)).toBe(false);
  expect(await drawnWithin(300, { pageRequested: never }, never)).toBe(true);
  // Nobody is signed in.
  expect(await drawnWithin(0, {}, never)).toBe(true);
});
