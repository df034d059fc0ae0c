import type { Subject } from '../platform/subject';
import { letterPages } from './LettersPage';

/** Letters: written, sent, stored and searched by the company's settings. */
export const lettersSubject: Subject = { pages: letterPages };
