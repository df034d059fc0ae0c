import { expect, test } from '../../support/console';

/** C51: people may edit production. */
test.use({
  config: { areas: { overrides: [], settings: { 'services-config': { mfdx: { isProductionEditable: true } } } } },
});

test('SERV-018 SERV-022 SERV-023 a draft in production takes effect when it is published there', async ({
  page,
  signInAs,
  installation,
}) => {
  const mails = async () =>
    (await (await fetch(`${installation.sandbox.origin}/outbox.json`)).json()) as { note: string }[];
  const invite = async (email: string) => {
    await page.goto('/admin/team/invite');
    await page.getByRole('combobox', { name: 'Role' }).selectOption('Reader');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Send invites' }).click();
  };
  await signInAs('owner', '/admin/mfdx/production/5');
  await page.getByRole('textbox', { name: 'SMTP server' }).fill('localhost');
  await page.getByRole('textbox', { name: 'SMTP port' }).fill('1');
  await page.getByLabel('API key', { exact: true }).fill('ek-2027');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'E-mail delivery' })).toContainText('pending...');
  await invite('first@post.example');
  await expect.poll(async () => (await mails())[0]?.note).toContain('mail server smtp.fjellheim.example');

  await page.goto('/admin/mfdx/production');
  await page.getByRole('button', { name: 'Review and publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('pending...')).toHaveCount(0);
  await invite('second@post.example');
  await expect
    .poll(async () => (await mails())[0]?.note)
    .toContain('Couldn’t reach the mail server. Check the server name and port.');
});
