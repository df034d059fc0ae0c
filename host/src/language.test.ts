import type * as words from '@console/words';
import { type ChosenWords, chosenWords, hostStart } from './language';

async function load(chosen: Partial<ChosenWords>) {
  let added: Pick<typeof words, 't' | 'title' | 'language'> | undefined;
  hostStart().words = { language: 'nb', languages: ['nb', 'sv'], catalogues: Promise.resolve([]), ...chosen };
  await jest.isolateModulesAsync(async () => {
    added = await import('@console/words');
    await (await import('./language')).wordsAdded();
  });
  return added;
}

beforeEach(() => {
  delete hostStart().words;
  document.documentElement.lang = 'en';
});

test('Q79 the texts of host and menu are added before the host runs, and the page says its language', async () => {
  const catalogues = Promise.resolve<(words.Catalogue | undefined)[]>([
    { Save: 'Lagre' },
    { Billing: 'Fakturering' },
    undefined,
  ]);
  const loaded = await load({ catalogues });
  expect([loaded?.t('Save'), loaded?.title('Billing'), loaded?.language()]).toEqual(['Lagre', 'Fakturering', 'nb']);
  expect(document.documentElement.lang).toBe('nb');
});

test.each([
  ['all', [{ Save: 'Lagre' }, { Billing: 'Fakturering' }], false],
  ['no titles of an area', [{ Save: 'Lagre' }, undefined], true],
  ['nothing of the host', [undefined, { Billing: 'Fakturering' }], true],
] as const)(
  'Q114 when %s arrived, the host knows whether to say that texts are missing',
  async (_, arrived, isMissing) => {
    Object.assign(globalThis, { reportError: () => {} });
    await load({ catalogues: Promise.resolve([...arrived] as words.Catalogue[]) });
    expect(chosenWords()?.isIncomplete).toBe(isMissing);
  },
);

test('Q79 without the host’s texts the page is English as a whole, with one report', async () => {
  const report = jest.fn();
  Object.assign(globalThis, { reportError: report });
  const loaded = await load({ catalogues: Promise.resolve([undefined, { Billing: 'Fakturering' }]) });
  expect([loaded?.title('Billing'), loaded?.language(), document.documentElement.lang]).toEqual([
    'Billing',
    'en',
    'en',
  ]);
  expect(report).toHaveBeenCalledTimes(1);
});
