import { createScriptFiles } from './script-files';
import { installTrustedTypes } from './trusted-types';

type Rules = { createScriptURL(url: string): string | null };

const files = createScriptFiles();

function policy(): { name: string; rules: Rules } {
  let made: { name: string; rules: Rules } | undefined;
  installTrustedTypes(files, {
    createPolicy: (name, rules) => {
      made = { name, rules };
    },
  });
  if (!made) throw new Error('no policy was made');
  return made;
}

beforeAll(() => {
  const published = { 'remoteEntry.1.js': 'sha384-x' };
  const rest = { contract: 1, name: 'team', title: 'Team', version: '1', container: 'team_1', preload: [], chunks: {} };
  const listed = { ...rest, entry: 'remoteEntry.1.js', builtAgainst: {}, groups: {}, pages: {}, slots: {} };
  const manifest = { ...listed, files: published };
  files.addRelease('https://areas.example/team/1/', manifest);
  files.addRelease('https://kari.example/', { ...manifest, development: 'react.development.js' }, true);
});

test('Q13 the page has one policy and its name is default', () => {
  const { name, rules } = policy();
  expect(name).toBe('default');
  // No rule for HTML or inline script: the browser refuses both.
  expect(Object.keys(rules)).toEqual(['createScriptURL']);
});

test.each([
  'https://areas.example/team/1/remoteEntry.1.js',
  'https://areas.example/team/1/remoteEntry.1.js?retry=2',
  '/assets/bootstrap.0a.js',
  // A development build, agreed to.
  'https://kari.example/list.1a.hot-update.js',
])('Q13 %s may become a script', (url) => expect(policy().rules.createScriptURL(url)).toBe(url));

test.each([
  'https://areas.example/team/1/other.js',
  'https://areas.example/team/1/list.1a.hot-update.js',
  'https://kari.example/elsewhere/list.js',
  'https://areas.example/team/2/remoteEntry.1.js',
  'https://evil.example/team/1/remoteEntry.1.js',
  'https://evil.example/assets/bootstrap.0a.js',
  '/areas/../config.json',
  '/upload/picture.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
])('Q14 %s may not', (url) => {
  expect(policy().rules.createScriptURL(url)).toBeNull();
});
