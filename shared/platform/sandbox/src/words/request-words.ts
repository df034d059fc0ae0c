import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Catalogue, language as currentLanguage, type Say, sayBy } from '@console/words';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languages } from '../platform/languages';
import { readJson } from '../platform/read-json';

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

/** Works in the language of a header such as `Accept-Language`. */
export const inLanguage = <Result>(header: string | undefined, work: () => Result): Result =>
  readers.run({ say: sayIn(languageOf(header)), english: new Map() }, work);

export const inLanguageOf = <Result>({ headers }: Pick<FastifyRequest, 'headers'>, work: () => Result): Result =>
  inLanguage(headers['accept-language'], work);

/** Returns a header: languages of the page's address, as in OpenID Connect, or the browser's. */
export const pageLanguages = (uiLocales: unknown, header: string | undefined): string | undefined =>
  typeof uiLocales === 'string' ? uiLocales.replaceAll(' ', ',') : header;

/** Applies to pages that customers see; staff pages are English. */
export function speakToCustomers(app: FastifyInstance): void {
  // After the body has arrived, because reading it loses the context.
  app.addHook<{ Querystring: { ui_locales?: unknown } }>('preHandler', ({ headers, query }, _reply, done) =>
    inLanguage(pageLanguages(query.ui_locales, headers['accept-language']), done),
  );
}

/** Returns the address of a page in the request's language, or another. */
export const speaking = (address: string, reader = currentLanguage()): string =>
  `${address}?${new URLSearchParams({ ui_locales: reader })}`;

export const inEnglish = (text: string): string => readers.getStore()?.english.get(text) ?? text;

export function asSentence(text: string): string {
  const sentence = `${text}.`;
  readers.getStore()?.english.set(sentence, `${inEnglish(text)}.`);
  return sentence;
}

const orders = new Map<string, Intl.Collator>();

/** Sorts in the reader's language: Åse comes last in Norwegian, and after A in English. */
export function compareNames(one: string, other: string): number {
  const reader = currentLanguage();
  const order = orders.get(reader) ?? new Intl.Collator(reader, { numeric: true });
  orders.set(reader, order);
  return order.compare(one, other);
}

export const byName = <Row extends { name: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => compareNames(one.name, other.name));

/** Returns the platform's language that a header prefers, or English. */
export function languageOf(header = ''): string {
  const preferences = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const [code = ''] = tag.split('-');
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    // Browsers may send `no` for Norwegian.
    return { code: code === 'no' ? 'nb' : code, quality: Number(quality) };
  });
  const byQuality = preferences.filter(({ quality }) => quality > 0).toSorted((a, b) => b.quality - a.quality);
  return byQuality.find(({ code }) => languages.some(({ languageCode }) => languageCode === code))?.code ?? 'en';
}

/** Includes packages whose rules the platform shares with the console. */
const folders = [
  join(import.meta.dirname, '../../words'),
  ...['@console/api', '@console/schema'].map((name) =>
    join(dirname(createRequire(import.meta.url).resolve(name)), '../words'),
  ),
];

const loaded = new Map([['en', sayInEnglish]]);

function sayIn(language: string): Say {
  const cached = loaded.get(language);
  if (cached) return cached;
  const catalogues = folders.map((folder) => readJson(folder, `${language}.json`) as Catalogue);
  const translations = new Map(catalogues.flatMap((catalogue) => Object.entries(catalogue)));
  const say: Say = (write) => write(translations, language);
  loaded.set(language, say);
  return say;
}
