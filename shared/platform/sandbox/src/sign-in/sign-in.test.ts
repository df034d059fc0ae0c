import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PERSONAS, SEED_PASSWORD } from '../identity/personas';
import { type RunningSandbox, startSandbox } from '../sandbox';
import { freePort } from '../testing/free-port';
import { claimsOf, headingOf, renew, TestBrowser, type Tokens } from '../testing/test-browser';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
const databaseUrl = `file:${join(folder, 'sandbox.db')}`;
const owner = PERSONAS.owner.email;
let port: number;
let server: RunningSandbox;

beforeAll(async () => {
  port = await freePort();
  server = await startSandbox({ port, databaseUrl, testMode: true });
}, 30_000);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const newBrowser = () => new TestBrowser(server.url);
const callApi = (path: string, token: string, body?: object) =>
  fetch(`${server.url}${path}`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });

test('the code flow ends with the person’s name, subject, company state and a token for the API', async () => {
  const tokens = await newBrowser().signIn(owner, SEED_PASSWORD);
  expect(claimsOf(tokens.id_token)).toMatchObject({
    sub: 'u-00400',
    name: 'Ingrid Haugland',
    customer_inactive: false,
  });
  expect(await (await callApi('/api/MyUser', tokens.access_token)).json()).toMatchObject({ email: owner });
  const waiting = await newBrowser().signIn(PERSONAS.inactiveCompany.email, SEED_PASSWORD);
  expect(claimsOf(waiting.id_token)).toMatchObject({ customer_inactive: true });
});

test('the redirect names its issuer and carries the state', async () => {
  const { callback } = await newBrowser().authorize([{ email: owner, password: SEED_PASSWORD }]);
  expect(callback.get('iss')).toBe(server.url);
  expect(callback.get('state')).toBe('some-state');
});

test.each([
  ['without PKCE', { code_challenge: '', code_challenge_method: '' }],
  ['to an unknown address', { redirect_uri: 'http://localhost:3000/elsewhere' }],
  ['by another client', { client_id: 'someone-else' }],
])('a sign-in %s does not begin', async (_what, parameters) => {
  const attempt = await newBrowser()
    .authorize([], parameters)
    .then(({ callback }) => callback.get('error'))
    .catch((error: Error) => error.message);
  expect(attempt).toMatch(/^invalid_request$|Couldn’t continue signing in/);
});

test('a wrong password and a person without access stay on the page, in plain words', async () => {
  const attempt = (email: string, password: string) => newBrowser().authorize([{ email, password }]);
  await expect(attempt(owner, 'wrong')).rejects.toThrow('422 Sign in');
  await expect(attempt('johanna.akesson@fjellheim.example', SEED_PASSWORD)).rejects.toThrow('422 Sign in');
});

test('who guesses is slowed down, and then the right password is not looked at either', async () => {
  const { email } = PERSONAS.plainUser;
  const attempt = (password: string) => newBrowser().authorize([{ email, password }]);
  for (let guess = 1; guess <= 5; guess++) await expect(attempt(`guess ${guess}`)).rejects.toThrow('422 Sign in');
  await expect(attempt(SEED_PASSWORD)).rejects.toThrow('422 Sign in');
});

test('C158 the sign-in page has the language that the console requests, its refusals too; without one the browser’s', async () => {
  const page = await (await newBrowser().signInPage({ ui_locales: 'nn sv' })).text();
  expect(page).toContain('<html lang="sv">');
  expect(headingOf(page)).toBe('Logga in');
  const wrong = newBrowser().authorize([{ email: 'nobody@fjellheim.example', password: 'wrong' }], {
    ui_locales: 'nb',
  });
  await expect(wrong).rejects.toThrow('422 Logg inn');
  expect(headingOf(await (await newBrowser().signInPage()).text())).toBe('Sign in');
});

test('a refresh token works once; used again, it takes its whole family along', async () => {
  const first = await newBrowser().signIn(owner, SEED_PASSWORD);
  const answer = await renew(server.url, first.refresh_token);
  expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
  const second = (await answer.json()) as Tokens;
  expect((await callApi('/api/MyUser', second.access_token)).status).toBe(200);
  expect(await (await renew(server.url, first.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
  expect(await (await renew(server.url, second.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
});

test('of two renewals at the same instant one at most succeeds', async () => {
  const { refresh_token } = await newBrowser().signIn(owner, SEED_PASSWORD);
  const answers = await Promise.all([renew(server.url, refresh_token), renew(server.url, refresh_token)]);
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(2);
});

test('HOST-007 sign-out ends the session, its renewals and its access tokens, and returns to the console', async () => {
  const browser = newBrowser();
  const { id_token, refresh_token, access_token } = await browser.signIn(owner, SEED_PASSWORD);
  const elsewhere = await newBrowser().signIn(owner, SEED_PASSWORD);
  const request = { id_token_hint: id_token, post_logout_redirect_uri: 'http://localhost:3000/', state: 'back' };
  const page = await (await browser.open(`/connect/endsession?${new URLSearchParams(request)}`)).text();
  expect(page).toContain('/identity/assets/sign-out.js');
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const ended = await browser.open('/connect/endsession/confirm', { xsrf, logout: 'yes' });
  expect(ended.headers.get('location')).toBe('http://localhost:3000/?state=back');
  expect((await renew(server.url, refresh_token)).status).toBe(400);
  expect((await callApi('/api/MyUser', access_token)).status).toBe(401);
  expect((await callApi('/api/MyUser', elsewhere.access_token)).status).toBe(200);
  await expect(browser.authorize([])).rejects.toThrow('200 Sign in');
});

test('HOST-007 C153 somebody ends their other sessions: those are renewed no more, this one and those of others go on', async () => {
  const [here, elsewhere] = [await newBrowser().signIn(owner, SEED_PASSWORD), newBrowser()];
  const ended = await elsewhere.signIn(owner, SEED_PASSWORD);
  const other = await newBrowser().signIn(PERSONAS.teamAdmin.email, SEED_PASSWORD);
  const sessions = async ({ access_token }: Tokens) => (await callApi('/api/MyUser/Sessions', access_token)).json();
  const own = await sessions(here);
  expect(own.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([
    expect.objectContaining({ userAgent: 'node', place: expect.stringMatching(/127\.0\.0\.1|::1/) }),
  ]);
  const ids = (list: { id: string }[]) => list.map(({ id }) => id);
  const [others] = [await sessions(other)];
  expect(ids(own)).not.toEqual(expect.arrayContaining(ids(others)));
  expect(ids(own).length).toBeGreaterThan(1);

  const answer = await callApi('/api/MyUser/Sessions/EndOthers', here.access_token, {});
  expect(await answer.json()).toEqual({ ended: own.length - 1 });
  expect((await callApi('/api/MyUser', ended.access_token)).status).toBe(401);
  expect(await (await renew(server.url, ended.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
  await expect(elsewhere.authorize([])).rejects.toThrow('200 Sign in');
  expect((await renew(server.url, other.refresh_token)).status).toBe(200);
  const renewed = (await (await renew(server.url, here.refresh_token)).json()) as Tokens;
  expect(await sessions(renewed)).toEqual([expect.objectContaining({ isCurrent: true })]);
});

test('somebody with two companies chooses one, and changes to the other by customer-resolve', async () => {
  const browser = newBrowser();
  const { email } = PERSONAS.severalCompanies;
  const nameOf = async ({ access_token }: Tokens) => (await (await callApi('/api/Customer', access_token)).json()).name;
  const swedish = await browser.signIn(email, SEED_PASSWORD, { customerId: 'c-lindqvist' });
  expect(await nameOf(swedish)).toBe('Lindqvist Försäkring AB');

  const returnUrl = 'http://localhost:3000';
  const resolve = `/identity/customer/resolve?${new URLSearchParams({ returnUrl })}`;
  expect(headingOf(await (await browser.open(resolve)).text())).toBe('Choose a company');
  const chosen = await browser.open('/identity/customer/resolve', { returnUrl, customerId: 'c-fjellheim' });
  expect(chosen.headers.get('location')).toBe(returnUrl);
  expect(await nameOf(await browser.signIn(email, SEED_PASSWORD))).toBe('Fjellheim Pensjon AS');
  expect((await renew(server.url, swedish.refresh_token)).status).toBe(400);
});

test.each(['https://evil.example', 'http://localhost:3000.evil.example', '//evil.example', 'javascript:alert(1)', ''])(
  'customer-resolve does not lead to %p',
  async (returnUrl) => {
    const answer = await newBrowser().open(`/identity/customer/resolve?${new URLSearchParams({ returnUrl })}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  },
);

test('C152 an invited person finds the name of the invite, sets a password, signs in, and is a user of its groups', async () => {
  const { access_token } = await newBrowser().signIn(owner, SEED_PASSWORD);
  const email = 'kari.nordmann@fjellheim.example';
  const groupIds = ['g-finance', 'g-pensions'];
  const invite = { email, customerUserRoleId: 'r-fjellheim-reader', name: 'Kari Marie Nordmann', groupIds };
  expect(await (await callApi('/api/ManageTeam/InviteUser', access_token, invite)).json()).toEqual({ type: 0 });
  const [mail] = await (await fetch(`${server.url}/outbox.json`)).json();
  expect(mail.to).toBe(email);
  const link = /http:\S+/.exec(mail.text)?.[0] ?? '';

  const browser = newBrowser();
  expect(await (await browser.open(link)).text()).toMatch(/value="Kari Marie"[^]*value="Nordmann"/);
  const deleted = await fetch(`${server.url}/api/CustomerGroup/Group/g-pensions`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect(deleted.status).toBe(200);
  expect((await browser.open(link, { firstName: 'Kari', lastName: '', password: 'short' })).status).toBe(422);
  const accepted = await browser.open(link, { firstName: 'Kari', lastName: 'Nordmann', password: 'a long enough one' });
  expect(headingOf(await accepted.text())).toBe('Welcome to Fjellheim Pensjon AS');
  expect((await browser.open(link)).status).toBe(404);

  const own = await browser.signIn(email, 'a long enough one');
  expect(claimsOf(own.id_token).name).toBe('Kari Nordmann');
  const users = await (await callApi('/api/ManageTeam/Users', access_token)).json();
  expect(users).toContainEqual(
    expect.objectContaining({ email, name: 'Kari Nordmann', roleId: 'r-fjellheim-reader', groupIds: ['g-finance'] }),
  );
  const invites = await (await callApi('/api/ManageTeam/PendingAndAcceptedInvites/1', access_token)).json();
  expect(invites).toContainEqual(
    expect.objectContaining({ email, acceptedDate: expect.any(String), groupIds: ['g-finance'] }),
  );
});

test('C151 the user who registers a company signs in to it, inactive until it is approved by the link of a mail', async () => {
  const browser = newBrowser();
  const { email } = PERSONAS.noCompany;
  const before = await browser.signIn(email, SEED_PASSWORD);
  const country = { code: 'NO', name: 'Norway', currency: 'NOK' };
  const company = { orgNumber: '800000033', companyName: 'Fjordlys Forsikring AS', country };
  expect(await (await callApi('/api/Customer', before.access_token, company)).json()).toEqual({ isActive: false });
  const registered = await browser.signIn(email, SEED_PASSWORD);
  expect(claimsOf(registered.id_token).customer_inactive).toBe(true);

  const outbox = await (await browser.open('/outbox')).text();
  const link = /href="([^"]*waiting=[^"]*)"/.exec(outbox)?.[1] ?? '';
  const list = await (await browser.open(link)).text();
  const [entry = ''] = list.split('<li>').slice(1);
  expect(entry).toContain('aria-label="Approve Fjordlys Forsikring AS" autofocus');
  const companyId = /value="([^"]+)"/.exec(entry)?.[1] ?? '';
  const approved = await browser.open('/platform/companies', { companyId });
  const page = await browser.open(approved.headers.get('location') ?? '');
  expect(await page.text()).toContain('<b>Fjordlys Forsikring AS</b> is active.');
  const renewed = (await (await renew(server.url, registered.refresh_token)).json()) as Tokens;
  expect(claimsOf(renewed.id_token).customer_inactive).toBe(false);
  expect(await (await browser.open(link)).text()).toContain('The company of this link no longer waits.');
});

test('staff release a package on a page, and those who asked get mail', async () => {
  const browser = newBrowser();
  const list = await (await browser.open('/platform/releases')).text();
  const entry = list.split('<li>')[1] ?? '';
  const packageId = /value="([^"]+)"/.exec(entry)?.[1] ?? '';
  const title = /<b>([^<]+)<\/b>/.exec(entry)?.[1] ?? '';
  const released = await browser.open('/platform/releases', { packageId });
  const page = await (await browser.open(released.headers.get('location') ?? '')).text();
  expect(page).toContain(`<b>${title}</b> is released. 2 addresses have been told by mail.`);
  expect(page).not.toContain(`Release ${title}`);
  expect(await (await browser.open('/outbox')).text()).toContain(title);
});

test('pages forbid scripts from elsewhere and forms sent from elsewhere', async () => {
  const page = await fetch(`${server.url}/outbox`);
  expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  const foreign = {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
    body: new URLSearchParams({ customerId: 'x' }),
  };
  expect((await fetch(`${server.url}/identity/customer/resolve`, foreign)).status).toBe(403);
});

test('faults reach the provider, readable for the console', async () => {
  const { refresh_token } = await newBrowser().signIn(owner, SEED_PASSWORD);
  const order = { match: 'POST /connect/token', times: 1, fault: 'status=503' };
  await fetch(`${server.url}/__test/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });
  const broken = await renew(server.url, refresh_token);
  expect([broken.status, broken.headers.get('access-control-allow-origin')]).toEqual([503, 'http://localhost:3000']);
  expect((await renew(server.url, refresh_token)).status).toBe(200);
});

test('a sign-in that is over, found again by the back button, leads to the console', async () => {
  const browser = newBrowser();
  await browser.signIn(owner, SEED_PASSWORD);
  for (const stale of ['/identity/sign-in/forgotten', '/connect/authorize/forgotten']) {
    const answer = await browser.open(stale);
    expect(answer.headers.get('location')).toBe('http://localhost:3000/');
  }
  const late = await browser.open('/identity/sign-in/forgotten', { email: owner, password: SEED_PASSWORD });
  expect(late.headers.get('location')).toBe('http://localhost:3000/');
});

test('a restart signs nobody out', async () => {
  const { access_token, refresh_token } = await newBrowser().signIn(owner, SEED_PASSWORD);
  await server.close();
  server = await startSandbox({ port, databaseUrl, testMode: true });
  expect((await callApi('/api/MyUser', access_token)).status).toBe(200);
  expect((await renew(server.url, refresh_token)).status).toBe(200);
}, 30_000);
