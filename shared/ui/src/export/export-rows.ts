import type { JobStep } from '../jobs/job-definition';
import type { Column, ExportedColumn } from '../table/model/define-table';
import type { FileWriter, Lines } from './file-writer';
import { startWorker, WorkerScript } from './start-worker';

/** `csv`: semicolons, for any program. `xlsx`: a workbook with a styled head row and filters. */
export type ExportFormat = 'csv' | 'xlsx';

/** The content of an export file; `filename` is without extension. */
export interface Export<Row = unknown> {
  filename: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | ExportSource<Row>;
  format: ExportFormat;
}

/** Rows of a paged list, which are fetched while the file is written. */
export interface ExportSource<Row> {
  /** The number of all rows. */
  length: number;
  pages: () => AsyncIterable<readonly Row[]>;
}

/**
 * Larger exports are written in a worker: a workbook of a thousand rows would block the page for a fifth of a second.
 */
const WRITTEN_BY_THE_PAGE = 100;
/** Rows that are converted to texts at once: some milliseconds. */
const BATCH = 500;
const READ_WITHIN_MS = 60_000;

/**
 * Writes the rows and downloads the file, step by step. The page converts cells by the columns' functions; a worker
 * writes the file. If the iteration ends early, nothing is downloaded.
 */
export async function* exportSteps<Row>({ filename, columns, rows, format }: Export<Row>): AsyncGenerator<JobStep> {
  const total = rows.length;
  const shown = columns.flatMap(exportedOf);
  const file = await openFile(format, total);
  try {
    await file.add([shown.map(({ header }) => header)]);
    let done = 0;
    for await (const page of 'pages' in rows ? rows.pages() : [rows]) {
      for (let start = 0; start < page.length; start += BATCH) {
        yield { done, total };
        const batch = page.slice(start, start + BATCH);
        await file.add(batch.map((row) => shown.map(({ value }) => value(row))));
        done += batch.length;
      }
    }
    download(`${filename}.${format}`, await file.finish());
    yield { done: total, total };
  } finally {
    file.close();
  }
}

/** The file's columns for one column of the list: its `exported` ones, by default its text. */
function exportedOf<Row>({ isActions, exported, header, text }: Column<Row>): readonly ExportedColumn<Row>[] {
  if (isActions) return [];
  return exported ?? [{ header, value: text }];
}

/** A file that the page or a worker is writing. */
interface OpenFile {
  add: (lines: Lines) => Promise<void>;
  finish: () => Promise<Blob>;
  close: () => void;
}

async function openFile(format: ExportFormat, rows: number): Promise<OpenFile> {
  if (rows > WRITTEN_BY_THE_PAGE) return writtenBeside(format);
  const writer = await writerOf(format);
  return { add: async (lines) => writer.add(lines), finish: async () => writer.finish(), close: () => {} };
}

/** Fetched with the first export. */
async function writerOf(format: ExportFormat): Promise<FileWriter> {
  if (format === 'csv') return (await import('./csv-writer')).csvWriter();
  return (await import('./workbook-writer')).workbookWriter();
}

async function writtenBeside(format: ExportFormat): Promise<OpenFile> {
  const worker = await startWorker(scriptOf(format));
  const ask = (message: Lines | null) =>
    new Promise<Blob | null>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Blob | null>) => resolve(data);
      worker.onerror = ({ error, message: words }) => reject(error ?? new Error(words));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
      worker.postMessage(message);
    });
  return {
    add: async (lines) => void (await ask(lines)),
    finish: async () => (await ask(null)) as Blob,
    close: () => worker.terminate(),
  };
}

/**
 * One script for each format, spelled out for webpack: the content security policy lets a worker load no second script.
 */
function scriptOf(format: ExportFormat): WorkerScript {
  if (format === 'csv') return new WorkerScript(new URL('./csv-worker.ts', import.meta.url), { name: 'csv-worker' });
  return new WorkerScript(new URL('./workbook-worker.ts', import.meta.url), { name: 'workbook-worker' });
}

function download(filename: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // Safari on iOS reads the file only when the person has agreed to the download. Until then it stays in memory.
  setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN_MS);
}
