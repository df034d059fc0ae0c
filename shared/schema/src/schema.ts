/** The used part of zod's small edition; rules go into `check`. Only this package may import zod in browsers. */
export { formatCount } from '@console/words';
export { hiddenCharacters, markHidden } from './text';
export * as z from './z';
