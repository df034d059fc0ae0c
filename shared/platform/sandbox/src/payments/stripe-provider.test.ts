import { billing, customer, customerPlan, stripeSettings as keyOfStripe } from '@console/api';
import { eq } from 'drizzle-orm';
import StripeSdk from 'stripe';
import { invoices } from '../billing/billing-tables';
import { createSandbox, type Sandbox } from '../sandbox';
import { callAs } from '../testing/call-as';
import { send } from '../testing/send';
import { StripeApi } from '../testing/stripe-api';
import { stripeSettings } from './stripe-settings';

/* Stripe's package against a stand-in API, with signed messages. */

let api: StripeApi;
let stripe: StripeSdk;
let sandbox: Sandbox;
beforeEach(async () => {
  api = new StripeApi();
  stripe = new StripeSdk(api.settings.secretKey, { ...api.settings.api });
  sandbox = await createSandbox({ stripe: api.settings });
  callAs(sandbox, 'newCompany');
});
afterEach(() => sandbox.close());

const post = (payload: string, signature?: string) =>
  sandbox.app.inject({
    method: 'POST',
    url: '/payments/webhook',
    payload,
    headers: { 'content-type': 'application/json', ...(signature ? { 'stripe-signature': signature } : {}) },
  });
const sign = (payload: string, more: { secret?: string; timestamp?: number } = {}) =>
  stripe.webhooks.generateTestHeaderString({ payload, secret: api.settings.webhookSecret, ...more });

async function deliverAll(): Promise<string[]> {
  const { data } = await stripe.events.list();
  const payloads = data.toReversed().map((event) => JSON.stringify(event));
  for (const payload of payloads) expect((await post(payload, sign(payload))).statusCode).toBe(200);
  return payloads;
}
const tier = async () => (await send(customer.getCustomer))?.currentPlan?.tierLevel;
const refunds = () => api.made('POST /v1/refunds');

test('BILL-019 BILL-020 BILL-079 a plan is paid at a checkout of Stripe, and begins when a signed message says so', async () => {
  expect(await send(keyOfStripe.getPublishableKey)).toBe('pk_test_standin');
  const { url } = await send(customerPlan.startPlan, { body: { planId: 'start' } });
  expect(new URL(url).origin).toBe('https://checkout.stripe.com');
  const [session] = api.made('POST /v1/checkout/sessions');
  expect(session?.fields).toMatchObject({
    success_url: 'http://localhost:3000/plans/purchase/success/start',
    cancel_url: 'http://localhost:3000/plans/purchase/start',
  });
  api.completeCheckout(url);
  expect(await tier()).toBeUndefined();

  await deliverAll();
  expect(await tier()).toBe(1);
  expect(await send(billing.getInvoices)).toEqual([expect.objectContaining({ statusId: 3 })]);
  expect(await send(billing.getDefaultPaymentMethod)).toMatchObject({ card: { brand: 'visa', last4: '4242' } });
});

test('a message that is unsigned, wrongly signed, changed or too old is refused and changes nothing; one sent again counts once', async () => {
  const { url } = await send(customerPlan.startPlan, { body: { planId: 'start' } });
  api.completeCheckout(url);
  const { data } = await stripe.events.list();
  const payload = JSON.stringify(data.find(({ type }) => type === 'payment_intent.succeeded'));
  const tenMinutesAgo = Math.floor(Date.now() / 1000) - 600;
  for (const [body, signature] of [
    [payload],
    [payload, 'nonsense'],
    [payload, sign(payload, { secret: 'whsec_of_somebody_else' })],
    [payload.replace('succeeded', 'succeeded '), sign(payload)],
    [payload, sign(payload, { timestamp: tenMinutesAgo })],
  ] as const) {
    expect((await post(body, signature)).statusCode).toBe(400);
  }
  expect(await tier()).toBeUndefined();

  await Promise.all([post(payload, sign(payload)), post(payload, sign(payload))]);
  expect((await post(payload, sign(payload))).statusCode).toBe(200);
  expect(await tier()).toBe(1);
  expect(refunds()).toEqual([]);
});

test('a message that could not be handled is not taken for handled', async () => {
  const { url } = await send(customerPlan.startPlan, { body: { planId: 'start' } });
  api.completeCheckout(url);
  const { data } = await stripe.events.list();
  const payload = JSON.stringify(data.find(({ type }) => type === 'payment_intent.succeeded'));
  api.outage = 'server-error';
  expect((await post(payload, sign(payload))).statusCode).toBe(503);
  api.outage = 'none';
  expect((await post(payload, sign(payload))).statusCode).toBe(200);
  expect(await tier()).toBe(1);
});

test('one way of paying is open for an invoice: the card form closes the checkout, and the checkout the card form', async () => {
  const first = await send(customerPlan.startPlan, { body: { planId: 'start' } });
  expect((await send(customerPlan.startPlan, { body: { planId: 'start' } })).url).toBe(first.url);
  const form = await send(billing.getSignupInvoicePaymentIntent);
  expect(() => api.completeCheckout(first.url)).toThrow('expired');

  const second = await send(customerPlan.startPlan, { body: { planId: 'start' } });
  const [id = ''] = form!.clientSecret.split('_secret_');
  await expect(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  api.completeCheckout(second.url);
  expect((await send(billing.getSignupInvoicePaymentIntent))?.clientSecret).not.toBe(form?.clientSecret);
  expect((await send(customerPlan.startPlan, { body: { planId: 'start' } })).url).toBe(
    'http://localhost:3000/plans/purchase/success/start',
  );
  await deliverAll();
  expect(await tier()).toBe(1);
});

test('money for an invoice that another payment has paid goes back, and a payment of somebody else with this account does not', async () => {
  const { url } = await send(customerPlan.startPlan, { body: { planId: 'start' } });
  api.completeCheckout(url);
  await deliverAll();
  const [invoice] = await sandbox.db.select().from(invoices).where(eq(invoices.customerId, 'c-nordlys'));
  const paid = { amount: 29_700, currency: 'NOK' };
  const twice = await stripe.paymentIntents.create({
    ...paid,
    metadata: { invoiceId: invoice!.id, paymentKey: invoice!.id },
  });
  const foreign = await stripe.paymentIntents.create({
    ...paid,
    metadata: { invoiceId: 'inv-of-others', paymentKey: 'inv-of-others' },
  });
  for (const { id } of [twice, foreign]) await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  await deliverAll();
  expect(refunds().map(({ fields }) => fields.payment_intent)).toEqual([twice.id]);
});

test('Q49 a new purchase expires the checkout of the order before it, by invoice too; one that was paid there counts first', async () => {
  const start = await send(customerPlan.startPlan, { body: { planId: 'start' } });
  await send(customerPlan.issueInvoice, { query: { planId: 'business' } });
  expect(() => api.completeCheckout(start.url)).toThrow('expired');
  expect(await tier()).toBe(2);
});

test('Q49 an order that has been paid at Stripe, of which no message has come yet, is not replaced: it begins, and the answer says so', async () => {
  api.completeCheckout((await send(customerPlan.startPlan, { body: { planId: 'start' } })).url);
  await expect(send(customerPlan.issueInvoice, { query: { planId: 'business' } })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('Start was just paid'),
  });
  expect(await tier()).toBe(1);
  await deliverAll();
  expect(refunds()).toEqual([]);
  expect((await send(billing.getInvoices)).map(({ statusId }) => statusId)).toEqual([3]);
});

test('Q49 money that comes for an order that is void goes back, once, and changes no plan', async () => {
  const { url } = await send(customerPlan.startPlan, { body: { planId: 'start' } });
  api.completeCheckout(url);
  await sandbox.db.update(invoices).set({ status: 'void', closedAs: 'ended' }).where(eq(invoices.planId, 'start'));
  await deliverAll();
  await deliverAll();
  expect(refunds()).toHaveLength(1);
  expect(await tier()).toBeUndefined();
});

test('an answer of Stripe that is lost on the way makes no second order, session or customer', async () => {
  await send(customerPlan.startPlan, { body: { planId: 'start' } });
  const { length: sessions } = api.made('POST /v1/checkout/sessions');
  api.losesNextAnswer = true;
  const { url } = await send(customerPlan.startPlan, { body: { planId: 'business' } });
  const requests = api.made('POST /v1/checkout/sessions').slice(sessions);
  expect(requests.length).toBeGreaterThan(1);
  expect(new Set(requests.map(({ key }) => key)).size).toBe(1);
  api.completeCheckout(url);
  await deliverAll();
  expect(await tier()).toBe(2);
  expect(api.made('POST /v1/customers')).toHaveLength(1);
});

test.each(['no-answer', 'server-error'] as const)(
  'BILL-030 without Stripe (%s) the platform says so, and the next try goes on',
  async (outage) => {
    api.outage = outage;
    const away = { status: 503, message: 'The payment provider isn’t responding. Try again in a moment.' };
    await expect(send(customerPlan.startPlan, { body: { planId: 'start' } })).rejects.toMatchObject(away);
    await expect(send(billing.getPaymentMethods)).rejects.toMatchObject({ status: 503 });
    api.outage = 'none';
    api.completeCheckout((await send(customerPlan.startPlan, { body: { planId: 'start' } })).url);
    await deliverAll();
    expect(await tier()).toBe(1);
    expect((await send(billing.getInvoices)).filter(({ statusId }) => statusId === 3)).toHaveLength(1);
  },
  30_000,
);

test('keys are given together, and live ones are not taken', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  expect(stripeSettings({})).toBeUndefined();
  expect(stripeSettings(keys)).toEqual({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
  });
  expect(() => stripeSettings({ ...keys, STRIPE_WEBHOOK_SECRET: '' })).toThrow('STRIPE_WEBHOOK_SECRET is missing');
  expect(() => stripeSettings({ ...keys, STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow('test keys of Stripe only');
});
