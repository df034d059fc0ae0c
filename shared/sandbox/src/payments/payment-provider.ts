import type { Platform } from '../platform/platform';

declare module '../platform/platform' {
  interface Platform {
    payments: PaymentProvider;
  }
}
declare module '../platform/subject' {
  interface Subject {
    /** Handles an event of the payment provider. Events may come more than once, and late. */
    onPaymentEvent?: (event: PaymentEvent, platform: Platform) => Promise<void>;
  }
}

/*
 * What the platform asks of its payment provider, whichever it is: the simulator in this folder, or Stripe. Amounts are
 * minor units, such as øre; currencies are ISO codes in any case. No card number passes through here.
 */

/** A card that a customer has saved. */
export interface SavedCard {
  /** `pm_…` */
  id: string;
  isDefault: boolean;
  /** `visa`, `mastercard`, `amex`. */
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** The name on the card. */
  name: string;
}

/** Stripe's words for where a payment stands. */
export type PaymentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';

/** Why the last attempt failed, in the provider's words. */
export interface PaymentFailure {
  /** `card_error` and `validation_error` have a message for the person who pays. */
  type: 'api_error' | 'card_error' | 'validation_error';
  code: string;
  message: string;
}

export interface Payment {
  /** `pi_…` */
  id: string;
  /** What the card form in the console confirms the payment with. */
  clientSecret: string;
  customer: string;
  amount: number;
  currency: string;
  status: PaymentStatus;
  failure?: PaymentFailure | undefined;
  /** The card that paid. */
  card?: Pick<SavedCard, 'brand' | 'last4'> | undefined;
  /** What the platform gave along: which invoice, which plan. */
  metadata: Record<string, string>;
}

interface NewPayment {
  customer: string;
  amount: number;
  currency: string;
  /** What the person reads on the provider's pages. */
  description: string;
  metadata: Record<string, string>;
  /** Idempotency: the same key gives the same payment again, and nobody is charged twice. One for each invoice. */
  key: string;
}

interface HostedPage {
  /** Where the browser goes when it is done, and when the person changes their mind. */
  returnUrl: string;
  cancelUrl: string;
}

/**
 * Events from the provider. Each may arrive more than once, and late: the handler reads the stored state
 * first.
 */
export type PaymentEvent =
  | { type: 'checkout.completed' | 'payment.failed' | 'payment.succeeded'; payment: Payment }
  | { type: 'card.added'; customer: string; cardId: string };

export interface PaymentProvider {
  /** The key that the console confirms payments with; it is public. */
  readonly publishableKey: string;
  /** The provider's customer of a company (`cus_…`); made when it is first asked for. */
  customerOf(company: { id: string; name: string }): Promise<string>;
  /** A page of the provider on which an amount is paid. The card is saved, and is the default if it is the first one. */
  openCheckout(payment: NewPayment & HostedPage): Promise<{ url: string }>;
  /** A page of the provider on which a card is added. */
  openAddCard(page: HostedPage & { customer: string }): Promise<{ url: string }>;
  readCards(customer: string): Promise<SavedCard[]>;
  /** Throws a 404 for a card that is not this customer's; so does `deleteCard`. */
  setDefaultCard(customer: string, cardId: string): Promise<void>;
  deleteCard(customer: string, cardId: string): Promise<void>;
  /** Charges the default card while nobody is there. The answer says how it ended; a declined card is no exception. */
  charge(payment: NewPayment): Promise<Payment>;
  /** A payment that the console confirms by the provider's card form. */
  openPayment(payment: NewPayment): Promise<Payment>;
  readPayment(id: string): Promise<Payment>;
  /** The payment of a key as it stands, without opening one; undefined while nothing has been paid at its page. */
  findPayment(key: string): Promise<Payment | undefined>;
  /**
   * Closes every way to pay a key, its hosted pages too: from then on nobody can. Answers the payment where that is too
   * late, because it runs or has succeeded.
   */
  closePayment(key: string): Promise<Payment | undefined>;
  /** Gives back all of a payment; doing so twice gives back once. */
  refund(paymentId: string): Promise<void>;
  /**
   * A message that the provider has posted, as it came, with its signature. Throws a 400 for one that is not the
   * provider's or too old. A provider in this process has none.
   */
  receive?(body: Buffer, signature: string): Promise<void>;
}
