import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { expectPagesOf } from '../../support/pages-of-area';

const CARDS = '/admin/billing/paymentmethods';
const pressFirst = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();

expectPagesOf('billing');

expectAccessible('owner', [
  ['Invoices, one status', '/admin/billing/invoices?statusId=2'],
  ['Invoices, choosing a year', '/admin/billing/invoices', pressFirst('Year')],
  ['Payment methods, deleting one', CARDS, pressFirst('Delete')],
  ['Order Checkout of a lower plan, asking (DowngradeDialog)', '/plans/purchase/start', pressFirst('Buy Plan')],
  ['Order Checkout by agreement', '/plans/purchase/enterprise'],
]);

expectAccessible('newCompany', [
  ['plans of a company that starts', '/plans'],
  ['Overview without anything', '/admin/billing/overview'],
  ['Invoices without any', '/admin/billing/invoices'],
  ['Payment methods without any', CARDS],
]);
