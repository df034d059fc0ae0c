import { join, relative } from 'node:path';
import { type Catalogue, isTranslated, keyOf } from '@console/words';
import { type GetTextTranslation, po } from 'gettext-parser';
import { formsOf, type PackageWords } from './package-words';

/**
 * A language's .po file: each text once, with its places, the values in braces and both English forms.
 * @throws if the language has other plural forms than English
 */
export function exportGettext(packages: readonly PackageWords[], language: string): string {
  demandFormsOfEnglish(language);
  const entries = new Map<string, GetTextTranslation>();
  for (const { dir, texts, uses, catalogues } of packages) {
    for (const [key, one] of texts) {
      const usesOfText = uses.get(key) ?? [];
      const entry = entries.get(key) ?? { ...idOf(key, one), msgstr: [], comments: { reference: '', extracted: '' } };
      entries.set(key, entry);
      const msgstr = textsOfEntry(catalogues.get(language)?.[key]);
      if (entry.msgstr.length === 0) entry.msgstr = msgstr;
      entry.comments = {
        reference: lines(entry.comments?.reference, ...usesOfText.map(({ place }) => relative('', join(dir, place)))),
        extracted: lines(entry.comments?.extracted, ...usesOfText.flatMap(({ values }) => values)),
      };
    }
  }
  const translations: Record<string, Record<string, GetTextTranslation>> = {};
  const pluralsLast = [...entries].sort(([, a], [, b]) => Number('msgid_plural' in a) - Number('msgid_plural' in b));
  for (const [key, entry] of pluralsLast) {
    const { msgid, msgctxt = '' } = entry;
    const context = translations[msgctxt]?.[msgid] ? key : msgctxt;
    translations[context] = { ...translations[context], [msgid]: { ...entry, msgctxt: context } };
  }
  const headers = {
    Language: language,
    'Content-Type': 'text/plain; charset=utf-8',
    'Plural-Forms': 'nplurals=2; plural=n != 1;',
  };
  return po.compile({ charset: 'utf-8', headers, translations }, { sort: true }).toString();
}

/**
 * Takes the translations of a .po file into the catalogues; empty and fuzzy entries change nothing.
 * @returns a line for each text that no package has
 */
export function importGettext(
  packages: readonly PackageWords[],
  content: Buffer,
): { packages: PackageWords[]; unknown: string[] } {
  const { headers, translations } = po.parse(content);
  const language = headers.Language;
  if (!language) throw new Error('The header names no Language.');
  demandFormsOfEnglish(language);
  const imported = new Map<string, Catalogue[string]>();
  for (const [context, entries] of Object.entries(translations)) {
    for (const { msgid, msgid_plural, msgstr, comments } of Object.values(entries)) {
      if (msgid === '' || comments?.flag?.includes('fuzzy')) continue;
      const [singular = '', plural = ''] = msgstr;
      const translation = msgid_plural === undefined ? singular : { one: singular, other: plural };
      const key = msgid_plural && isKeyOf(msgid_plural, context) ? context : keyWith(msgid_plural ?? msgid, context);
      if (isTranslated(translation)) imported.set(key, translation);
    }
  }
  const keys = new Set(packages.flatMap(({ texts }) => [...texts.keys()]));
  return {
    packages: packages.map((each) => {
      if (each.texts.size === 0) return each;
      const ofPackage = [...imported].filter(([key]) => each.texts.has(key));
      const catalogue = { ...each.catalogues.get(language), ...Object.fromEntries(ofPackage) };
      return { ...each, catalogues: new Map([...each.catalogues, [language, catalogue]]) };
    }),
    unknown: [...imported.keys()].filter((key) => !keys.has(key)).map((key) => `“${key}” is used nowhere`),
  };
}

function demandFormsOfEnglish(language: string): void {
  const forms = formsOf(language).join(', ');
  if (forms !== formsOf('en').join(', '))
    throw new Error(`${language} has the plural forms ${forms}: translate words/${language}.json`);
}

function idOf(key: string, one: string | undefined): Pick<GetTextTranslation, 'msgid' | 'msgid_plural' | 'msgctxt'> {
  const [text = '', context] = key.split('|');
  return {
    ...(context === undefined ? {} : { msgctxt: context }),
    ...(one === undefined ? { msgid: text } : { msgid: one, msgid_plural: text }),
  };
}

const isKeyOf = (text: string, key: string) => key === text || key.startsWith(`${text}|`);

const keyWith = (text: string, context: string) => keyOf(text, context || undefined);

const textsOfEntry = (translation: Catalogue[string] | undefined): string[] =>
  typeof translation === 'object' ? [translation.one ?? '', translation.other ?? ''] : [translation ?? ''];

const lines = (...parts: (string | undefined)[]) => [...new Set(parts.filter(Boolean))].join('\n');
