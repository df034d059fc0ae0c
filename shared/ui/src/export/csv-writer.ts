import Papa from 'papaparse';
import type { FileWriter } from './file-writer';

/**
 * What makes a cell a formula to a spreadsheet, whoever typed it (quality 15): a sign in front, also after blanks, which
 * some trim, and in the full width that East Asian editions read alike; and a control character in front.
 */
const FORMULA = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/;
const BYTE_ORDER_MARK = '\uFEFF';
const NEW_LINE = '\r\n';

/** A semicolon file that spreadsheets open without questions: CRLF, no live formulas. */
export function csvWriter(): FileWriter {
  const parts = [BYTE_ORDER_MARK];
  return {
    add(lines) {
      const text = Papa.unparse(lines as string[][], { delimiter: ';', newline: NEW_LINE, escapeFormulae: FORMULA });
      parts.push(text, NEW_LINE);
    },
    finish: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  };
}
