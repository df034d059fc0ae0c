import type { Subject } from '../platform/subject';
import { letterPages } from './LettersPage';

export const lettersSubject: Subject = { pages: letterPages };
