import { originsOf, securityHeaders } from '../serve/headers';
import { localConfig } from '../serve/local-config';
import { renderHeaders } from '../serve/nginx';
import { checkArea, isCompatible } from './check';
import { promoteArea } from './move-area';
import { changeOutside } from './move-outside';
import { readLog } from './release-log';
import { readRegistry } from './site';
import { siteStatus, statusText } from './status';
import { TestSite } from './testing/test-site';

const AUTHORITY = { by: 'kari', why: 'cards are paid at Stripe' };
const outside = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com'],
  connect: ['https://api.stripe.com'],
};
const pages = {
  list: { path: '/admin/billing/list', title: 'Invoices' },
  pay: { path: '/admin/billing/pay', title: 'Pay', outside },
};
const maps = { map: { path: '/admin/team/map', title: 'Map', outside: { script: ['https://maps.example'] } } };

let made: TestSite;
beforeEach(async () => {
  made = await TestSite.make();
  await made.publishArea('billing', '1.0.0', { pages });
});
afterEach(() => made.remove());

test('Q45 an area with outside origins goes live once an operator has allowed them, which the log and the status show', async () => {
  const { site } = made;
  const check = () => checkArea(site, 'billing', { version: '1.0.0' });
  expect(isCompatible(await check())).toBe(false);
  await expect(promoteArea(site, 'billing', '1.0.0', { ...AUTHORITY, force: true })).rejects.toThrow(
    'needs https://js.stripe.com (script), https://*.js.stripe.com (script), https://js.stripe.com (frame), https://api.stripe.com (connect)',
  );

  await changeOutside(site, 'allow', 'billing', AUTHORITY);
  expect(await changeOutside(site, 'allow', 'billing', AUTHORITY)).toBeUndefined();
  await promoteArea(site, 'billing', '1.0.0', AUTHORITY);
  expect((await readLog(site))[0]).toMatchObject({
    by: 'kari',
    action: 'allow',
    name: 'billing',
    why: 'cards are paid at Stripe',
    to: 'https://js.stripe.com (script, frame), https://*.js.stripe.com (script), https://api.stripe.com (connect)',
  });
  expect(statusText(await siteStatus(site))).toMatch(
    /billing runs code of https:\/\/js.stripe.com, https:\/\/\*.js.stripe.com, https:\/\/api.stripe.com at \/admin\/billing\/pay \(allowed: kari, /,
  );
});

test('Q45 the wider policy is sent for the page that declared it and for no other, in Node and in nginx', async () => {
  const { site } = made;
  await changeOutside(site, 'allow', 'billing', AUTHORITY);
  await promoteArea(site, 'billing', '1.0.0', AUTHORITY);
  await made.publishArea('team', '1.0.0', { pages: maps });
  await changeOutside(site, 'allow', 'team', { by: 'kari', why: 'offices on a map' });
  await promoteArea(site, 'team', '1.0.0', AUTHORITY);

  const config = { ...localConfig('https://platform.example', 'stripe'), areas: { overrides: [] } };
  const origins = originsOf(config, await readRegistry(site));
  const policyAt = (path: string) => securityHeaders(origins, { path })['Content-Security-Policy'];
  expect(policyAt('/admin/billing/pay')).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
  expect(policyAt('/admin/billing/pay')).toContain('frame-src https://js.stripe.com;');
  expect(policyAt('/admin/billing/pay')).toContain(
    "connect-src 'self' https://platform.example https://api.stripe.com;",
  );
  expect(policyAt('/admin/billing/pay')).not.toContain('maps.example');
  expect(policyAt('/admin/team/map')).toContain("script-src 'self' https://maps.example;");
  expect(policyAt('/admin/team/map')).not.toContain('stripe');
  for (const path of ['/', '/admin/billing/list', '/admin/billing/pay/x', '/callback', '/registry.json']) {
    expect(policyAt(path)).not.toMatch(/stripe|maps|frame-src/);
  }
  const [general, ...pagesOnly] = renderHeaders(origins)
    .split('\n')
    .filter((line) => line.includes('$page_policy "'));
  expect(general).not.toMatch(/stripe|maps/);
  expect(pagesOnly.find((line) => line.includes('stripe'))).toMatch(
    /^if \(\$request_uri ~\* "\^\/admin\/billing\/pay\/\?\(\\\?\|\$\)"\)/,
  );
});

test('Q45 an origin that is no longer allowed is gone from the policy at once, and a version that needs more is refused', async () => {
  const { site } = made;
  await changeOutside(site, 'allow', 'billing', AUTHORITY);
  await promoteArea(site, 'billing', '1.0.0', AUTHORITY);
  const more = { pay: { ...pages.pay, outside: { script: ['https://js.stripe.com', 'https://more.example'] } } };
  await made.publishArea('billing', '1.1.0', { pages: more });
  await expect(promoteArea(site, 'billing', '1.1.0', AUTHORITY)).rejects.toThrow('needs https://more.example (script)');

  await changeOutside(site, 'disallow', 'billing', AUTHORITY);
  const origins = originsOf(localConfig('https://platform.example'), await readRegistry(site));
  expect(renderHeaders(origins)).not.toContain('stripe');
});
