/** The server searches, filters, sorts and pages. `rows`: pages so far; the table fetches more near the end. */
export interface PagedRows {
  /** Undefined = unknown. */
  total: number | undefined;
  /** Undefined at the end, and during a fetch. */
  fetchMore: (() => void) | undefined;
  isFetchingMore: boolean;
  /** Shown `below` the rows, with another try. */
  hasFailed: boolean;
  /** Also by a filter outside the table. */
  isNarrowed: boolean;
  clear: () => void;
}
