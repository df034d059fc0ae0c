import Papa from 'papaparse';
import type { ExportedCell } from '../table/model/define-table';
import type { Figure, FileWriter } from './file-writer';

/**
 * Quality 15: a spreadsheet runs these as formulas. Signs, also after blanks that some programs trim; full-width signs
 * in East Asian editions; control characters.
 */
const FORMULA = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/;
const BYTE_ORDER_MARK = '\uFEFF';
const NEW_LINE = '\r\n';

/** ISO 8601 for days. Numbers are never escaped: Papa would escape a negative decimal, whose comma makes it a text. */
function plain(cell: ExportedCell | Figure): string | number {
  if (typeof cell === 'string') return FORMULA.test(cell) ? `'${cell}` : cell;
  if (typeof cell !== 'object') return cell;
  if ('figure' in cell) return cell.figure;
  if ('amount' in cell) return cell.amount;
  return 'day' in cell ? cell.day : new Date(cell.time).toISOString();
}

/** Semicolons and CRLF, which spreadsheets open without questions; no live formulas. */
export function csvWriter(): FileWriter {
  const parts = [BYTE_ORDER_MARK];
  return {
    add(lines) {
      const cells = lines.map((line) => line.map(plain));
      const text = Papa.unparse(cells, { delimiter: ';', newline: NEW_LINE });
      parts.push(text, NEW_LINE);
    },
    finish: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  };
}
