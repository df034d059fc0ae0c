import { getUserPage } from './manage-team';
import { type PageOfList, readInPages } from './read-in-pages';

const FIRST = { skip: 0, take: 1_000 };

const rowsFrom = (start: number, count: number) => Array.from({ length: count }, (_, index) => ({ id: start + index }));

test('Q238 a list is read in pages, three at once, and a row that comes twice is there once', async () => {
  const read: object[] = [];
  let [running, most] = [0, 0];
  const first = { rows: rowsFrom(0, 1_000).map(withId), total: 20_500 };
  const rows = await readInPages(FIRST, first, async ({ skip, take }) => {
    read.push({ skip, take });
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, (20_500 - skip) / 1_000));
    running--;
    // A row was added after the first page.
    return { rows: rowsFrom(skip - 1, Math.min(take, 20_501 - skip)).map(withId), total: 20_500 };
  });
  expect(read).toEqual([1_000, 5_000, 9_000, 13_000, 17_000].map((skip) => ({ skip, take: 4_000 })));
  expect(most).toBe(3);
  expect(rows).toEqual(rowsFrom(0, 20_500).map(withId));
});

test('Q238 a platform without pages answers with all', async () => {
  const user = { id: 'u-1', name: 'Kari', email: 'kari@example.com', roleId: 'r', statusId: 1, groupIds: [] };
  expect(getUserPage.answer.parse([user])).toEqual({ total: 1, users: [user] });
  const rows = [{ id: 'd-1' }];
  expect(await readInPages(FIRST, { rows }, () => Promise.reject(new Error('no page')))).toEqual(rows);
});

test('Q238 P20 each page is read once, also of a platform that says the total with the first page only', async () => {
  const readPage = jest.fn(async ({ skip, take }: PageOfList) => ({
    rows: rowsFrom(skip, Math.min(take, 6_000 - skip)).map(withId),
  }));
  const first = { rows: rowsFrom(0, 1_000).map(withId), total: 6_000 };
  expect(await readInPages(FIRST, first, readPage)).toHaveLength(6_000);
  expect(readPage).toHaveBeenCalledTimes(2);
});

test('Q238 a row that is removed while pages are read hides no other', async () => {
  let ids = rowsFrom(0, 6_000).map(withId);
  const readPage = async ({ skip, take }: PageOfList) => {
    const page = { rows: ids.slice(skip, skip + take), total: ids.length };
    if (skip === 0) ids = ids.filter(({ id }) => id !== 'r-5');
    return page;
  };
  expect(await readInPages(FIRST, await readPage(FIRST), readPage)).toEqual(ids);
  expect(ids).toHaveLength(5_999);
});

function withId({ id }: { id: number }) {
  return { id: `r-${id}` };
}
