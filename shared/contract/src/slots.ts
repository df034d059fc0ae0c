/** A result of *Go to* from an area, besides the pages, which the host finds. */
export interface GoToResult {
  /** Its name, such as a person's. */
  label: string;
  /** Distinguishes results of the same name, such as an address. */
  detail?: string;
  /** Its kind, such as 'User'. */
  kind: string;
  path: string;
}

/**
 * Results of an area for one search, best first; a few of each kind. The host filters them with `searchFor` of
 * `@console/schema/search-text`, so an area applies that before it takes the first few.
 */
export interface GoToAnswer {
  /** The area's name; a later answer of it replaces an earlier one. */
  source: string;
  search: string;
  results: readonly GoToResult[];
  /** A request failed, so results may be missing. */
  hasFailed?: boolean;
}

/** The extension points of the host, and the props that each passes to its fillers. */
export interface SlotProps {
  /**
   * Resumes an area's jobs of the server (`useJob`), and draws nothing. Mounted after a reload, on every page, while
   * jobs of these `kinds` are running that no component follows yet.
   */
  jobs: { kinds: readonly string[] };
  /** A section of the admin dashboard, with a heading of its own, beside the next actions. */
  'admin-dashboard': { companyName: string };
  /** One row among the next actions of the admin dashboard, or nothing while there is nothing to do. */
  'next-actions': { companyName: string };
  /**
   * Searches for the text of *Go to*, and draws nothing. Mounted while there is a text; `search` changes when the typing
   * pauses, and has at least two characters. Cancel the requests of an earlier search.
   */
  'go-to': { search: string; onFound: (answer: GoToAnswer) => void };
}
export type SlotName = keyof SlotProps;
