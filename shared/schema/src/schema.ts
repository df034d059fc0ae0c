/** The used part of zod's small edition; rules go into `check`. Only this package may import zod in browsers. */
export { formatCount } from '@console/words';
export { hiddenCharacters, markHidden } from './text';
export * as z from './z';

/** The value of a key that came from outside, such as an address or an answer; of a prototype's name `undefined`. */
export const ownValue = <Value>(values: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined;
