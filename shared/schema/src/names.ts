import { withoutHidden } from './bare';

/** Names that look alike have one. */
export const nameKey = (name: string): string =>
  withoutHidden(name).normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

export const sameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other);
