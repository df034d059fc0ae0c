// The only SheetJS build that writes styles. Never reads files, because the parsers have known vulnerabilities.
import xlsx from 'sheetjs-style/xlsx.js';
import { colors } from '../system/tokens';
import type { ExportedCell } from '../table/model/define-table';
import type { FileWriter } from './file-writer';

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const rgb = (name: 'accent' | 'onAccent') => ({ rgb: colors[name][0].slice(1).toUpperCase() });
const HEAD = { font: { bold: true, color: rgb('onAccent') }, fill: { fgColor: rgb('accent') } };
type Lines = readonly (readonly ExportedCell[])[];
const NARROWEST = 8;
const WIDEST = 60;
const MEASURED_ROWS = 500;

/** One sheet with filters on the head. Numbers, amounts and days keep types; texts are never formulas. */
export function workbookWriter(): FileWriter {
  const cells: (readonly ExportedCell[])[] = [];
  return {
    // Only a semicolon file gets figures.
    add: (lines: Lines) => void cells.push(...lines),
    finish: () => new Blob([toWorkbook(cells)], { type: WORKBOOK }),
  };
}

function toWorkbook(cells: Lines): ArrayBuffer {
  const sheet = xlsx.utils.aoa_to_sheet(cells.map((line) => line.map(withType)));
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

const AMOUNT = '0.00';
const DAY = 'yyyy-mm-dd';
const TIME = 'yyyy-mm-dd hh:mm';

function withType(cell: ExportedCell) {
  if (typeof cell !== 'object') return cell;
  if ('amount' in cell) return { t: 'n', v: cell.amount, z: AMOUNT } as const;
  if ('day' in cell) return { t: 'n', v: serial(new Date(cell.day)), z: DAY } as const;
  const time = new Date(cell.time);
  return { t: 'n', v: serial(new Date(time.getTime() - time.getTimezoneOffset() * 60_000)), z: TIME } as const;
}

/** The workbook's epoch is 30 December 1899, without time zones. */
const serial = (wallClock: Date): number => (wallClock.getTime() - Date.UTC(1899, 11, 30)) / 86_400_000;

function lengthOf(cell: ExportedCell = ''): number {
  if (typeof cell !== 'object') return String(cell).length;
  if ('amount' in cell) return cell.amount.toFixed(2).length;
  return ('day' in cell ? DAY : TIME).length;
}

function widthOf(cells: Lines, column: number): number {
  const lengths = cells.slice(0, MEASURED_ROWS).map((line) => lengthOf(line[column]));
  return Math.min(WIDEST, Math.max(NARROWEST, ...lengths) + 2);
}
