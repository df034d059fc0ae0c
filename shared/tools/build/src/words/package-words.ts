import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AreaDefinition } from '@console/contract';
import { type Catalogue, isTranslated } from '@console/words';
import { titlesOf } from './area-titles';
import { COMPLETE_LANGUAGES, cataloguesOf, wordsDir } from './catalogues';
import { textsOf } from './texts';
import { misnamedFields, wordingProblems } from './word-rules';

type Translation = Catalogue[string];

export interface PackageWords {
  dir: string;
  texts: ReadonlyMap<string, string | undefined>;
  uses: ReadonlyMap<string, readonly Use[]>;
  /** Lists calls without a literal: `src/users/UsersPage.tsx:12`. */
  unreadable: readonly string[];
  /** A line for each key with two singulars. */
  ambiguous: readonly string[];
  catalogues: ReadonlyMap<string, Catalogue>;
}

/** `src/users/UsersPage.tsx:12`, and `name: group.name` for each name in braces. */
export interface Use {
  place: string;
  values: readonly string[];
}

/** Only developers see these. */
const NOT_READ = new Set(['node_modules', 'dist', '.types', 'testing', 'tools', 'gallery']);

/** Includes an area's titles. */
export async function packageWords(dir: string): Promise<PackageWords> {
  const texts = new Map<string, string | undefined>();
  const uses = new Map<string, Use[]>();
  const unreadable: string[] = [];
  const ambiguous: string[] = [];
  for (const file of sourcesBelow(join(dir, 'src'))) {
    const result = textsOf(file, readFileSync(file, 'utf8'));
    const name = file.slice(dir.length + 1);
    for (const { key, one, line, values } of result.texts) {
      uses.set(key, [...(uses.get(key) ?? []), { place: `${name}:${line}`, values }]);
      if (!texts.has(key)) texts.set(key, one);
      else if (texts.get(key) !== one) ambiguous.push(`${name}: “${key}” ${twoSingulars(one, texts.get(key))}`);
    }
    unreadable.push(...result.unreadable.map((line) => `${name}:${line}`));
  }
  const declaration = join(dir, 'src/area.ts');
  if (existsSync(declaration)) {
    const { default: area } = (await import(pathToFileURL(declaration).href)) as { default?: AreaDefinition };
    for (const title of area ? titlesOf(area) : []) if (!texts.has(title)) texts.set(title, undefined);
  }
  const catalogues = cataloguesOf(dir);
  if (texts.size > 0 && catalogues.size === 0) for (const language of COMPLETE_LANGUAGES) catalogues.set(language, {});
  return { dir, texts, uses, unreadable, ambiguous, catalogues };
}

/** A line each: no literal, two singulars, unused, malformed, or missing in a complete language. */
export function wordProblems({ texts, uses, unreadable, ambiguous, catalogues }: PackageWords): string[] {
  const problems = unreadable.map((place) => `${place}: write the text as a literal, so that it can be translated`);
  problems.push(...ambiguous);
  for (const [language, catalogue] of catalogues) {
    const say = (key: string, problem: string) => problems.push(`words/${language}.json: “${key}” ${problem}`);
    const isComplete = COMPLETE_LANGUAGES.includes(language);
    for (const key of texts.keys()) {
      const place = uses.get(key)?.[0]?.place ?? 'src/area.ts';
      if (isComplete && !isTranslated(catalogue[key])) say(key, `is not translated (${place})`);
    }
    for (const [key, translation] of Object.entries(catalogue)) {
      if (!texts.has(key)) {
        if (unreadable.length === 0) say(key, 'is used nowhere');
      } else if (isTranslated(translation)) {
        malformed(key, texts.get(key), translation, language, say);
        for (const problem of wordingProblems(language, key, translation)) say(key, problem);
      }
    }
    problems.push(...misnamedFields(catalogue).map((problem) => `words/${language}.json: ${problem}`));
  }
  return problems;
}

/** `da: 10 of 2649 texts are translated` */
export function progress(packages: readonly PackageWords[]): string[] {
  const languages = new Set(packages.flatMap(({ catalogues }) => [...catalogues.keys()]));
  return [...languages]
    .filter((language) => !COMPLETE_LANGUAGES.includes(language))
    .map((language) => {
      const keys = packages.flatMap(({ texts, catalogues }) =>
        [...texts.keys()].map((key) => [key, catalogues.get(language)?.[key]] as const),
      );
      const all = new Set(keys.map(([key]) => key));
      const translated = new Set(keys.flatMap(([key, text]) => (isTranslated(text) ? [key] : [])));
      return `${language}: ${translated.size} of ${all.size} texts are translated`;
    });
}

/** Adds what another package has translated, or an empty text; removes unused, but while texts are unreadable. @returns changed files */
export function updateCatalogues(
  { dir, texts, unreadable, catalogues }: PackageWords,
  all: readonly PackageWords[] = [],
): string[] {
  return [...catalogues].flatMap(([language, catalogue]) => {
    const earlier = unreadable.length > 0 ? Object.keys(catalogue) : [];
    const keys = [...new Set([...texts.keys(), ...earlier])].sort((a, b) => a.localeCompare(b, 'en'));
    const elsewhere = (key: string) => all.map((each) => each.catalogues.get(language)?.[key]).find(isTranslated);
    const textOf = (key: string) => catalogue[key] || elsewhere(key) || empty(texts.get(key), language);
    const next = keys.map((key) => [key, textOf(key)] as const);
    const file = join(wordsDir(dir), `${language}.json`);
    const content = `${JSON.stringify(Object.fromEntries(next), null, 2)}\n`;
    if (existsSync(file) && content === readFileSync(file, 'utf8')) return [];
    mkdirSync(wordsDir(dir), { recursive: true });
    writeFileSync(file, content);
    return [file];
  });
}

/** A page has several packages' texts, and the first stays. */
export function disagreements(packages: readonly PackageWords[], nameOf: (dir: string) => string): string[] {
  const first = new Map<string, { text: string; name: string }>();
  return packages.flatMap(({ dir, catalogues }) =>
    [...catalogues].flatMap(([language, catalogue]) =>
      Object.entries(catalogue).flatMap(([key, translation]) => {
        if (!isTranslated(translation)) return [];
        const [text, name] = [JSON.stringify(translation), nameOf(dir)];
        const earlier = first.get(`${language} ${key}`);
        if (!earlier) first.set(`${language} ${key}`, { text, name });
        return earlier && earlier.text !== text
          ? [
              `${name}/words/${language}.json: “${key}” is ${text}, and ${earlier.text} in ${earlier.name}. Two meanings need a context`,
            ]
          : [];
      }),
    ),
  );
}

const twoSingulars = (one: string | undefined, other: string | undefined): string =>
  `is ${formOf(one)} here, and elsewhere ${formOf(other)}. Two meanings need a context`;

const formOf = (one: string | undefined) => (one === undefined ? 'no plural' : `the plural of “${one}”`);

export const formsOf = (language: string) =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();

const empty = (one: string | undefined, language: string): Translation =>
  one === undefined ? '' : Object.fromEntries(formsOf(language).map((form) => [form, '']));

function malformed(
  key: string,
  one: string | undefined,
  translation: Translation,
  language: string,
  say: (key: string, problem: string) => void,
): void {
  const isPlural = typeof translation === 'object';
  if (isPlural !== (one !== undefined)) return say(key, isPlural ? 'is no plural' : 'is a plural: write its forms');
  const english = partsOf(key.replace(/\|[^|]*$/, ''));
  if (!isPlural) {
    if (partsOf(translation).join() !== english.join()) say(key, `must have ${english.join(', ') || 'no braces'}`);
    return;
  }
  for (const form of formsOf(language)) {
    const text = translation[form];
    if (text === undefined) say(key, `lacks the form "${form}"`);
    // 'a user' may lack the number.
    else if (partsOf(text).some((part) => !english.includes(part))) say(key, `must have ${english.join(', ')}`);
  }
}

const partsOf = (text: string): string[] => [...(text.match(/\{\w+\}|<\/?\w+>/g) ?? [])].sort();

function sourcesBelow(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) return NOT_READ.has(entry.name) ? [] : sourcesBelow(path);
    return /(?<!\.test|\.d)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
