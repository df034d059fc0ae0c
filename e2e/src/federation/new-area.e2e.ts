import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Clone } from '../installation/clone';
import { contentsOf, differences } from '../installation/contents';
import { Installation } from '../installation/installation';
import { portOf } from '../installation/ports';
import { ownVersions } from '../installation/release';
import { builtAreas } from '../installation/site';
import { test as base, expect } from '../support/console';

/*
 * A team's first day: an area made by `npm run new area` in a clone is published into a running installation that was
 * built without it, broken on purpose, retired, and developed against that installation. documents.test.ts proves that
 * a generated area passes its own test, the type check and the linter.
 */
const AREA = 'release-notes';
const PAGE = `remotes/${AREA}/src/countries/CountriesPage.tsx`;
const SLOT = 6;
const AREA_PORT = portOf('areaDevServer');

const test = base.extend<object, { installation: Installation; clone: Clone }>({
  installation: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const installation = await Installation.start({ slot: SLOT, config: { areas: {} }, addPages: ownVersions });
      await use(installation);
      await installation.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  clone: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const clone = await Clone.make('new-area');
      await clone.npmRun('new', 'area', AREA);
      await use(clone);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('Q27 a new area appears by a registry entry with no host build, is contained when it breaks, and is retired', async ({
  page,
  installation,
  signInAs,
  problems,
  clone,
}) => {
  test.setTimeout(240_000);
  const release = (...args: string[]) => clone.npmRun('release', '--', ...args, '--site', installation.site);
  // The clone is no Git checkout, and the broken code need not compile.
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
  await expect(page.getByText('Release notes could not be opened')).toBeVisible();
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

test('Q28 Q47 an area is developed against an installation: Fast Refresh keeps the page’s state, and errors are shown', async ({
  page,
  installation,
  signInAs,
  clone,
  problems,
}) => {
  test.setTimeout(180_000);
  problems.allow(/on purpose|unique "key" prop|does not compile|Errors while compiling|Module build failed/);
  await clone.edit(PAGE, /  return \(\n    <Page>/, '$&\n      <input aria-label="Note" defaultValue="" />');
  const args = [AREA, '--against', installation.origin];
  const server = await clone.start('deploy/dev/dev.ts', args, { port: AREA_PORT, env: { AREA_PORT: `${AREA_PORT}` } });
  await expect.poll(() => server.output(), { timeout: 60_000 }).toContain('?area.');
  const address = /http\S+\?area\.\S+/.exec(server.output())?.[0] ?? '';
  expect(address).toBe(`${installation.origin}/admin/${AREA}?area.${AREA}=http://localhost:${AREA_PORT}`);

  await signInAs('owner', '/admin');
  await page.goto(address);
  await page.getByRole('button', { name: 'Load it from there' }).click();
  await expect(page.getByRole('heading', { name: 'Release notes' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: `localhost:${AREA_PORT}` })).toBeVisible();

  const note = page.getByRole('textbox', { name: 'Note' });
  const overlay = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Close' }) });
  await note.fill('typed before');
  await clone.edit(PAGE, /Where companies can be/, 'Where no company can be');
  await expect(page.getByText('Where no company can be registered.')).toBeVisible();
  await expect(note).toHaveValue('typed before');

  await clone.edit(PAGE, /<DataTable/, '{[1, 2].map(() => <i className="twice" />)}\n      $&');
  await expect(page.locator('i.twice')).toHaveCount(2);
  expect(problems.seen().join('\n')).toContain('unique "key" prop');

  await clone.edit(PAGE, /NOUN = \{/, 'NOUN = {{');
  await expect(overlay).toContainText('This does not compile');
  await expect(overlay).toContainText('CountriesPage.tsx:');
  await clone.edit(PAGE, /NOUN = \{\{/, 'NOUN = {');
  await expect(overlay).toHaveCount(0);
  await expect(note).toHaveValue('typed before');

  await clone.edit(PAGE, /  const query =/, "  if (NOUN) throw new Error('thrown on purpose');\n$&");
  await expect(overlay).toContainText('thrown on purpose');
  await expect(overlay).toContainText(/src\/countries\/CountriesPage\.tsx:\d+/);
  await clone.edit(PAGE, / *if \(NOUN\).*\n/, '');
  await expect(page.getByRole('heading', { name: 'Release notes' })).toBeVisible();
  await expect(overlay).toHaveCount(0);
  // The page would search for its dev server without end.
  await page.close();
  await server.stop();
});

async function newestVersion(release: (...args: string[]) => Promise<string>): Promise<string> {
  const { versions } = JSON.parse(await release('status', AREA, '--json')) as { versions: { version: string }[] };
  return versions[0]?.version ?? '';
}
