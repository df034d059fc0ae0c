import { randomBytes } from 'node:crypto';
import StripeSdk from 'stripe';
import type { StripeSettings } from '../payments/stripe-settings';

/*
 * The part of Stripe's API that the adapter uses, as the network of Stripe's own package. Cards are test methods such as
 * `pm_card_visa`; no card number exists.
 */

// oxlint-disable-next-line typescript/no-explicit-any -- form fields and objects of any shape, as an API has them
type Fields = Record<string, any>;
interface Call {
  method: string;
  path: string;
  fields: Fields;
  key: string | undefined;
}

class StripeFailure extends Error {
  readonly status: number;
  readonly error: Fields;
  constructor(status: number, error: Fields) {
    super(String(error.message));
    this.status = status;
    this.error = error;
  }
}

/** `later`: declined when the customer is absent. */
const TEST_CARDS: Record<string, { brand: string; last4: string; refused?: 'always' | 'later' }> = {
  pm_card_visa: { brand: 'visa', last4: '4242' },
  pm_card_mastercard: { brand: 'mastercard', last4: '4444' },
  pm_card_visa_chargeDeclined: { brand: 'visa', last4: '0002', refused: 'always' },
  pm_card_chargeCustomerFail: { brand: 'visa', last4: '0341', refused: 'later' },
};
const DECLINED = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' };

export class StripeApi {
  readonly calls: Call[] = [];
  outage: 'none' | 'no-answer' | 'server-error' = 'none';
  /** The next creating call succeeds, and its answer is lost. */
  losesNextAnswer = false;
  readonly #objects = new Map<string, Fields>();
  readonly #events: Fields[] = [];
  readonly #answers = new Map<string, { body: string; answer: Fields }>();

  readonly settings: StripeSettings = {
    secretKey: 'sk_test_standin',
    publishableKey: 'pk_test_standin',
    webhookSecret: 'whsec_standin',
    api: { httpClient: StripeSdk.createFetchHttpClient((...given) => this.#fetch(new Request(...given))) },
  };

  /** `POST /v1/payment_intents` */
  made(what: string): Call[] {
    return this.calls.filter(({ method, path }) => `${method} ${path}` === what);
  }

  completeCheckout(url: string, card = 'pm_card_visa'): void {
    const session = this.#get(url.split('/').at(-1) ?? '');
    if (session.status !== 'open') throw new Error(`The checkout is ${session.status}`);
    if (session.mode === 'setup') {
      const method = this.#save(card, session.customer);
      const setup = this.#add('seti', {
        object: 'setup_intent',
        customer: session.customer,
        payment_method: method.id,
      });
      Object.assign(session, { status: 'complete', setup_intent: setup.id });
    } else {
      const intent = this.#add('pi', { ...newIntent(session.payment_intent_data), ...session.charged });
      this.#pay(intent, { payment_method: card, setup_future_usage: 'off_session' });
      Object.assign(session, { status: 'complete', payment_intent: intent.id });
    }
    this.#tell('checkout.session.completed', session);
  }

  async #fetch(request: Request): Promise<Response> {
    const { outage } = this;
    const { method } = request;
    const { pathname, search } = new URL(request.url);
    if (outage === 'no-answer') throw new TypeError('fetch failed');
    const key = request.headers.get('idempotency-key') ?? undefined;
    const [status, answer] =
      outage === 'server-error'
        ? [500, { error: { type: 'api_error', message: 'An error occurred.' } }]
        : this.#answer({ method, path: pathname, key }, await request.text(), search);
    if (this.losesNextAnswer && method === 'POST' && !/\/(expire|cancel)$/.test(pathname)) {
      this.losesNextAnswer = false;
      throw new TypeError('fetch failed');
    }
    return Response.json(answer, { status, headers: { 'request-id': `req_${random()}` } });
  }

  #answer({ method, path, key }: Omit<Call, 'fields'>, body: string, search: string): [number, Fields] {
    this.calls.push({ method, path, fields: parse(body), key });
    try {
      const known = method === 'POST' && key !== undefined ? this.#answers.get(key) : undefined;
      if (known && known.body !== body)
        throw refused('idempotency_error', 'Keys can only be used with the same parameters.');
      if (known) return [200, known.answer];
      const answer = structuredClone(this.#do(method, path.split('/').slice(2), parse(body || search)));
      if (method === 'POST' && key !== undefined) this.#answers.set(key, { body, answer });
      return [200, answer];
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error;
      return [error.status, { error: error.error }];
    }
  }

  #do(method: string, path: string[], fields: Fields): Fields {
    const at = `${method} ${path.map((part) => (/^(cus|pm|pi|cs|seti)_/.test(part) ? ':id' : part)).join('/')}`;
    const id = path.find((part) => this.#objects.has(part)) ?? path[path[0] === 'checkout' ? 2 : 1] ?? '';
    switch (at) {
      case 'POST customers':
        return this.#add('cus', { object: 'customer', invoice_settings: { default_payment_method: null }, ...fields });
      case 'POST customers/:id':
        return Object.assign(this.#get(id), fields);
      case 'GET customers/:id/payment_methods':
        return { object: 'list', has_more: false, data: this.#cardsOf(id) };
      case 'POST payment_methods/:id/detach':
        return this.#detach(this.#get(id));
      case 'POST payment_intents':
        return this.#add('pi', newIntent(fields));
      case 'POST payment_intents/:id/confirm':
        return this.#pay(this.#get(id), fields);
      case 'POST payment_intents/:id/cancel':
        return this.#move(this.#get(id), ['requires_payment_method', 'requires_action'], 'canceled');
      case 'POST checkout/sessions':
        return this.#openSession(fields);
      case 'POST checkout/sessions/:id/expire':
        return this.#move(this.#get(id), ['open'], 'expired');
      case 'POST refunds':
        return this.#refund(this.#get(fields.payment_intent));
      case 'GET events':
        return { object: 'list', has_more: false, data: this.#events.toReversed() };
      case 'GET customers/:id':
      case 'GET payment_intents/:id':
      case 'GET checkout/sessions/:id':
      case 'GET setup_intents/:id':
        return this.#expanded(this.#get(id), fields);
      default:
        throw new Error(`The stand-in has no ${at}`);
    }
  }

  #openSession({ payment_intent_data, line_items, ...fields }: Fields): Fields {
    const price = line_items?.[0]?.price_data;
    const charged = price && { amount: Number(price.unit_amount), currency: price.currency, customer: fields.customer };
    const session = { object: 'checkout.session', status: 'open', payment_intent: null, setup_intent: null };
    const made = this.#add('cs', { ...session, ...fields, payment_intent_data, charged });
    return Object.assign(made, { url: `https://checkout.stripe.com/c/pay/${made.id}` });
  }

  #pay(intent: Fields, { payment_method: card, off_session: isAlone, setup_future_usage: saves }: Fields): Fields {
    if (intent.status !== 'requires_payment_method') {
      throw refused('invalid_request_error', 'This payment is over.', 'payment_intent_unexpected_state');
    }
    const saved = this.#objects.get(card);
    const kind = saved ? saved.kind : card;
    const isRefused = TEST_CARDS[kind]?.refused === 'always' || (TEST_CARDS[kind]?.refused === 'later' && isAlone);
    if (isRefused) {
      Object.assign(intent, { last_payment_error: DECLINED });
      this.#tell('payment_intent.payment_failed', intent);
      throw new StripeFailure(402, { ...DECLINED, payment_intent: intent });
    }
    const keeps = (saves ?? intent.setup_future_usage) === 'off_session' ? intent.customer : null;
    const method = saved ?? this.#save(card, keeps);
    Object.assign(intent, { status: 'succeeded', last_payment_error: null, payment_method: method.id });
    this.#tell('payment_intent.succeeded', intent);
    return intent;
  }

  #save(kind: string, customer: string | null): Fields {
    const { brand, last4 } = TEST_CARDS[kind] ?? {};
    const card = { brand, last4, exp_month: 12, exp_year: 2039, fingerprint: `print-of-${last4}` };
    const name = { name: 'Maja Sandvik' };
    return this.#add('pm', { object: 'payment_method', type: 'card', kind, customer, card, billing_details: name });
  }

  #detach(method: Fields): Fields {
    const owner = this.#get(method.customer);
    const { invoice_settings: settings } = owner;
    if (settings.default_payment_method === method.id) settings.default_payment_method = null;
    return Object.assign(method, { customer: null });
  }

  #refund(intent: Fields): Fields {
    if (intent.isRefunded) throw refused('invalid_request_error', 'It was refunded.', 'charge_already_refunded');
    intent.isRefunded = true;
    return { id: `re_${random()}`, object: 'refund', payment_intent: intent.id };
  }

  #move(object: Fields, from: string[], status: string): Fields {
    if (!from.includes(object.status)) throw refused('invalid_request_error', `It is ${object.status}.`);
    return Object.assign(object, { status });
  }

  #cardsOf(customer: string): Fields[] {
    this.#get(customer);
    const all = [...this.#objects.values()].toReversed();
    return all.filter((one) => one.object === 'payment_method' && one.customer === customer);
  }

  #expanded(object: Fields, { expand = [] }: Fields): Fields {
    const whole = { ...object };
    for (const name of expand) if (whole[name]) whole[name] = this.#get(whole[name]);
    return whole;
  }

  #add(prefix: string, fields: Fields): Fields {
    const id = `${prefix}_${random()}`;
    const secret = prefix === 'pi' ? { client_secret: `${id}_secret_${random()}` } : {};
    const object = { id, ...fields, ...secret };
    this.#objects.set(id, object);
    return object;
  }

  #get(id: string): Fields {
    const object = this.#objects.get(id);
    if (!object) throw refused('invalid_request_error', `No such ${id}`, 'resource_missing', 404);
    return object;
  }

  #tell(type: string, object: Fields): void {
    const created = Math.floor(Date.now() / 1000);
    this.#events.push({
      id: `evt_${random()}`,
      object: 'event',
      type,
      created,
      data: { object: structuredClone(object) },
    });
  }
}

const newIntent = ({ metadata = {}, amount, ...fields }: Fields): Fields => ({
  object: 'payment_intent',
  status: 'requires_payment_method',
  last_payment_error: null,
  payment_method: null,
  amount: Number(amount),
  metadata,
  ...fields,
});

const refused = (type: string, message: string, code?: string, status = 400) =>
  new StripeFailure(status, { type, message, code });

const random = () => randomBytes(9).toString('hex');

/** `a[b][0][c]=d` as Stripe's package writes it. */
function parse(text: string): Fields {
  const fields: Fields = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[');
    const last = path.pop() ?? '';
    let place: Fields = fields;
    for (const [at, part] of path.entries()) place = place[part] ??= /^\d+$/.test(path[at + 1] ?? last) ? [] : {};
    place[last] = value;
  }
  return fields;
}
