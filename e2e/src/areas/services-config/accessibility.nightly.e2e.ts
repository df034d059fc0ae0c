import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { expectPagesOf } from '../../support/pages-of-area';

const TEST = '/admin/mfdx/test';

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();

expectPagesOf('services-config');

expectAccessible('owner', [
  ['a draft with its form', `${TEST}/6`],
  ['history of a service', `${TEST}/5?tab=history`],
  ['comparison of a service', `${TEST}/5?tab=compare`],
  ['a service that is not offered', `${TEST}/3`],
  ['country filter', TEST, press('Country: All')],
  ['review of drafts (PublishSettingsDialog)', TEST, press('Review and publish')],
  ['pending changes of a service', `${TEST}/5`, press('Pending changes')],
  ['a service that lacks something', `${TEST}/5`, clearServer],
  ['a new secret', `${TEST}/5`, press('Replace API key')],
]);

async function clearServer(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'SMTP server' }).fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Required').first().waitFor();
}
