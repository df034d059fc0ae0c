import type { ExportedCell } from '../table/model/define-table';

/** First message of a worker; proves that its whole script has run. */
export const WORKER_READY = 'ready';

/** Rows of cells; the first row is the head. */
export type Lines = readonly (readonly ExportedCell[])[];

/** Makes a file from rows that arrive in batches. */
export interface FileWriter {
  add: (lines: Lines) => void;
  /** Returns the whole file, after the last batch. */
  finish: () => Blob;
}

/**
 * Runs a writer in a worker, as the last statement of its script. A batch is answered with null, null with the file.
 */
export function serveWriter(writer: FileWriter): void {
  addEventListener('message', ({ data }: MessageEvent<Lines | null>) => {
    if (data === null) return postMessage(writer.finish());
    writer.add(data);
    postMessage(null);
  });
  postMessage(WORKER_READY);
}
