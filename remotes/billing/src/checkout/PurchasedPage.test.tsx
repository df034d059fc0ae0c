import { sessionStore } from '@console/session';
import { type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import area from '../area';
import module from '../remote';

type Sandbox = Parameters<NonNullable<RenderOptions['prepare']>>[0];

const openThanks = (planId: string, options: RenderOptions = {}) =>
  renderRoute(`/plans/purchase/success/${planId}`, { area, module, persona: 'newCompany', ...options });

async function call(made: Sandbox, method: string, path: string, body?: object): Promise<Response> {
  const headers = { authorization: `Bearer ${await made.tokenFor('newCompany')}`, 'content-type': 'application/json' };
  const url = `http://localhost:4000/api/CustomerPlan/${path}`;
  return made.fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}
const buyByInvoice = (planId: string) => async (made: Sandbox) =>
  void (await call(made, 'GET', `IssueInvoice?planId=${planId}`));

interface Simulator {
  readPage(id: string): Promise<{ payment?: { id: string } }>;
  confirm(id: string, card: object): Promise<unknown>;
}

async function orderByCard(made: Sandbox, planId: string): Promise<() => Promise<unknown>> {
  const { url } = (await (await call(made, 'POST', 'Start', { planId })).json()) as { url: string };
  const provider = made.payments as unknown as Simulator;
  const card = { number: '4242 4242 4242 4242', expiry: '12 / 39', cvc: '123', name: 'Maja Sandvik' };
  const { payment } = await provider.readPage(new URL(url).pathname.split('/').at(-1) ?? '');
  return () => provider.confirm(payment?.id ?? '', card);
}
/** Leaving the page does not cancel its timer, which would run in a later test. */
const { setTimeout: wait } = globalThis;
let held: (() => void)[];
beforeEach(() => {
  held = [];
  // Testing Library takes a Jest mock for fake timers.
  globalThis.setTimeout = ((run: () => void, ms?: number) =>
    ms === 4000 ? held.push(run) : wait(run, ms)) as typeof setTimeout;
});
afterEach(() => {
  globalThis.setTimeout = wait;
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const THANKS = 'Thank you for subscribing';

test('BILL-027 after exactly 4000 ms company and rights are refetched once, and the session has the new products', async () => {
  const { calls, sandbox } = await openThanks('business', { prepare: buyByInvoice('start') });
  await screen.findByRole('heading', { level: 1 });
  const reads = () => calls.filter(({ name }) => name === 'GET /api/Customer').length;
  const before = reads();
  await buyByInvoice('business')(sandbox);
  expect(held).toHaveLength(1);
  expect(sessionStore.getState().customer?.activeProducts).not.toContain('WF');
  held[0]?.();
  await waitFor(() => expect(sessionStore.getState().customer?.activeProducts).toContain('WF'));
  expect(reads()).toBe(before + 1);
});

test('BILL-027 Go to Dashboard refetches at once, and the dashboard has the products', async () => {
  const view = await openThanks('business');
  await heading('No order for Business');
  await buyByInvoice('business')(view.sandbox);
  expect(sessionStore.getState().customer?.activeProducts).toEqual([]);

  await view.user.click(screen.getByRole('button', { name: 'Go to Dashboard' }));
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/dashboard'));
  expect(sessionStore.getState().customer?.activeProducts).toContain('WF');
});

test('BILL-024 BILL-025 BILL-026 the thanks and the order come from the platform, in a tab that has not stored the order', async () => {
  await openThanks('business', { prepare: async (made) => void (await (await orderByCard(made, 'business'))()) });
  expect(await heading(THANKS)).toBeVisible();
  expect(await screen.findByText('Nordlys Bedrift AS is on the Business plan.')).toBeVisible();
  expect(screen.getByText('Opening your products')).toBeVisible();
  const details = (await screen.findByText('Order date')).closest('dl') as HTMLElement;
  for (const detail of [
    'Business',
    'Credit Card',
    'Nordlys Bedrift AS · 999 000 222',
    /^Next charge, 01 /,
    'Charged',
  ]) {
    expect(within(details).getByText(detail)).toBeVisible();
  }
  expect(within(details).getByRole('link', { name: /^NB-\d{4}-1001/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go to Dashboard' })).toBeVisible();
});

test('BILL-025 an order by invoice does not mention the confirmation of a payment', async () => {
  await openThanks('business', { prepare: buyByInvoice('business') });
  expect(await screen.findByText('Nordlys Bedrift AS is on the Business plan.')).toBeVisible();
  expect(screen.getByText('Request Invoice')).toBeVisible();
  expect(screen.queryByText(/as soon as the payment is confirmed/)).not.toBeInTheDocument();
});

test('BILL-025 Q49 a refund is shown with its reason, and the page promises and schedules nothing', async () => {
  await openThanks('start', {
    prepare: async (made) => {
      const payStart = await orderByCard(made, 'start');
      // The cancellation misses the provider, which still takes payment.
      const closing = jest.spyOn(made.payments, 'closePayment').mockResolvedValue(undefined);
      await buyByInvoice('business')(made);
      closing.mockRestore();
      await payStart();
    },
  });
  expect(await heading('Your payment was refunded')).toBeVisible();
  expect(await screen.findByText(/NOK, paid with Visa ending in 4242, was refunded on \d+ \w+ \d{4}\.$/)).toBeVisible();
  expect(screen.getByText(/Another plan was chosen later\.$/)).toBeVisible();
  expect(screen.queryByText(/beginning of next month|starts as soon as/)).not.toBeInTheDocument();
  expect(screen.queryByText('Opening your products')).not.toBeInTheDocument();
});

test('BILL-025 an order that was not paid at the provider can be paid or cancelled from here', async () => {
  const { user } = await openThanks('business', {
    prepare: async (made) => void (await orderByCard(made, 'business')),
  });
  expect(await heading('Awaiting payment')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay order' })).toHaveAttribute('href', '/admin/billing/payments');
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  expect(await heading('The order for Business is closed')).toBeVisible();
  expect(screen.getByText('It was canceled. Nothing was charged.')).toBeVisible();
});

test.each([
  ['business', 'No order for Business'],
  ['enterprise', 'No order for Enterprise'],
  ['nope', 'Plan not found'],
])('BILL-025 who types the address of %s is thanked for nothing', async (planId, title) => {
  await openThanks(planId);
  expect(await heading(title)).toBeVisible();
  expect(screen.queryByText(/Opening your products|as soon as|next month/)).not.toBeInTheDocument();
});
