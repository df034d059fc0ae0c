import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Catalogue, type Say, sayBy } from '@console/words';
import type { FastifyRequest } from 'fastify';
import { languages } from '../platform/languages';

/*
 * Texts in the language of the request (C158). Within a request, `t`, `n` and `translated` of `@console/words` write in
 * the language that its `Accept-Language` names; outside of requests they write in that of the process, English.
 *
 * What is stored does not depend on the reader: it is written with `inEnglish`, or marked by `later`, and translated
 * when it is answered. So the value of a name in a refusal is data, such as the name of a group, and no other text.
 */

interface Reader {
  say: Say;
  /** What was written in this request, with its English text. */
  english: Map<string, string>;
}

const readers = new AsyncLocalStorage<Reader>();

const sayInEnglish: Say = (write) => write(new Map(), 'en');

sayBy((inProcess) => (write) => {
  const reader = readers.getStore();
  if (!reader) return inProcess(write);
  const text = reader.say(write);
  if (reader.say !== sayInEnglish) reader.english.set(text, sayInEnglish(write));
  return text;
});

/** Runs the work of a request in its language. */
export const inLanguageOf = <Result>({ headers }: Pick<FastifyRequest, 'headers'>, work: () => Result): Result =>
  readers.run({ say: sayIn(languageOf(headers['accept-language'])), english: new Map() }, work);

/** The English text of one that was written in this request, for what is stored. */
export const inEnglish = (text: string): string => readers.getStore()?.english.get(text) ?? text;

/** A text of another package as a sentence: with a full stop. */
export function asSentence(text: string): string {
  const sentence = `${text}.`;
  readers.getStore()?.english.set(sentence, `${inEnglish(text)}.`);
  return sentence;
}

/** The language of the platform that a header prefers; English if it has none of them. */
export function languageOf(header = ''): string {
  const wanted = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const [code = ''] = tag.split('-');
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    // A browser may have `no` for Norwegian.
    return { code: code === 'no' ? 'nb' : code, quality: Number(quality) };
  });
  const byQuality = wanted.filter(({ quality }) => quality > 0).toSorted((a, b) => b.quality - a.quality);
  return byQuality.find(({ code }) => languages.some(({ languageCode }) => languageCode === code))?.code ?? 'en';
}

/** Folders of catalogues: the platform's own, and those of the packages whose rules it shares with the console. */
const folders = [
  join(import.meta.dirname, '../../words'),
  ...['@console/api', '@console/schema'].map((name) =>
    join(dirname(createRequire(import.meta.url).resolve(name)), '../words'),
  ),
];

const loaded = new Map([['en', sayInEnglish]]);

function sayIn(language: string): Say {
  const known = loaded.get(language);
  if (known) return known;
  const catalogues = folders.map(
    (folder) => JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Catalogue,
  );
  const translations = new Map(catalogues.flatMap((catalogue) => Object.entries(catalogue)));
  const say: Say = (write) => write(translations, language);
  loaded.set(language, say);
  return say;
}
