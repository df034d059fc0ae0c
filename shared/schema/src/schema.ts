/**
 * `z`: the part of zod's small edition that wire schemas, forms and configuration use; rules go into `check`. Only this
 * package imports zod in the browser; it is shared at run time, so that the areas do not bundle it.
 */
export { formatCount } from '@console/words';
export { hiddenCharacters, markHidden } from './text';
export * as z from './z';
