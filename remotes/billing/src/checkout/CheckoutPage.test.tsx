import { act, type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import area from '../area';
import { page } from '../components/leave-console';
import module from '../remote';
import { readOrder } from './placed-order';

const START = 'POST /api/CustomerPlan/Start';
const ISSUE = 'GET /api/CustomerPlan/IssueInvoice';

let assign: jest.SpyInstance;
beforeEach(() => {
  assign = jest.spyOn(page, 'assign').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

async function openCheckout(planId: string, options: RenderOptions = {}) {
  const view = await renderRoute(`/plans/purchase/${planId}`, { area, module, ...options });
  const named = (name: string) => view.calls.filter((call) => call.name === name);
  return { ...view, named, buy: () => screen.findByRole('button', { name: 'Buy Plan' }) };
}

/** The platform has acted, and the test releases the answer. */
function holdAnswer(sandbox: Awaited<ReturnType<typeof openCheckout>>['sandbox'], path: string): () => void {
  const { fetch } = sandbox;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  sandbox.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (input instanceof Request && input.url.includes(`/CustomerPlan/${path}`)) await released;
    return answer;
  };
  return () => release();
}

test('BILL-011 BILL-012 BILL-013 BILL-014 BILL-015 the page has the plan, its price, the payment methods, and the button', async () => {
  const { buy, calls } = await openCheckout('business', { persona: 'newCompany' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Order Checkout' })).toBeVisible();
  expect(await buy()).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Business' })).toBeVisible();
  expect(screen.getAllByText('2 490.00')).not.toHaveLength(0);
  expect(
    within(screen.getByRole('list', { name: 'Included in Business' })).getByText('Audit of every change'),
  ).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Credit Card' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Credit Card' })).toHaveAttribute('value', 'stripe');
  expect(screen.getByRole('radio', { name: 'Request Invoice' })).toHaveAttribute('value', 'invoice');
  expect(calls.map(({ name }) => name)).toContain('GET /api/Plan/PlanTiers/business');
});

test('BILL-018 BILL-019 BILL-020 BILL-021 a higher plan starts checkout at once, and the browser goes to the address in the answer', async () => {
  const { user, buy, named, sandbox } = await openCheckout('business', { persona: 'newCompany' });
  sandbox.faults.add({ match: START, fault: 'delay=300' });
  await user.dblClick(await buy());
  expect(await buy()).toHaveAttribute('aria-disabled', 'true');

  await waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
  expect(assign.mock.calls[0]).toEqual([expect.stringContaining('http://localhost:4000/payments/checkout/')]);
  expect(named(START)).toEqual([{ name: START, body: { planId: 'business' } }]);
  // A second press buys nothing.
  await user.click(await buy());
  expect(named(START)).toHaveLength(1);
});

test('Q39 BILL-022 leaving while the plan is being bought asks first; afterwards a toast reports the purchase on any page', async () => {
  const { user, buy, named, sandbox, router } = await openCheckout('start', { persona: 'newCompany' });
  const release = holdAnswer(sandbox, 'IssueInvoice');
  await user.click(await screen.findByRole('radio', { name: 'Request Invoice' }));
  await user.click(await buy());
  await user.click(screen.getByRole('link', { name: 'Pricing Plans' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave while your changes are being saved?' }));
  await user.click(dialog.getByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { level: 1, name: 'Pricing Plans' });
  release();
  expect(await screen.findByText('Start has started')).toBeVisible();
  expect(screen.getByText(/^You’ll find invoice NB-\d{4}-1001 under Invoices\.$/)).toBeVisible();
  expect(router.state.location.pathname).toBe('/plans');
  const start = within(await screen.findByRole('listitem', { name: 'Start' }));
  expect(await start.findByText('Current')).toBeVisible();
  expect(named(ISSUE)).toHaveLength(1);
});

test('BILL-019 an order by card that was left before its answer is on Plans, to be paid or cancelled', async () => {
  const { user, buy, sandbox } = await openCheckout('start', { persona: 'newCompany' });
  const release = holdAnswer(sandbox, 'Start');
  await user.click(await buy());
  await user.click(screen.getByRole('link', { name: 'Pricing Plans' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { level: 1, name: 'Pricing Plans' });
  release();
  expect(await screen.findByText('Start was ordered and is awaiting payment')).toBeVisible();
  expect(await screen.findByText('The order for Start is awaiting payment.')).toBeVisible();
  expect(screen.getByText(/Buying another plan replaces it\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay order' })).toHaveAttribute('href', '/admin/billing/payments');
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(screen.queryByText('The order for Start is awaiting payment.')).not.toBeInTheDocument());
  expect(assign).not.toHaveBeenCalled();
});

test('BILL-030 a lost answer may have bought the plan: a message says so, and the page shows what the platform has', async () => {
  const { user, buy, named, sandbox } = await openCheckout('start', { persona: 'newCompany' });
  sandbox.faults.add({ match: ISSUE, fault: 'body=lost' });
  await user.click(await screen.findByRole('radio', { name: 'Request Invoice' }));
  await user.click(await buy());
  expect(await screen.findByText(/your change may or may not have been saved/)).toBeVisible();
  await waitFor(async () => expect(await buy()).toHaveAttribute('aria-disabled', 'true'));
  expect(screen.getByText('Nordlys Bedrift AS already has this plan.', { selector: 'p' })).toBeVisible();
  expect(named(ISSUE)).toHaveLength(1);
});

test('BILL-013 beside the price are the charge of today, its days, its tax, and the next charge', async () => {
  await openCheckout('business', { persona: 'newCompany' });
  const terms = within((await screen.findByText('Charged today')).closest('dl') as HTMLElement);
  expect(terms.getByText('Tax included, 25%')).toBeVisible();
  expect(terms.getByText(/^Next charge, 01 \w{3} \d{4}$/)).toBeVisible();
  expect(terms.getByText('For')).toBeVisible();
});

test('HOST-070 C95 a team administrator can see the checkout but not buy, and reads why', async () => {
  const { user, buy, named } = await openCheckout('start', { persona: 'teamAdmin' });
  expect(await screen.findByText(/^Your role doesn’t include billing\./, { selector: 'p' })).toBeVisible();
  await user.click(await buy());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(named(START)).toHaveLength(0);
});

test('BILL-016 C96 a plan that is too small for the company says so and what happens, and its name must be typed', async () => {
  const { user, buy, named } = await openCheckout('start');
  await screen.findByText('Charged today');
  await user.click(await buy());
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm downgrade' }));
  expect(
    dialog.getByText(/^You have \d+ users and pending invites, but Start allows 10\. That’s \d+ too many\.$/),
  ).toBeVisible();
  expect(dialog.getByText(/Nobody will be removed/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Confirm downgrade' }));
  expect(named(START)).toHaveLength(0);
  await user.type(dialog.getByRole('textbox'), 'Start');
  await user.click(dialog.getByRole('button', { name: 'Confirm downgrade' }));
  await waitFor(() => expect(named(START)).toHaveLength(1));
});

test('BILL-017 a scheduled plan cannot be ordered again', async () => {
  const { named, buy } = await openCheckout('start', {
    prepare: async (made) => {
      const headers = { authorization: `Bearer ${await made.tokenFor('owner')}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ planId: 'start' });
      await made.fetch('http://localhost:4000/api/CustomerPlan/Start', { method: 'POST', headers, body });
    },
  });
  expect(
    await screen.findByText(/^Start is already scheduled to start on 1 \w+ \d{4}\.$/, { selector: 'p' }),
  ).toBeVisible();
  expect(await buy()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByText('Takes effect')).not.toBeInTheDocument();
  expect(named(START)).toHaveLength(0);
});

test('BILL-016 BILL-017 a lower plan asks first, with the date in words and the contents that are lost', async () => {
  const { user, buy, named, router } = await openCheckout('start');
  await screen.findByText('Charged today');
  await user.click(await buy());

  const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm downgrade' }));
  expect(dialog.getByText(/the beginning of next month, 1 \w+ \d{4}/)).toBeVisible();
  const lost = within(await dialog.findByRole('list')).getAllByRole('listitem');
  expect(lost.map(({ textContent }) => textContent)).toEqual([
    'Up to 60 users',
    'Dialogs and Text Library',
    'Workflow and Signature',
    'Audit of every change',
  ]);
  expect(named(START)).toHaveLength(0);

  await user.type(dialog.getByRole('textbox'), 'Start');
  await user.click(dialog.getByRole('button', { name: 'Confirm downgrade' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/plans/purchase/success/start'));
  expect(named(START)).toHaveLength(1);
  expect(await screen.findByText(/on the Start plan starting at the beginning of next month/)).toBeVisible();
});

test('BILL-016 Cancel leaves the plan as it is', async () => {
  const { user, buy, named } = await openCheckout('start');
  await user.click(await buy());
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(named(START)).toHaveLength(0);
});

test('BILL-022 BILL-023 an order by invoice is one call, followed by the thank-you page', async () => {
  const { user, buy, named, router } = await openCheckout('start', { persona: 'newCompany' });
  await user.click(await screen.findByRole('radio', { name: 'Request Invoice' }));
  expect(named(ISSUE)).toHaveLength(0);
  await user.dblClick(await buy());
  await waitFor(() => expect(router.state.location.pathname).toBe('/plans/purchase/success/start'));
  expect(named(ISSUE)).toHaveLength(1);
  expect(readOrder('start')).toMatchObject({ method: 'invoice' });
});

test('BILL-022 an invoice call that fails is not sent again', async () => {
  const { user, buy, named, sandbox } = await openCheckout('start', { persona: 'newCompany' });
  sandbox.faults.add({ match: ISSUE, fault: 'status=503' });
  await user.click(await screen.findByRole('radio', { name: 'Request Invoice' }));
  await user.click(await buy());
  expect(await screen.findByText('Failed to initiate checkout')).toBeVisible();
  expect(named(ISSUE)).toHaveLength(1);
});

test('BILL-030 a checkout that cannot start says so and enables the button again', async () => {
  const { user, buy, sandbox } = await openCheckout('business', { persona: 'newCompany' });
  sandbox.faults.add({ match: START, times: 1, fault: 'status=500' });
  await user.click(await buy());
  expect(await screen.findByText('Failed to initiate checkout')).toBeVisible();
  await user.click(await buy());
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
});

test.each([
  ['https://evil.example/pay', /tried to send you to https:\/\/evil\.example, but this installation doesn’t allow/],
  ['javascript:alert(1)', /returned an invalid address/],
  ['nonsense', /returned an invalid address/],
  ['https://pay.example.evil.example', /this installation doesn’t allow/],
])('Q16 the address %s is followed nowhere, and the refusal is reported', async (url, message) => {
  const report = jest.spyOn(window, 'reportError').mockImplementation(() => {});
  const { user, buy } = await openCheckout('business', {
    persona: 'newCompany',
    prepare: ({ payments }) => jest.spyOn(payments, 'openCheckout').mockResolvedValue({ url }),
  });
  await user.click(await buy());
  expect(await screen.findByText(message)).toBeVisible();
  expect(report).toHaveBeenCalledTimes(1);
  expect(assign).not.toHaveBeenCalled();
});

test('BILL-029 a plan that cannot load says "Failed to load plan"', async () => {
  await openCheckout('business', {
    prepare: ({ faults }) => faults.add({ match: 'GET /api/Plan/PlanTiers/business', fault: 'status=500' }),
  });
  expect(await screen.findByRole('heading', { name: 'Failed to load plan' })).toBeVisible();
});

test('the current plan cannot be bought again, and a plan per agreement cannot be bought here', async () => {
  const view = await openCheckout('business');
  expect(await view.buy()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Fjellheim Pensjon AS already has this plan.', { selector: 'p' })).toBeVisible();
  expect(screen.queryByText(/You’ll continue to the payment provider/)).not.toBeInTheDocument();
  await act(() => view.router.navigate('/plans/purchase/enterprise'));
  expect(await screen.findByRole('heading', { name: 'Per agreement' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Buy Plan' })).not.toBeInTheDocument();
});
