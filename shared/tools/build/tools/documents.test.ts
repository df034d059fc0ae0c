import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { COMMANDS } from './console';
import { blocksOf, nightlyBlocks, PLAYED } from './testing/document-blocks';
import { root } from './workspace';

const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const written = documents.filter((path) => !/requirements|resolutions|CHANGELOG|NOTICES/.test(path));

test.each(written)('Q44 %s marks blocks that are not played, and has no dead links', (document) => {
  const unmarked = blocksOf(document).filter(({ language }) => language === 'sh' && !PLAYED.includes(document));
  expect(unmarked).toEqual([]);
  const markdown = readFileSync(join(root, document), 'utf8');
  const targets = [...markdown.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = '']) => target);
  const missing = targets.filter((target) => !existsSync(join(root, dirname(document), target)));
  expect(missing).toEqual([]);
});

test('Q44 a nightly test names each document with a block that is played at night', () => {
  const tests = [
    'shared/tools/build/tools/played-documents.nightly.test.ts',
    'e2e/src/federation/new-area.nightly.e2e.ts',
  ];
  const sources = tests.map((path) => readFileSync(join(root, path), 'utf8')).join('');
  const played = written.filter((document) => nightlyBlocks(document).length > 0);
  expect(played.filter((document) => !sources.includes(`'${document}'`))).toEqual([]);
  expect(played.length).toBeGreaterThan(5);
});

test('Q138 npm scripts and console commands that a document names exist', () => {
  const ofArea = 'shared/tools/build/tools/area-repository-template/package.json.txt';
  const [scripts, scriptsOfArea] = ['package.json', ofArea].map(
    (path) => (JSON.parse(readFileSync(join(root, path), 'utf8')) as { scripts: object }).scripts,
  );
  const text = written.map((document) => readFileSync(join(root, document), 'utf8')).join('\n');
  const named = [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)(?: -- ([a-z][\w:-]*))?/g)];
  const missing = named.filter(
    ([, script = '', command]) =>
      !(script in { ...scripts, ...scriptsOfArea }) ||
      (script === 'console' && command !== undefined && !(command in COMMANDS)),
  );
  expect(missing.map(([each]) => each)).toEqual([]);
  const [, listed = ''] = /`npm run console` \| lists the rest: (.+) … \|/.exec(text) ?? [];
  expect(Object.keys(COMMANDS)).toEqual(expect.arrayContaining(listed.split(', ')));
});

test('Q46 the README names the browsers that the build is made for, and no other version', () => {
  const names: Record<string, string> = {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    safari: 'Safari',
    ios_saf: 'Safari on iOS',
  };
  const { browserslist } = JSON.parse(readFileSync(join(root, 'shared/tools/build/package.json'), 'utf8')) as {
    browserslist: string[];
  };
  const [, named = ''] = /^## Browsers\n([\s\S]*?)^## /m.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [];
  const rows = [...named.matchAll(/^\| ([^|\n]+?) \| ([\d.]+) /gm)].map(([, name, version]) => `${name} ${version}`);
  expect(rows).toEqual(
    browserslist.map((query) => query.replace(/^(\w+) >= /, (_, name: string) => `${names[name]} `)),
  );
});
