import type { ExportedCell } from '../table/model/define-table';

/** A worker's first message: the whole script has run. */
export const WORKER_READY = 'ready';

/** Starts with the head. */
export type Lines = readonly (readonly ExportedCell[])[];

export interface FileWriter {
  add: (lines: Lines) => void;
  finish: () => Blob;
}

/** Last statement of a worker's script. Answers null to a batch, the file to null. */
export function serveWriter(writer: FileWriter): void {
  addEventListener('message', ({ data }: MessageEvent<Lines | null>) => {
    if (data === null) return postMessage(writer.finish());
    writer.add(data);
    postMessage(null);
  });
  postMessage(WORKER_READY);
}
