/*
 * The part of zod that forms are written with, exported by this package as `z`. Areas take it from here, so that zod
 * travels once, with the design system, and not in every area. It is zod's small edition: rules go into `check`.
 */
export {
  array,
  boolean,
  discriminatedUnion,
  enum,
  literal,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  optional,
  record,
  refine,
  regex,
  string,
  trim,
} from 'zod/mini';
export type { infer, input, output } from 'zod/mini';
