/** Read and checked without blocking the browser. */
const PAGE = 4_000;
export const AT_ONCE = 3;

export interface PageOfList {
  skip: number;
  take: number;
}

/** All rows, `first` included. A server without the unspecified `skip` and `take` sends all at once, without total. */
export async function readInPages<Row extends { id: string }>(
  first: readonly Row[],
  total = 0,
  readPage: (page: PageOfList) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const pages = [first];
  let next = 0;
  async function readPages() {
    for (let page = next++; first.length + page * PAGE < total; page = next++)
      pages[page + 1] = await readPage({ skip: first.length + page * PAGE, take: PAGE });
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readPages));
  // An addition between requests repeats a row.
  return [...new Map(pages.flat().map((row) => [row.id, row])).values()];
}
