import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { applyDiff, makeClone, play } from './testing/clone';
import { blocksOf, nightlyBlocks, PLAYED } from './testing/document-blocks';

/*
 * docs/add-a-screen.md, then docs/add-an-area.md, in a clone: `sh` runs, `diff` applies. `sh nightly` of operators and
 * of areas' teams is played in another folder. Checks run in parallel at the end: the second document leaves the
 * first's screen alone.
 */

const CHANGED_BY_UPGRADE = [
  'live/headers.conf',
  'site-releases/log.jsonl',
  ...['host.json', 'index.html', 'registry.json'].map((name) => `site/${name}`),
];

const CHECK = /^(npm run (?:unit|types|lint)|npx biome check)(?: --)?(.*)$/;

let clone: string;
/** The checks of the documents. Two tests need what the documents make. */
let played: Promise<Map<string, Set<string>>> | undefined;
const ended: (() => unknown)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});
beforeAll(async () => {
  clone = await makeClone('documents');
}, 180_000);
afterAll(() => rm(clone, { recursive: true, force: true }), 120_000);

test('Q44 the commands of translators work as written', async () => {
  // Generated screens have no translations yet.
  const own = await makeClone('translations');
  const translations = () => readFile(join(own, 'host/words/nb.json'), 'utf8');
  const before = await translations();
  for (const text of nightlyBlocks('docs/languages.md')) await play(own, text);
  expect(await translations()).toBe(before);
  await rm(own, { recursive: true });
}, 300_000);

test('Q44 the commands and changes of the documents work as written', async () => {
  const checks = await (played ??= playDocuments());
  expect([...checks.keys()]).toEqual(['npm run unit', 'npm run types', 'npm run lint', 'npx biome check']);
  await playChecks(clone, checks);
}, 1_800_000); // A minute or two when idle.

test('Q44 the commands of an operator and of an area’s team work as written: first run, upgrade, backup and restore change no file, then a release comes and goes', async () => {
  await (played ??= playDocuments());
  const folder = await mkdtemp(join(tmpdir(), 'operated-'));
  const place = join(folder, 'console');
  // The clone has no origin to pull from, and Git knows no commit of it.
  const asHere = (text: string) =>
    `export RELEASE_COMMIT=0c9e1f2\n${text.replaceAll(/\/srv|\/var\/log/g, folder).replace(/^(git pull && )?npm run bootstrap\n/m, '')}`;
  const [firstRun, headers, withPlatform, upgrade, save, restore] = nightlyBlocks('docs/operating.md').map(asHere);
  const ofNginx = nightlyBlocks('deploy/serve/nginx/README.md').map(asHere);
  for (const step of [firstRun, ...ofNginx, headers, withPlatform]) await play(clone, step ?? '');
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

  await changeBilling();
  await play(clone, upgrade ?? '');
  const after = await contentsOf(place);
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
  const ofBilling = changed.filter((path) => /^site(?:-releases\/maps)?\/areas\/billing\//.test(path));
  expect(ofBilling).toContainEqual(expect.stringMatching(/\/area\.json$/));
  const rest = changed.filter((path) => !ofBilling.includes(path) && !path.startsWith('site/deltas/'));
  expect(rest).toEqual(expect.arrayContaining(['site/registry.json', 'site-releases/log.jsonl']));
  expect(CHANGED_BY_UPGRADE).toEqual(expect.arrayContaining(rest));

  for (const line of nightlyBlocks('deploy/collector/README.md').flatMap((text) => text.trim().split('\n')))
    await playServer(clone, asHere(line), '/healthz');

  const live = async () => JSON.parse(await readFile(join(place, 'site/registry.json'), 'utf8')).areas.billing.current;
  const first = await live();
  const { version } = first.manifest;
  const earlier = await readdir(join(place, 'site/areas/billing'));
  await changeBilling();
  const versions: string[] = [];
  const here = `export RELEASE_SITE=${place}/site RELEASE_COMMIT=3fa9c1d HOME=${folder}\n`;
  for (const text of ['docs/for-area-teams.md', 'deploy/release/README.md'].flatMap(nightlyBlocks)) {
    const published = await readdir(join(place, 'site/areas/billing'));
    const next = published.find((name) => !earlier.includes(name)) ?? '';
    await play(clone, here + text.replaceAll('1.4.0-3fa9c1d', next));
    versions.push((await live()).manifest.version);
  }
  // Published, promoted, rolled back; a key and a look change nothing.
  expect(versions).toEqual([version, expect.not.stringMatching(version), version, version, version, version]);
  expect(await live()).toEqual(first);
  const [own = ''] = await readdir(join(place, 'site/areas/release-notes'));
  // The repository of its own is made by a browser test.
  for (const text of nightlyBlocks('docs/add-an-area.md').filter((each) => each.includes('release-notes')))
    await play(clone, here + text.replace('<version>', own));
  await rm(folder, { recursive: true });
}, 1_800_000);

test('Q44 a pipeline and the commands on a bucket work as written, and those that try another store', async () => {
  const script = `import('./deploy/bucket/testing/test-bucket.ts').then(async ({ TestBucket }) => {
    const { options, console: origin } = await TestBucket.make();
    console.log(JSON.stringify({ ...options, origin }));
  })`;
  const store = spawn(process.execPath, ['--import', 'tsx', '-e', script], { cwd: clone });
  ended.push(() => store.kill());
  const [line] = (await once(createInterface(store.stdout), 'line')) as [string];
  const { url, accessKeyId, secretAccessKey, origin } = JSON.parse(line) as Record<string, string>;
  const asHere = (text: string) =>
    `export RELEASE_COMMIT=0c9e1f2\n${text}`
      .replace('https://s3.eu-north-1.amazonaws.com/console', url ?? '')
      .replace('http://localhost:7480/console', url?.replace(/\/\w+$/, '') ?? '')
      .replace('https://console.example', origin ?? '')
      .replace('KEY_ID=…', `KEY_ID=${accessKeyId}`)
      .replace('SECRET_ACCESS_KEY=…', `SECRET_ACCESS_KEY=${secretAccessKey}`);
  const [releases = '', otherStore = ''] = nightlyBlocks('deploy/bucket/README.md').map(asHere);
  const exported = releases.slice(0, releases.indexOf('npm run'));
  const pipeline = await readFile(join(clone, 'deploy/pipelines/gitlab/release-area.yml'), 'utf8');
  const jobs = [...pipeline.matchAll(/^ {2}script:\n((?: {4}- .*\n)+)/gm)].map(([, lines = '']) =>
    lines.replaceAll(/^ +- /gm, ''),
  );
  expect(jobs.join('')).toContain('promote "$AREA" "$VERSION" --if-canary');
  // The area's tests take minutes.
  const steps = jobs.join('. ./version.env\n').replace(/^npm run unit .*\n/m, '');
  const releaseByPipeline = async () => {
    await play(clone, `${exported}export AREA=billing WHY="in turn"\n${steps}`);
    return /VERSION=(.+)/.exec(await readFile(join(clone, 'version.env'), 'utf8'))?.[1] ?? '';
  };
  // An operator allows the payment form of billing.
  const allow = ['publish billing', 'allow billing --why "cards"'].map(
    (each) => `npm run -s release:bucket -- ${each}\n`,
  );
  await play(clone, exported + allow.join(''));
  const first = await releaseByPipeline();
  await changeBilling();
  const second = await releaseByPipeline();
  expect(second).not.toBe(first);
  await play(clone, releases.replace('1.4.0-3fa9c1d', second));
  const registry = (await (await fetch(`${origin}/registry.json`)).json()) as { areas: object };
  expect(registry.areas).toMatchObject({ billing: { current: { manifest: { version: first } } } });
  await play(clone, otherStore);
}, 900_000);

test('Q44 the commands of the sandbox’s page start it', async () => {
  const lines = nightlyBlocks('shared/platform/sandbox/README.md').flatMap((text) => text.trim().split('\n'));
  expect(lines).toHaveLength(2);
  for (const line of lines) await playServer(clone, line, '/health');
}, 300_000);

async function playDocuments(): Promise<Map<string, Set<string>>> {
  const checks = new Map<string, Set<string>>();
  for (const document of PLAYED) {
    const blocks = blocksOf(document).filter(({ language }) => language === 'sh' || language === 'diff');
    expect(blocks.length).toBeGreaterThan(1);
    for (const { language, text } of blocks) {
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
  return checks;
}

/** Scripts of other content: a comment leaves them, and so the version, as they are. */
function changeBilling(): Promise<void> {
  return appendFile(join(clone, 'remotes/billing/src/remote.tsx'), `performance.mark('version ${Date.now()}');\n`);
}

/** Until it answers. The document's port may be taken. */
async function playServer(cwd: string, commands: string, path: string): Promise<void> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  const line = commands.replace(/\.ts /, `$&--port ${port} `);
  const server = spawn('sh', ['-ec', line], { cwd, detached: true, stdio: ['ignore', 'ignore', 'inherit'] });
  const exit = once(server, 'exit');
  const answers = async () => (await fetch(`http://localhost:${port}${path}`).catch(() => undefined))?.ok ?? false;
  while (server.exitCode === null && !(await answers())) await pause(100);
  expect([line, server.exitCode]).toEqual([line, null]);
  process.kill(-(server.pid ?? 0));
  await exit;
}

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
