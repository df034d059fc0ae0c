/** Finds the first `data-page-heading` in `within`. */
export function pageHeading(within: ParentNode = document): HTMLElement | undefined {
  return within.querySelector<HTMLElement>('[data-page-heading]') ?? undefined;
}

/** Never scrolls. Answers false without a heading. */
export function focusPageHeading(within?: ParentNode): boolean {
  const heading = pageHeading(within);
  heading?.focus({ preventScroll: true });
  return heading !== undefined;
}
