import { toCsv } from './export-rows';

const column = { id: 'name', header: 'Name', text: (row: string) => row };

test.each(['=1+1', '+47 400', '-2', '@SUM(A1)', '\tx', '\rx'])(
  'a cell that begins like a formula (%j) is neutralised',
  async (cell) => {
    expect(await toCsv([column], [cell])).toContain(`'${cell.slice(0, 1)}`);
  },
);

test('the file has a byte order mark, semicolons and CRLF, and quotes what needs it; buttons are left out', async () => {
  const csv = await toCsv(
    [column, { ...column, id: 'b', header: 'B' }, { ...column, id: 'c', header: 'Actions', isActions: true }],
    ['Åse; "A"', 'plain - text'],
  );
  expect(csv).toBe('\uFEFFName;B\r\n"Åse; ""A""";"Åse; ""A"""\r\nplain - text;plain - text\r\n');
});
