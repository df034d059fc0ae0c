let grouped: Intl.NumberFormat | undefined;

/** `8,090`: how many there are, grouped alike everywhere. */
export function formatCount(count: number): string {
  // The first formatter of a page takes the browser 30 ms, and most counts have nothing to group.
  if (Number.isInteger(count) && Math.abs(count) < 1_000) return String(count);
  grouped ??= new Intl.NumberFormat('en-GB');
  return grouped.format(count);
}
