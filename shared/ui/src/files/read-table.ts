import { t } from '@console/words';
import Papa from 'papaparse';
import { readBytes } from './read-file';

/** With it Excel names the separator. */
const NAMED_SEPARATOR = /^sep=(.)(?:\r\n|\r|\n)/i;

/** For files that are no UTF-8, from Windows in Europe and older Macs. */
const SINGLE_BYTE = ['windows-1252', 'macintosh'] as const;

/** UTF-8 that was read as Windows-1252 and stored again: 'BjÃ¸rn'. */
const TWICE_ENCODED = /[ÂÃ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;

/**
 * Reads a text file or copied rows, separated by tabs, semicolons or commas, and drops empty rows. An uncertain encoding
 * gives a table for each possible encoding, the likeliest first.
 * @throws SyntaxError for users, with the line of a wrong quote
 */
export async function readTable(source: Blob | string): Promise<string[][][]> {
  const texts = typeof source === 'string' ? [source] : decode(await readBytes(source));
  return [...new Set(texts)].map((text) => cellsOf(text.replace(/^\uFEFF/, '')));
}

function cellsOf(text: string): string[][] {
  const named = NAMED_SEPARATOR.exec(text);
  const table = named ? text.slice(named[0].length) : text;
  const delimiter = named?.[1] ?? separatorOf(table);
  const { data, errors } = Papa.parse<string[]>(table, { delimiter, skipEmptyLines: 'greedy' });
  const [error] = errors;
  if (!error) return data;
  const line = text.slice(0, text.length - table.length + (error.index ?? 0)).split(/\r\n|\r|\n/).length;
  throw new SyntaxError(
    error.code === 'MissingQuotes'
      ? t('The quotation mark on line {line} is never closed', { line })
      : t(
          'A quotation mark on line {line} closes before the end of the cell. Double any quotation marks inside a cell: ""',
          { line },
        ),
  );
}

/**
 * Outside of quotes of the first row. Papaparse compares rows instead, and decides wrongly where a cell is a list with
 * commas.
 */
function separatorOf(table: string): string {
  const [first = ''] = table
    .trimStart()
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]/, 1);
  const counts = ['\t', ';', ','].map((separator) => ({ separator, count: first.split(separator).length }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).separator;
}

function decode(bytes: Uint8Array): string[] {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return [new TextDecoder('utf-16le').decode(bytes)];
  if (first === 0xfe && second === 0xff) return [new TextDecoder('utf-16be').decode(bytes)];
  const text = asUtf8(bytes);
  if (text === undefined) return SINGLE_BYTE.map((encoding) => decodeLines(bytes, encoding));
  return TWICE_ENCODED.test(text) ? [text.replace(/[^\n]+/g, decodedOnce), text] : [text];
}

/** Joined lists have lines of both kinds. */
function decodeLines(bytes: Uint8Array, encoding: string): string {
  const lines: string[] = [];
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(0x0a, start);
    const line = bytes.subarray(start, end < 0 ? bytes.length : end + 1);
    lines.push(asUtf8(line) ?? new TextDecoder(encoding).decode(line));
    start += line.length;
  }
  return lines.join('');
}

function asUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Codes in Windows-1252 that differ from Unicode. */
const CODES = new Map(
  Array.from({ length: 32 }, (_, at) => [new TextDecoder('windows-1252').decode(Uint8Array.of(at + 0x80)), at + 0x80]),
);

/** Returns a line that is not encoded twice unchanged. */
function decodedOnce(line: string): string {
  const codes = Array.from(line, (letter) => CODES.get(letter) ?? letter.charCodeAt(0));
  return codes.some((code) => code > 0xff) ? line : (asUtf8(Uint8Array.from(codes)) ?? line);
}
