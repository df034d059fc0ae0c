import type { ExportedCell } from '../table/model/define-table';
import { serveRequests } from '../workers/serve-requests';

/** `csv`: semicolons. `xlsx`: styled head row and filters. */
export type ExportFormat = 'csv' | 'xlsx';

/** A fraction in the reader's spelling: `12,5`. */
export interface Figure {
  figure: string;
}

/** Starts with the head. */
export type Lines = readonly (readonly (ExportedCell | Figure)[])[];

export interface FileWriter {
  add(lines: Lines): void;
  finish: () => Blob;
}

export interface OpenFile {
  add: (lines: Lines) => Promise<void>;
  finish: () => Promise<Blob>;
  close: () => void;
}

/** Answers null to a batch, the file to null. */
export function serveWriter(writer: FileWriter): void {
  serveRequests((lines: Lines | null) => {
    if (lines === null) return writer.finish();
    writer.add(lines);
    return null;
  });
}
