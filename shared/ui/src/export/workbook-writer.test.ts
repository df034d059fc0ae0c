import { read } from 'sheetjs-style';
import { workbookWriter } from './workbook-writer';

test('a workbook has a styled head with filters, widths by content, and text that stays text', async () => {
  const cells = [
    ['Type', 'Name'],
    ['PEN-0101', '=1+1'],
    ['ÅTK-1001', 'Bekräftat återköp'],
  ];
  const writer = workbookWriter();
  writer.add(cells.slice(0, 2));
  writer.add(cells.slice(2));
  const book = read(new Uint8Array(await writer.finish().arrayBuffer()), { type: 'array', cellStyles: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? '']!;
  expect(sheet.A1).toMatchObject({ v: 'Type', s: { fgColor: { rgb: '0B5C6B' } } });
  expect(sheet.B2).toMatchObject({ t: 's', v: '=1+1' });
  expect(sheet.B2.f).toBeUndefined();
  expect(sheet.B3.v).toBe('Bekräftat återköp');
  expect(sheet['!autofilter']?.ref).toBe('A1:B3');
  expect(sheet['!cols']?.map(({ width }) => Math.floor(width ?? 0))).toEqual([10, 19]);
});

test('Q68 numbers, amounts, days and instants keep their types in a workbook', async () => {
  const writer = workbookWriter();
  writer.add([
    ['Members', 'Amount', 'Due', 'Changed'],
    [8090, { amount: 12430 }, { day: '2026-11-05' }, { time: new Date(2026, 10, 5, 14, 30).toISOString() }],
  ]);
  const book = read(new Uint8Array(await writer.finish().arrayBuffer()), { type: 'array', cellNF: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? '']!;
  expect(sheet.A2).toMatchObject({ t: 'n', v: 8090 });
  expect(sheet.B2).toMatchObject({ t: 'n', v: 12430, w: '12430.00' });
  expect(sheet.C2).toMatchObject({ t: 'n', w: '2026-11-05' });
  expect(sheet.D2).toMatchObject({ t: 'n', w: '2026-11-05 14:30' });
});
