import { expect, test } from '../../support/console';

test('Q32 a double click on Save is one request', async ({ page, signInAs }) => {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') writes.push(request.url());
  });
  await signInAs('owner', '/admin/team/manage');
  await page.getByRole('link', { name: 'Astrid Bjørnstad' }).click();
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Auditor');
  await page.getByRole('button', { name: 'Save' }).dblclick();
  await expect(page).toHaveURL(/\/admin\/team\/manage$/);
  expect(writes).toHaveLength(1);
});

test('SHRD-011 SHRD-012 SHRD-013 Q31 somebody else was faster: one message that stays, a reload when it is closed, and the changes are offered again', async ({
  page,
  signInAs,
  installation,
  problems,
}) => {
  problems.allow(/console: Failed to load resource.*400/);
  const message = 'Unable to save record. Record has been modified by another user.';
  await page.clock.install();
  await signInAs('owner', '/admin/team/manage');
  await page.getByRole('link', { name: 'Astrid Bjørnstad' }).click();
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Auditor');
  await installation.sandbox.fault('PUT /api/ManageTeam/Users', `status=400;message=${message}`, 1);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(message)).toHaveCount(1);
  // Longer than any other message stays.
  await page.clock.fastForward(6_000);
  await expect(page.getByText(message)).toHaveCount(1);

  const reloading = page.waitForEvent('load');
  await page
    .getByRole('button', { name: /Close|Dismiss/ })
    .last()
    .click();
  await reloading;
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('combobox', { name: 'Role' })).toHaveValue(/auditor/);
});

test('ACCT-072 Q30 a save whose line is cut says so once, and neither console nor browser sends it again', async ({
  page,
  signInAs,
  installation,
  problems,
}) => {
  problems.allow(/console: Failed to load resource/);
  let writes = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') writes += 1;
  });
  await signInAs('owner', '/admin/team/manage');
  await page.getByRole('link', { name: 'Astrid Bjørnstad' }).click();
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Auditor');
  await installation.sandbox.fault('PUT /api/ManageTeam/Users', 'body=drop');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Failed to edit user')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(writes).toBe(1);
  await expect(page.getByRole('combobox', { name: 'Role' })).toHaveValue(/auditor/);
});

test('Q39 a reload in the middle of a change of many says how far it came, on every page, and goes on from there', async ({
  page,
  signInAs,
  installation,
}) => {
  await signInAs('owner', '/admin/team/manage?group=Finance');
  await page.getByRole('checkbox', { name: /^Select all/ }).click();
  await page.getByRole('button', { name: 'Change role' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Reader');
  // Some are done before the rest is slow.
  await installation.sandbox.fault('PUT /api/ManageTeam/Users', 'delay=400');
  await dialog.getByRole('button', { name: /^Change role of \d+ users$/ }).click();
  await expect(page.getByText(/^Changing roles: [1-9]\d* of \d+$/)).toBeVisible();
  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
  await expect(page.getByText(/^Changing roles was cut off by a reload: [1-9]\d* of \d+ are done\.$/)).toBeVisible();
  await page.goto('/admin/dashboard');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Changing roles/ })
    .click();
  const jobs = page.getByRole('dialog', { name: 'Background jobs' });
  await expect(jobs.getByText(/was cut off by a reload: [1-9]\d* of \d+ are done\.$/)).toBeVisible();
  await jobs.getByRole('link', { name: 'Show page' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText(/^\d+ users changed\.( \d+ (was|were) so already\.)?$/).first()).toBeVisible();
});
