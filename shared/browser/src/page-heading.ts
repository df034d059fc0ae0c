/** The first `data-page-heading`; `within` narrows. */
export function pageHeading(within: ParentNode = document): HTMLElement | undefined {
  return within.querySelector<HTMLElement>('[data-page-heading]') ?? undefined;
}

/** Without scrolling. False if there is none. */
export function focusPageHeading(within?: ParentNode): boolean {
  const heading = pageHeading(within);
  heading?.focus({ preventScroll: true });
  return heading !== undefined;
}
