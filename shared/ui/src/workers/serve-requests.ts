/** A worker's first message: the whole script has run. */
export const WORKER_READY = 'ready';

/** Answers each message of the page, as the last statement of a worker's script. */
export function serveRequests(answer: (request: never) => unknown): void {
  addEventListener('message', ({ data }: MessageEvent) => {
    Promise.resolve(answer(data as never)).then((message) => postMessage(message), reportError);
  });
  postMessage(WORKER_READY);
}
