import type { Page } from '@playwright/test';
import { liveArea, serveRegistry } from '../support/area-faults';
import { expect, nightly, test } from '../support/console';
import { P13, recordShifts, shiftsOf } from '../support/layout-shifts';

const releases = (page: Page) => page.getByRole('region', { name: 'Latest releases' });
const nextActions = (page: Page) => page.getByRole('region', { name: 'Next actions' });
const invitations = (page: Page) => nextActions(page).getByText('3 invites have been pending for more than 7 days');
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Administration' });

test(
  'HOST-100 HOST-102 figures and releases lead to what is behind them, and back',
  nightly,
  async ({ page, signInAs }) => {
    await signInAs('owner', '/admin/dashboard');
    await expect(page.getByText('of 60 licenses')).toBeVisible();
    await expect(invitations(page)).toBeVisible();
    await expect(releases(page).getByRole('listitem')).toHaveCount(5);
    await releases(page)
      .getByRole('link', { name: /Archive folders remember your view/ })
      .click();
    await expect(page).toHaveURL(/\/admin\/releasePackageDetails\/\d+$/);
    await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    await page.getByRole('main').getByRole('link', { name: 'Team' }).click();
    await expect(page.getByRole('heading', { name: 'Manage users' })).toBeVisible();
    await page.goBack();
    // The figure's 30 days are the list's.
    await page.getByRole('main').getByRole('link', { name: 'Audit', exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/integration\/audit-trail\?from=\d{4}-\d\d-\d\d$/);
    const from = new URL(page.url()).searchParams.get('from') ?? '';
    expect(Math.round((Date.now() - Date.parse(from)) / 86_400_000)).toBeGreaterThanOrEqual(30);
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  },
);

test(
  'HOST-057 HOST-061 without the code, the Version menu leads to / and says why',
  nightly,
  async ({ page, signInAs }) => {
    await signInAs('billingAdmin', '/admin/dashboard');
    await expect(releases(page).getByRole('listitem')).toHaveCount(5);
    await navigation(page).getByRole('button', { name: 'Version' }).click();
    await navigation(page).getByRole('link', { name: 'Release packages' }).click();
    await expect(page.getByText('You don’t have access to Release packages.')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  },
);

test('Q25 a slot shows in its place that its data cannot load, and Try again loads it', async ({
  page,
  signInAs,
  installation,
  problems,
}) => {
  problems.allow(/console: (Failed to load resource|ApiError)/);
  await installation.sandbox.fault('GET /Version/ReleasePackagesSimplifiedList', 'status=503', 2);
  await signInAs('owner', '/admin/dashboard');
  const failed = page.getByRole('status').filter({ hasText: 'Version couldn’t be loaded' });
  await expect(failed).toBeVisible();
  await expect(page.getByText('of 60 licenses')).toBeVisible();
  await expect(invitations(page)).toBeVisible();
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(releases(page).getByRole('listitem')).toHaveCount(5);
});

test(
  'Q21 an area whose scripts cannot load leaves an empty place without alarm, and Reload page fills it',
  nightly,
  async ({ page, signInAs, problems }) => {
    problems.allow(/console: Failed to load resource|exception: AreaError/);
    await page.route('**/areas/versions/**', (route) =>
      route.fulfill({ status: 404, contentType: 'text/plain', body: '' }),
    );
    await signInAs('owner', '/admin/dashboard');
    const failed = page.getByRole('status').filter({ hasText: 'Version couldn’t be loaded' });
    await expect(failed).toBeVisible();
    await expect(invitations(page)).toBeVisible();
    await page.unroute('**/areas/versions/**');
    await failed.getByRole('button', { name: 'Reload page' }).click();
    await expect(releases(page).getByRole('listitem')).toHaveCount(5);
  },
);

test(
  'Q21 without versions in the registry, dashboard and navigation are complete',
  nightly,
  async ({ page, signInAs, installation }) => {
    const { registry } = await liveArea(page, installation.origin, 'versions');
    delete registry.areas.versions;
    await serveRegistry(page, registry);
    await signInAs('owner', '/admin/dashboard');
    await expect(page.getByText('of 60 licenses')).toBeVisible();
    await expect(invitations(page)).toBeVisible();
    await expect(releases(page)).toBeHidden();
    await expect(page.getByText(/couldn’t be loaded/)).toBeHidden();
    await expect(navigation(page).getByRole('button')).toHaveText([
      'Team',
      'Settings',
      'Interact',
      'Integration',
      'Billing',
    ]);
    await page.goto('/admin/version/releasePackages');
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
  },
);

for (const [width, height] of [
  [1440, 900],
  [800, 1000],
  [320, 800],
] as const) {
  test(
    `Q33 nothing moves while figures and slots arrive, ${width} px wide`,
    width === 1440 ? {} : nightly,
    async ({ page, signInAs }) => {
      // `signInAs` waits for a name that only wide screens have.
      await signInAs('owner', '/admin/dashboard');
      await page.setViewportSize({ width, height });
      await recordShifts(page);
      await page.reload();
      await expect(page.getByText('of 60 licenses')).toBeVisible();
      await expect(invitations(page)).toBeVisible();
      await expect(releases(page).getByText('Release emails are off.')).toBeVisible();
      const { total, moved } = await shiftsOf(page);
      expect(total, moved.join('\n')).toBeLessThanOrEqual(P13);
      const overflow = await page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth);
      expect(overflow).toBe(0);
    },
  );
}
