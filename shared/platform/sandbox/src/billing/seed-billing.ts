import { formatCount } from '@console/schema';
import { companies } from '../companies/seed-companies';
import type { Database } from '../db/open-database';
import type { SeedOptions, SeedRows } from '../db/seed-rows';
import { paymentCards, paymentCustomers } from '../payments/payment-tables';
import { DAY } from '../platform/day';
import { billingCalendar, type InvoiceLine, invoices, subscriptions } from './billing-tables';
import { dayOf, monthInWords } from './calendar-days';
import { grossLine, type InvoiceRow, invoiceRow, numberOf } from './invoices';

const MONTHS = 28;
const BUSINESS_PRICE = 2490_00;
const DOCUMENT_PRICE = 50;

export function seedBilling(rows: SeedRows, { now }: SeedOptions): void {
  const { fjellheim, lindqvist, platform } = companies;
  rows.add(
    subscriptions,
    { customerId: fjellheim.id, planId: 'business', method: 'stripe' },
    { customerId: lindqvist.id, planId: 'start', method: 'invoice' },
    { customerId: platform.id, planId: 'enterprise', method: 'invoice' },
  );
  rows.add(invoices, ...fjellheimInvoices(now), ...lindqvistInvoices(now));
  rows.add(paymentCustomers, { id: CUSTOMER, companyId: fjellheim.id });
  rows.add(
    paymentCards,
    card('pm_visa4242', 'visa', '4242', 'Ingrid Haugland', addMonths(now, 1), true),
    card('pm_mc5100', 'mastercard', '5100', 'Fjellheim Pensjon AS', addMonths(now, 21)),
    card('pm_visa0119', 'visa', '0119', 'Kåre Mikkelsen', addMonths(now, 5)),
    card('pm_mc1881', 'mastercard', '1881', 'Oddny Vestre', addMonths(now, -2)),
  );
}

const CUSTOMER = 'cus_fjellheim';

function card(id: string, brand: string, last4: string, name: string, expiry: Date, isDefault = false) {
  const until = { expMonth: expiry.getMonth() + 1, expYear: expiry.getFullYear() };
  return { id, customer: CUSTOMER, isDefault, brand, last4, name, ...until, outcome: 'paid' as const, addedAt: 0 };
}

function addMonths(now: number, months: number): Date {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth() + months, 1);
}

export async function startCalendar(db: Database, now: number): Promise<void> {
  await db
    .insert(billingCalendar)
    .values({ id: 1, day: dayOf(now) })
    .onConflictDoNothing();
}

function fjellheimInvoices(now: number) {
  const { fjellheim } = companies;
  let sequence = 1078;
  const invoice = (status: Status, dueAt: number, lines: InvoiceLine[]) =>
    invoiceOf(fjellheim, ++sequence, status, dueAt, lines, 'Visa ending in 4242');
  const monthly = Array.from({ length: MONTHS }, (_, index) => {
    const dueAt = fifthOfMonth(now, MONTHS - index);
    return dueAt < now - 10 * DAY ? invoice('paid', dueAt, monthLines(dueAt, documentsSent(index))) : [];
  }).flat();
  return [
    ...monthly,
    invoice('void', fifthOfMonth(now, 5) - 3 * DAY, [grossLine(fjellheim, 'Training, ordered twice', 1250_00)]),
    invoice('uncollectible', fifthOfMonth(now, 4) + 26 * DAY, [grossLine(fjellheim, 'Extra storage', 940_50)]),
    invoice('open', now, monthLines(now, 15_904)),
    invoice('open', now + 10 * DAY, monthLines(now + 10 * DAY, 15_904)),
    invoice('draft', now + 24 * DAY, [grossLine(fjellheim, 'Training, two half days', 4980_00)]),
  ];
}

function lindqvistInvoices(now: number) {
  const { lindqvist } = companies;
  const invoice = (sequence: number, status: Status, dueAt: number) => {
    const lines = [grossLine(lindqvist, `Start plan, ${monthInWords(dueAt - 14 * DAY)}`, 1050_00)];
    return invoiceOf(lindqvist, sequence, status, dueAt, lines, 'bank transfer');
  };
  return [
    invoice(1001, 'paid', now - 66 * DAY),
    invoice(1002, 'paid', now - 35 * DAY),
    invoice(1003, 'open', now - 5 * DAY),
  ];
}

type Status = InvoiceRow['status'];

function invoiceOf(
  company: Parameters<typeof invoiceRow>[0],
  sequence: number,
  status: Status,
  dueAt: number,
  lines: InvoiceLine[],
  paidWith: string,
) {
  const issuedAt = dueAt - 14 * DAY;
  const number = numberOf(company, new Date(issuedAt).getFullYear(), sequence);
  const paid = status === 'paid' ? { paidAt: dueAt - 2 * DAY, paidWith } : {};
  return invoiceRow(company, { status, number, issuedAt, lines, ...paid });
}

function monthLines(dueAt: number, documents: number): InvoiceLine[] {
  const { fjellheim } = companies;
  const net = documents * DOCUMENT_PRICE;
  const text = `${formatCount(documents)} documents sent in ${monthInWords(dueAt - 40 * DAY)}, 0.50 each`;
  return [
    grossLine(fjellheim, `Business plan, ${monthInWords(dueAt)}`, BUSINESS_PRICE),
    { text, net, vat: Math.round(net / 4) },
  ];
}

const documentsSent = (index: number): number => (index < 12 ? 11_792 : index < 24 ? 13_904 : 15_904);

function fifthOfMonth(now: number, monthsAgo: number): number {
  const date = new Date(now);
  date.setMonth(date.getMonth() - monthsAgo, 5);
  return date.getTime();
}
