import { config } from 'zod/mini';

// Before the first schema is used: the page's policy forbids eval, and zod's test for it would be reported as a
// violation (Q13).
config({ jitless: true });

export type * from 'zod/mini';
export {
  _default,
  array,
  boolean,
  catch,
  discriminatedUnion,
  enum,
  extend,
  gte,
  int,
  literal,
  looseObject,
  lte,
  maxLength,
  minLength,
  never,
  nullable,
  nullish,
  number,
  object,
  omit,
  optional,
  pick,
  pipe,
  record,
  refine,
  regex,
  strictObject,
  string,
  transform,
  trim,
  union,
  unknown,
  url,
} from 'zod/mini';
export { longest } from './text';
