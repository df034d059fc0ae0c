import { withoutHidden } from './bare';

/** The same for names that look alike: of any letter case, composed or not, with any blanks between the words. */
export const nameKey = (name: string): string =>
  withoutHidden(name).normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether two names are one for saving, finding and files. */
export const sameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other);
