import type { Platform } from '../platform/platform';

declare module '../platform/platform' {
  interface Platform {
    payments: PaymentProvider;
  }
}
declare module '../platform/subject' {
  interface Subject {
    /** Handles an event of the payment provider. An event may come more than once, and late. */
    onPaymentEvent?: (event: PaymentEvent, platform: Platform) => Promise<void>;
  }
}

/*
 * The platform's interface to its payment provider: the simulator in this folder, or Stripe. Amounts are minor units,
 * such as øre; currencies are ISO codes in any case. No card number passes through here.
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

/** The status of a payment, in Stripe's terms. */
export type PaymentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';

/** The reason why the last attempt failed, in the provider's words. */
export interface PaymentFailure {
  /** `card_error` and `validation_error` have a message for the person who pays. */
  type: 'api_error' | 'card_error' | 'validation_error';
  code: string;
  message: string;
}

export interface Payment {
  /** `pi_…` */
  id: string;
  /** The secret with which the console's card form confirms the payment. */
  clientSecret: string;
  customer: string;
  amount: number;
  currency: string;
  status: PaymentStatus;
  failure?: PaymentFailure | undefined;
  /** The card that paid. */
  card?: Pick<SavedCard, 'brand' | 'last4'> | undefined;
  /** The platform's own data about the payment: its invoice, its plan. */
  metadata: Record<string, string>;
}

interface NewPayment {
  customer: string;
  amount: number;
  currency: string;
  /** The description that the provider's pages show. */
  description: string;
  metadata: Record<string, string>;
  /** Idempotency key: the same key returns the same payment, and nobody is charged twice. One for each invoice. */
  key: string;
}

interface HostedPage {
  /** The addresses to which the browser returns after the payment, and after a cancellation. */
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
  /** The provider's customer of a company (`cus_…`); created with the first call. */
  customerOf(company: { id: string; name: string }): Promise<string>;
  /**
   * A page of the provider on which an amount is paid. The card is saved, and becomes the default if it is the first
   * one.
   */
  openCheckout(payment: NewPayment & HostedPage): Promise<{ url: string }>;
  /** A page of the provider on which a card is added. */
  openAddCard(page: HostedPage & { customer: string }): Promise<{ url: string }>;
  readCards(customer: string): Promise<SavedCard[]>;
  /** Throws a 404 for a card that is not this customer's; so does `deleteCard`. */
  setDefaultCard(customer: string, cardId: string): Promise<void>;
  deleteCard(customer: string, cardId: string): Promise<void>;
  /** Charges the default card without the customer. The result has the outcome; a declined card is not an exception. */
  charge(payment: NewPayment): Promise<Payment>;
  /** A payment that the console confirms by the provider's card form. */
  openPayment(payment: NewPayment): Promise<Payment>;
  readPayment(id: string): Promise<Payment>;
  /** The payment of a key, without opening one; undefined while nothing has been paid on its page. */
  findPayment(key: string): Promise<Payment | undefined>;
  /**
   * Closes every way to pay a key, hosted pages included; after that it cannot be paid. Returns the payment if it is
   * too late, because a payment runs or has succeeded.
   */
  closePayment(key: string): Promise<Payment | undefined>;
  /** Gives back all of a payment. A repeated call has no further effect. */
  refund(paymentId: string): Promise<void>;
  /**
   * Handles a message that the provider has posted, unchanged and with its signature. Throws a 400 for a message that
   * is not the provider's or is too old. A provider in this process has none.
   */
  receive?(body: Buffer, signature: string): Promise<void>;
}
