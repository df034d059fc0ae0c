/** The used part of zod's small edition; rules go into `check`. The only importer of zod in browsers; shared. */
export { formatCount } from '@console/words';
export { hiddenCharacters, markHidden } from './text';
export * as z from './z';
