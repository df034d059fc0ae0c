import { formatDecimal } from '@console/words';
import { missingPart } from '../format/failure-words';
import type { JobStep } from '../jobs/job-definition';
import type { Column, ExportedCell, ExportedColumn } from '../table/model/define-table';
import { csvWriter } from './csv-writer';
import type { ExportFormat, Figure, OpenFile } from './file-writer';

export type { ExportFormat } from './file-writer';

/** `filename` without extension. */
export interface Export<Row = unknown> {
  filename: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | ExportSource<Row>;
  format: ExportFormat;
}

/** Pages arrive while the file is written. */
export interface ExportSource<Row> {
  length: number;
  pages: () => AsyncIterable<readonly Row[]>;
}

/** Larger exports run in a worker: a thousand rows as a workbook block the page for 200 ms. */
const WRITTEN_BY_THE_PAGE = 100;
/** Converting these takes a few milliseconds. */
const BATCH = 500;
const READ_WITHIN_MS = 60_000;

/** Converts cells on the page, writes in a worker, downloads at the end; an early end downloads nothing. */
export async function* exportSteps<Row>({ filename, columns, rows, format }: Export<Row>): AsyncGenerator<JobStep> {
  const total = rows.length;
  const exportedColumns = columns.flatMap(exportedOf);
  const file = await openFile(format, total);
  try {
    await file.add([exportedColumns.map(({ header }) => header)]);
    let done = 0;
    for await (const page of 'pages' in rows ? rows.pages() : [rows]) {
      for (let start = 0; start < page.length; start += BATCH) {
        yield { done, total };
        const batch = page.slice(start, start + BATCH);
        await file.add(batch.map((row) => exportedColumns.map(({ value }) => asWritten(value(row), format))));
        done += batch.length;
      }
    }
    download(`${filename}.${format}`, await file.finish());
    yield { done: total, total };
  } finally {
    file.close();
  }
}

/** A spreadsheet that writes `12,5` takes `12.5` for a date or a text. */
function asWritten(cell: ExportedCell, format: ExportFormat): ExportedCell | Figure {
  const number = typeof cell === 'object' && 'amount' in cell ? cell.amount : cell;
  const isFraction = format === 'csv' && typeof number === 'number' && !Number.isInteger(number);
  return isFraction ? { figure: formatDecimal(number) } : cell;
}

/** Default: the column's text. */
function exportedOf<Row>({ isActions, exported, header, text }: Column<Row>): readonly ExportedColumn<Row>[] {
  if (isActions && !exported) return [];
  return exported ?? [{ header, value: text }];
}

async function openFile(format: ExportFormat, rows: number): Promise<OpenFile> {
  if (rows > WRITTEN_BY_THE_PAGE) return (await import('./written-beside').catch(missingPart)).writtenBeside(format);
  const writer =
    format === 'csv' ? csvWriter() : (await import('./workbook-writer').catch(missingPart)).workbookWriter();
  return { add: async (lines) => writer.add(lines), finish: async () => writer.finish(), close: () => {} };
}

function download(filename: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // Safari on iOS reads the file after the person agrees.
  setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN_MS);
}
