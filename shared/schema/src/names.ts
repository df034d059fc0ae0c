import { withoutHidden } from './bare';

/** Equal for names that look alike. */
export const nameKey = (name: string): string =>
  withoutHidden(name).normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

export const sameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other);
