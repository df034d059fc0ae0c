import type { Database } from '../db/open-database';
import type { Platform } from '../platform/platform';

declare module '../platform/platform' {
  interface Platform {
    payments: PaymentProvider;
  }
}
declare module '../platform/subject' {
  interface Subject {
    /** Late and repeatedly: handlers read the stored state first. */
    onPaid?: (platform: Platform, payment: Payment) => Promise<void>;
  }
}

/* The simulator or Stripe. Amounts in minor units, currencies as ISO codes in any case. No card number passes here. */

export interface SavedCard {
  /** `pm_…` */
  id: string;
  isDefault: boolean;
  /** `visa`, `mastercard`, `amex`. */
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  name: string;
}

export type PaymentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';

export interface PaymentFailure {
  /** `card_error` and `validation_error` have a message for the payer. */
  type: 'api_error' | 'card_error' | 'validation_error';
  code: string;
  message: string;
}

export interface Payment {
  /** `pi_…` */
  id: string;
  clientSecret: string;
  customer: string;
  amount: number;
  currency: string;
  status: PaymentStatus;
  failure?: PaymentFailure | undefined;
  card?: Pick<SavedCard, 'brand' | 'last4'> | undefined;
  metadata: Record<string, string>;
}

interface NewPayment {
  customer: string;
  amount: number;
  currency: string;
  description: string;
  metadata: Record<string, string>;
  /** Idempotency key, per invoice: nobody is charged twice. */
  key: string;
}

interface HostedPage {
  returnUrl: string;
  cancelUrl: string;
}

export interface ProviderOptions {
  db: Database;
  now: () => Date;
  onPaid: (payment: Payment) => Promise<void>;
}

export interface PaymentProvider {
  /** Public, unlike the secret key. */
  readonly publishableKey: string;
  /** `cus_…`, created by the first call. */
  customerOf(company: { id: string; name: string }): Promise<string>;
  /** Saves the card; the first becomes the default. */
  openCheckout(payment: NewPayment & HostedPage): Promise<{ url: string }>;
  openAddCard(page: HostedPage & { customer: string }): Promise<{ url: string }>;
  readCards(customer: string): Promise<SavedCard[]>;
  /** @throws 404 for another customer's card, like `deleteCard` */
  setDefaultCard(customer: string, cardId: string): Promise<void>;
  deleteCard(customer: string, cardId: string): Promise<void>;
  /** Charges without the customer present. A declined card is an outcome, not an exception. */
  charge(payment: NewPayment): Promise<Payment>;
  openPayment(payment: NewPayment): Promise<Payment>;
  readPayment(id: string): Promise<Payment>;
  /** Opens no payment; undefined while unpaid. */
  findPayment(key: string): Promise<Payment | undefined>;
  /** Closes every way to pay, hosted pages included. Returns the payment if it runs or has succeeded: too late. */
  closePayment(key: string): Promise<Payment | undefined>;
  /** Refunds in full; repeating changes nothing. */
  refund(paymentId: string): Promise<void>;
  /**
   * Takes the provider's message unchanged. @throws 400 for a foreign or old message. Absent for a provider in this
   * process.
   */
  receive?(body: Buffer, signature: string): Promise<void>;
}
