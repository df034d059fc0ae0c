import { consoleConfigSchema } from './config';

const URL = 'https://platform.example';
const config = {
  authority: URL,
  api: { main: URL, identity: URL, ownBackend: URL },
  customerResolveUrl: URL,
  featureCodes: { billing: 'B', generalAdmin: 'G', team: 'T' },
  mainProductCode: 'AD',
  features: {},
  productUrls: {},
  docsUrl: URL,
};

test('settings of areas are kept as they are, for each area to check its own', () => {
  const areas = { settings: { billing: { currencies: ['NOK'] }, versions: 'nonsense' } };
  expect(consoleConfigSchema.parse({ ...config, areas }).areas).toEqual(areas);
});

test.each([
  ['documentOptions', 'has moved to areas.settings.attribute-store.documentOptions'],
  ['registrationQuestions', 'has moved to areas.settings.account-and-team.registrationQuestions'],
])('the former key %s is an error that says where it belongs now', (key, message) => {
  const { error } = consoleConfigSchema.safeParse({ ...config, [key]: [] });
  expect(error?.issues).toMatchObject([{ path: [key], message }]);
});
