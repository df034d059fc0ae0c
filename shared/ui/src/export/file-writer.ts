import type { ExportedCell } from '../table/model/define-table';

/** The first message of a worker, when its whole script has been run. */
export const WORKER_READY = 'ready';

/** Rows of cells; the first one is the head. */
export type Lines = readonly (readonly ExportedCell[])[];

/** Makes a file of lines that come in batches. */
export interface FileWriter {
  add: (lines: Lines) => void;
  /** The whole file, once all lines are there. */
  finish: () => Blob;
}

/** Runs a writer in a worker, as the last thing of its script: a batch is answered with null, null with the file. */
export function serveWriter(writer: FileWriter): void {
  addEventListener('message', ({ data }: MessageEvent<Lines | null>) => {
    if (data === null) return postMessage(writer.finish());
    writer.add(data);
    postMessage(null);
  });
  postMessage(WORKER_READY);
}
