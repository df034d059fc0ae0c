import { sessionStore } from '@console/session';
import { daysUntil } from '../invoices/invoice-rules';
import { companyDay } from './company-day';

test.each([
  ['NO', '2026-11-30'],
  ['FI', '2026-12-01'],
])('C64 an invoice is due by the day of the company’s country: %s', (code, day) => {
  const customer = { country: { code, name: '', currency: '' } };
  sessionStore.setState({ customer: customer as never });
  jest.useFakeTimers({ now: new Date('2026-11-30T22:30:00Z') });
  expect(companyDay(new Date())).toBe(day);
  expect(daysUntil(day)).toBe(0);
  jest.useRealTimers();
  sessionStore.setState({ customer: undefined });
});
