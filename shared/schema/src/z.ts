import { config } from 'zod/mini';

// The policy forbids eval, and browsers would report zod's probe (Q13).
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
