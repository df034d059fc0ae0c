import { randomUUID } from 'node:crypto';
import { t } from '@console/words';
import { eq } from 'drizzle-orm';
import StripeSdk from 'stripe';
import { notFound, Refusal } from '../calls/refusal';
import type { Database } from '../db/open-database';
import { Turns } from '../platform/turns';
import type { Payment, PaymentFailure, PaymentProvider, ProviderOptions, SavedCard } from './payment-provider';
import { answered, away, codeOf, isRunning, isSameCard, metadataOf, toPayment } from './stripe-objects';
import type { StripeSettings } from './stripe-settings';
import { stripeCustomers, stripeEvents, stripePayments } from './stripe-tables';

type Options<Method extends keyof PaymentProvider> = Parameters<
  Extract<PaymentProvider[Method], (...args: never) => unknown>
>[0];
type Way = typeof stripePayments.$inferSelect;

interface Open {
  intent?: StripeSdk.PaymentIntent | undefined;
  session?: StripeSdk.Checkout.Session | undefined;
}

interface StripeOptions extends ProviderOptions {
  settings: StripeSettings;
}

const NO_CARD: PaymentFailure = { type: 'card_error', code: 'no_card', message: 'There is no card to charge.' };
const TIMEOUT = 10_000;

/** A checkout creates its own payment at Stripe, so an invoice could have two; only the latest stays open. */
export class StripeProvider implements PaymentProvider {
  readonly publishableKey: string;
  readonly #stripe: StripeSdk;
  readonly #db: Database;
  readonly #options: StripeOptions;
  readonly #turns = new Turns<string>();

  constructor(options: StripeOptions) {
    const { publishableKey, secretKey, api } = options.settings;
    this.publishableKey = publishableKey;
    this.#stripe = new StripeSdk(secretKey, { ...api, timeout: TIMEOUT, telemetry: false });
    this.#db = options.db;
    this.#options = options;
  }

  async customerOf({ id: companyId, name }: Options<'customerOf'>): Promise<string> {
    await this.#db.insert(stripeCustomers).values({ companyId, key: randomUUID() }).onConflictDoNothing();
    const ofCompany = eq(stripeCustomers.companyId, companyId);
    const [row] = await this.#db.select().from(stripeCustomers).where(ofCompany);
    if (row?.id) return row.id;
    const { id } = await answered(() =>
      this.#stripe.customers.create({ name, metadata: { companyId } }, { idempotencyKey: row?.key ?? companyId }),
    );
    await this.#db.update(stripeCustomers).set({ id }).where(ofCompany);
    return id;
  }

  openCheckout({ returnUrl, cancelUrl, ...payment }: Options<'openCheckout'>): Promise<{ url: string }> {
    return this.#inTurn(payment.key, async () => {
      const { way, intent, session } = await this.#current(payment.key);
      if (intent && isRunning(intent)) return { url: returnUrl };
      if (session?.url && session.success_url === returnUrl && session.cancel_url === cancelUrl)
        return { url: session.url };
      if (!(await this.#close({ intent, session }))) return { url: returnUrl };
      const { customer, currency, amount, description } = payment;
      const checkout = await this.#stripe.checkout.sessions.create(
        {
          mode: 'payment',
          customer,
          allowed_payment_method_types: ['card'],
          line_items: [
            { quantity: 1, price_data: { currency, unit_amount: amount, product_data: { name: description } } },
          ],
          payment_intent_data: { description, metadata: metadataOf(payment), setup_future_usage: 'off_session' },
          // The customer pays the invoice's amount and currency.
          adaptive_pricing: { enabled: false },
          success_url: returnUrl,
          cancel_url: cancelUrl,
        },
        { idempotencyKey: `${payment.key}:${way.attempt}:${returnUrl}` },
      );
      await this.#open(way, { sessionId: checkout.id, paymentId: null });
      return { url: checkout.url ?? returnUrl };
    });
  }

  /** Saves a card only: Stripe's portal would duplicate the console. */
  async openAddCard({ customer, returnUrl, cancelUrl }: Options<'openAddCard'>): Promise<{ url: string }> {
    const { url } = await answered(() =>
      this.#stripe.checkout.sessions.create({
        mode: 'setup',
        customer,
        allowed_payment_method_types: ['card'],
        success_url: returnUrl,
        cancel_url: cancelUrl,
      }),
    );
    return { url: url ?? cancelUrl };
  }

  readCards(customer: string): Promise<SavedCard[]> {
    return answered(async () => {
      const [cards, defaultId] = await Promise.all([this.#cardsOf(customer), this.#defaultOf(customer)]);
      return cards.flatMap(({ id, card, billing_details: { name } }) => {
        if (!card) return [];
        const { brand, last4, exp_month: expMonth, exp_year: expYear } = card;
        return [{ id, isDefault: id === defaultId, brand, last4, expMonth, expYear, name: name ?? '' }];
      });
    });
  }

  setDefaultCard(customer: string, cardId: string): Promise<void> {
    return answered(async () => {
      await this.#demandCard(customer, cardId);
      await this.#stripe.customers.update(customer, { invoice_settings: { default_payment_method: cardId } });
    });
  }

  deleteCard(customer: string, cardId: string): Promise<void> {
    return answered(async () => {
      await this.#demandCard(customer, cardId);
      await this.#stripe.paymentMethods.detach(cardId);
    });
  }

  openPayment(payment: Options<'openPayment'>): Promise<Payment> {
    return this.#inTurn(payment.key, async () => toPayment(await this.#openIntent(payment)));
  }

  charge(payment: Options<'charge'>): Promise<Payment> {
    return this.#inTurn(payment.key, async () => {
      const intent = await this.#openIntent(payment);
      if (isRunning(intent)) return toPayment(intent);
      const card = await this.#defaultOf(payment.customer);
      if (card === undefined) return { ...toPayment(intent), failure: NO_CARD };
      try {
        // The card is saved already, and the absent customer cannot agree to saving.
        await this.#stripe.paymentIntents.confirm(intent.id, {
          payment_method: card,
          off_session: true,
          setup_future_usage: '',
        });
      } catch (error) {
        // Declined, or paid at this moment: the state is read below.
        const isOfPayment =
          error instanceof StripeSdk.errors.StripeCardError || codeOf(error) === 'payment_intent_unexpected_state';
        if (!isOfPayment) throw error;
      }
      return this.#read(intent.id);
    });
  }

  readPayment(id: string): Promise<Payment> {
    return answered(() => this.#read(id));
  }

  findPayment(key: string): Promise<Payment | undefined> {
    return this.#inTurn(key, async () => {
      const { intent } = await this.#current(key);
      return intent && toPayment(intent);
    });
  }

  closePayment(key: string): Promise<Payment | undefined> {
    return this.#inTurn(key, async () => {
      const { way, intent, session } = await this.#current(key);
      if (intent && isRunning(intent)) return toPayment(intent);
      if (!(await this.#close({ intent, session }))) return toPayment(await this.#paidMeanwhile(key));
      await this.#open(way, { paymentId: null, sessionId: null });
      return undefined;
    });
  }

  refund(paymentId: string): Promise<void> {
    return answered(async () => {
      try {
        await this.#stripe.refunds.create({ payment_intent: paymentId }, { idempotencyKey: `refund:${paymentId}` });
      } catch (error) {
        if (codeOf(error) !== 'charge_already_refunded') throw error;
      }
    });
  }

  async receive(body: Buffer, signature: string): Promise<void> {
    const event = this.#verified(body, signature);
    const isThis = eq(stripeEvents.id, event.id);
    const [handled] = await this.#db.select().from(stripeEvents).where(isThis);
    if (handled) return;
    await answered(() => this.#handle(event));
    // Stored last: Stripe repeats an event whose handling failed, and repetition is harmless.
    await this.#db
      .insert(stripeEvents)
      .values({ id: event.id, at: this.#options.now().getTime() })
      .onConflictDoNothing();
  }

  #verified(body: Buffer, signature: string): StripeSdk.Event {
    try {
      return this.#stripe.webhooks.constructEvent(body, signature, this.#options.settings.webhookSecret);
    } catch (error) {
      if (!(error instanceof StripeSdk.errors.StripeSignatureVerificationError)) throw error;
      throw new Refusal(400, 'The signature of this message is not valid.');
    }
  }

  /** Messages come late, so the object's current state counts. */
  async #handle(event: StripeSdk.Event): Promise<void> {
    if (event.type === 'payment_intent.succeeded') {
      const intent = await this.#intent(event.data.object.id);
      if (!(await this.#isOurs(intent))) return;
      if (intent.status === 'succeeded') await this.#saveCard(intent.customer, intent.payment_method);
      await this.#options.onPaid(toPayment(intent));
    }
    if (event.type !== 'checkout.session.completed') return;
    const { setup_intent: setupId } = event.data.object;
    if (typeof setupId !== 'string') return;
    const setup = await this.#stripe.setupIntents.retrieve(setupId, { expand: ['payment_method'] });
    await this.#saveCard(setup.customer, setup.payment_method);
  }

  /** Another installation may use the same Stripe account. */
  async #isOurs({ metadata }: StripeSdk.PaymentIntent): Promise<boolean> {
    const { paymentKey = '' } = metadata;
    const [payment] = await this.#db.select().from(stripePayments).where(eq(stripePayments.key, paymentKey));
    return payment !== undefined;
  }

  /** The first card becomes the default. Replaces an older copy of the same card. */
  async #saveCard(
    payer: StripeSdk.PaymentIntent['customer'],
    method: StripeSdk.PaymentIntent['payment_method'],
  ): Promise<void> {
    const customer = typeof payer === 'string' ? payer : payer?.id;
    if (customer === undefined || typeof method !== 'object' || !method?.card) return;
    const [storedCustomer] = await this.#db.select().from(stripeCustomers).where(eq(stripeCustomers.id, customer));
    if (!storedCustomer) return;
    const [cards, defaultId] = await Promise.all([this.#cardsOf(customer), this.#defaultOf(customer)]);
    const same = cards.filter(({ id, card }) => id !== method.id && isSameCard(card, method.card));
    const isReplaced = same.some(({ id }) => id === defaultId);
    if (defaultId === undefined || isReplaced) {
      await this.#stripe.customers.update(customer, { invoice_settings: { default_payment_method: method.id } });
    }
    for (const { id } of same) await this.#stripe.paymentMethods.detach(id);
  }

  /** Closes an open checkout of the key. */
  async #openIntent(payment: Options<'openPayment'>): Promise<StripeSdk.PaymentIntent> {
    const { way, intent, session } = await this.#current(payment.key);
    if (intent) return intent;
    if (!(await this.#close({ session }))) return this.#paidMeanwhile(payment.key);
    const { customer, amount, currency, description } = payment;
    const paymentIntent = await this.#stripe.paymentIntents.create(
      {
        customer,
        amount,
        currency,
        description,
        metadata: metadataOf(payment),
        allowed_payment_method_types: ['card'],
        setup_future_usage: 'off_session',
      },
      { idempotencyKey: `${payment.key}:${way.attempt}:payment` },
    );
    await this.#open(way, { paymentId: paymentIntent.id, sessionId: null });
    return paymentIntent;
  }

  async #paidMeanwhile(key: string): Promise<StripeSdk.PaymentIntent> {
    const { intent } = await this.#current(key);
    if (!intent) throw away();
    return intent;
  }

  async #current(key: string): Promise<Open & { way: Way }> {
    const none = { key, attempt: 0, paymentId: null, sessionId: null };
    await this.#db.insert(stripePayments).values(none).onConflictDoNothing();
    const [way = none] = await this.#db.select().from(stripePayments).where(eq(stripePayments.key, key));
    if (way.sessionId !== null) {
      const session = await this.#stripe.checkout.sessions.retrieve(way.sessionId);
      if (session.status === 'open') return { way, session };
      if (session.status !== 'complete' || typeof session.payment_intent !== 'string') return { way };
      return { way, intent: await this.#intent(session.payment_intent) };
    }
    const intent = way.paymentId === null ? undefined : await this.#intent(way.paymentId);
    return intent && intent.status !== 'canceled' ? { way, intent } : { way };
  }

  async #open({ key, attempt }: Way, now: Pick<Way, 'paymentId' | 'sessionId'>): Promise<void> {
    const next = { ...now, attempt: attempt + 1 };
    await this.#db.update(stripePayments).set(next).where(eq(stripePayments.key, key));
  }

  /** False = paid at this moment. */
  async #close({ intent, session }: Open): Promise<boolean> {
    try {
      if (session) await this.#stripe.checkout.sessions.expire(session.id);
      if (intent) await this.#stripe.paymentIntents.cancel(intent.id);
      return true;
    } catch (error) {
      if (error instanceof StripeSdk.errors.StripeInvalidRequestError) return false;
      throw error;
    }
  }

  #intent(id: string): Promise<StripeSdk.PaymentIntent> {
    return this.#stripe.paymentIntents.retrieve(id, { expand: ['payment_method'] });
  }

  async #read(id: string): Promise<Payment> {
    return toPayment(await this.#intent(id));
  }

  async #cardsOf(customer: string): Promise<StripeSdk.PaymentMethod[]> {
    return (await this.#stripe.customers.listPaymentMethods(customer, { type: 'card', limit: 100 })).data;
  }

  async #defaultOf(customer: string): Promise<string | undefined> {
    const account = await this.#stripe.customers.retrieve(customer);
    const method = account.deleted ? null : account.invoice_settings.default_payment_method;
    return (typeof method === 'string' ? method : method?.id) ?? undefined;
  }

  async #demandCard(customer: string, cardId: string): Promise<void> {
    const cards = await this.#cardsOf(customer);
    if (!cards.some(({ id }) => id === cardId)) throw notFound(t('The card was not found.'));
  }

  /** Two simultaneous calls would open a payment twice. */
  #inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    return this.#turns.run(key, () => answered(work));
  }
}
