import { formatCount } from '@console/schema';

export { formatCount } from '@console/schema';

/** Singular and plural of a noun: 'user' and 'users'. */
export interface Noun {
  one: string;
  many: string;
}

/** '1 user', '1,468 users'. */
export const counted = (count: number, noun: Noun): string =>
  `${formatCount(count)} ${count === 1 ? noun.one : noun.many}`;
