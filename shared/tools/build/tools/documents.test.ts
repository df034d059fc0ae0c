import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { applyDiff, makeClone, play } from './testing/clone';
import { root } from './workspace';

/*
 * Plays the two documents of a newcomer's first day as they are written, one after the other, in a clone: it runs `sh`
 * blocks and applies `diff` blocks. `sh manual` needs a person or a server that keeps running. Checks run once at the
 * end, all in parallel, because the second document does not change the screen of the first.
 */
const PLAYED = ['docs/add-a-screen.md', 'docs/add-an-area.md'];

/** A command that checks and changes nothing, and its target. */
const CHECK = /^(npm run (?:unit|types|lint)|npx biome check)(?: --)?(.*)$/;

interface Block {
  language: string;
  text: string;
}

function blocksOf(document: string): Block[] {
  const markdown = readFileSync(join(root, document), 'utf8');
  return [...markdown.matchAll(/^( *)```(.*)\n([\s\S]*?)^\1```$/gm)].map(
    ([, indent = '', language = '', text = '']) => ({
      language,
      text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );
}

function filesIn(folder: string, recursive: boolean): string[] {
  return readdirSync(join(root, folder), { recursive, encoding: 'utf8' }).map((name) => `${folder}/${name}`);
}

describe('Q44 the documents do what they say', () => {
  let clone: string;
  beforeAll(async () => {
    clone = await makeClone('documents');
  }, 180_000);
  afterAll(() => rm(clone, { recursive: true, force: true }), 120_000);

  test('Q44 their commands and changes work as written', async () => {
    const checks = new Map<string, Set<string>>();
    for (const document of PLAYED) {
      const played = blocksOf(document).filter(({ language }) => language === 'sh' || language === 'diff');
      expect(played.length).toBeGreaterThan(1);
      for (const { language, text } of played) {
        if (language === 'diff') {
          await applyDiff(clone, text);
          continue;
        }
        for (const line of text.trim().split('\n')) {
          const [, command, what = ''] = CHECK.exec(line) ?? [];
          if (command) checks.set(command, new Set([...(checks.get(command) ?? []), ...what.trim().split(/\s+/)]));
          else await play(clone, line);
        }
      }
    }
    expect([...checks.keys()]).toEqual(['npm run unit', 'npm run types', 'npm run lint', 'npx biome check']);
    await playChecks(clone, checks);
  }, 1_800_000); // A minute or two; a busy machine takes its time, and that is not what this proves.
});

/** Runs the checks in parallel, each with all of its targets. */
async function playChecks(clone: string, checks: Map<string, Set<string>>): Promise<void> {
  const lines = [...checks].map(([command, what]) => {
    const targets = [...what].filter(Boolean).join(' ');
    return targets && command.startsWith('npm run') ? `${command} -- ${targets}` : `${command} ${targets}`;
  });
  await Promise.all(lines.map((line) => play(clone, line)));
}

const written = ['README.md', 'CONTRIBUTING.md', ...filesIn('docs', false), ...filesIn('deploy', true)]
  .filter((path) => path.endsWith('.md') && !path.includes('node_modules'))
  // These two have texts of the specification and its readers.
  .filter((path) => !/requirements|resolutions/.test(path));

test.each(written)('Q44 %s marks blocks that are not played, and has no dead links', (document) => {
  const unmarked = blocksOf(document).filter(({ language }) => language === 'sh' && !PLAYED.includes(document));
  expect(unmarked).toEqual([]);
  const markdown = readFileSync(join(root, document), 'utf8');
  const targets = [...markdown.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = '']) => target);
  const missing = targets.filter((target) => !existsSync(join(root, dirname(document), target)));
  expect(missing).toEqual([]);
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
