import { renderRoutes, screen } from '@console/testing';
import { BillingActions } from './BillingActions';

const openSlot = (options: Parameters<typeof renderRoutes>[2] = {}) =>
  renderRoutes([{ path: '*', element: <BillingActions /> }], '/', options);

test('the most urgent item of billing is among the next actions', async () => {
  await openSlot();
  expect(await screen.findByText(/^Invoice FP-\d{4}-\d+ is due today$/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Pay invoice FP-/ })).toHaveAttribute('target', '_blank');
});

test('a company without a plan is led to the plans', async () => {
  await openSlot({ persona: 'newCompany' });
  expect(await screen.findByRole('link', { name: 'Choose a plan' })).toHaveAttribute('href', '/plans');
});
