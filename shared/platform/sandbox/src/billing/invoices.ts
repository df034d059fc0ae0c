import { randomBytes, randomUUID } from 'node:crypto';
import type { billing } from '@console/api';
import { t } from '@console/words';
import { desc, eq } from 'drizzle-orm';
import type { Company } from '../calls/principal';
import { demandRow } from '../calls/refusal';
import { customers } from '../db/schema';
import { DAY } from '../platform/day';
import type { Platform } from '../platform/platform';
import { type InvoiceLine, invoicePayments, invoices } from './billing-tables';
import { dayOf } from './calendar-days';

export type InvoiceRow = typeof invoices.$inferSelect;
type Billed = Pick<Company, 'id' | 'name' | 'country'>;

/** C63 */
export const invoiceStatuses: readonly billing.InvoiceStatus[] = [
  { id: 1, name: 'draft' },
  { id: 2, name: 'open' },
  { id: 3, name: 'paid' },
  { id: 4, name: 'uncollectible' },
  { id: 5, name: 'void' },
];

const DAYS_TO_PAY = 14;

const VAT_PERCENT: Record<string, number> = { NO: 25, SE: 25, DK: 25, FI: 25.5 };

export const vatPercentOf = ({ country }: Pick<Company, 'country'>): number => VAT_PERCENT[country.code] ?? 25;

export function grossLine(company: Pick<Company, 'country'>, text: string, gross: number): InvoiceLine {
  const net = Math.round(gross / (1 + vatPercentOf(company) / 100));
  return { text, net, vat: gross - net };
}

const totalOf = (lines: readonly InvoiceLine[]): number => lines.reduce((sum, { net, vat }) => sum + net + vat, 0);

type Optional = 'method' | 'month' | 'paidAt' | 'paidWith' | 'planId';

interface NewInvoice extends Pick<typeof invoices.$inferInsert, Optional> {
  number: string;
  status: InvoiceRow['status'];
  issuedAt: number;
  lines: InvoiceLine[];
}

export const invoiceRow = (company: Billed, invoice: NewInvoice): typeof invoices.$inferInsert => ({
  ...invoice,
  id: `inv-${randomUUID()}`,
  customerId: company.id,
  currency: company.country.currency,
  amountDue: totalOf(invoice.lines),
  dueAt: invoice.issuedAt + DAYS_TO_PAY * DAY,
  secret: randomBytes(24).toString('base64url'),
});

export async function issueInvoice(
  platform: Platform,
  company: Billed,
  invoice: Omit<NewInvoice, 'number'>,
): Promise<InvoiceRow> {
  const number = await nextNumber(platform, company, new Date(invoice.issuedAt).getFullYear());
  const [row] = await platform.db
    .insert(invoices)
    .values(invoiceRow(company, { ...invoice, number }))
    .returning();
  return row as InvoiceRow;
}

/** `FP-2026-1110`: initials, year, unique number. */
async function nextNumber({ db }: Platform, company: Billed, year: number): Promise<string> {
  const rows = await db.select({ number: invoices.number }).from(invoices).where(eq(invoices.customerId, company.id));
  return numberOf(company, year, Math.max(1000, ...rows.map(sequenceOf)) + 1);
}

export const sequenceOf = ({ number }: Pick<InvoiceRow, 'number'>): number => Number(number.split('-').at(-1));

export function numberOf({ name }: Pick<Company, 'name'>, year: number, sequence: number): string {
  const initials = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase());
  return `${initials.join('')}-${year}-${sequence}`;
}

export function readInvoices({ db }: Platform, customerId: string): Promise<InvoiceRow[]> {
  return db.select().from(invoices).where(eq(invoices.customerId, customerId)).orderBy(desc(invoices.dueAt));
}

/** For the invoice's page, whose reader needs no account. */
export const findInvoice = ({ db }: Platform, secret: string): Promise<InvoiceRow> =>
  demandRow(db.select().from(invoices).where(eq(invoices.secret, secret)), 'The invoice was not found.');

export const findPayer = ({ db }: Platform, { customerId }: InvoiceRow): Promise<Company> =>
  demandRow(db.select().from(customers).where(eq(customers.id, customerId)), t('The company was not found.'));

export type Refund = Awaited<ReturnType<typeof readRefunds>>[number];

export async function readRefunds({ db }: Platform, invoiceId: string) {
  const rows = await db.select().from(invoicePayments).where(eq(invoicePayments.invoiceId, invoiceId));
  return rows.flatMap(({ refundedAt, ...row }) => (refundedAt === null ? [] : [{ ...row, refundedAt }]));
}

/** BILL-041. Latest due first. */
export async function readBills(platform: Platform, customerId: string): Promise<billing.Invoice[]> {
  const rows = await readInvoices(platform, customerId);
  return Promise.all(rows.map(async (row) => toInvoice(row, await readRefunds(platform, row.id), platform)));
}

function toInvoice(row: InvoiceRow, refunds: readonly Refund[], platform: Platform): billing.Invoice {
  return {
    // The provider's page (C130).
    paymentUrl: isPayable(row) ? `${invoiceUrlOf(row, platform)}/pay` : null,
    refunds: refunds.map(({ amount, refundedAt }) => ({ amount: amount / 100, day: dayOf(refundedAt) })),
    invoiceNo: row.number,
    dueDate: dayOf(row.dueAt),
    amountDue: row.amountDue / 100,
    currency: row.currency,
    statusId: statusIdOf(row),
    invoiceUrl: invoiceUrlOf(row, platform),
  };
}

export const statusIdOf = ({ status }: Pick<InvoiceRow, 'status'>): number =>
  invoiceStatuses.find(({ name }) => name === status)?.id ?? 0;

export const isPayable = ({ status }: Pick<InvoiceRow, 'status'>): boolean =>
  status === 'open' || status === 'uncollectible';

/** The address alone gives access, so it must be unguessable. */
export const invoiceUrlOf = ({ secret }: Pick<InvoiceRow, 'secret'>, { issuer }: Platform): string =>
  `${issuer}/billing/invoices/${secret}`;
