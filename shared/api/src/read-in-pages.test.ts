import { getUserPage } from './manage-team';
import { readInPages } from './read-in-pages';

const rowsFrom = (start: number, count: number) => Array.from({ length: count }, (_, index) => ({ id: start + index }));

test('Q238 a list is read in pages, three at once, and a row that comes twice is there once', async () => {
  const read: object[] = [];
  let [running, most] = [0, 0];
  const rows = await readInPages(rowsFrom(0, 1_000).map(withId), 20_500, async ({ skip, take }) => {
    read.push({ skip, take });
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, (20_500 - skip) / 1_000));
    running--;
    // A row was added after the first page.
    return rowsFrom(skip - 1, Math.min(take, 20_501 - skip)).map(withId);
  });
  expect(read).toEqual([1_000, 5_000, 9_000, 13_000, 17_000].map((skip) => ({ skip, take: 4_000 })));
  expect(most).toBe(3);
  expect(rows).toEqual(rowsFrom(0, 20_500).map(withId));
});

test('Q238 a platform without pages answers with all', async () => {
  const user = { id: 'u-1', name: 'Kari', email: 'kari@example.com', roleId: 'r', statusId: 1, groupIds: [] };
  expect(getUserPage.answer.parse([user])).toEqual({ total: 1, users: [user] });
  const rows = [{ id: 'd-1' }];
  expect(await readInPages(rows, undefined, () => Promise.reject(new Error('no page')))).toEqual(rows);
});

function withId({ id }: { id: number }) {
  return { id: `r-${id}` };
}
