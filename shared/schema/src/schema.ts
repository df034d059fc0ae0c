/**
 * `z`: the part of zod's small edition that wire schemas, forms and configuration are written with; rules go into
 * `check`. The only importer of zod in the browser, shared at run time, so that it travels once and not in every area.
 */
export { formatCount, hiddenCharacters, markHidden } from './text';
export * as z from './z';
