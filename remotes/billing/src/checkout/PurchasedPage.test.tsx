import { sessionStore } from '@console/session';
import { type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import area from '../area';
import module from '../remote';
import { persistOrder } from './placed-order';

const openThanks = (options: RenderOptions = {}) =>
  renderRoute('/plans/purchase/success/business', { area, module, ...options });

beforeEach(() => sessionStorage.clear());

// First, because the refresh of a page that has been left goes on.
test('BILL-027 after 4000 ms company and rights are read anew, exactly once, and the session has the new products', async () => {
  const { calls } = await openThanks({ persona: 'newCompany' });
  expect(await screen.findByText('Opening your products')).toBeVisible();
  const reads = () => calls.filter(({ name }) => name === 'GET /api/Customer').length;
  const before = reads();
  await waitFor(() => expect(screen.queryByText('Opening your products')).not.toBeInTheDocument(), { timeout: 8000 });
  expect(reads()).toBe(before + 1);
  await new Promise((resolve) => setTimeout(resolve, 4200));
  expect(reads()).toBe(before + 1);
});

test('BILL-027 Go to Dashboard does not wait for it, and the dashboard has the products', async () => {
  const view = await openThanks({ persona: 'newCompany' });
  await screen.findByText('Opening your products');
  const headers = { authorization: `Bearer ${await view.sandbox.tokenFor('newCompany')}` };
  await view.sandbox.fetch('http://localhost:4000/api/CustomerPlan/IssueInvoice?planId=business', { headers });
  expect(sessionStore.getState().customer?.activeProducts).toEqual([]);

  await view.user.click(screen.getByRole('button', { name: 'Go to Dashboard' }));
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/dashboard'));
  expect(sessionStore.getState().customer?.activeProducts).toContain('WF');
});

test('BILL-024 BILL-025 BILL-026 thanks, and what was ordered, also after a reload', async () => {
  const first = await openThanks();
  await screen.findByText('Opening your products');
  persistOrder({ planId: 'business', method: 'stripe' });
  first.unmount();
  await openThanks();
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you for subscribing' })).toBeVisible();
  const details = (await screen.findByText('Order date')).closest('dl') as HTMLElement;
  for (const detail of ['Business', 'Credit Card', 'Fjellheim Pensjon AS · 999 000 111']) {
    expect(within(details).getByText(detail)).toBeVisible();
  }
  expect(screen.getByRole('button', { name: 'Go to Dashboard' })).toBeVisible();
});
