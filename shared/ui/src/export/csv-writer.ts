import Papa from 'papaparse';
import type { ExportedCell } from '../table/model/define-table';
import type { FileWriter } from './file-writer';

/**
 * What makes a cell a formula to a spreadsheet, whoever typed it (quality 15): a sign in front, also after blanks, which
 * some trim, and in the full width that East Asian editions read alike; and a control character in front.
 */
const FORMULA = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/;
const BYTE_ORDER_MARK = '\uFEFF';
const NEW_LINE = '\r\n';

/** Numbers with a point and days as ISO 8601 has them: what programs read. A number is never taken for a formula. */
function plain(cell: ExportedCell): string | number {
  if (typeof cell !== 'object') return cell;
  if ('amount' in cell) return cell.amount;
  return 'day' in cell ? cell.day : new Date(cell.time).toISOString();
}

/** A semicolon file that spreadsheets open without questions: CRLF, no live formulas. */
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
