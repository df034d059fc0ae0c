import type { language } from '@console/api';

export const languages: language.Language[] = [
  { name: 'English', languageCode: 'en' },
  { name: 'Norsk bokmål', languageCode: 'nb' },
  { name: 'Svenska', languageCode: 'sv' },
];
