import { expect, nightly, test } from '../../support/console';

test(
  'SERV-067 SERV-068 SERV-072 the check fails with details, and succeeds after the secret is corrected',
  nightly,
  async ({ page, signInAs, installation }) => {
    await signInAs('owner', '/admin/viewpoint');
    await page.getByRole('link', { name: 'New', exact: true }).click();
    const panel = page.getByRole('complementary', { name: 'New Viewpoint connection' });
    await panel.getByLabel('Base address').fill(`${installation.sandbox.origin}/stand-in/viewpoint`);
    await panel.getByLabel('Client ID').fill('fjellheim-dev');
    await panel.getByLabel('Client secret', { exact: true }).fill('wrong');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByText(/^Error establishing database connection! .* rejected/)).toBeVisible();

    await panel.getByLabel('Client secret', { exact: true }).fill('private-database');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Viewpoint connection saved')).toBeVisible();
    await expect(page.getByText('Available environments left: 0 of 3')).toBeVisible();
    await expect(page.getByRole('button', { name: 'New', exact: true })).toHaveAttribute('aria-disabled', 'true');
  },
);
