import { language, locale } from '@console/words';

/** Returns the platform's name in English. */
export function countryName({ code, name }: { code: string; name: string }): string {
  // `Intl.DisplayNames` throws on other codes.
  if (language() === 'en' || !/^[A-Z]{2}$/.test(code)) return name;
  return new Intl.DisplayNames(locale(), { type: 'region', fallback: 'none' }).of(code) ?? name;
}
