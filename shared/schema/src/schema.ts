/** The used part of zod's small edition; rules go into `check`. Only this package may import zod in browsers. */
export { formatCount } from '@console/words';
export { hiddenCharacters, markHidden } from './text';
export * as z from './z';

import type * as z from './z';

/** Reads keys from outside, such as an address: a prototype's name gives `undefined`. */
export const ownValue = <Value>(values: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined;

/** The schema within `optional` and `nullable`. */
export function innermost(schema: z.core.$ZodType): z.core.$ZodType {
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
  return innerType ? innermost(innerType) : schema;
}
