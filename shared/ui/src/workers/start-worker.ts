import { missingPart } from '../format/failure-words';
import { WORKER_READY } from './serve-requests';

/** Workers weigh some hundred kilobytes, on a slow line too. */
const START_LIMIT_MS = 10_000;

/** Webpack fills in the address, because the preset names this class (`worker`). `name` becomes the file name. */
export class WorkerScript {
  readonly url: URL;

  constructor(url: URL, _options: { name: string }) {
    this.url = url;
  }
}

/**
 * Waits for `WORKER_READY`: browsers check no hash for workers and may run half a script silently. After a timeout
 * fetches past the cache once, which may hold the half (Q48).
 * @throws MissingPartError after the second failure
 */
export async function startWorker({ url: script }: WorkerScript): Promise<Worker> {
  try {
    return await started(script);
  } catch {
    try {
      await fetchAgain(script);
      return await started(script);
    } catch (cause) {
      return missingPart({ request: script.href, cause });
    }
  }
}

function started(script: URL): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script);
    const fail = (reason: string) => {
      clearTimeout(limit);
      worker.terminate();
      reject(new Error(reason));
    };
    const limit = setTimeout(() => fail('did not start in time'), START_LIMIT_MS);
    worker.onerror = ({ message }) => fail(message);
    worker.onmessage = ({ data }) => {
      if (data !== WORKER_READY) return;
      clearTimeout(limit);
      resolve(worker);
    };
  });
}

/** Send the next request after this answer. */
export function askWorker<Answer>(worker: Worker, request: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    worker.onerror = ({ error, message: words }) => reject(error ?? new Error(words));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
    worker.postMessage(request);
  });
}

/** Replaces the response in the browser's cache. */
async function fetchAgain(script: URL): Promise<void> {
  const answer = await fetch(script, { cache: 'reload', signal: AbortSignal.timeout(START_LIMIT_MS) });
  await answer.arrayBuffer();
}
