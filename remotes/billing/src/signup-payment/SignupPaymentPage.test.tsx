import { type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import type { StripeElementsOptions } from '@stripe/stripe-js';
import area from '../area';
import module from '../remote';

type Sandbox = Parameters<NonNullable<RenderOptions['prepare']>>[0];

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
/** A fault's name replaces the card number. */
let typed: string;
let confirmations: number;
let meanwhile: Promise<unknown> | undefined;
let standing: 'canceled' | 'processing' | 'unknown' | undefined;

/** Undefined = hangs. */
let frameEvent: 'loaderror' | 'ready' | undefined;

beforeEach(() => {
  frameEvent = 'ready';
  typed = '4242 4242 4242 4242';
  confirmations = 0;
  meanwhile = undefined;
  standing = undefined;
  Object.assign(globalThis, { Stripe: () => stripe });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'Stripe'));

const provider = () => sandbox.payments as unknown as Provider;
const element = {
  on(name: string, handler: () => void) {
    if (name === frameEvent) setTimeout(handler);
    return element;
  },
  off: () => element,
  mount() {},
  update() {},
  destroy() {},
  focus() {},
};
const drawnIn: unknown[] = [];
const draw = ({ appearance }: StripeElementsOptions) =>
  drawnIn.push([appearance?.theme, appearance?.variables?.colorBackground]);
const elements = { create: () => element, getElement: () => element, update: draw, on() {}, off() {} };
const stripe = {
  elements: (options: StripeElementsOptions) => {
    draw(options);
    return elements;
  },
  createToken() {},
  createPaymentMethod() {},
  confirmCardPayment() {},
  registerAppInfo() {},
  _registerWrapper() {},
  async retrievePaymentIntent(clientSecret: string) {
    if (standing === 'unknown') return { error: { type: 'api_connection_error', message: 'fetch failed' } };
    return { paymentIntent: { status: standing ?? (await provider().paymentOfSecret(clientSecret)).status } };
  },
  async confirmPayment({ clientSecret }: { clientSecret: string }) {
    confirmations += 1;
    await meanwhile;
    if (typed === 'offline') return { error: { type: 'api_connection_error', message: 'fetch failed' } };
    const { id } = await provider().paymentOfSecret(clientSecret);
    if (typed === 'answer lost') {
      await provider().confirm(id, card('4242 4242 4242 4242'));
      return { error: { type: 'api_connection_error', message: 'fetch failed' } };
    }
    const { failure } = await provider().confirm(id, card(typed));
    return failure ? { error: failure } : {};
  },
};

async function choosePlan(made: Sandbox): Promise<void> {
  sandbox = made;
  const headers = { authorization: `Bearer ${await made.tokenFor('newCompany')}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ planId: 'business' });
  await made.fetch('http://localhost:4000/api/CustomerPlan/Start', { method: 'POST', headers, body });
}

const openPage = (options: RenderOptions = {}) =>
  renderRoute('/admin/billing/payments', { area, module, persona: 'newCompany', prepare: choosePlan, ...options });
const payButton = () => screen.findByRole('button', { name: 'Pay now and subscribe' });

test('BILL-071 BILL-072 BILL-073 BILL-074 BILL-075 BILL-076 BILL-077 BILL-079 a card pays once even if the button is pressed repeatedly, and the plan begins', async () => {
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

test('BILL-071 the open form takes the colours of a newly chosen theme', async () => {
  drawnIn.length = 0;
  const root = document.documentElement;
  root.style.setProperty('--colors-surface', 'white');
  await openPage();
  await payButton();
  root.style.setProperty('--colors-surface', 'black');
  root.dataset.theme = 'dark';
  await waitFor(() =>
    expect(drawnIn).toEqual([
      ['stripe', 'white'],
      ['night', 'black'],
    ]),
  );
  root.removeAttribute('style');
});

test('BILL-074 BILL-080 a declined card shows the provider’s message, and another card can pay', async () => {
  typed = '4000 0000 0000 9995';
  const { user, router } = await openPage();
  await waitFor(async () => expect(await payButton()).not.toHaveAttribute('aria-disabled'));
  await user.click(await payButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Your card has insufficient funds.');
  typed = '4242 4242 4242 4242';
  await user.click(await payButton());
  await waitFor(() => expect(router.state.location.pathname).toBe('/plans/purchase/success/business'));
});

test('BILL-081 a failure that is not the card’s is an unexpected error, spelled as specified', async () => {
  typed = 'offline';
  const { user } = await openPage();
  await waitFor(async () => expect(await payButton()).not.toHaveAttribute('aria-disabled'));
  await user.click(await payButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^An unexpected error occured\.$/);
  expect(await payButton()).toBeVisible();
});

test('BILL-075 a paid payment leads on without paying again, in this tab or another', async () => {
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

test('BILL-082 a failure to load shows the specification’s message', async () => {
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
  expect(await screen.findByRole('heading', { name: 'No signup invoice is awaiting payment' })).toBeVisible();
});

test('BILL-074 BILL-075 a payment that went through while the network was lost is detected and not repeated', async () => {
  typed = 'answer lost';
  const { user, router } = await openPage();
  await waitFor(async () => expect(await payButton()).not.toHaveAttribute('aria-disabled'));
  await user.click(await payButton());
  await waitFor(() => expect(router.state.location.pathname).toBe('/plans/purchase/success/business'));
  expect(confirmations).toBe(1);
});

test('BILL-074 BILL-081 while the status of the payment is unknown, no error suggests paying again', async () => {
  typed = 'answer lost';
  const { user, router } = await openPage();
  await waitFor(async () => expect(await payButton()).not.toHaveAttribute('aria-disabled'));
  standing = 'unknown';
  await user.click(await payButton());
  expect(await screen.findByText(/^The payment provider isn’t responding\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Processing payment' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('An unexpected error occured.')).not.toBeInTheDocument();
  standing = undefined;
  await waitFor(() => expect(router.state.location.pathname).toBe('/plans/purchase/success/business'), {
    timeout: 8000,
  });
  expect(confirmations).toBe(1);
});

test('BILL-076 the summary shows the parts of the amount and the next charge', async () => {
  await openPage();
  const summary = within(await screen.findByRole('complementary', { name: 'Payment summary' }));
  expect(await summary.findByText('Tax included')).toBeVisible();
  expect(summary.getByText(/^Next charge, 01 /)).toBeVisible();
});

test('BILL-073 BILL-075 after the tab was closed while paying, the payment is still processing, cannot be repeated, and leads on', async () => {
  standing = 'processing';
  const { user, router } = await openPage();
  await user.click(await screen.findByRole('button', { name: 'Processing payment' }));
  expect(confirmations).toBe(0);
  standing = undefined;
  const headers = { authorization: `Bearer ${await sandbox.tokenFor('newCompany')}` };
  const url = 'http://localhost:4000/api/Billing/SignupInvoicePaymentIntent';
  const { clientSecret } = (await (await sandbox.fetch(url, { headers })).json()) as { clientSecret: string };
  await provider().confirm((await provider().paymentOfSecret(clientSecret)).id, card('4242 4242 4242 4242'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/plans/purchase/success/business'), {
    timeout: 6000,
  });
  expect(confirmations).toBe(0);
});

test('BILL-074 after the tab was closed during the bank’s confirmation, the same payment can be paid again', async () => {
  const { user, router } = await openPage({
    prepare: async (made) => {
      await choosePlan(made);
      const headers = { authorization: `Bearer ${await made.tokenFor('newCompany')}` };
      const url = 'http://localhost:4000/api/Billing/SignupInvoicePaymentIntent';
      const { clientSecret } = (await (await made.fetch(url, { headers })).json()) as { clientSecret: string };
      const confirmation = await provider().confirm(
        (await provider().paymentOfSecret(clientSecret)).id,
        card('4000 0000 0000 3220'),
      );
      expect(confirmation.status).toBe('requires_action');
    },
  });
  await waitFor(async () => expect(await payButton()).not.toHaveAttribute('aria-disabled'));
  await user.click(await payButton());
  await waitFor(() => expect(router.state.location.pathname).toBe('/plans/purchase/success/business'));
});

test('BILL-074 a failure of the provider is shown, and Try again opens the form', async () => {
  standing = 'unknown';
  const { user } = await openPage();
  expect(await screen.findByRole('heading', { name: 'Couldn’t load the payment form' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay now and subscribe' })).not.toBeInTheDocument();
  standing = undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await payButton()).toBeVisible();
  expect(confirmations).toBe(0);
});

test('BILL-074 BILL-078 a payment that was opened elsewhere since is paid here only after a press of the button', async () => {
  standing = 'canceled';
  const { user, calls } = await openPage();
  expect(await screen.findByRole('heading', { name: 'This invoice is being paid elsewhere' })).toBeVisible();
  standing = undefined;
  await user.click(screen.getByRole('button', { name: 'Pay here instead' }));
  expect(await payButton()).toBeVisible();
  expect(calls.map(({ name }) => name)).toContain('POST /api/Billing/create-payment-intent');
});

test.each([
  ['is refused', 'loaderror', 200, /A content blocker or your network/],
  ['hangs', undefined, 511, /such as your network’s sign-in page. Reload the page/],
] as const)(
  'Q94 Q111 a frame of the payment form that %s ends in words, another try and another way to pay',
  async (_, event, status, reason) => {
    frameEvent = event;
    const { fetch } = globalThis;
    const own = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((...given) =>
        given[0] === '/config.json' ? Promise.resolve(Response.json({}, { status })) : fetch(...given),
      );
    const { user } = await openPage();
    const heading = { name: 'Couldn’t load the payment form' };
    expect(await screen.findByRole('heading', heading, { timeout: 10_000 })).toBeVisible();
    expect(await screen.findByText(reason)).toBeVisible();
    // The console's own origin tells a blocked provider from a network that wants a sign-in.
    expect(screen.queryAllByRole('button', { name: 'Reload page' })).toHaveLength(status === 511 ? 1 : 0);
    expect(screen.queryByRole('button', { name: 'Pay now and subscribe' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Invoices' })).toHaveAttribute('href', expect.stringMatching(/invoices$/));
    frameEvent = 'ready';
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await payButton()).not.toHaveAttribute('aria-disabled'));
    expect(screen.queryByRole('heading', heading)).not.toBeInTheDocument();
    own.mockRestore();
  },
  20_000,
);
