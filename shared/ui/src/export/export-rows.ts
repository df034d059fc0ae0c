import type { Column } from '../table/define-table';

/** A cell beginning with one of these is a formula to a spreadsheet, whoever typed it (quality 15). */
const FORMULA = /^[=+\-@\t\r]/;
const SEPARATOR = ';';
const BYTE_ORDER_MARK = '\uFEFF';

const neutralise = (cell: string) => (FORMULA.test(cell) ? `'${cell}` : cell);

/** The rows as a semicolon file that spreadsheets open without questions: heads, CRLF, no live formulas. */
export async function toCsv<Row>(allColumns: readonly Column<Row>[], rows: readonly Row[]): Promise<string> {
  const columns = allColumns.filter((column) => !column.isActions);
  // Fetched on the first export only; the full build is six times the size and can read files, which is never done.
  const { default: xlsx } = await import('sheetjs-style/dist/xlsx.mini.min.js');
  const cells = [
    columns.map((column) => column.header),
    ...rows.map((row) => columns.map((column) => column.text(row))),
  ];
  const sheet = xlsx.utils.aoa_to_sheet(cells.map((line) => line.map(neutralise)));
  return BYTE_ORDER_MARK + xlsx.utils.sheet_to_csv(sheet, { FS: SEPARATOR, RS: '\r\n' });
}

/** Downloads what is shown as `{filename}.csv`. */
export async function exportRows<Row>(
  filename: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Promise<void> {
  const file = new Blob([await toCsv(columns, rows)], { type: 'text/csv;charset=utf-8' });
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${filename}.csv`;
  link.click();
  // The download has taken the address by the next task; keeping it would keep the whole file in memory.
  setTimeout(() => URL.revokeObjectURL(url));
}
