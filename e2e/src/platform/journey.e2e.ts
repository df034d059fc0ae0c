import { expect, nightly, test } from '../support/console';
import { fillSignInPage } from '../support/sign-in';

test.use({ signInBy: 'form' });

test(
  "HOST-018 HOST-024 ACCT-053 ACCT-068 ACCT-070 an administrator signs in, changes a colleague's role, and it stays changed",
  nightly,
  async ({ page, signInAs }) => {
    await signInAs('owner');
    await page.getByRole('link', { name: 'Administration' }).click();
    await expect(page).toHaveURL(/\/admin\/dashboard$/);

    const navigation = page.getByRole('navigation', { name: 'Administration' });
    await navigation.getByRole('button', { name: 'Team' }).click();
    await navigation.getByRole('link', { name: 'Manage' }).click();
    await expect(page.getByRole('heading', { name: 'Manage users' })).toBeVisible();

    await page.getByRole('link', { name: 'Astrid Bjørnstad' }).click();
    await page.getByRole('combobox', { name: 'Role' }).selectOption('Auditor');
    await page.getByRole('button', { name: 'Save' }).click();

    await expect(page).toHaveURL(/\/admin\/team\/manage$/);
    const row = page.getByRole('row').filter({ hasText: 'Astrid Bjørnstad' });
    await expect(row).toContainText('Auditor');
    await page.reload();
    await expect(row).toContainText('Auditor');
  },
);

test(
  'ACCT-075 ACCT-082 ACCT-087 three people are invited at once, get mail, and one of them signs in',
  nightly,
  async ({ page, signInAs, installation, browser }) => {
    const invited = ['nora.lunde@fjellheim.example', 'per.moe@fjellheim.example', 'siri.dahl@fjellheim.example'];
    await signInAs('owner', '/admin/team/invite');
    await page.getByRole('textbox', { name: 'Email' }).fill(invited.join(', '));
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Role' }).selectOption('Reader');
    await page.getByRole('button', { name: 'Send invites' }).click();
    const rowOf = (address: string) => page.getByRole('table').getByRole('row').filter({ hasText: address });
    for (const address of invited) await expect(rowOf(address)).toContainText('Pending');

    const mails = await installation.sandbox.outbox();
    expect(mails.map((mail) => mail.to).sort()).toEqual(invited);
    const link = /https?:\/\/\S+/.exec(mails.find((mail) => mail.to === invited[0])?.text ?? '')?.[0] ?? '';

    const colleague = await (await browser.newContext({ baseURL: installation.origin })).newPage();
    await colleague.goto(link);
    await colleague.getByLabel('First name').fill('Nora');
    await colleague.getByLabel('Last name').fill('Lunde');
    await colleague.getByLabel('Password').fill('a long enough password');
    await colleague.getByRole('button', { name: 'Accept invitation' }).click();
    await colleague.goto('/userprofile');
    await colleague.getByRole('button', { name: 'Continue to sign-in' }).click();
    await fillSignInPage(colleague, { email: invited[0] ?? '', password: 'a long enough password' });
    await expect(colleague.getByRole('banner')).toContainText('Nora Lunde');
    await colleague.context().close();

    await page.reload();
    await expect(rowOf(invited[0] ?? '')).toContainText('User');
    await expect(rowOf(invited[0] ?? '').getByRole('checkbox')).toHaveCount(0);
  },
);
