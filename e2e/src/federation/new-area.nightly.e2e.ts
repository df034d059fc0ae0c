import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Registry } from '@console/contract';
import { freePort } from '@console/sandbox/free-port';
import { Clone } from '../installation/clone';
import { contentsOf, differences } from '../installation/contents';
import { PackageRegistry } from '../installation/package-registry';
import { ownVersions } from '../installation/release';
import { builtAreas } from '../installation/site';
import { startChild } from '../machine/child';
import { root, runFolder } from '../machine/root';
import { test as base, expect } from '../support/console';

/*
 * A team's first day: `npm run new area`, publishing into an installation built without it, failing, retiring,
 * developing.
 */
const AREA = 'release-notes';
const PAGE = `remotes/${AREA}/src/countries/CountriesPage.tsx`;
const DECLARATION = `remotes/${AREA}/src/area.ts`;
const AREA_PORT = await freePort();

const test = base.extend<object, { clone: Clone }>({
  clone: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const clone = await Clone.make('new-area');
      await clone.npmRun('new', 'area', AREA);
      await use(clone);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test.use({ config: { areas: {} }, installed: { addPages: ownVersions } });

test('Q27 a new area appears by a registry entry with no host build, is contained when it breaks, and is retired', async ({
  page,
  installation,
  signInAs,
  problems,
  clone,
}) => {
  test.setTimeout(240_000);
  const release = async (...args: string[]) => {
    const output = await clone.npmRun('release', '--', ...args, '--site', installation.site);
    await installation.pageIsCurrent();
    return output;
  };
  // The clone is no Git checkout, and broken code need not compile.
  const publish = () => release('publish', AREA, '--dirty', '--no-types');
  const before = await contentsOf(installation.site);
  const menu = page.getByRole('navigation', { name: 'Administration' });
  const link = menu.getByRole('link', { name: 'Release notes' });
  const norway = page.getByRole('row', { name: /^Norway/ });

  await publish();
  await signInAs('owner', '/admin/team/manage');
  await expect(menu.getByRole('link', { name: 'Manage', exact: true })).toBeVisible();
  await expect(link).toBeHidden();

  const first = await newestVersion(release);
  await release('promote', AREA, first, '--why', 'first version');
  await page.reload();
  await link.click();
  await expect(page.getByRole('heading', { name: 'Release notes' })).toBeVisible();
  await expect(norway).toContainText('NOK');
  const changed = differences(before, await contentsOf(installation.site));
  expect(changed.filter((path) => !path.startsWith(`areas/${AREA}/${first}/`))).toEqual(['registry.json']);

  await clone.edit(PAGE, /  const query =/, "  throw new Error('broken on purpose');\n$&");
  await publish();
  await release('promote', AREA, await newestVersion(release), '--why', 'broken on purpose');
  problems.allow(/broken on purpose|AreaError/);
  await clone.edit(PAGE, / *throw .*\n/, '');
  await page.reload();
  await expect(page.getByText('Release notes couldn’t be opened')).toBeVisible();
  await menu.getByRole('button', { name: 'Team' }).click();
  await menu.getByRole('link', { name: 'Manage', exact: true }).click();
  await expect(page.getByRole('row', { name: /Astrid Bjørnstad/ })).toBeVisible();

  expect(await release('rollback', AREA, '--why', 'it was broken')).toContain(`${AREA} is back at ${first}`);
  await page.goto(`/admin/${AREA}`);
  await expect(norway).toBeVisible();
});

test('Q27 the same sources give the same version in another folder', async ({ clone }) => {
  await clone.npmRun('build', 'versions');
  const { version } = JSON.parse(await readFile(join(clone.folder, 'remotes/versions/dist/area.json'), 'utf8')) as {
    version: string;
  };
  expect(version).toBe(builtAreas().find(({ name }) => name === 'versions')?.version);
});

test('Q44 npm start shows the host with the first area while the others are built', async ({ clone }) => {
  test.setTimeout(420_000);
  const port = await freePort();
  const env = { PORT: `${port}`, SANDBOX_PORT: `${await freePort()}`, COLLECTOR_PORT: `${await freePort()}` };
  const server = await clone.start('deploy/dev/start.ts', [], { port, env });
  const shown = async () => {
    const registry = (await (await fetch(`http://localhost:${port}/registry.json`)).json()) as Registry;
    return Object.keys(registry.areas);
  };
  const first = await shown();
  expect(first).toContain('account-and-team');
  expect(first).not.toContain('billing');
  await expect.poll(() => server.output()).toContain('Still to be built, there with the next page load:');
  await expect.poll(async () => (await shown()).length, { timeout: 240_000 }).toBeGreaterThan(first.length);
  await server.stop();
});

test('Q27 an area in its own repository: from an empty folder to live, canary and rollback, and nothing of ours is requested from a registry', async ({
  page,
  installation,
  signInAs,
  clone,
}) => {
  test.setTimeout(1_200_000);
  const [folder, cache] = [join(runFolder, 'contacts'), join(runFolder, 'contacts-npm-cache')];
  // npm requests nothing cached.
  for (const left of [folder, cache]) await rm(left, { recursive: true, force: true });
  let registry = await PackageRegistry.start();
  const runIn = async (cwd: string, program: string, ...args: string[]) => {
    const npm = { npm_config_registry: registry.address, npm_config_cache: cache };
    const env = { ...process.env, ...npm, RELEASE_SITE: installation.site };
    return (await promisify(execFile)(program, args, { cwd, env, maxBuffer: 16 * 1024 * 1024 })).stdout;
  };
  const run = (program: string, ...args: string[]) => runIn(folder, program, ...args);
  const npm = (...args: string[]) => run('npm', 'run', '-s', ...args);
  const release = async (...args: string[]) => {
    const output = await npm('release', '--', ...args);
    await installation.pageIsCurrent();
    return output;
  };
  const git = (...args: string[]) => run('git', '-c', 'user.name=kari', '-c', 'user.email=kari@example', ...args);
  const commit = async (message: string) => {
    await git('add', '.');
    await git('commit', '--quiet', '--message', message);
    return (await git('rev-parse', 'HEAD')).trim();
  };
  const versionOf = (json: string) => (JSON.parse(json) as { version: string }).version;

  await test.step('the repository is made, installed and tested', async () => {
    const [made = ''] = nightlyBlocks('docs/add-an-area.md').filter((text) => text.includes('area-repository'));
    await runIn(clone.folder, 'sh', '-ec', made);
    expect(registry.requested.length).toBeGreaterThan(300);
    expect(registry.requested.filter((name) => name.startsWith('@console/'))).toEqual([]);
    registry.stop();
  });

  const page1 = join(folder, 'src/countries/CountriesPage.tsx');
  const source = await readFile(page1, 'utf8');
  const write = (text: string) => writeFile(page1, source.replace('Where companies can be registered.', text));
  const first = await test.step('its commit is built, published and live', async () => {
    const head = await commit('first');
    await npm('build');
    const version = versionOf(await release('publish', 'contacts', '--json'));
    const published = JSON.parse(
      await readFile(join(installation.site, `areas/contacts/${version}/area.json`), 'utf8'),
    ) as { built: object };
    expect(published.built).toMatchObject({ commit: head, types: 'checked' });
    await release('promote', 'contacts', version, '--why', 'first version');
    return version;
  });
  await signInAs('owner', '/admin/contacts');
  await expect(page.getByText('Where companies can be registered.')).toBeVisible();

  await test.step('uncommitted sources are refused', async () => {
    await write('Second edition.');
    await npm('build');
    await expect(release('publish', 'contacts')).rejects.toThrow(
      'its sources are not all committed: src/countries/CountriesPage.tsx',
    );
  });

  await test.step('the next version is a canary, then rolled back', async () => {
    await commit('second edition');
    await npm('build');
    const second = versionOf(await release('publish', 'contacts', '--json'));
    await release('canary', 'contacts', second, '--percent', '100', '--why', 'for all');
    await page.reload();
    await expect(page.getByText('Second edition.')).toBeVisible();
    await release('promote', 'contacts', second, '--if-canary', '--why', 'second edition');
    expect(await release('rollback', 'contacts', '--why', 'the first was better')).toContain(
      `contacts is back at ${first}`,
    );
    await page.reload();
    await expect(page.getByText('Where companies can be registered.')).toBeVisible();
  });

  await test.step('a change is seen in that console before it is committed', async () => {
    const from = `http://localhost:${AREA_PORT}`;
    const server = await startChild('npm', ['run', '-s', 'dev', '--', '--against', installation.origin], {
      cwd: folder,
      port: AREA_PORT,
      env: { AREA_PORT: `${AREA_PORT}` },
    });
    await expect.poll(() => server.output(), { timeout: 60_000 }).toContain(`?area.contacts=${from}`);
    await page.goto(`${installation.origin}/admin/contacts?area.contacts=${from}`);
    await page.getByRole('button', { name: 'Load the code' }).click();
    await expect(page.getByText('Second edition.')).toBeVisible();
    await write('Third edition.');
    await expect(page.getByText('Third edition.')).toBeVisible();
    await page.close();
    await server.stop();
  });

  await test.step('our packages and React are upgraded, and the next version is published', async () => {
    registry = await PackageRegistry.start();
    await write('Where companies can be registered.');
    const archive = async () => /console-words-[^"]+/.exec(await readFile(join(folder, 'package.json'), 'utf8'))?.[0];
    const before = await archive();
    await clone.edit('shared/words/README.md', /^# /, '# A newer ');
    const [look = '', pack = '', install = '', react = ''] = nightlyBlocks('docs/upgrade-an-area.md');
    await run('sh', '-ec', look);
    // The clone is no checkout.
    await runIn(clone.folder, 'sh', '-ec', pack.replace(/^ *git checkout .*$/m, ''));
    expect(await archive()).not.toBe(before);
    await run('sh', '-ec', install);
    await run('sh', '-ec', react.replace('../console', clone.folder));
    await commit('upgraded');
    await npm('build');
    expect(await release('publish', 'contacts')).toContain('is compatible');
    registry.stop();
  });
});

test('Q28 Q47 Q234 an area is developed against an installation: Fast Refresh keeps the page’s state, and errors are shown', async ({
  page,
  installation,
  signInAs,
  clone,
  problems,
}) => {
  test.setTimeout(180_000);
  problems.allow(
    /on purpose|unique "key" prop|outside its paths|does not compile|Errors while compiling|Module build failed/,
  );
  await clone.edit(PAGE, /  return \(\n    <Page>/, '$&\n      <input aria-label="Note" defaultValue="" />');
  const args = [AREA, '--against', installation.origin];
  const server = await clone.start('deploy/dev/dev.ts', args, { port: AREA_PORT, env: { AREA_PORT: `${AREA_PORT}` } });
  await expect.poll(() => server.output(), { timeout: 60_000 }).toContain('?area.');
  const address = /http\S+\?area\.\S+/.exec(server.output())?.[0] ?? '';
  expect(address).toBe(`${installation.origin}/admin/${AREA}?area.${AREA}=http://localhost:${AREA_PORT}`);

  await signInAs('owner', '/admin');
  await page.goto(address);
  await page.getByRole('button', { name: 'Load the code' }).click();
  await expect(page.getByRole('heading', { name: 'Release notes' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: `localhost:${AREA_PORT}` })).toBeVisible();

  const note = page.getByRole('textbox', { name: 'Note' });
  const overlay = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Close' }) });
  await note.fill('typed before');
  await clone.edit(PAGE, /Where companies can be/, 'Where no company can be');
  await expect(page.getByText('Where no company can be registered.')).toBeVisible();
  await expect(note).toHaveValue('typed before');

  // The dev server refuses styles that only running code could evaluate.
  await clone.edit(PAGE, /^import /, "import { chakra } from '@console/ui';\n$&");
  await clone.edit(PAGE, /<input aria-label="Note"/, '<chakra.input mt="10px" aria-label="Note"');
  await expect(note).toHaveCSS('margin-top', '10px');
  await expect(note).toHaveValue('typed before');
  await clone.edit(PAGE, /mt="10px"/, 'mt={query.status}');
  await expect(overlay).toContainText(
    /CountriesPage\.tsx:\d+: `query.status` of `mt` is known only when the code runs/,
  );
  await clone.edit(PAGE, /mt=\{query.status\}/, 'mt="20px"');
  await expect(note).toHaveCSS('margin-top', '20px');
  await note.fill('typed before');

  await clone.edit(PAGE, /<DataTable/, '{[1, 2].map(() => <i className="twice" />)}\n      $&');
  await expect(page.locator('i.twice')).toHaveCount(2);
  expect(problems.seen().join('\n')).toContain('unique "key" prop');

  await clone.edit(PAGE, /countCountries = \(/, 'countCountries = = (');
  await expect(overlay).toContainText('This does not compile');
  await expect(overlay).toContainText('CountriesPage.tsx:');
  await clone.edit(PAGE, /countCountries = = \(/, 'countCountries = (');
  await expect(overlay).toHaveCount(0);
  await expect(note).toHaveValue('typed before');

  await clone.edit(PAGE, /  const query =/, "  if (countCountries) throw new Error('thrown on purpose');\n$&");
  await expect(overlay).toContainText('thrown on purpose');
  await expect(overlay).toContainText(/src\/countries\/CountriesPage\.tsx:\d+/);
  await clone.edit(PAGE, / *if \(countCountries\).*\n/, '');
  await expect(page.getByRole('heading', { name: 'Release notes' })).toBeVisible();
  await expect(overlay).toHaveCount(0);

  await clone.edit(DECLARATION, /path: '\/admin\/release-notes'/, "path: '/admin/elsewhere'");
  await expect(overlay).toContainText(`remotes/${AREA}/src/area.ts: page "countries" claims /admin/elsewhere`);
  await expect(overlay).toContainText(`deploy/areas/${AREA}.json`);
  await clone.edit(DECLARATION, /\/admin\/elsewhere/, '/admin/release-notes');
  await expect(overlay).toHaveCount(0);
  // The page would search for its dev server forever.
  await page.close();
  await server.stop();
});

function nightlyBlocks(document: string): string[] {
  const markdown = readFileSync(join(root, document), 'utf8');
  return [...markdown.matchAll(/^( *)```sh nightly\n([\s\S]*?)^\1```$/gm)].map(([, , text = '']) => text);
}

async function newestVersion(release: (...args: string[]) => Promise<string>): Promise<string> {
  const { versions } = JSON.parse(await release('status', AREA, '--json')) as { versions: { version: string }[] };
  return versions[0]?.version ?? '';
}
