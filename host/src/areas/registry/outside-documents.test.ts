import type { OutsidePage } from '@console/contract';
import { createScriptLoader } from '../loading/load-script';
import { createScriptFiles } from '../loading/script-files';
import { needsOwnDocument, outsideScripts } from './outside-documents';

const STRIPE = 'https://js.stripe.com/endive/stripe.js';
const page = { area: 'billing', script: ['https://js.stripe.com'], frame: [], connect: [] };

function documentWith(opened: OutsidePage) {
  const registry = { outside: [opened] };
  const files = createScriptFiles();
  files.allowOutside(outsideScripts(registry));
  const { create } = createScriptLoader(files);
  return { create, isOutside: files.isOutside, needsOwn: (path: string) => needsOwnDocument(path, registry) };
}

test('Q45 a document of another page runs no code of outside origins, and does not show the page with such code', () => {
  const { create, isOutside, needsOwn } = documentWith({ ...page, path: '/admin/billing/payments' });
  expect(isOutside(STRIPE)).toBe(false);
  expect(() => create(STRIPE)).toThrow('no published hash');
  expect(needsOwn('/admin/billing/payments')).toBe(true);
  expect(needsOwn('/admin/billing/invoices')).toBe(false);
});

test('Q45 a document of the page itself runs code from the allowed origin only, and shows no other page', () => {
  const { create, isOutside, needsOwn } = documentWith({ ...page, path: location.pathname });
  expect(create(STRIPE).src).toBe(STRIPE);
  expect(isOutside('https://js.stripe.com.evil.example/stripe.js')).toBe(false);
  const below = documentWith({ ...page, path: location.pathname, script: ['https://*.js.stripe.com'] });
  expect(below.create('https://b.js.stripe.com/x.js').src).toBe('https://b.js.stripe.com/x.js');
  for (const other of [
    STRIPE,
    'http://b.js.stripe.com/x.js',
    'https://b.js.stripe.com:8443/x.js',
    'https://evil.example/.js.stripe.com',
  ]) {
    expect(below.isOutside(other)).toBe(false);
  }
  expect(needsOwn(location.pathname)).toBe(false);
  expect(needsOwn('/admin/billing/invoices')).toBe(true);
});
