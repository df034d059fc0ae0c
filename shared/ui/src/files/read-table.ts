import { t } from '@console/words';
import Papa from 'papaparse';

/** Excel names the separator in this line. */
const NAMED_SEPARATOR = /^sep=(.)(?:\r\n|\r|\n)/i;

/**
 * Cells without empty rows, separated by tab, semicolon or comma. UTF-8, UTF-16 with a byte order mark, or
 * Windows-1252, as Excel writes in Europe. Rejects an unreadable file, and an open quote with a `SyntaxError` for
 * users.
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

/** Counts from 1; the table is the end of the text. */
const lineAt = (text: string, table: string, index = 0) =>
  text.slice(0, text.length - table.length + index).split(/\r\n|\r|\n/).length;

/** The most frequent in the first row, outside quotes. Papaparse compares rows and errs on cells with comma lists. */
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
