/** One thing that *Go to* finds in an area, beside the pages that the host knows itself. */
export interface GoToResult {
  /** What it is called: a person's name. */
  label: string;
  /** What tells it from another of that name: an address. */
  detail?: string;
  /** What it is: 'User'. */
  kind: string;
  path: string;
}

/**
 * What an area has found, best first, for one search; a few of each kind. The host shows of it what `searchFor` of
 * `@console/schema/search-text` finds, so an area asks that before it takes the first few.
 */
export interface GoToAnswer {
  /** The area's name; a later answer of it takes the place of an earlier one. */
  source: string;
  search: string;
  results: readonly GoToResult[];
  /** Something could not be looked up, so there may be more. */
  hasFailed?: boolean;
}

/** The extension points of the host, and the props that each passes to its fillers. */
export interface SlotProps {
  /**
   * Makes an area's jobs of the server known (`useJob`), and draws nothing. It is there after a reload, on every page, while
   * jobs are under way that nothing follows yet: those of these kinds.
   */
  jobs: { kinds: readonly string[] };
  /** A section of the admin dashboard, with a heading of its own, beside the next actions. */
  'admin-dashboard': { companyName: string };
  /** One row among the next actions of the admin dashboard, or nothing while there is nothing to do. */
  'next-actions': { companyName: string };
  /**
   * Looks for what is typed into *Go to*, and draws nothing. It is there while something is asked for; `search` changes
   * when the typing pauses, and has two characters at least. What is asked for an earlier search is to be given up.
   */
  'go-to': { search: string; onFound: (answer: GoToAnswer) => void };
}
export type SlotName = keyof SlotProps;
