import { createHash } from 'node:crypto';
import type { Route } from '@playwright/test';
import { expect, nightly, test } from '../support/console';
import { redrawn } from '../support/page';
import { signIn } from '../support/sign-in';

/** Every attack below would set this. */
const PWNED = () => (globalThis as { pwned?: unknown }).pwned;

const HASH = /^'sha256-[\w+/=]{44}'$/;

test('Q13 the enforced policy names exact origins and allows nothing unsafe', async ({ page, installation }) => {
  const answer = await page.goto('/');
  const headers = answer?.headers() ?? {};
  const policy = headers['content-security-policy'] ?? '';
  const directives = new Map(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));

  expect(policy).not.toMatch(/unsafe-|\*|https:(?!\/\/)/);
  expect(directives.get('default-src')).toEqual(["'none'"]);
  expect(directives.get('script-src')).toEqual(["'self'", expect.stringMatching(HASH)]);
  expect(directives.get('connect-src')).toEqual(["'self'", installation.sandbox.origin]);
  for (const name of ['base-uri', 'object-src', 'frame-ancestors']) expect(directives.get(name)).toEqual(["'none'"]);
  expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(directives.get('trusted-types')).toEqual(['default']);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['permissions-policy']).toContain('camera=()');
});

test('P4 P6 Q13 the first stylesheet and script are in the page, and the policy has exactly their hashes', async ({
  page,
}) => {
  for (const path of ['/', '/admin/team/manage']) {
    const answer = await page.request.get(path);
    const inline = [...(await answer.text()).matchAll(/<(script|style)>(.*?)<\/\1>/gs)];
    const hashes = inline.map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(hashes).toHaveLength(2);
    expect(policy.match(/'(sha256|nonce)-[^']+'/g)).toEqual(hashes);
  }

  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.getByRole('button', { name: 'Continue to sign-in' }).waitFor();
  expect(requested.filter((path) => /boot|frame|in-page/.test(path))).toEqual([]);
});

test('P10 Q13 an unchanged page is not sent again, and its headers come with the answer', nightly, async ({ page }) => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const ask = (etag: string) =>
      page.request.get('/admin/team/manage', { headers: { 'accept-encoding': encoding, 'if-none-match': etag } });
    const first = await ask('"other"');
    const { etag = '', ...headers } = first.headers();
    expect([first.status(), etag, headers['cache-control']]).toEqual([200, expect.stringMatching(/^"/), 'no-cache']);
    const again = await ask(etag);
    expect([again.status(), again.headers().etag]).toEqual([304, etag]);
    expect(again.headers()['content-security-policy']).toBe(headers['content-security-policy']);
  }
});

const attacks: Record<string, () => void> = {
  'an inline script': () => {
    const script = document.createElement('script');
    script.append('globalThis.pwned = 1');
    document.body.append(script);
  },
  'a script made from text': () => {
    document.createElement('script').text = 'globalThis.pwned = 1';
  },
  'HTML with an event handler': () => {
    document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="globalThis.pwned = 1">');
  },
  'an event handler attribute': () => {
    const button = document.createElement('button');
    button.setAttribute('onclick', 'globalThis.pwned = 1');
    document.body.append(button);
    button.click();
  },
  'a javascript: link': () => {
    const link = document.createElement('a');
    link.href = 'javascript:globalThis.pwned = 1';
    document.body.append(link);
    link.click();
  },
  'a foreign script': () => {
    const script = document.createElement('script');
    script.src = 'https://evil.example/x.js';
    document.body.append(script);
  },
  'a script of this origin that no area registered': () => {
    const script = document.createElement('script');
    script.src = '/areas/evil/1/x.js';
    document.body.append(script);
  },
  eval: () => {
    // oxlint-disable-next-line eslint/no-eval -- the attack itself
    globalThis.eval('globalThis.pwned = 1');
  },
};

test('Q14 foreign code is refused, whichever way it comes in', async ({ page, problems }) => {
  problems.allow(/./);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (/evil/.test(request.url())) foreign.push(request.url());
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Continue to sign-in' }).waitFor();
  for (const [what, attack] of Object.entries(attacks)) {
    const before = problems.seen().length;
    // Policy exempts code that the protocol evaluates directly.
    await page.evaluate(`void setTimeout(${attack.toString()})`);
    await expect.poll(() => problems.seen().length, `${what}: refused by the browser`).toBeGreaterThan(before);
    await redrawn(page);
    expect(await page.evaluate(PWNED), what).toBeUndefined();
  }
  expect(foreign).toEqual([]);
});

test('Q14 a base tag cannot redirect addresses', nightly, async ({ page, problems }) => {
  problems.allow(/policy: base-uri|Refused to set the document's base URI|base-uri/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Continue to sign-in' }).waitFor();
  const resolved = await page.evaluate(() => {
    const base = document.createElement('base');
    base.href = 'https://evil.example/';
    document.head.append(base);
    const link = document.createElement('a');
    link.href = 'x';
    return link.href;
  });
  expect(resolved).toMatch(/^http:\/\/localhost:/);
});

const HOSTILE = [
  '<img src=x onerror="globalThis.pwned=1">',
  '"><script>globalThis.pwned=1</script>',
  "javascript:globalThis.pwned=1//'",
  '{{constructor.constructor("globalThis.pwned=1")()}}',
];

const USERS = '**/api/ManageTeam/Users?*';

/** Like a platform without pages (C285). */
const fetchAll = (route: Route) => route.fetch({ url: route.request().url().replace(/\?.*/, '') });

test('ACCT-053 Q14 hostile text in every field of a user is shown as text', nightly, async ({ page, signInAs }) => {
  await page.route(USERS, async (route) => {
    const answer = await fetchAll(route);
    const users = (await answer.json()) as { name: string; email: string }[];
    HOSTILE.forEach((text, index) => Object.assign(users[index] ?? {}, { name: text, email: text }));
    await route.fulfill({ response: answer, json: users });
  });
  await page.route('**/api/ManageTeam/UserRoles', async (route) => {
    const answer = await route.fetch();
    const roles = (await answer.json()) as { name: string }[];
    await route.fulfill({ response: answer, json: roles.map((role) => ({ ...role, name: HOSTILE[0] })) });
  });
  await signInAs('owner', '/admin/team/manage');
  await page.getByRole('searchbox').fill('globalThis');
  for (const text of HOSTILE) await expect(page.getByRole('link', { name: text, exact: true })).toBeVisible();
  expect(await page.evaluate(PWNED)).toBeUndefined();
});

test('SHRD-001 Q16 the token is sent only to the configured API origins', async ({ page, installation }) => {
  const origins = new Set<string>();
  const addresses: string[] = [];
  page.on('request', (request) => {
    addresses.push(request.url());
    if (request.headers().authorization) origins.add(new URL(request.url()).origin);
  });
  await signIn(page, 'owner', '/admin/team/manage');
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  expect([...origins]).toEqual([installation.sandbox.origin]);
  expect(addresses.filter((url) => /access_token|refresh_token|eyJ/.test(url))).toEqual([]);
});

const malformed: [what: string, answer: (users: object[]) => unknown][] = [
  ['missing fields', (users) => users.map(() => ({}))],
  ['wrong types', (users) => users.map((user) => ({ ...user, name: 7 }))],
  ['another shape', () => ({ users: 'none' })],
];
// The schemas' tests have more.
for (const [what, change] of malformed) {
  test(
    `ACCT-065 Q18 an answer with ${what} is refused by the schema and reported in the list's place`,
    nightly,
    async ({ page, signInAs }) => {
      await page.route(USERS, async (route) => {
        const answer = await fetchAll(route);
        await route.fulfill({ response: answer, json: change((await answer.json()) as object[]) });
      });
      await signInAs('owner', '/admin/team/manage');
      await expect(page.getByRole('main').getByText('Failed to load').first()).toBeVisible();
      await page.unroute(USERS);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('row').nth(5)).toBeVisible();
    },
  );
}
