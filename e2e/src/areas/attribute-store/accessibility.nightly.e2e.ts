import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { expectPagesOf } from '../../support/pages-of-area';

const ROOT = '/admin/attributestore';
const LIST = `${ROOT}/development?q=bes-02`;
const PANEL = `${ROOT}/development/d-00009?q=bes-02`;

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();

expectPagesOf('attribute-store');

expectAccessible('staff', [
  [
    'documents, one selected',
    `${ROOT}/development?edited=on&q=FTG`,
    (page) => page.getByRole('checkbox').first().check(),
  ],
  ['documents, where they can be loaded from', `${ROOT}/test`, press('Load from')],
  ['history', `${PANEL}&tab=history`],
  ['comparison', `${PANEL}&tab=compare`],
  ['a document that is gone', `${ROOT}/production/nothing`],
  ['new document, wrong', `${ROOT}/development/new`, press('Save')],
  ['document changes', `${PANEL}&tab=history`, press('See changes')],
  ['pending changes', PANEL, press('Pending changes')],
  ['publish (PublishDocumentsDialog)', LIST, publishPreview],
  ['load (LoadDialog)', LIST, openLoad],
  ['delete', LIST, selectTwo(/^Delete/)],
  ['activation', LIST, selectTwo(/^Activate/)],
  ['columns', LIST, press('Columns')],
  ['edit one field (EditFieldDialog)', LIST, editField],
]);

function selectTwo(action: RegExp) {
  return async (page: Page) => {
    for (const type of ['BES-0201', 'BES-0202'])
      await page.getByRole('checkbox', { name: `Select ${type}` }).press('Space');
    await page.getByRole('button', { name: action }).click();
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
  };
}

async function publishPreview(page: Page): Promise<void> {
  await selectTwo(/^Publish/)(page);
  await page.getByText('2 changes').click();
  await page.getByRole('table', { name: 'Changes to BES-0201' }).waitFor();
}

async function editField(page: Page): Promise<void> {
  await selectTwo(/^Edit one field/)(page);
  await page.getByLabel('Field', { exact: true }).selectOption('Comment');
  await page.getByRole('list', { name: 'Will be changed' }).waitFor();
}

async function openLoad(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Load from' }).click();
  await page.getByRole('menuitem', { name: 'Test' }).click();
  await page.getByText(/^\d+ documents in Development will be overwritten/).waitFor();
}
