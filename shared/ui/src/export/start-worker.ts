import { MissingPartError } from '../format/failure-words';
import { WORKER_READY } from './file-writer';

/** Allows for a script of some hundred kilobytes on a slow line. */
const START_LIMIT_MS = 10_000;

/**
 * Address of a worker's script. Webpack fills it in, because the preset names this class (`worker`); with the address
 * the script can be fetched again. `name` becomes its file name.
 */
export class WorkerScript {
  readonly url: URL;

  constructor(url: URL, _options: { name: string }) {
    this.url = url;
  }
}

/**
 * Starts a worker and waits until its whole script has run. Browsers check no hash for workers and may run half a
 * script without an error. If `WORKER_READY` does not arrive in time, the script is fetched once more past the cache,
 * which would otherwise return the half script until it expires (Q48).
 * @throws MissingPartError if the second attempt fails too
 */
export async function startWorker({ url: script }: WorkerScript): Promise<Worker> {
  try {
    return await started(script);
  } catch {
    try {
      await fetchAgain(script);
      return await started(script);
    } catch (cause) {
      throw new MissingPartError(cause);
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

/** Replaces the script in the browser's cache. */
async function fetchAgain(script: URL): Promise<void> {
  const answer = await fetch(script, { cache: 'reload', signal: AbortSignal.timeout(START_LIMIT_MS) });
  await answer.arrayBuffer();
}
