import { MissingPartError } from '../format/failure-words';
import { WORKER_READY } from './file-writer';

/** For a script of some hundred kilobytes on a slow line. */
const START_LIMIT_MS = 10_000;

/**
 * Where webpack puts the address of a worker's script, because the preset names this class (`worker`): with the address
 * a script can be fetched again. `name` becomes the name of its file.
 */
export class WorkerScript {
  readonly url: URL;

  constructor(url: URL, _options: { name: string }) {
    this.url = url;
  }
}

/**
 * A worker whose script has been run to its end. Browsers know no hash for workers, so half a script may be run without a
 * word; one that does not say `WORKER_READY` in time is fetched once more past the cache, where half of it would stay for
 * as long as the file may be kept (Q48).
 * @throws MissingPartError where it does not start then either
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

/** Replaces what lies in the browser's cache. */
async function fetchAgain(script: URL): Promise<void> {
  const answer = await fetch(script, { cache: 'reload', signal: AbortSignal.timeout(START_LIMIT_MS) });
  await answer.arrayBuffer();
}
