import { dueDayOf, type InvoiceRow, lateInWords, statusOf } from './invoice-rules';
import { yearChoices } from './invoices-queries';

const TODAY = '2026-11-20';
const row = (dueDay: string, status: InvoiceRow['status'] = 'open'): InvoiceRow => ({
  number: 'FP-2026-1108',
  statusId: 2,
  status,
  dueDay,
  amount: { minor: 100, currency: 'NOK' },
  url: '',
  paymentUrl: '',
  refunds: [],
});

test('an open invoice says in words how late it is, beside its colour', () => {
  const days = ['2026-11-21', TODAY, '2026-11-19', '2026-11-15'];
  expect(days.map((day) => lateInWords(row(day), TODAY))).toEqual([
    undefined,
    'Due today',
    'Overdue by 1 day',
    'Overdue by 5 days',
  ]);
  expect(lateInWords(row('2026-11-15', 'paid'), TODAY)).toBeUndefined();
});

test('BILL-042 statuses have the platform’s names, or without these the order of the specification (C63)', () => {
  const renumbered = [{ id: 7, name: 'Paid' }];
  expect(statusOf(7, renumbered)).toBe('paid');
  expect([1, 2, 3, 4, 5].map((id) => statusOf(id, []))).toEqual(['draft', 'open', 'paid', 'uncollectible', 'void']);
});

test('C64 a due date is a day, or an instant that is converted to the reader’s day', () => {
  expect(dueDayOf('2026-11-05')).toBe('2026-11-05');
  expect(dueDayOf(new Date(2026, 10, 5, 23, 30).toISOString())).toBe('2026-11-05');
});

test('BILL-038 the current year and the two before', () => {
  expect(yearChoices(new Date(2026, 0, 1))).toEqual([2026, 2025, 2024]);
});
