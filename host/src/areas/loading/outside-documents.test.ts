import { createScript } from './load-script';
import { needsOwnDocument, setOutsidePages } from './outside-documents';
import { isOutsideScript } from './script-files';

const STRIPE = 'https://js.stripe.com/endive/stripe.js';
const page = { area: 'billing', script: ['https://js.stripe.com'], frame: [], connect: [] };

test('Q45 a document of another page neither runs the code of others nor shows the page that does', () => {
  setOutsidePages([{ ...page, path: '/admin/billing/payments' }]);
  expect(isOutsideScript(STRIPE)).toBe(false);
  expect(() => createScript(STRIPE)).toThrow('no published hash');
  expect(needsOwnDocument('/admin/billing/payments')).toBe(true);
  expect(needsOwnDocument('/admin/billing/invoices')).toBe(false);
});

test('Q45 a document of the page itself runs it from the allowed origin alone, and shows no other page', () => {
  setOutsidePages([{ ...page, path: location.pathname }]);
  expect(createScript(STRIPE).src).toBe(STRIPE);
  expect(isOutsideScript('https://js.stripe.com.evil.example/stripe.js')).toBe(false);
  expect(needsOwnDocument(location.pathname)).toBe(false);
  expect(needsOwnDocument('/admin/billing/invoices')).toBe(true);
});
