import type { Subject } from '../platform/subject';
import { letterPages } from './LettersPage';

/** Letters that are written, sent, stored and found again as the company's settings say. */
export const lettersSubject: Subject = { pages: letterPages };
