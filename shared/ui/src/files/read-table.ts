import { t } from '@console/words';
import Papa from 'papaparse';

/** A line with which Excel names the separator of a file. */
const NAMED_SEPARATOR = /^sep=(.)(?:\r\n|\r|\n)/i;

/**
 * The cells of a table, without empty rows: of copied rows, or of a text file of a spreadsheet. The separator is a tab, a
 * semicolon or a comma. A file is UTF-8, UTF-16 with a byte order mark, or Windows-1252, as Excel writes it in Europe.
 * Rejects if the file cannot be read, for instance because it was deleted, and with a `SyntaxError` whose message is
 * for users if a quote has no end.
 */
export async function readTable(source: Blob | string): Promise<string[][]> {
  const text = (typeof source === 'string' ? source : decode(await readBytes(source))).replace(/^\uFEFF/, '');
  const named = NAMED_SEPARATOR.exec(text);
  const table = named ? text.slice(named[0].length) : text;
  const delimiter = named?.[1] ?? separatorOf(table);
  const { data, errors } = Papa.parse<string[]>(table, { delimiter, skipEmptyLines: 'greedy' });
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  if (open) throw new SyntaxError(t('The quote in line {line} has no end', { line: lineAt(text, table, open.index) }));
  return data;
}

/** The line, counted from 1, of an index of the table, which is the end of the text. */
const lineAt = (text: string, table: string, index = 0) =>
  text.slice(0, text.length - table.length + index).split(/\r\n|\r|\n/).length;

/**
 * The most frequent separator of the first row, outside of quotes. Papaparse compares rows instead, and decides wrongly
 * where a cell is a list with commas.
 */
function separatorOf(table: string): string {
  const [first = ''] = table
    .trimStart()
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]/, 1);
  const counts = ['\t', ';', ','].map((separator) => ({ separator, count: first.split(separator).length }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).separator;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function readBytes(file: Blob): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(file);
  });
}
