import { type Catalogue } from '@console/words';

interface WordRule {
  /** Undefined = every language. */
  language?: string;
  english?: RegExp;
  text: RegExp;
  problem: string;
}

/** What native readers corrected in many texts (docs/languages.md, Translate). */
const RULES: readonly WordRule[] = [
  {
    text: /[\d}] (?:%|MB|kB|ms|dpi|px)(?!\w)/,
    problem: 'has a plain space before a unit: write a no-break space (U+00A0)',
  },
  {
    english: /^(?:Delete|Discard|Leave|Migrate|Turn o)\b.*\?$/,
    text: /^(?!Vil du |Vill du )/,
    problem: 'asks: “Vil du …?”',
  },
  {
    language: 'sv',
    english: /^(?!Remove)(?:.*\b)?delet(?:e|ed|es|ing)\b/i,
    text: /\bta(?:r|s|git|gits)? bort\b/i,
    problem: 'has “ta bort”, which is remove: delete is “radera”',
  },
  {
    language: 'nb',
    text: /\blast(?:e|er|es|et)\b(?! (?:\w+ ){0,2}(?:inn|opp|ned)\b)/i,
    problem: 'has “laste” for load: write “laste inn”',
  },
];

export function wordingProblems(language: string, english: string, translation: Catalogue[string]): string[] {
  const texts = typeof translation === 'string' ? [translation] : Object.values(translation);
  return RULES.filter(
    (rule) =>
      (rule.language ?? language) === language &&
      (rule.english?.test(english) ?? true) &&
      texts.some((text) => rule.text.test(text)),
  ).map(({ problem }) => problem);
}

/** Messages such as `Type is required` that do not name the field as its label does. */
export const misnamedFields = (catalogue: Catalogue): string[] =>
  Object.entries(catalogue).flatMap(([english, message]) => {
    const label = catalogue[english.replace(/ is required$/, '')];
    if (!english.endsWith(' is required') || typeof label !== 'string' || typeof message !== 'string') return [];
    const named = label.split(/[ -]/).some((word) => message.toLowerCase().includes(word.slice(0, 5).toLowerCase()));
    return named ? [] : [`“${english}” does not name the field “${label}”`];
  });
