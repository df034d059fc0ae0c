import { colleagueSaves, learnOfConflict } from '../support/colleague';
import { expect, test } from '../support/console';
import { readIn } from '../support/languages';

test('C158 SHRD-011 SHRD-013 a conflict is recognised in Norwegian, and its notice is Norwegian', async ({
  page,
  signInAs,
  installation,
  browser,
  problems,
}) => {
  problems.allow(/console: Failed to load resource.*400/);
  const path = '/admin/team/manage/u-00417';
  await readIn(page, 'nb');
  await signInAs('owner', path);
  await page.getByRole('combobox', { name: 'Rolle' }).selectOption('Auditor');
  await colleagueSaves(browser, installation.origin, path, (theirs) =>
    theirs.getByRole('combobox', { name: 'Role' }).selectOption('Reader'),
  );

  await learnOfConflict(page, 'Kunne ikke lagre posten. Den er endret av en annen bruker.', 'Lukk');
  await expect(page.getByRole('combobox', { name: 'Rolle' }).locator('option:checked')).toHaveText('Reader');
});
