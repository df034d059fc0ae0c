import { learnOfConflict, test } from '../support/colleague';
import { expect } from '../support/console';
import { readIn } from '../support/languages';

test('C158 SHRD-011 SHRD-013 a conflict is recognised in Norwegian, and its notice is Norwegian', async ({
  page,
  editBoth,
}) => {
  await readIn(page, 'nb');
  await editBoth({
    path: '/admin/team/manage/u-00417',
    mine: () => page.getByRole('combobox', { name: 'Rolle' }).selectOption('Auditor'),
    theirs: (other) => other.getByRole('combobox', { name: 'Role' }).selectOption('Reader'),
  });

  await learnOfConflict(page, 'Kunne ikke lagre posten. Den er endret av en annen bruker.', 'Lukk');
  await expect(page.getByRole('combobox', { name: 'Rolle' }).locator('option:checked')).toHaveText('Reader');
});
