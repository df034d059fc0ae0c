/**
 * The texts of the console. English stands in the code, to the letter of the specification, and is the key of its
 * translations. A page load has one language: its catalogues are added before the code with the texts runs, so a text
 * at module scope is translated too. On a server, each request has a language (`sayBy`), and a text at module scope is
 * marked by `later`. A text without a translation is shown in English.
 */

/** Translations by English text, as in `words/nb.json`. A plural has a text for each of the language's forms. */
export type Catalogue = Readonly<Record<string, string | Plural>>;

/** `{ one: '{count} bruker', other: '{count} brukere' }` */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** The names in braces: `'name'` of `'Delete group {name}?'`. */
export type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer After}`
  ? Name | Names<After>
  : never;

/** A value for each name in braces, then the context that tells two meanings of one English text apart. */
type Given<Name extends string> = [Name] extends [never]
  ? [values?: undefined, context?: string]
  : [values: Readonly<Record<Name, string | number>>, context?: string];

type Translations = ReadonlyMap<string, string | Plural>;

/** Calls `write` with the reader's language and its translations. */
export type Say = (write: (translations: Translations, language: string) => string) => string;

let code = 'en';
const catalogue = new Map<string, string | Plural>();
const plurals: Record<string, Intl.PluralRules> = {};
let say: Say = (write) => write(catalogue, code);

/** For a server, where each request has a language: every text is written by the result of `next` from now on. */
export function sayBy(next: (inPage: Say) => Say): void {
  say = next(say);
}

/** The language of this page load, on a server of the request: `en`, or that of its catalogues. */
export const language = (): string => say((_, reader) => reader);

/** The language for Intl. */
export const locale = (): string => (language() === 'en' ? 'en-GB' : language());

/** False for an empty text, and for a plural with an empty form. */
export const isTranslated = (text: string | Plural | undefined): text is string | Plural =>
  !!text && !Object.values(text).includes('');

/** Adds translations. The first translation of a text stays, so that an area cannot change the texts of the host. */
export function addWords(next: string, words: Catalogue): void {
  code = next;
  for (const [key, text] of Object.entries(words))
    if (isTranslated(text) && !catalogue.has(key)) catalogue.set(key, text);
}

/** The key of a text in a catalogue: the English text, with its context after a bar, such as `Open|verb`. */
export const keyOf = (text: string, context?: string): string => (context === undefined ? text : `${text}|${context}`);

/** `t('Delete group {name}?', { name })`, `t('Open', undefined, 'verb')`: the text in the reader's language. */
export function t<const Text extends string>(text: Text, ...[values, context]: Given<Names<Text>>): string {
  return say((translations) => filled(textIn(translations, text, context), values));
}

/**
 * `n(count, '{count} user', '{count} users')`: the text in the form of the number. The second form is the key;
 * `{count}` is written with groups of three digits.
 */
export function n<const One extends string, const Many extends string>(
  count: number,
  one: One,
  many: Many,
  ...[values, context]: Given<Exclude<Names<One> | Names<Many>, 'count'>>
): string {
  return say((translations, reader) => {
    const forms = translations.get(keyOf(many, context));
    const text = typeof forms === 'object' ? (forms[pluralOf(reader, count)] ?? forms.other) : undefined;
    return filled(text ?? (count === 1 ? one : many), { ...(values as object | undefined), count: formatCount(count) });
  });
}

/** The title of a page or an area in the reader's language, from the titles that the area has published. */
export const title = (text: string): string => translated(text);

/** The text with its names still in braces. */
export const translated = (text: string, context?: string): string =>
  say((translations) => textIn(translations, text, context));

function textIn(translations: Translations, text: string, context?: string): string {
  const translation = translations.get(keyOf(text, context));
  return typeof translation === 'string' ? translation : text;
}

/**
 * Formats a whole number or its digits, such as `8 090`, in the same way everywhere. Groups are separated by a
 * non-breaking space, never by a comma, which half of our readers read as a decimal.
 */
export const formatCount = (count: number | string): string => String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

/** `1.2` and `12.50`; with a comma in Swedish and Norwegian. Not from Intl, whose first use takes 30 ms. */
export const formatDecimal = (value: number | string): string =>
  language() === 'en' ? String(value) : String(value).replace('.', ',');

/** The text with its names replaced by their values. A name without a value stays. */
export const filled = (text: string, values: object | undefined) =>
  values ? text.replace(/\{(\w+)\}/g, (braces, name: string) => String((values as never)[name] ?? braces)) : text;

function pluralOf(reader: string, count: number): Intl.LDMLPluralRule {
  plurals[reader] ??= new Intl.PluralRules(reader);
  return plurals[reader].select(count);
}
