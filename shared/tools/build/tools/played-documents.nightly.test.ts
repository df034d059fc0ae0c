import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { applyDiff, makeClone, play } from './testing/clone';
import { blocksOf, PLAYED } from './testing/document-blocks';

/*
 * docs/add-a-screen.md, then docs/add-an-area.md, in a clone: `sh` runs, `diff` applies, `sh manual` needs a person;
 * those of docs/operating.md for one machine and docs/for-area-teams.md are played in another folder. Checks run in parallel at the end: the
 * second document leaves the first's screen alone.
 */

const CHECK = /^(npm run (?:unit|types|lint)|npx biome check)(?: --)?(.*)$/;

let clone: string;
beforeAll(async () => {
  clone = await makeClone('documents');
}, 180_000);
afterAll(() => rm(clone, { recursive: true, force: true }), 120_000);

test('Q44 the commands and changes of the documents work as written', async () => {
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
}, 1_800_000); // A minute or two when idle.

test('Q44 the commands of an operator and of an area’s team work as written: first run, upgrade, backup and restore change no file, then a release comes and goes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'operated-'));
  const place = join(folder, 'console');
  // The clone has no origin to pull from, and Git knows no commit of it.
  const asHere = (text: string) =>
    `export RELEASE_COMMIT=0c9e1f2\n${text.replaceAll('/srv', folder).replace('git pull && npm run bootstrap\n', '')}`;
  const blocks = blocksOf('docs/operating.md').filter(({ language }) => language === 'sh manual');
  const [firstRun, headers, withPlatform, upgrade, save, restore] = blocks.map(({ text }) => asHere(text));
  const steps = [firstRun?.replace('npm run bootstrap\n', ''), headers, withPlatform];
  for (const step of steps) await play(clone, step ?? '');
  // An operator's own formatting, and a key of a later release.
  const settings = join(place, 'site/config.json');
  await writeFile(settings, (await readFile(settings, 'utf8')).replace('{', '{ "later": true,'));
  const before = await contentsOf(place);
  expect(before.get('options.json')).toContain('https://platform.example.com');
  await play(clone, upgrade ?? '');
  expect(await contentsOf(place)).toEqual(before);
  await play(clone, save ?? '');
  await rm(place, { recursive: true });
  await play(clone, restore ?? '');
  expect(await contentsOf(place)).toEqual(before);

  const live = async () => JSON.parse(await readFile(join(place, 'site/registry.json'), 'utf8')).areas.billing.current;
  const first = await live();
  const { version } = first.manifest;
  // Scripts of other content: a comment leaves them, and so the version, as they are.
  await appendFile(join(clone, 'remotes/billing/src/remote.tsx'), "performance.mark('another version');\n");
  const releases = blocksOf('docs/for-area-teams.md').filter(({ text }) => text.includes('npm run release'));
  const versions: string[] = [];
  for (const { text } of releases) {
    const here = `export RELEASE_SITE=${place}/site RELEASE_COMMIT=3fa9c1d HOME=${folder}\n`;
    const published = await readdir(join(place, 'site/areas/billing'));
    const next = published.find((name) => name !== version) ?? '';
    await play(clone, here + text.replaceAll('1.4.0-3fa9c1d', next));
    versions.push((await live()).manifest.version);
  }
  // Published, promoted, rolled back; a key and a look change nothing.
  expect(versions).toEqual([version, expect.not.stringMatching(version), version, version, version]);
  expect(await live()).toEqual(first);
  await rm(folder, { recursive: true });
}, 1_800_000);

async function contentsOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const contents = paths.map(async (path) => [relative(folder, path), await readFile(path, 'latin1')] as const);
  return new Map((await Promise.all(contents)).filter(([path]) => !path.startsWith('tmp/')));
}

async function playChecks(folder: string, checks: Map<string, Set<string>>): Promise<void> {
  const lines = [...checks].map(([command, what]) => {
    const targets = [...what].filter(Boolean).join(' ');
    return targets && command.startsWith('npm run') ? `${command} -- ${targets}` : `${command} ${targets}`;
  });
  await Promise.all(lines.map((line) => play(folder, line)));
}
