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

export const WORDS: unique symbol = Symbol.for('console.words') as never;

export const chosenWords = (): ChosenWords | undefined => (globalThis as { [WORDS]?: ChosenWords })[WORDS];

/** Without the host's texts the areas are English too: one language per frame. */
export async function wordsAdded(): Promise<void> {
  const chosen = chosenWords();
  if (!chosen || chosen.language === 'en') return;
  const [own, ...titles] = await chosen.catalogues;
  chosen.isIncomplete = !own || titles.includes(undefined);
  if (!own) return reportError(new Error(`The texts in the language ${chosen.language} did not arrive`));
  for (const words of [own, ...titles]) if (words) addWords(chosen.language, words);
  document.documentElement.lang = chosen.language;
}

export function languageFor(code: string): string {
  return chosenWords()?.languages.includes(code) ? code : 'en';
}
