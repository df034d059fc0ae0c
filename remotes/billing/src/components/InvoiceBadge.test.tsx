import { invoiceStatuses, invoiceTone } from './InvoiceBadge';

const TODAY = '2026-11-20';
const tones = (due: string) => invoiceStatuses.map((status) => invoiceTone(status, due, TODAY));

test('SHRD-033 the invoice statuses', () => {
  expect(invoiceStatuses).toEqual(['draft', 'open', 'paid', 'uncollectible', 'void']);
});

test('BILL-043 BILL-046 BILL-047 BILL-048 BILL-049 with a due date in the future', () => {
  expect(tones('2026-11-21')).toEqual(['info', 'info', 'success', 'warning', 'danger']);
});

test('BILL-044 due today: an open invoice is an error, a draft is not past due yet', () => {
  expect(tones(TODAY)).toEqual(['info', 'danger', 'success', 'warning', 'danger']);
});

test('BILL-045 past due: an open invoice is an error, and so is a draft (C64)', () => {
  expect(tones('2026-11-19')).toEqual(['danger', 'danger', 'success', 'warning', 'danger']);
});
