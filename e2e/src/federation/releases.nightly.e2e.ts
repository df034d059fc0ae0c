import { dirname, join } from 'node:path';
import { REPORTS_PATH, type Registry } from '@console/contract';
import { RELEASES_PATH } from '@console/contract/releases';
import { changedBuild } from '../installation/changed-build';
import { CHANGED, ownVersions, release } from '../installation/release';
import { expect, test } from '../support/console';

/* Releases as staff see them, through nginx and collector. */
const AREA = 'account-and-team';
const USERS = '/admin/team/manage';

test.use({ installed: { collector: true, addPages: ownVersions } });

test('Q6 Q26 staff see a canary, its page loads and its rollback; the address itself refuses everybody else', async ({
  page,
  installation,
  signInAs,
}) => {
  const { site, origin } = installation;
  const { areas } = (await (await fetch(`${origin}/registry.json`)).json()) as Registry;
  const first = areas[AREA]?.current.manifest.version ?? '';
  const dist = join(dirname(site), 'second-edition');
  const second = changedBuild(join(site, 'areas', AREA, first), dist, (code) =>
    code.replaceAll('"Manage users"', '"Manage users, second edition"'),
  );
  await release(site, 'publish', AREA, '--dist', dist, ...CHANGED);
  await release(site, 'canary', AREA, second, '--percent', '100', '--why', 'first try');
  await installation.pageIsCurrent();

  const live = page.getByRole('region', { name: 'Live versions' });
  const history = page.getByRole('region', { name: 'History' });

  await test.step('the canary is beside the live version, with its page loads', async () => {
    // The report is sent when the page is idle.
    const report = page.waitForResponse((response) => new URL(response.url()).pathname === REPORTS_PATH);
    await signInAs('staff', USERS);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage users, second edition');
    await report;
    const canary = live.getByRole('row', { name: new RegExp(`${second} Canary 100 %`) });
    await expect(async () => {
      await page.goto('/system/releases');
      await expect(canary).toContainText('Healthy', { timeout: 5_000 });
    }).toPass();
    await expect(canary).toContainText('first try');
    await expect(live.getByRole('row', { name: new RegExp(`${first} Live`) })).toBeVisible();
  });

  await release(site, 'promote', AREA, second, '--why', 'for everybody');
  await release(site, 'rollback', AREA, '--why', 'empty rows');

  await test.step('the history has canary, promotion and rollback, each with its reason', async () => {
    await page.reload();
    await expect(history.getByRole('row', { name: /Rollback.*empty rows/ })).toContainText(`${second} → ${first}`);
    await expect(history.getByRole('row', { name: /Promote.*for everybody/ })).toContainText(`${first} → ${second}`);
    await expect(history.getByRole('row', { name: /Canary.*first try/ })).toBeVisible();
    await expect(live.getByRole('row', { name: /Canary/ })).toHaveCount(0);
    await history
      .getByRole('row', { name: /Rollback/ })
      .getByRole('link')
      .click();
    const panel = page.getByRole('complementary', { name: /^Rollback: / });
    await expect(panel.getByText('empty rows')).toBeVisible();
    await page.reload();
    await expect(panel.getByText('empty rows')).toBeVisible();
  });

  await test.step('without a token, and for a path below, there is only a refusal', async () => {
    expect((await fetch(origin + RELEASES_PATH)).status).toBe(401);
    expect((await fetch(origin + RELEASES_PATH, { headers: { Authorization: 'Bearer made-up' } })).status).toBe(401);
    const below = await fetch(`${origin}${RELEASES_PATH}/log.jsonl`);
    expect(await below.text()).not.toContain('first try');
  });
});
