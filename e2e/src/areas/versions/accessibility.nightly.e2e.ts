import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { expectPagesOf } from '../../support/pages-of-area';

const RELEASES = '/admin/version/releasePackages';
const PACKAGE = '/admin/releasePackageDetails/1056';

expectPagesOf('versions');

expectAccessible('owner', [
  ['Release packages, the most there are', `${RELEASES}?from=`],
  ['Release packages, nothing found', `${RELEASES}?search=nothing+at+all`],
  ['Release packages, dates that cross', RELEASES, crossDates],
  ['release package, searched', PACKAGE, searchChangelog],
  ['release package, shared', PACKAGE, shareWithNobody],
  ['Version Notifications, sending', '/admin/version/customerNotifications', sendToNobody],
]);

async function crossDates(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Date to' }).fill('2016-01-01');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByText('Date to cannot precede date from').waitFor();
}

async function searchChangelog(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search the changelog' }).fill('the');
  await page.getByText('1 of 4').waitFor();
}

async function shareWithNobody(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share by e-mail' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Invalid e-mail', { exact: true }).waitFor();
}

async function sendToNobody(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Send/ }).check();
  await page.getByRole('textbox', { name: 'Email 1' }).fill('nobody');
  await page.getByRole('button', { name: 'Add email' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Invalid e-mail', { exact: true }).waitFor();
}
