import StripeSdk from 'stripe';
import { openDatabase } from '../db/open-database';
import { StripeApi } from '../testing/stripe-api';
import type { Payment, PaymentProvider } from './payment-provider';
import { PaymentSimulator } from './payment-simulator';
import { StripeProvider } from './stripe-provider';
import { type StripeSettings, stripeSettings } from './stripe-settings';

/* The same tests for the simulator, for Stripe's package against a stand-in API, and with test keys for Stripe. */

type Card = 'declined' | 'declined-later' | 'mastercard' | 'visa';

interface Opened {
  provider: PaymentProvider;
  paid(): Promise<Payment[]>;
  pay(payment: Payment, card: Card): Promise<unknown>;
  /** A person at a hosted page; Stripe's needs a browser. */
  finishPage?(url: string, card: Card): Promise<unknown>;
  close(): Promise<void>;
}

const NUMBERS: Record<Card, string> = {
  declined: '4000 0000 0000 0002',
  'declined-later': '4000 0000 0000 0341',
  mastercard: '5555 5555 5555 4444',
  visa: '4242 4242 4242 4242',
};
const METHODS: Record<Card, string> = {
  declined: 'pm_card_visa_chargeDeclined',
  'declined-later': 'pm_card_chargeCustomerFail',
  mastercard: 'pm_card_mastercard',
  visa: 'pm_card_visa',
};

async function openSimulator(): Promise<Opened> {
  const { db, close } = await openDatabase(':memory:');
  const paid: Payment[] = [];
  const onPaid = async (payment: Payment) => void paid.push(payment);
  const provider = new PaymentSimulator({ db, onPaid, now: () => new Date(), origin: 'http://pay.test' });
  const typed = (card: Card) => ({ number: NUMBERS[card], expiry: '12 / 39', cvc: '123', name: 'Maja Sandvik' });
  return {
    provider,
    paid: async () => paid,
    pay: ({ id }, card) => provider.confirm(id, typed(card)),
    finishPage: async (url, card) => {
      const id = new URL(url).pathname.split('/').at(-1) ?? '';
      const { payment } = await provider.readPage(id);
      return payment ? provider.confirm(payment.id, typed(card)) : provider.addCard(id, typed(card));
    },
    close: async () => close(),
  };
}

/** Stripe cannot call this process, so events are fetched, signed and delivered here. */
async function openStripe(settings: StripeSettings): Promise<Opened> {
  const { db, close } = await openDatabase(':memory:');
  const paid: Payment[] = [];
  const onPaid = async (payment: Payment) => void paid.push(payment);
  const provider = new StripeProvider({ db, settings, onPaid, now: () => new Date() });
  const stripe = new StripeSdk(settings.secretKey, { ...settings.api });
  const since = Math.floor(Date.now() / 1000) - 1;
  return {
    provider,
    paid: async () => {
      const { data } = await stripe.events.list({ created: { gte: since }, limit: 100 });
      for (const event of data.toReversed()) {
        const payload = JSON.stringify(event);
        const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: settings.webhookSecret });
        await provider.receive(Buffer.from(payload), signature);
      }
      return paid;
    },
    pay: ({ id }, card) =>
      stripe.paymentIntents
        .confirm(id, { payment_method: METHODS[card], return_url: 'https://console.example/' })
        .catch((error: unknown) => {
          if (!(error instanceof StripeSdk.errors.StripeError)) throw error;
        }),
    close: async () => close(),
  };
}

async function openStandIn(): Promise<Opened> {
  const api = new StripeApi();
  const opened = await openStripe(api.settings);
  return { ...opened, finishPage: async (url, card) => api.completeCheckout(url, METHODS[card]) };
}

const pages = { returnUrl: 'https://console.example/done', cancelUrl: 'https://console.example/plans' };
let run = Date.now();

/** @param open runs for each test */
function providerTests(open: () => Promise<Opened>): void {
  let opened: Opened;
  let provider: PaymentProvider;
  let customer: string;
  const wanted = (key: string) => ({
    customer,
    amount: 249_000,
    currency: 'NOK',
    description: 'Business plan',
    metadata: { invoiceId: key },
    key: `${key}-${run}`,
  });

  beforeEach(async () => {
    run += 1;
    opened = await open();
    ({ provider } = opened);
    customer = await provider.customerOf({ id: `c-${run}`, name: 'Nordlys Bank AS' });
  });
  afterEach(() => opened.close());

  test('a company is one customer, however often and at once it is asked for', async () => {
    const company = { id: `c-other-${run}`, name: 'Fjellheim' };
    const ids = await Promise.all([provider.customerOf(company), provider.customerOf(company)]);
    expect(new Set([...ids, await provider.customerOf(company)]).size).toBe(1);
    expect(ids[0]).not.toBe(customer);
  });

  test('a key is one payment, and it is charged once however often it is paid', async () => {
    const payment = await provider.openPayment(wanted('inv-1'));
    expect(payment).toMatchObject({ customer, amount: 249_000, currency: 'NOK', status: 'requires_payment_method' });
    expect(payment.metadata).toEqual({ invoiceId: 'inv-1' });
    expect(payment.clientSecret).toMatch(/^pi_\w+_secret_/);
    expect((await provider.openPayment(wanted('inv-1'))).id).toBe(payment.id);

    await Promise.all([opened.pay(payment, 'visa'), opened.pay(payment, 'mastercard')]);
    const paid = await provider.openPayment(wanted('inv-1'));
    expect(paid).toMatchObject({
      id: payment.id,
      status: 'succeeded',
      card: { last4: expect.stringMatching(/4242|4444/) },
    });
    expect(await opened.paid()).toHaveLength(1);
    expect(await provider.openCheckout({ ...wanted('inv-1'), ...pages })).toEqual(
      expect.objectContaining({ url: expect.stringMatching(/done$|\/payments\/checkout\//) }),
    );
  });

  test('a declined card says so, and another one pays', async () => {
    const payment = await provider.openPayment(wanted('inv-1'));
    await opened.pay(payment, 'declined');
    expect(await provider.readPayment(payment.id)).toMatchObject({
      status: 'requires_payment_method',
      failure: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
    });
    await opened.pay(payment, 'visa');
    expect((await provider.readPayment(payment.id)).status).toBe('succeeded');
    expect(await opened.paid()).toHaveLength(1);
  });

  test('the card that paid is saved, once, the first one as the default, and cards are changed by their owner only', async () => {
    await opened.pay(await provider.openPayment(wanted('inv-1')), 'visa');
    await opened.paid();
    await opened.pay(await provider.openPayment(wanted('inv-2')), 'visa');
    await opened.paid();
    await opened.pay(await provider.openPayment(wanted('inv-3')), 'mastercard');
    await opened.paid();
    const cards = await provider.readCards(customer);
    const short = cards.map(({ brand, last4, isDefault }) => `${brand} ${last4} ${isDefault}`);
    expect(new Set(short)).toEqual(new Set(['mastercard 4444 false', 'visa 4242 true']));
    expect(short).toHaveLength(2);

    const [visa, mastercard] = ['visa', 'mastercard'].map(
      (brand) => cards.find((card) => card.brand === brand)?.id ?? '',
    );
    const other = await provider.customerOf({ id: `c-other-${run}`, name: 'Other' });
    await expect(provider.deleteCard(other, visa ?? '')).rejects.toMatchObject({ status: 404 });
    await expect(provider.setDefaultCard(other, visa ?? '')).rejects.toMatchObject({ status: 404 });
    await provider.setDefaultCard(customer, mastercard ?? '');
    await provider.deleteCard(customer, visa ?? '');
    expect(await provider.readCards(customer)).toMatchObject([{ brand: 'mastercard', isDefault: true }]);
  });

  test('the default card is charged while nobody is there: once for a key, and without an exception when it is declined', async () => {
    expect(await provider.charge(wanted('inv-0'))).toMatchObject({ failure: { code: 'no_card' } });
    await opened.pay(await provider.openPayment(wanted('inv-1')), 'visa');
    await opened.paid();
    expect((await provider.charge(wanted('inv-2'))).status).toBe('succeeded');
    expect((await provider.charge(wanted('inv-2'))).status).toBe('succeeded');
    expect(await opened.paid()).toHaveLength(2);

    await opened.pay(await provider.openPayment(wanted('inv-3')), 'declined-later');
    await opened.paid();
    const later = (await provider.readCards(customer)).find(({ last4 }) => last4 === '0341');
    await provider.setDefaultCard(customer, later?.id ?? '');
    expect(await provider.charge(wanted('inv-4'))).toMatchObject({
      status: 'requires_payment_method',
      failure: { type: 'card_error', message: 'Your card was declined.' },
    });
  });

  test('a payment is given back once, however often it is asked for', async () => {
    const payment = await provider.openPayment(wanted('inv-1'));
    await opened.pay(payment, 'visa');
    await provider.refund(payment.id);
    await provider.refund(payment.id);
    expect((await provider.readPayment(payment.id)).status).toBe('succeeded');
  });

  test('Q49 what was closed can be paid in no way; what is paid already says so and stays', async () => {
    expect(await provider.closePayment(`nothing-${run}`)).toBeUndefined();
    expect(await provider.findPayment(`nothing-${run}`)).toBeUndefined();
    const form = await provider.openPayment(wanted('inv-1'));
    expect(await provider.closePayment(wanted('inv-1').key)).toBeUndefined();
    await opened.pay(form, 'visa');
    expect((await provider.readPayment(form.id)).status).toBe('canceled');

    const page = await provider.openCheckout({ ...wanted('inv-2'), ...pages });
    expect(await provider.closePayment(wanted('inv-2').key)).toBeUndefined();
    await Promise.resolve(opened.finishPage?.(page.url, 'visa')).catch(() => {});
    expect((await provider.findPayment(wanted('inv-2').key))?.status ?? 'closed').toMatch(/closed|canceled/);

    const paid = await provider.openPayment(wanted('inv-3'));
    await opened.pay(paid, 'visa');
    expect(await provider.closePayment(wanted('inv-3').key)).toMatchObject({ id: paid.id, status: 'succeeded' });
    expect(await provider.findPayment(wanted('inv-3').key)).toMatchObject({ id: paid.id, status: 'succeeded' });
    expect(await opened.paid()).toHaveLength(1);
  });

  test('a hosted page pays or adds a card, and says so', async () => {
    const checkout = await provider.openCheckout({ ...wanted('inv-1'), ...pages });
    const adding = await provider.openAddCard({ customer, ...pages });
    for (const { url } of [checkout, adding]) expect(new URL(url).protocol).toMatch(/^https?:$/);
    if (!opened.finishPage) return;
    await opened.finishPage(checkout.url, 'visa');
    await opened.finishPage(adding.url, 'mastercard');
    expect(await opened.paid()).toHaveLength(1);
    expect((await provider.openPayment(wanted('inv-1'))).status).toBe('succeeded');
    expect(await provider.readCards(customer)).toHaveLength(2);
  });
}

const here = [
  ['the simulator', openSimulator],
  ["Stripe's package against a stand-in of its API", openStandIn],
] as const;
describe.each(here)('%s', (_name, open) => {
  providerTests(open);
});

const real = stripeSettings(process.env);
const withKeys = real ? describe : describe.skip;
withKeys('Stripe itself, skipped without STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET', () => {
  providerTests(() => openStripe(real as StripeSettings));
});
