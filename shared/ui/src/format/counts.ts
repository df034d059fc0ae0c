import { formatCount } from '@console/schema';

export { formatCount } from '@console/schema';

/** The words for one and for several of a thing: 'user' and 'users'. */
export interface Noun {
  one: string;
  many: string;
}

/** '1 user', '1,468 users'. */
export const counted = (count: number, noun: Noun): string =>
  `${formatCount(count)} ${count === 1 ? noun.one : noun.many}`;
