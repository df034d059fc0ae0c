/**
 * The heading of the visible page or panel: the first element with `data-page-heading`. `within` narrows the search, to
 * a panel for example.
 */
export function pageHeading(within: ParentNode = document): HTMLElement | undefined {
  return within.querySelector<HTMLElement>('[data-page-heading]') ?? undefined;
}

/** Moves the focus to that heading without scrolling. False if there is none. */
export function focusPageHeading(within?: ParentNode): boolean {
  const heading = pageHeading(within);
  heading?.focus({ preventScroll: true });
  return heading !== undefined;
}
