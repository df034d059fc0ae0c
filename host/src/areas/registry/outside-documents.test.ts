import { createScript } from '../loading/load-script';
import { needsOwnDocument, setOutsidePages } from './outside-documents';
import { isOutsideScript } from '../loading/script-files';

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
  const below = { ...page, path: location.pathname, script: ['https://*.js.stripe.com'] };
  setOutsidePages([below]);
  expect(createScript('https://b.js.stripe.com/x.js').src).toBe('https://b.js.stripe.com/x.js');
  for (const other of [
    STRIPE,
    'http://b.js.stripe.com/x.js',
    'https://b.js.stripe.com:8443/x.js',
    'https://evil.example/.js.stripe.com',
  ]) {
    expect(isOutsideScript(other)).toBe(false);
  }
  setOutsidePages([{ ...page, path: location.pathname }]);
  expect(needsOwnDocument(location.pathname)).toBe(false);
  expect(needsOwnDocument('/admin/billing/invoices')).toBe(true);
});
