/**
 * A list whose server searches, filters, sorts and answers in pages. `rows` are those of the pages so far, in the
 * server's order; the table fetches the next page when its end comes near.
 */
export interface PagedRows {
  /** The number of all rows that match; undefined until it is known. */
  total: number | undefined;
  /** Fetches the page after the last one. Undefined if there is none, and while one is being fetched. */
  fetchMore: (() => void) | undefined;
  isFetchingMore: boolean;
  /** The page could not be fetched: the list shows it `below` its rows and offers another try. */
  hasFailed: boolean;
  /** True if a filter hides rows, also one outside of the table. */
  isNarrowed: boolean;
  /** Removes all filters. */
  clear: () => void;
}
