/** The server searches, filters, sorts and pages. `rows`: pages so far; the table fetches more near the end. */
export interface PagedRows {
  /** Undefined = unknown. */
  total: number | undefined;
  /** Undefined at the end, and during a fetch. */
  fetchMore: (() => void) | undefined;
  isFetchingMore: boolean;
  /** Shows `below` the rows, with another try. */
  hasFailed: boolean;
  /** A filter outside the table counts too. */
  isNarrowed: boolean;
  clear: () => void;
}
