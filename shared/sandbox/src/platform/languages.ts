import type { language } from '@console/api';

/** What people can be addressed in, and notifications be written in. */
export const languages: language.Language[] = [
  { name: 'English', languageCode: 'en' },
  { name: 'Norsk bokmål', languageCode: 'nb' },
  { name: 'Svenska', languageCode: 'sv' },
];
