// The only build that writes styles; write only, as it stands here (its parsers have known vulnerabilities).
import xlsx from 'sheetjs-style/xlsx.js';
import { colors } from '../system/tokens';
import type { FileWriter, Lines } from './file-writer';

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const rgb = (name: 'accent' | 'onAccent') => ({ rgb: colors[name][0].slice(1).toUpperCase() });
const HEAD = { font: { bold: true, color: rgb('onAccent') }, fill: { fgColor: rgb('accent') } };
const NARROWEST = 8;
const WIDEST = 60;
/** Long lists are measured by their first rows. */
const MEASURED_ROWS = 500;

/** A workbook of one sheet: the first line as its head, with a filter on each column. Words stay words, never formulas. */
export function workbookWriter(): FileWriter {
  const cells: (readonly string[])[] = [];
  return {
    add: (lines) => void cells.push(...lines),
    finish: () => new Blob([toWorkbook(cells)], { type: WORKBOOK }),
  };
}

function toWorkbook(cells: Lines): ArrayBuffer {
  const sheet = xlsx.utils.aoa_to_sheet(cells);
  const [heads = []] = cells;
  heads.forEach((_, column) => {
    const head = sheet[xlsx.utils.encode_cell({ r: 0, c: column })];
    if (head) head.s = HEAD;
  });
  sheet['!cols'] = heads.map((_, column) => ({ wch: widthOf(cells, column) }));
  sheet['!autofilter'] = { ref: sheet['!ref'] };
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, sheet, 'Export');
  return xlsx.write(book, { type: 'array', bookType: 'xlsx', bookSST: true, compression: true });
}

function widthOf(cells: Lines, column: number): number {
  const lengths = cells.slice(0, MEASURED_ROWS).map((line) => line[column]?.length ?? 0);
  return Math.min(WIDEST, Math.max(NARROWEST, ...lengths) + 2);
}
