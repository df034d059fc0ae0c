import { afterAsking, afterSession } from './after-asking';

const EARLY = Symbol.for('console.early');
const never = new Promise<void>(() => {});
const now = Promise.resolve();

async function startsWithin(
  early: object | undefined,
  milliseconds: number,
  wait: () => Promise<void> = afterAsking,
): Promise<boolean> {
  Object.assign(globalThis, { [EARLY]: early });
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
  Reflect.deleteProperty(globalThis, EARLY);
});

test('P10 the host runs at once where nothing is asked early, or all of it has been', async () => {
  expect(await startsWithin(undefined, 0)).toBe(true);
  expect(await startsWithin(new Map(), 0)).toBe(true);
  expect(await startsWithin({ answered: now, asked: now }, 0)).toBe(true);
});

test('P10 with the rights there, the host lets the page ask first, and waits for no more than that', async () => {
  const asksAfter = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  expect(await startsWithin({ answered: now, asked: asksAfter(120) }, 119)).toBe(false);
  expect(await startsWithin({ answered: now, asked: asksAfter(120) }, 120)).toBe(true);
  expect(await startsWithin({ answered: now, asked: never }, 299)).toBe(false);
  expect(await startsWithin({ answered: now, asked: never }, 300)).toBe(true);
});

test('P10 while the rights are on their way, the host uses the time', async () => {
  expect(await startsWithin({ answered: never, asked: never }, 49)).toBe(false);
  expect(await startsWithin({ answered: never, asked: never }, 50)).toBe(true);
});

test('P7 P10 with the session’s answers there, the console is drawn once with them, and waits no longer than it takes to read them', async () => {
  const drawnWithin = (milliseconds: number, answered: Promise<void> | undefined, started: Promise<void>) =>
    startsWithin({ answered }, milliseconds, () => afterSession(started));
  const reading = () => new Promise<void>((resolve) => setTimeout(resolve, 30));
  expect(await drawnWithin(29, now, reading())).toBe(false);
  expect(await drawnWithin(30, now, reading())).toBe(true);
  expect(await drawnWithin(49, now, never)).toBe(false);
  expect(await drawnWithin(50, now, never)).toBe(true);
  // Still on their way, or nobody is signed in.
  expect(await drawnWithin(0, never, never)).toBe(true);
  expect(await drawnWithin(0, undefined, never)).toBe(true);
});
