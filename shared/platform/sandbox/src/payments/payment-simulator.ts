import { randomBytes } from 'node:crypto';
import { t } from '@console/words';
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { demandRow, notFound } from '../calls/refusal';
import type { Database } from '../db/open-database';
import { speaking } from '../words/request-words';
import type { Payment, PaymentFailure, PaymentProvider, ProviderOptions } from './payment-provider';
import { paymentCards, paymentCustomers, paymentPages, payments } from './payment-tables';
import {
  AUTHENTICATION_FAILED,
  AUTHENTICATION_REQUIRED,
  checkCard,
  failureOf,
  needsAuthentication,
  type TypedCard,
} from './test-cards';

export type PaymentPage = typeof paymentPages.$inferSelect;
type PaymentRow = typeof payments.$inferSelect;
type CardRow = typeof paymentCards.$inferSelect;

interface SimulatorOptions extends ProviderOptions {
  /** Of the hosted pages. */
  origin: string;
}

/** Moves no money. */
export class PaymentSimulator implements PaymentProvider {
  readonly publishableKey = 'pk_test_sandbox';
  readonly #db: Database;
  readonly #options: SimulatorOptions;

  constructor(options: SimulatorOptions) {
    this.#db = options.db;
    this.#options = options;
  }

  async customerOf(company: { id: string }): Promise<string> {
    const customer = { id: newId('cus'), companyId: company.id };
    await this.#db.insert(paymentCustomers).values(customer).onConflictDoNothing();
    const [row] = await this.#db.select().from(paymentCustomers).where(eq(paymentCustomers.companyId, company.id));
    return (row ?? customer).id;
  }

  async openCheckout(options: Parameters<PaymentProvider['openCheckout']>[0]): Promise<{ url: string }> {
    const payment = await this.openPayment(options);
    return this.#openPage({ ...options, paymentId: payment.id }, 'checkout');
  }

  openAddCard(options: Parameters<PaymentProvider['openAddCard']>[0]): Promise<{ url: string }> {
    return this.#openPage({ ...options, paymentId: null }, 'cards');
  }

  async #openPage(page: Omit<PaymentPage, 'id' | 'isDone'>, kind: 'cards' | 'checkout'): Promise<{ url: string }> {
    const id = newId('cs');
    await this.#db.insert(paymentPages).values({ ...page, id, isDone: false });
    return { url: speaking(`${this.#options.origin}/payments/${kind}/${id}`) };
  }

  async readCards(customer: string): Promise<CardRow[]> {
    const newestFirst = desc(paymentCards.addedAt);
    return this.#db.select().from(paymentCards).where(eq(paymentCards.customer, customer)).orderBy(newestFirst);
  }

  async setDefaultCard(customer: string, cardId: string): Promise<void> {
    await this.#demandCard(customer, cardId);
    const ofCustomer = eq(paymentCards.customer, customer);
    await this.#db.batch([
      this.#db.update(paymentCards).set({ isDefault: false }).where(ofCustomer),
      this.#db.update(paymentCards).set({ isDefault: true }).where(eq(paymentCards.id, cardId)),
    ]);
  }

  async deleteCard(customer: string, cardId: string): Promise<void> {
    await this.#demandCard(customer, cardId);
    await this.#db.delete(paymentCards).where(eq(paymentCards.id, cardId));
  }

  async openPayment({ key, customer, ...payment }: Parameters<PaymentProvider['openPayment']>[0]): Promise<Payment> {
    const id = newId('pi');
    const clientSecret = `${id}_secret_${randomBytes(18).toString('base64url')}`;
    const row = { ...payment, id, clientSecret, key, customer, status: 'requires_payment_method' as const };
    await this.#db.insert(payments).values(row).onConflictDoNothing();
    return toPayment(await this.#rowWith(eq(payments.key, key)));
  }

  async readPayment(id: string): Promise<Payment> {
    return toPayment(await this.#rowWith(eq(payments.id, id)));
  }

  async findPayment(key: string): Promise<Payment | undefined> {
    const [row] = await this.#db.select().from(payments).where(eq(payments.key, key));
    return row && toPayment(row);
  }

  async closePayment(key: string): Promise<Payment | undefined> {
    const isOpen = inArray(payments.status, ['requires_payment_method', 'requires_confirmation', 'requires_action']);
    await this.#db
      .update(payments)
      .set({ status: 'canceled' })
      .where(and(eq(payments.key, key), isOpen));
    const payment = await this.findPayment(key);
    return payment?.status === 'canceled' ? undefined : payment;
  }

  async charge(options: Parameters<PaymentProvider['charge']>[0]): Promise<Payment> {
    const { id } = await this.openPayment(options);
    const card = (await this.readCards(options.customer)).find(({ isDefault }) => isDefault);
    const none: PaymentFailure = { type: 'card_error', code: 'no_card', message: 'There is no card to charge.' };
    if (!card) return this.#end(id, { failure: none });
    if (!(await this.#claim(id))) return this.readPayment(id);
    const isToConfirm = needsAuthentication(card.outcome, { isSaved: true });
    return this.#end(id, {
      card,
      failure: isToConfirm ? AUTHENTICATION_REQUIRED : failureOf(card.outcome, { isSaved: true }),
    });
  }

  async refund(paymentId: string): Promise<void> {
    const isPaid = and(eq(payments.id, paymentId), eq(payments.status, 'succeeded'));
    await this.#db.update(payments).set({ isRefunded: true }).where(isPaid);
  }

  /** A running or paid payment stays unchanged: nobody pays twice. */
  async confirm(id: string, typed: TypedCard): Promise<Payment> {
    const checked = checkCard(typed, this.#options.now());
    if ('failure' in checked) return { ...(await this.readPayment(id)), failure: checked.failure };
    if (!(await this.#claim(id))) return this.readPayment(id);
    const { card } = checked;
    if (needsAuthentication(card.outcome, { isSaved: false })) {
      await this.#update(id, { status: 'requires_action', card, failure: null });
      return this.readPayment(id);
    }
    return this.#end(id, { card, failure: failureOf(card.outcome, { isSaved: false }) });
  }

  /** Answers 3-D Secure. */
  async authenticate(id: string, isApproved: boolean): Promise<Payment> {
    const [payment] = await this.#db
      .update(payments)
      .set({ status: 'processing' })
      .where(and(eq(payments.id, id), eq(payments.status, 'requires_action')))
      .returning();
    if (!payment?.card) return this.readPayment(id);
    const failure = isApproved ? failureOf(payment.card.outcome, { isSaved: false }) : AUTHENTICATION_FAILED;
    return this.#end(id, { card: payment.card, failure });
  }

  async paymentOfSecret(clientSecret: string): Promise<Payment> {
    return toPayment(await this.#rowWith(eq(payments.clientSecret, clientSecret)));
  }

  async readPage(id: string): Promise<PaymentPage & { payment?: Payment & { description: string } }> {
    const pages = this.#db.select().from(paymentPages).where(eq(paymentPages.id, id));
    const page = await demandRow(pages, 'The page was not found.');
    if (page.paymentId === null) return page;
    const row = await this.#rowWith(eq(payments.id, page.paymentId));
    return { ...page, payment: { ...toPayment(row), description: row.description } };
  }

  /** @returns errors */
  async addCard(pageId: string, typed: TypedCard): Promise<PaymentFailure | undefined> {
    const { customer } = await this.readPage(pageId);
    const checked = checkCard(typed, this.#options.now());
    if ('failure' in checked) return checked.failure;
    const { outcome } = checked.card;
    // The bank confirms a new card too. A card to be declined later is accepted here.
    const failure = outcome.startsWith('authenticated') ? undefined : failureOf(outcome, { isSaved: false });
    if (failure) return failure;
    const { rowsAffected } = await this.#db
      .update(paymentPages)
      .set({ isDone: true })
      .where(and(eq(paymentPages.id, pageId), eq(paymentPages.isDone, false)));
    if (rowsAffected > 0) await this.#saveCard(customer, checked.card);
    return undefined;
  }

  /** False if another attempt runs, or paid. */
  async #claim(id: string): Promise<boolean> {
    const isFree = inArray(payments.status, ['requires_payment_method', 'requires_action']);
    const claimed = await this.#db
      .update(payments)
      .set({ status: 'processing' })
      .where(and(eq(payments.id, id), isFree));
    return claimed.rowsAffected > 0;
  }

  async #end(
    id: string,
    { card, failure }: { card?: PaymentRow['card']; failure?: PaymentFailure | undefined },
  ): Promise<Payment> {
    if (failure) {
      await this.#update(id, { status: 'requires_payment_method', failure, card: null });
      return this.readPayment(id);
    }
    await this.#update(id, { status: 'succeeded', failure: null, card });
    const payment = await this.readPayment(id);
    if (card) await this.#saveCard(payment.customer, card);
    await this.#db.update(paymentPages).set({ isDone: true }).where(eq(paymentPages.paymentId, id));
    await this.#options.onPaid(payment);
    return payment;
  }

  /** A card saved before is not saved twice. */
  async #saveCard(customer: string, card: NonNullable<PaymentRow['card']>): Promise<void> {
    const saved = await this.readCards(customer);
    const isSame = ({ last4, expMonth, expYear }: CardRow) =>
      last4 === card.last4 && expMonth === card.expMonth && expYear === card.expYear;
    if (saved.some(isSame)) return;
    const added = {
      ...card,
      id: newId('pm'),
      customer,
      isDefault: saved.length === 0,
      addedAt: this.#options.now().getTime(),
    };
    await this.#db.insert(paymentCards).values(added);
  }

  async #demandCard(customer: string, cardId: string): Promise<void> {
    const cards = await this.readCards(customer);
    if (!cards.some(({ id }) => id === cardId)) throw notFound(t('The card was not found.'));
  }

  #rowWith(condition: SQL): Promise<PaymentRow> {
    return demandRow(this.#db.select().from(payments).where(condition), t('The payment was not found.'));
  }

  async #update(id: string, change: Partial<PaymentRow>): Promise<void> {
    await this.#db.update(payments).set(change).where(eq(payments.id, id));
  }
}

function toPayment(row: PaymentRow): Payment {
  const { id, clientSecret, customer, amount, currency, status, failure, card, metadata } = row;
  const paidBy = card && { card: { brand: card.brand, last4: card.last4 } };
  return { id, clientSecret, customer, amount, currency, status, metadata, ...(failure && { failure }), ...paidBy };
}

const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`;
