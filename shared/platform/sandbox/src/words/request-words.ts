import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Catalogue, type Say, sayBy } from '@console/words';
import type { FastifyRequest } from 'fastify';
import { languages } from '../platform/languages';

/*
 * C158. `t`, `n` and `translated` write in the request's `Accept-Language`, outside requests in English.
 *
 * Stored text is the same for all readers: `inEnglish`, or `later` and translated on reading. Names within a refusal
 * are therefore data.
 */

interface Reader {
  say: Say;
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

export const inLanguageOf = <Result>({ headers }: Pick<FastifyRequest, 'headers'>, work: () => Result): Result =>
  readers.run({ say: sayIn(languageOf(headers['accept-language'])), english: new Map() }, work);

export const inEnglish = (text: string): string => readers.getStore()?.english.get(text) ?? text;

export function asSentence(text: string): string {
  const sentence = `${text}.`;
  readers.getStore()?.english.set(sentence, `${inEnglish(text)}.`);
  return sentence;
}

/** English if the platform has none of the preferred languages. */
export function languageOf(header = ''): string {
  const wanted = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const [code = ''] = tag.split('-');
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    // Browsers may send `no` for Norwegian.
    return { code: code === 'no' ? 'nb' : code, quality: Number(quality) };
  });
  const byQuality = wanted.filter(({ quality }) => quality > 0).toSorted((a, b) => b.quality - a.quality);
  return byQuality.find(({ code }) => languages.some(({ languageCode }) => languageCode === code))?.code ?? 'en';
}

/** Also of packages whose rules the platform shares with the console. */
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
