import { ApiError } from '@console/http';

interface PollOptions {
  signal: AbortSignal;
  /** Milliseconds; each wait doubles. */
  first?: number;
  /** Milliseconds. */
  longest?: number;
}

/** More failures in a row are not transient. */
const MOST_FAILURES = 5;

/**
 * Yields answers until done: after 5, 10, 20, then every 30 s, never while hidden. Retries without connection or after
 * a server error; throws otherwise.
 */
export async function* pollUntil<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  isDone: (answer: Answer) => boolean,
  { signal, first = 5_000, longest = 30_000 }: PollOptions,
): AsyncGenerator<Answer> {
  let failures = 0;
  for (let delay = first; !signal.aborted; delay = Math.min(delay * 2, longest)) {
    try {
      const answer = await ask(signal);
      failures = 0;
      yield answer;
      if (isDone(answer)) return;
    } catch (error) {
      failures += 1;
      if (!isTransient(error) || failures === MOST_FAILURES) throw error;
    }
    await passed(delay, signal);
    await untilVisible(signal);
  }
}

const TRANSIENT = new Set(['network', 'offline', 'rateLimited', 'server', 'timeout']);
const isTransient = (error: unknown) => error instanceof ApiError && TRANSIENT.has(error.code);

function passed(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, delay);
    signal.addEventListener('abort', end, { once: true });
    function end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    }
  });
}

function untilVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    function look() {
      if (document.visibilityState === 'hidden' && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', look);
      resolve();
    }
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
    look();
  });
}
