import { expect, test } from '../../support/console';
import { settled } from '../../support/page';

const MIGRATION = '/admin/integration/digitalarchive?tab=migration';

test('INTG-111 a migration runs to its end while one works elsewhere', async ({ page, signInAs }) => {
  await signInAs('owner', MIGRATION);
  await page.getByRole('button', { name: 'Migrate to Private' }).click();
  await page.getByLabel('Type Private to confirm').fill('Private');
  await page.getByRole('button', { name: 'Migrate', exact: true }).click();
  await expect(page.getByText('Requested').first()).toBeVisible();

  await page.getByRole('link', { name: 'Metadata columns' }).click();
  await settled(page);
  await expect(
    page.getByRole('banner').getByRole('button', { name: /Migrating the archive to Private/ }),
  ).toBeVisible();
  // The platform runs the job.
  await page.goto('/admin/dashboard');
  const chip = page.getByRole('banner').getByRole('button', { name: /Migrating the archive to Private/ });
  await chip.click();
  await expect(page.getByText('You can leave or close this page.')).toBeVisible();
  await expect(page.getByText('cut off')).toHaveCount(0);
  await expect(page.getByText('Archive migrated')).toBeVisible({ timeout: 60_000 });
  await page.goto(MIGRATION);
  await expect(page.getByText('Current environment').locator('..')).toContainText('Private');
  await expect(page.getByRole('button', { name: 'Migrate to Shared' })).toBeVisible();
});
