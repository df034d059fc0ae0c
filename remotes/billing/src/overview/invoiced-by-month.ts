import { counts, type InvoiceRow, lateInWords } from '../invoices/invoice-rules';

export const PARTS = ['paid', 'late', 'open', 'uncollectible'] as const;
export type Part = (typeof PARTS)[number];

/** Minor units, without drafts and void invoices. */
export type InvoicedMonth = Record<Part, number>;

const partOf = (row: InvoiceRow): Part => {
  if (row.status === 'paid' || row.status === 'uncollectible') return row.status;
  return lateInWords(row) ? 'late' : 'open';
};

export function invoicedByMonth(rows: readonly InvoiceRow[], year: number): InvoicedMonth[] {
  const months = Array.from({ length: 12 }, (): InvoicedMonth => ({ paid: 0, late: 0, open: 0, uncollectible: 0 }));
  for (const row of rows) {
    if (!counts(row) || !row.dueDay.startsWith(`${year}-`)) continue;
    const month = months[Number(row.dueDay.slice(5, 7)) - 1];
    if (month) month[partOf(row)] += row.amount.minor;
  }
  return months;
}

export const monthTotal = (month: InvoicedMonth): number => PARTS.reduce((sum, part) => sum + month[part], 0);

/** 1, 2 or 5 times a power of ten: two or three lines. */
export function gridStep(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  const step = [1, 2, 5, 10].map((factor) => (factor * power) / 2).find((each) => highest / each < 3);
  return step ?? power;
}
