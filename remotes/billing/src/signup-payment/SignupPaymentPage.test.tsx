import { type RenderOptions, renderRoute, screen, waitFor } from '@console/testing';
import area from '../area';
import module from '../remote';

type Sandbox = Parameters<NonNullable<RenderOptions['prepare']>>[0];

/** The provider's side as its script in the browser has it; everything behind it is the simulator. */
interface Provider {
  confirm(id: string, card: object): Promise<Paid>;
  authenticate(id: string, isApproved: boolean): Promise<Paid>;
  paymentOfSecret(clientSecret: string): Promise<Paid>;
}
interface Paid {
  id: string;
  status: string;
  failure?: { type: string; message: string };
}

const card = (number: string) => ({ number, expiry: '12 / 39', cvc: '123', name: 'Maja Sandvik' });
let sandbox: Sandbox;
/** What is typed into the form in the frame. */
let typed: string;
let confirmations: number;
let meanwhile: Promise<unknown> | undefined;

beforeEach(() => {
  typed = '4242 4242 4242 4242';
  confirmations = 0;
  meanwhile = undefined;
  Object.assign(globalThis, { Stripe: () => stripe });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'Stripe'));

const provider = () => sandbox.payments as unknown as Provider;
const element = {
  on(name: string, handler: () => void) {
    if (name === 'ready') setTimeout(handler);
    return element;
  },
  off: () => element,
  mount() {},
  update() {},
  destroy() {},
  focus() {},
};
const elements = { create: () => element, getElement: () => element, update() {}, on() {}, off() {} };
const stripe = {
  elements: () => elements,
  createToken() {},
  createPaymentMethod() {},
  confirmCardPayment() {},
  registerAppInfo() {},
  _registerWrapper() {},
  async retrievePaymentIntent(clientSecret: string) {
    return { paymentIntent: { status: (await provider().paymentOfSecret(clientSecret)).status } };
  },
  async confirmPayment({ clientSecret }: { clientSecret: string }) {
    confirmations += 1;
    await meanwhile;
    if (typed === 'offline') return { error: { type: 'api_connection_error', message: 'fetch failed' } };
    const { id } = await provider().paymentOfSecret(clientSecret);
    const { failure } = await provider().confirm(id, card(typed));
    return failure ? { error: failure } : {};
  },
};

/** A company that has chosen a plan and not paid yet. */
async function choosePlan(made: Sandbox): Promise<void> {
  sandbox = made;
  const headers = { authorization: `Bearer ${await made.tokenFor('newCompany')}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ planId: 'business' });
  await made.fetch('http://localhost:4000/api/CustomerPlan/Start', { method: 'POST', headers, body });
}

const openPage = (options: RenderOptions = {}) =>
  renderRoute('/admin/billing/payments', { area, module, persona: 'newCompany', prepare: choosePlan, ...options });
const payButton = () => screen.findByRole('button', { name: 'Pay now and subscribe' });

test('BILL-071 BILL-072 BILL-073 BILL-074 BILL-075 BILL-076 BILL-077 BILL-079 a card pays once however often the button is pressed, and the plan has begun', async () => {
  let goOn = () => {};
  meanwhile = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const { user, router, calls } = await openPage();
  expect(await screen.findByRole('form', { name: 'Card payment' })).toBeVisible();
  expect(await screen.findByText('Business')).toBeVisible();
  await waitFor(async () => expect(await payButton()).not.toHaveAttribute('aria-disabled'));
  await user.dblClick(await payButton());
  expect(await screen.findByRole('button', { name: 'Processing payment' })).toHaveAttribute('aria-busy', 'true');
  await user.click(screen.getByRole('button', { name: 'Processing payment' }));
  goOn();
  await waitFor(() => expect(router.state.location.pathname).toBe('/plans/purchase/success/business'));
  expect(confirmations).toBe(1);
  expect(calls.map(({ name }) => name)).toContain('GET /api/StripeSettings/PublishableKey');
});

test('BILL-080 a declined card says so in the words of the provider, and another card pays', async () => {
  typed = '4000 0000 0000 9995';
  const { user, router } = await openPage();
  await waitFor(async () => expect(await payButton()).not.toHaveAttribute('aria-disabled'));
  await user.click(await payButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Your card has insufficient funds.');
  typed = '4242 4242 4242 4242';
  await user.click(await payButton());
  await waitFor(() => expect(router.state.location.pathname).toBe('/plans/purchase/success/business'));
});

test('BILL-081 what is no fault of the card is an unexpected error, spelled as specified', async () => {
  typed = 'offline';
  const { user } = await openPage();
  await waitFor(async () => expect(await payButton()).not.toHaveAttribute('aria-disabled'));
  await user.click(await payButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^An unexpected error occured\.$/);
  expect(await payButton()).toBeVisible();
});

test('BILL-075 who returns after paying, in this tab or another, is led on and pays nothing', async () => {
  const { router } = await openPage({
    prepare: async (made) => {
      await choosePlan(made);
      const headers = { authorization: `Bearer ${await made.tokenFor('newCompany')}` };
      const url = 'http://localhost:4000/api/Billing/SignupInvoicePaymentIntent';
      const { clientSecret } = (await (await made.fetch(url, { headers })).json()) as { clientSecret: string };
      const { id } = await provider().paymentOfSecret(clientSecret);
      await provider().confirm(id, card('4000 0000 0000 3220'));
      await provider().authenticate(id, true);
    },
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/plans/purchase/success/business'));
  expect(confirmations).toBe(0);
});

test('BILL-082 a failure to load is told in the words of the specification', async () => {
  await openPage({
    prepare: async (made) => {
      await choosePlan(made);
      made.faults.add({ match: 'GET /api/Billing/SignupInvoicePaymentIntent', fault: 'status=400' });
    },
  });
  expect(await screen.findAllByText('Failed to get payment intent for signup invoice')).not.toHaveLength(0);
});

test('without an invoice to pay the page says so', async () => {
  await openPage({
    prepare: async (made) => {
      sandbox = made;
    },
  });
  expect(await screen.findByRole('heading', { name: 'No invoice of a signup waits to be paid.' })).toBeVisible();
});
