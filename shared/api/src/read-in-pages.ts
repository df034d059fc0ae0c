/** Read and checked without blocking the browser. */
const PAGE = 4_000;
export const AT_ONCE = 3;

export interface PageOfList {
  skip: number;
  take: number;
}

interface Page<Row> {
  rows: readonly Row[];
  /** Undefined in the first page if the server knows no pages: it sends all rows at once. */
  total?: number | undefined;
}

/**
 * All rows, `first` included. Reads again from `firstPage` if a changed total says that a removal between two requests has
 * shifted the pages and hidden a row.
 */
export async function readInPages<Row extends { id: string }>(
  firstPage: PageOfList,
  first: Page<Row>,
  readPage: (page: PageOfList) => Promise<Page<Row>>,
  retries = 2,
): Promise<Row[]> {
  const { total = 0 } = first;
  const pages = [first];
  let next = 0;
  async function readPages() {
    const begin = first.rows.length;
    for (let page = next++; begin + page * PAGE < total; page = next++)
      pages[page + 1] = await readPage({ skip: begin + page * PAGE, take: PAGE });
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readPages));
  if (retries > 0 && pages.some((page) => (page.total ?? total) !== total))
    return readInPages(firstPage, await readPage(firstPage), readPage, retries - 1);
  // An addition between requests repeats a row.
  return [...new Map(pages.flatMap(({ rows }) => rows).map((row) => [row.id, row])).values()];
}
