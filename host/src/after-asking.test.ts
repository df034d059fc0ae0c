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
  expect(await startsWithin({ answered: never, asked: never }, 7)).toBe(false);
  expect(await startsWithin({ answered: never, asked: never }, 8)).toBe(true);
});

test('P7 P10 the console is drawn once, with the session’s answers, and after the page has been asked for, if that takes less than a drawing', async () => {
  const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  const drawnWithin = (milliseconds: number, early: object, started: Promise<void>) =>
    startsWithin(early, milliseconds, () => afterSession(started));
  expect(await drawnWithin(0, { answered: now, asked: now }, now)).toBe(true);
  expect(await drawnWithin(29, { answered: after(20), asked: after(25) }, after(30))).toBe(false);
  expect(await drawnWithin(30, { answered: after(20), asked: after(25) }, after(30))).toBe(true);
  expect(await drawnWithin(39, { answered: after(20), asked: after(40) }, after(30))).toBe(false);
  // Still on their way.
  expect(await drawnWithin(99, { answered: never, asked: never }, never)).toBe(false);
  expect(await drawnWithin(100, { answered: never, asked: never }, never)).toBe(true);
  // Nobody is signed in.
  expect(await drawnWithin(0, {}, never)).toBe(true);
});
