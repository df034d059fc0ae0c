/**
 * English is the key, to the letter of the specification. A page load has a language, added before modules with texts,
 * so `t` works at module scope. A server has a language per request (`sayBy`), and uses `later` at module scope.
 * Untranslated texts stay English.
 */

/** Shape of `words/nb.json`; a plural has each form. */
export type Catalogue = Readonly<Record<string, string | Plural>>;

/** `{ one: '{count} bruker', other: '{count} brukere' }` */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** `'name'` of `'Delete group {name}?'`. */
export type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer After}`
  ? Name | Names<After>
  : never;

/** Takes values, then a context that separates two meanings. */
type Given<Name extends string> = [Name] extends [never]
  ? [values?: undefined, context?: string]
  : [values: Readonly<Record<Name, string | number>>, context?: string];

type Translations = ReadonlyMap<string, string | Plural>;

/** Calls `write` in the reader's language. */
export type Say = (write: (translations: Translations, language: string) => string) => string;

let code = 'en';
const catalogue = new Map<string, string | Plural>();
const plurals: Record<string, Intl.PluralRules> = {};
let say: Say = (write) => write(catalogue, code);

/** Serves a server: `next` writes every text from now on. */
export function sayBy(next: (inPage: Say) => Say): void {
  say = next(say);
}

/** `en`, or the catalogues'; on a server the request's. */
export const language = (): string => say((_, reader) => reader);

/** Returns a locale for Intl. */
export const locale = (): string => (language() === 'en' ? 'en-GB' : language());

/** False with an empty form. */
export const isTranslated = (text: string | Plural | undefined): text is string | Plural =>
  !!text && !Object.values(text).includes('');

/** The first translation stays: areas cannot change the host's. */
export function addWords(next: string, words: Catalogue): void {
  code = next;
  for (const [key, text] of Object.entries(words))
    if (isTranslated(text) && !catalogue.has(key)) catalogue.set(key, text);
}

/** `Open|verb` */
export const keyOf = (text: string, context?: string): string => (context === undefined ? text : `${text}|${context}`);

/** `t('Delete group {name}?', { name })`, `t('Open', undefined, 'verb')` */
export function t<const Text extends string>(text: Text, ...[values, context]: Given<Names<Text>>): string {
  return say((translations) => filled(textIn(translations, text, context), values));
}

/** `n(count, '{count} user', '{count} users')`. The second form is the key; `{count}` is grouped. */
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

/** Reads the area's published titles. */
export const title = (text: string): string => translated(text);

/** Leaves names in braces. */
export const translated = (text: string, context?: string): string =>
  say((translations) => textIn(translations, text, context));

function textIn(translations: Translations, text: string, context?: string): string {
  const translation = translations.get(keyOf(text, context));
  return typeof translation === 'string' ? translation : text;
}

/** `8 090`: no-break spaces, because half of our readers take a comma for a decimal. */
export const formatCount = (count: number | string): string => String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

/** `12.50`, with a comma in Swedish and Norwegian. Intl's first use takes 30 ms. */
export const formatDecimal = (value: number | string): string =>
  language() === 'en' ? String(value) : String(value).replace('.', ',');

/** Leaves a name without value. */
export const filled = (text: string, values: object | undefined) =>
  values ? text.replace(/\{(\w+)\}/g, (braces, name: string) => String((values as never)[name] ?? braces)) : text;

function pluralOf(reader: string, count: number): Intl.LDMLPluralRule {
  plurals[reader] ??= new Intl.PluralRules(reader);
  return plurals[reader].select(count);
}
