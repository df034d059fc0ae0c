import Papa from 'papaparse';
import type { ExportedCell } from '../table/model/define-table';
import type { FileWriter } from './file-writer';

/**
 * Cells that a spreadsheet would run as a formula (quality 15). They begin with a sign, also after blanks, which some
 * programs trim, or with a full-width sign, which East Asian editions accept; or with a control character.
 */
const FORMULA = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/;
const BYTE_ORDER_MARK = '\uFEFF';
const NEW_LINE = '\r\n';

/** Numbers with a decimal point, days in ISO 8601, for programs. A number is never escaped as a formula. */
function plain(cell: ExportedCell): string | number {
  if (typeof cell !== 'object') return cell;
  if ('amount' in cell) return cell.amount;
  return 'day' in cell ? cell.day : new Date(cell.time).toISOString();
}

/** Writes a semicolon file that spreadsheets open without questions: CRLF, no live formulas. */
export function csvWriter(): FileWriter {
  const parts = [BYTE_ORDER_MARK];
  return {
    add(lines) {
      const cells = lines.map((line) => line.map(plain));
      const text = Papa.unparse(cells, { delimiter: ';', newline: NEW_LINE, escapeFormulae: FORMULA });
      parts.push(text, NEW_LINE);
    },
    finish: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  };
}
