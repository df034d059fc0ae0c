import type { Column } from '../table/model/define-table';

/** A cell beginning with one of these is a formula to a spreadsheet, whoever typed it (quality 15). */
const FORMULA = /^[=+\-@\t\r]/;
const SEPARATOR = ';';
const BYTE_ORDER_MARK = '\uFEFF';

const neutralise = (cell: string) => (FORMULA.test(cell) ? `'${cell}` : cell);

/** `csv`: semicolons, for any program. `xlsx`: a workbook with styled heads and a filter. */
export type ExportFormat = 'csv' | 'xlsx';

/** The rows as a semicolon file that spreadsheets open without questions: heads, CRLF, no live formulas. */
export async function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Promise<string> {
  // Fetched on the first export only; the full build is several times the size and can read files, which is never done.
  const { default: xlsx } = await import('sheetjs-style/dist/xlsx.mini.min.js');
  const sheet = xlsx.utils.aoa_to_sheet(toCells(columns, rows).map((line) => line.map(neutralise)));
  return BYTE_ORDER_MARK + xlsx.utils.sheet_to_csv(sheet, { FS: SEPARATOR, RS: '\r\n' });
}

/** Head and rows as words; columns of buttons are left out. */
function toCells<Row>(allColumns: readonly Column<Row>[], rows: readonly Row[]): string[][] {
  const columns = allColumns.filter((column) => !column.isActions);
  return [columns.map((column) => column.header), ...rows.map((row) => columns.map((column) => column.text(row)))];
}

/** Downloads the rows as `{filename}.csv`, or as a workbook. */
export async function exportRows<Row>(
  filename: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  format: ExportFormat = 'csv',
): Promise<void> {
  if (format === 'csv') return download(`${filename}.csv`, 'text/csv;charset=utf-8', await toCsv(columns, rows));
  const { toWorkbook, WORKBOOK } = await import('./to-workbook');
  download(`${filename}.xlsx`, WORKBOOK, toWorkbook(toCells(columns, rows)));
}

function download(filename: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // The download has taken the address by the next task; keeping it would keep the whole file in memory.
  setTimeout(() => URL.revokeObjectURL(url));
}
