import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

test('settings of areas are not changed, so that each area checks its own', () => {
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

test.each([
  [
    {
      clientId: 'console',
      scope: 'openid https://api.example/read',
      checkSeconds: 300,
      origins: ['https://graph.example'],
    },
    [],
  ],
  [{ scope: 'profile email' }, ['scope']],
  [{ scope: 'openid  profile' }, ['scope']],
  [{ resource: 'the-api', checkSeconds: 1 }, ['resource', 'checkSeconds']],
  [{ origins: ['https://graph.example/me'] }, ['origins']],
])('Q42 sign-in settings %j: %j is refused', (signIn, refused) => {
  const { error } = consoleConfigSchema.safeParse({ ...config, signIn });
  expect(error?.issues.map(({ path }) => path[1]) ?? []).toEqual(refused);
});

test('Q42 the settings for well-known providers in docs/identity-providers.md are valid', () => {
  const page = readFileSync(join(__dirname, '../../../docs/identity-providers.md'), 'utf8');
  const blocks = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, block = '']) => block);
  expect(blocks).toHaveLength(4);
  for (const block of blocks) {
    const settings = JSON.parse(block.replaceAll(/<[^>]+>/g, 'example'));
    expect(consoleConfigSchema.parse({ ...config, ...settings })).toMatchObject(settings);
  }
});
