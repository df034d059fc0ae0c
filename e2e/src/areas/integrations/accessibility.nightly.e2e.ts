import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { expectPagesOf } from '../../support/pages-of-area';

const ARCHIVE = '/admin/integration/digitalarchive';
const AGREEMENTS = `${ARCHIVE}?tab=folders&folder=f-012`;
const COLUMNS = `${ARCHIVE}?tab=columns`;
const CLIENTS = '/admin/integration/apiclients';

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();

expectPagesOf('integrations');

expectAccessible('owner', [
  ['webhooks, new and wrong', `${ARCHIVE}/webhooks/new`, press('Save')],
  ['webhooks, one ticked', ARCHIVE, (page) => page.getByRole('checkbox').nth(1).check()],
  ['folders as cards', AGREEMENTS],
  ['folders as a list', `${AGREEMENTS}&view=list`],
  ['folders, none', `${ARCHIVE}?tab=folders&folder=f-021`],
  ['a folder that is gone', `${ARCHIVE}?tab=folders&folder=f-unknown`],
  ['metadata columns, one open', `${COLUMNS}&column=mc-fjellheim-agreementId`],
  ['metadata columns, one moved', COLUMNS, press('Move memberNumber up')],
  ['migration', `${ARCHIVE}?tab=migration`],
  [
    'a policy that deletes sooner',
    '/admin/settings/retentionPolicies/rp-tilbud',
    (page) => page.getByText('90 days').last().click(),
  ],
  ['API Clients, creating one (CreateClientDialog)', `${CLIENTS}?create=true`, askForEverything],
  ['API Clients, the secret', CLIENTS, createClient],
  [
    'API Clients, what can be done with one',
    CLIENTS,
    (page) => page.getByRole('button', { name: 'More actions for Claims system' }).click(),
  ],
  ['API Clients, deleting one', `${CLIENTS}?delete=b20d5e3c-91aa-4f7e-8c52-000000000388`],
  ['Digital signing, with something missing', '/admin/integration/digitalsigning', chooseScrive],
]);

async function createClient(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create New' }).click();
  await page.getByRole('textbox', { name: 'Client Name' }).fill('Member portal');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('region', { name: 'Member portal is ready to use' }).waitFor();
}

async function askForEverything(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Use Mutual TLS' }).check();
  await page.getByRole('checkbox', { name: 'Use web editor scope' }).check();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByText('Required').first().waitFor();
}

async function chooseScrive(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Scrive' }).check();
  await page.getByRole('button', { name: 'Choose at least one method' }).click();
}
