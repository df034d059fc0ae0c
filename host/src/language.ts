import { addWords, type Catalogue } from '@console/words';

/*
 * The language of this page load. `boot.ts` chooses it and requests the catalogues before any file of the host has
 * arrived; they are added before the modules with texts run.
 */

/** The first script's choice, for the host. */
export interface ChosenWords {
  /** `en`, or one of `languages`. */
  language: string;
  /** Languages of this host besides English. */
  languages: readonly string[];
  /** The host's texts, then the titles of each area; undefined for those that did not arrive. Does not reject. */
  catalogues: Promise<readonly (Catalogue | undefined)[]>;
}

/** Key of `ChosenWords` on `globalThis`. */
export const WORDS: unique symbol = Symbol.for('console.words') as never;

export const chosenWords = (): ChosenWords | undefined => (globalThis as { [WORDS]?: ChosenWords })[WORDS];

/**
 * Adds the texts of host and menu. Without the host's own, the whole page load is English, also its areas: there are
 * never two languages in one frame.
 */
export async function wordsAdded(): Promise<void> {
  const chosen = chosenWords();
  if (!chosen || chosen.language === 'en') return;
  const [own, ...titles] = await chosen.catalogues;
  if (!own) return reportError(new Error(`The texts in the language ${chosen.language} did not arrive`));
  for (const words of [own, ...titles]) if (words) addWords(chosen.language, words);
  document.documentElement.lang = chosen.language;
}

/** The language of this load for a person with this language in the profile. */
export function languageFor(code: string): string {
  return chosenWords()?.languages.includes(code) ? code : 'en';
}
