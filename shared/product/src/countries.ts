import { language, locale } from '@console/words';

/** The name of a country in the reader's language, by its code; in English the platform's name. */
export function countryName({ code, name }: { code: string; name: string }): string {
  // Another code would throw.
  if (language() === 'en' || !/^[A-Z]{2}$/.test(code)) return name;
  return new Intl.DisplayNames(locale(), { type: 'region', fallback: 'none' }).of(code) ?? name;
}
