import { customer, whiteLabel } from '@console/api';
import { CONCURRENT_EDIT_MESSAGE } from '@console/http';
import type { FastifyReply } from 'fastify';
import { SEED_PASSWORD } from '../identity/personas';
import { createSandbox, PERSONAS, type RunningSandbox, type Sandbox, startSandbox } from '../sandbox';
import { callAs } from '../testing/call-as';
import { freePort } from '../testing/free-port';
import { send } from '../testing/send';
import { TestBrowser } from '../testing/test-browser';
import { allowLogo } from './page-branding';

const { getBrandSettings, getDefaultBrandSettings, updateBrandSettings } = whiteLabel;
const PNG = `data:image/png;base64,${Buffer.from('\x89PNG\r\n\x1a\n and the rest', 'latin1').toString('base64')}`;
const errorsOf = (settings: whiteLabel.BrandSettings) =>
  send(updateBrandSettings, { body: settings }).then(
    () => undefined,
    ({ fieldErrors }: { fieldErrors: Record<string, string> }) => fieldErrors,
  );

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await createSandbox();
  callAs(sandbox, 'owner');
});
afterEach(() => sandbox.close());

test('INTG-183 INTG-190 INTG-194 INTG-195 settings begin as the defaults, and are stored as they were typed', async () => {
  const defaults = await send(getDefaultBrandSettings);
  expect(await send(getBrandSettings)).toEqual(defaults);
  const own = { ...defaults, bgColor: 'eEf', useCustomLogin: true, loginUrl: 'https://login.example', january: PNG };
  await send(updateBrandSettings, { body: own });
  expect(await send(getBrandSettings)).toEqual(own);
  expect((await send(customer.getCustomer))?.brandColors).toMatchObject({ bgColor: 'eEf', cardBgColor: '#ffffff' });
  callAs(sandbox, 'staff');
  expect(await send(getBrandSettings)).toEqual(defaults);
});

test('INTG-184 INTG-185 INTG-189 the server checks colours, addresses and what pictures really are', async () => {
  const defaults = await send(getDefaultBrandSettings);
  const colors = ['bgColor', 'headerBgColor', 'cardBgColor', 'textPrimaryColor', 'textSecondaryColor'];
  const each = (value: string) => Object.fromEntries(colors.map((name) => [name, value]));
  expect(await errorsOf({ ...defaults, ...each(''), useCustomLogin: true })).toEqual({
    ...each('Required'),
    loginUrl: 'Required',
  });
  expect(await errorsOf({ ...defaults, ...each('#12345') })).toEqual(each('Invalid HEX color'));
  expect(await errorsOf({ ...defaults, ...each('0aF'), textPrimaryColor: '0aF1b2' })).toBeUndefined();
  const script = `data:image/png;base64,${Buffer.from('<svg onload=alert(1)>').toString('base64')}`;
  const large = `data:image/jpeg;base64,/9j/${'A'.repeat(whiteLabel.LARGEST_PICTURE * 1.4)}`;
  expect(
    await errorsOf({
      ...defaults,
      logoUrl: 'javascript:alert(1)',
      january: script,
      february: large,
      march: 'https://x.example',
    }),
  ).toEqual({
    logoUrl: expect.stringContaining('https'),
    january: 'Choose a PNG, JPEG, WebP, or GIF picture.',
    february: 'Choose a picture of 400 kB or less.',
    march: 'Choose a PNG, JPEG, WebP, or GIF picture.',
  });
});

test.each([
  'http://fjellheim.example/logo.png',
  'https://a;sandbox/x.png',
  "https://a'unsafe-inline'/x.png",
  'https://a,b/x.png',
  'https://*/x.png',
])('Q13 INTG-188 %s is no address of a logo, and is in no policy even where it is stored', async (logoUrl) => {
  expect(await errorsOf({ ...(await send(getDefaultBrandSettings)), logoUrl })).toEqual({
    logoUrl: 'The logo must be an https address or a PNG, JPEG, WebP, or GIF picture.',
  });
  const headers: Record<string, unknown> = { 'content-security-policy': "img-src 'self'; base-uri 'none'" };
  const reply = {
    getHeader: (name: string) => headers[name],
    header: (name: string, value: unknown) => {
      headers[name] = value;
    },
  } as unknown as FastifyReply;
  const branding = { companyName: '', stylesheet: '', picture: undefined, loginUrl: undefined };
  allowLogo(reply, { ...branding, logo: logoUrl });
  expect(headers['content-security-policy']).toMatch(
    /^img-src 'self'(?: http:\/\/fjellheim\.example)?; base-uri 'none'$/,
  );
});

test('twelve pictures of the largest size are taken; of two administrators, the second save is refused', async () => {
  const defaults = await send(getDefaultBrandSettings);
  const large = `data:image/jpeg;base64,/9j/${'A'.repeat(whiteLabel.LARGEST_PICTURE * 1.33)}`;
  await send(getBrandSettings);
  callAs(sandbox, 'severalCompanies');
  await send(getBrandSettings);
  const pictures = Object.fromEntries(whiteLabel.MONTHS.map((month) => [month, large]));
  await send(updateBrandSettings, { body: { ...defaults, ...pictures } });
  callAs(sandbox, 'owner');
  await expect(send(updateBrandSettings, { body: defaults })).rejects.toThrow(CONCURRENT_EDIT_MESSAGE);
});

describe('on the platform’s own pages', () => {
  let server: RunningSandbox;
  beforeAll(async () => {
    server = await startSandbox({ port: await freePort(), databaseUrl: ':memory:', testMode: true });
  }, 30_000);
  afterAll(() => server.close());

  async function setBranding(change: Partial<whiteLabel.BrandSettings>) {
    const { access_token } = await new TestBrowser(server.url).signIn(PERSONAS.owner.email, SEED_PASSWORD);
    const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
    const url = `${server.url}/api/Customer/WhiteLabel`;
    const before = (await (await fetch(url, { headers })).json()) as whiteLabel.BrandSettings;
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ ...before, ...change }) });
    expect(answer.status).toBe(200);
  }
  const signInPage = async (browser: TestBrowser, company?: string) => {
    const parameters: Record<string, string> = { prompt: 'login', ...(company ? { company } : {}) };
    const begin = await browser.signInPage(parameters);
    return { page: await begin.text(), policy: begin.headers.get('content-security-policy') ?? '' };
  };

  test('the sign-in page has colours, logo, picture and address of the company of the last sign-in', async () => {
    const month = whiteLabel.MONTHS[new Date().getMonth()] ?? 'january';
    await setBranding({
      bgColor: '#eef1ec',
      headerBgColor: '#1f3a34',
      logoUrl: 'https://cdn.fjellheim.example/logo.png',
      useCustomLogin: true,
      loginUrl: 'https://logg-inn.fjellheim.example',
      [month]: PNG,
    });
    const browser = new TestBrowser(server.url);
    expect((await signInPage(browser)).page).not.toContain('Fjellheim');
    await browser.signIn(PERSONAS.owner.email, SEED_PASSWORD);
    const { page, policy } = await signInPage(browser);
    expect(page).toContain('<span>Fjellheim Pensjon AS</span>');
    expect(page).toContain('<a href="https://logg-inn.fjellheim.example">logg-inn.fjellheim.example</a>');
    expect(page).toContain('<img src="https://cdn.fjellheim.example/logo.png" alt="">');
    expect(policy).toContain("img-src 'self' https://cdn.fjellheim.example;");
    const [, stylesheet = ''] = /href="(\/identity\/branding\/[^"]+)"/.exec(page) ?? [];
    const styles = await (await browser.open(stylesheet)).text();
    expect(styles).toMatch(/light\) \{ :root \{ --bg: #eef1ec;.*--header: #1f3a34; --on-header: #ffffff/s);
    const [, source = ''] = /class="month" src="([^"]+)"/.exec(page) ?? [];
    const shown = await browser.open(source);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await shown.arrayBuffer()).toString('base64')).toBe(PNG.split(',')[1]);
  });

  test('the console can ask for a company; one that is not known, or hostile, changes nothing', async () => {
    const branded = await signInPage(new TestBrowser(server.url), 'c-lindqvist');
    expect(branded.page).toContain('Lindqvist Försäkring AB');
    for (const company of ['c-unknown', '"><script>alert(1)</script>']) {
      const { page } = await signInPage(new TestBrowser(server.url), company);
      expect(page).not.toContain('branding');
      expect(page).not.toContain('alert(1)');
    }
  });

  test('the choice of company has the branding of the current one', async () => {
    const browser = new TestBrowser(server.url);
    const { email } = PERSONAS.severalCompanies;
    await browser.signIn(email, SEED_PASSWORD, { customerId: 'c-lindqvist' });
    const returnUrl = 'http://localhost:3000';
    const page = await (await browser.open(`/identity/customer/resolve?${new URLSearchParams({ returnUrl })}`)).text();
    expect(page).toContain('/identity/branding/c-lindqvist/colors.css');
  });
});
