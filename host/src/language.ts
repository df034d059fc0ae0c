import { pageStart, type Start } from '@console/http/early';
import { addWords, type Catalogue } from '@console/words';

/* `boot.ts` chooses and requests catalogues, added before modules with texts. */

export interface ChosenWords {
  /** `en`, or a member of `languages`. */
  language: string;
  /** English is always there. */
  languages: readonly string[];
  /** The host's, then each area's titles; undefined if late. Never rejects. */
  catalogues: Promise<readonly (Catalogue | undefined)[]>;
  /** A catalogue did not arrive. */
  isIncomplete?: boolean;
}

export const hostStart: () => Start & { words?: ChosenWords } = pageStart;

export const chosenWords = (): ChosenWords | undefined => hostStart().words;

/** Without the host's texts the areas are English too: one language per frame. */
export async function wordsAdded(): Promise<void> {
  const choice = chosenWords();
  if (!choice || choice.language === 'en') return;
  const [hostWords, ...titles] = await choice.catalogues;
  choice.isIncomplete = !hostWords || titles.includes(undefined);
  if (!hostWords) return reportError(new Error(`The texts in the language ${choice.language} did not arrive`));
  for (const words of [hostWords, ...titles]) if (words) addWords(choice.language, words);
  document.documentElement.lang = choice.language;
}

export function languageFor(code: string): string {
  return chosenWords()?.languages.includes(code) ? code : 'en';
}
