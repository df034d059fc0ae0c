import { addWords } from '@console/words';
import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { csvWriter } from './csv-writer';
import { exportSteps } from './export-rows';

async function readBack(lines: readonly (readonly string[])[]): Promise<string[][]> {
  const writer = csvWriter();
  writer.add(lines);
  return parse(await writer.finish().text(), { bom: true, delimiter: ';' });
}

/** Counts formulas after trimming, or split by older spreadsheets. */
const isLive = (cell: string) => /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(cell);

const SIGNS = ['=', '+', '-', '@', '＝', '\t', '\r', '\n', '\r\n', ' ', '\u00A0', ';', ',', '"', "'", '1+1', 'Åse'];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...SIGNS), fc.string()), { maxLength: 6 })
  .map((parts) => parts.join(''));
const hostileTable = fc
  .integer({ min: 2, max: 4 })
  .chain((width) =>
    fc.array(fc.array(hostile, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
  );

test('Q15 another reader gets the same cells in the same places, for any content, and none is a formula', async () => {
  await fc.assert(
    fc.asyncProperty(hostileTable, async (lines) => {
      const cells = await readBack(lines);
      expect(cells.flat().filter(isLive)).toEqual([]);
      // An apostrophe turns a formula into text.
      expect(cells).toEqual(lines.map((line) => line.map((cell) => (isLive(cell) ? `'${cell}` : cell))));
    }),
    { numRuns: process.env.NIGHTLY ? 500 : 50 },
  );
});

test.each(['Ordinary\n=HYPERLINK("https://evil.example")', 'a\r=1+1', 'a\n+47 400', 'a\n@SUM(A1)'])(
  'Q15 a line feed in %j begins no row',
  async (cell) => {
    expect(await readBack([[cell, 'Owner']])).toEqual([[cell, 'Owner']]);
  },
);

test('Q68 numbers are written plainly, also below zero, and days and instants in ISO 8601', async () => {
  const lines = [[-1234.5, { amount: 12430 }, { day: '2026-11-05' }, { time: '2026-11-05T11:20:00+01:00' }, '-1']];
  const writer = csvWriter();
  writer.add(lines);
  expect(parse(await writer.finish().text(), { bom: true, delimiter: ';' })).toEqual([
    ['-1234.5', '12430', '2026-11-05', '2026-11-05T10:20:00.000Z', "'-1"],
  ]);
});

test('the file has a byte order mark, semicolons and CRLF, and quotes what needs it; buttons are left out', async () => {
  const files: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  const text = (row: string) => row;
  const columns = [
    { id: 'name', header: 'Name', text },
    { id: 'b', header: 'B', text },
    { id: 'c', header: 'Actions', text, isActions: true },
  ];
  const steps = exportSteps({ filename: 'people', columns, rows: ['Åse; "A"', 'plain - text'], format: 'csv' });
  for await (const _ of steps);
  const bytes = new Uint8Array(await files[0]!.arrayBuffer());
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
    '\uFEFFName;B\r\n"Åse; ""A""";"Åse; ""A"""\r\nplain - text;plain - text\r\n',
  );
});

test('Q68 a decimal in a CSV file is written as spreadsheets of the language read it, and a whole number plainly', async () => {
  const files: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  const columns = [
    { id: 'amount', header: 'Amount', text: String, exported: [{ header: 'Amount', value: (row: number) => row }] },
  ];
  const written = async () => {
    for await (const _ of exportSteps({ filename: 'amounts', columns, rows: [12.5, -940.5, 4980], format: 'csv' }));
    return (await files.pop()!.text()).replace('\uFEFF', '').trim().split('\r\n');
  };
  expect(await written()).toEqual(['Amount', '12.5', '-940.5', '4980']);
  for (const language of ['nb', 'sv'] as const) {
    addWords(language, {});
    expect(await written()).toEqual(['Amount', '12,5', '-940,5', '4980']);
  }
  addWords('en', {});
});

test('C169 the file of an export can be read for a minute after the download was started', async () => {
  jest.useFakeTimers();
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  const revoke = jest.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  const columns = [{ id: 'name', header: 'Name', text: (row: string) => row }];
  for await (const _ of exportSteps({ filename: 'people', columns, rows: ['Åse'], format: 'csv' }));
  jest.advanceTimersByTime(59_000);
  expect(revoke).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(revoke).toHaveBeenCalledWith('blob:file');
  jest.useRealTimers();
});
