import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { country, customer, customerUser, manageTeam } from '@console/api';
import { dailyFigures } from '../dashboard/dashboard-tables';
import type { Platform } from '../platform/platform';
import { createSandbox, type Sandbox } from '../sandbox';
import { callAs } from '../testing/call-as';
import { send } from '../testing/send';
import { approveCompany, readPendingCompanies } from './company-approval';

let sandbox: Sandbox;
let platform: Platform;
beforeEach(async () => {
  sandbox = await createSandbox({}, async (_, created) => void (platform = created));
  callAs(sandbox, 'noCompany');
});
afterEach(() => sandbox.close());

const NORWAY = { code: 'NO', name: 'Norway', currency: 'NOK' };
const FJORDLYS = { orgNumber: 'NO 800000033 MVA', companyName: 'Fjordlys Forsikring', country: NORWAY };
const BRYGGEN = { orgNumber: '800000106', companyName: 'Bryggen Regnskap AS', country: NORWAY };
const check = (orgNumber: string, companyName = '', countryCode = 'NO') =>
  send(customer.checkCompany, { query: { orgNumber, companyName, countryCode } });

test('ACCT-017 ACCT-023 countries have code, name and currency, ours first', async () => {
  const countries = await send(country.getCountries);
  expect(countries[0]).toEqual(NORWAY);
  expect(countries.map(({ code }) => code)).toEqual(['NO', 'SE', 'DK', 'FI']);
});

test('the check knows number, register and who is registered already', async () => {
  const known = { isOrgNumberValid: true, isOrgNumberTaken: false, registeredName: 'Fjordlys Forsikring AS' };
  expect(await check('800000033')).toEqual({ ...known, isNameMatching: true });
  expect(await check('800 000 033', ' fjordlys  FORSIKRING as ')).toEqual({ ...known, isNameMatching: true });
  expect(await check('800000033', 'Fjordlys')).toEqual({ ...known, isNameMatching: false });
  expect(await check('800000009', 'Anything')).toMatchObject({ registeredName: null, isNameMatching: true });
  expect(await check('559900-0117', '', 'SE')).toMatchObject({ isOrgNumberTaken: true });
  expect(await check('123')).toMatchObject({ isOrgNumberValid: false });
  // Q126: the forms of documents, and what copied text brings along.
  expect(await check('\u200ENO 800\u00A0000\u00A0033 MVA')).toEqual({ ...known, isNameMatching: true });
  expect(await check('SE559900011701', '', 'SE')).toMatchObject({ isOrgNumberTaken: true });
});

test('ACCT-015 ACCT-016 ACCT-024 a registered company awaits approval, and its registrant is its administrator', async () => {
  const answers = { employees: '10–49', purpose: 'Letters' };
  expect(await send(customer.registerCustomer, { body: { ...FJORDLYS, ...answers } })).toEqual({ isActive: false });
  expect(await send(customer.getCustomer)).toMatchObject({
    name: 'Fjordlys Forsikring',
    orgNumber: '800 000 033',
    country: NORWAY,
    currentPlan: null,
    activeProducts: [],
  });
  expect(await send(customer.getCustomerOverview)).toMatchObject({ isActive: false, userCount: 1 });
  await expect(send(manageTeam.getUsers)).rejects.toMatchObject({ status: 403 });

  expect(await readPendingCompanies(platform)).toContainEqual(
    expect.objectContaining({ name: 'Fjordlys Forsikring', answers }),
  );
});

test('a company approved beforehand is active at once', async () => {
  expect(await send(customer.registerCustomer, { body: BRYGGEN })).toEqual({ isActive: true });
});

test('HOST-101 a restart invents no figures for a registered company, and the seeded ones keep theirs', async () => {
  await sandbox.close();
  const folder = await mkdtemp(join(tmpdir(), 'registration-'));
  let companies: string[] = [];
  const restart = async () => {
    sandbox = await createSandbox({ databaseUrl: `file:${join(folder, 'sandbox.db')}` }, async (_, { db }) => {
      const rows = await db.selectDistinct({ id: dailyFigures.customerId }).from(dailyFigures);
      companies = rows.map(({ id }) => id);
    });
  };
  await restart();
  const seeded = companies;
  callAs(sandbox, 'noCompany');
  await send(customer.registerCustomer, { body: BRYGGEN });
  await sandbox.close();
  await restart();
  expect(seeded.length).toBeGreaterThan(1);
  expect(companies).toEqual(seeded);
  await rm(folder, { recursive: true });
});

test('ACCT-019 a name has at least five characters once trimmed', async () => {
  const refused = send(customer.registerCustomer, {
    body: { ...FJORDLYS, orgNumber: '800000009', companyName: ' Four ' },
  });
  await expect(refused).rejects.toMatchObject({
    fieldErrors: { companyName: 'The company name must have at least 5 characters.' },
  });
});

test.each([
  ['another name than the register has', { companyName: 'Fjordlys Bank' }, 'companyName'],
  ['a number that cannot be', { orgNumber: '800 000 034' }, 'orgNumber'],
  ['a country we do not serve', { country: { code: 'XX', name: 'Nowhere', currency: 'XXX' } }, 'country'],
  ['an answer without end', { purpose: 'x'.repeat(2001) }, 'purpose'],
])('%s is refused', async (_case, change, field) => {
  const refused = send(customer.registerCustomer, { body: { ...FJORDLYS, ...change } });
  await expect(refused).rejects.toMatchObject({ status: 400, fieldErrors: { [field]: expect.any(String) } });
  expect(await send(customer.getCustomer)).toBeNull();
});

test('a company is registered once', async () => {
  await send(customer.registerCustomer, { body: FJORDLYS });
  await expect(send(customer.registerCustomer, { body: FJORDLYS })).rejects.toMatchObject({
    message: 'A company with this number is already registered.',
  });
});

test('C151 staff get a mail that a company waits, with a link to its approval; not for one approved beforehand', async () => {
  const bryggen = { orgNumber: '800000106', companyName: 'Bryggen Regnskap AS', country: NORWAY };
  await send(customer.registerCustomer, { body: bryggen });
  await send(customer.registerCustomer, { body: FJORDLYS });
  const [mail, ...others] = await sandbox.outbox.list();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'sigurd.falk@platform.example', subject: 'Fjordlys Forsikring waits for approval' });
  expect(mail?.text).toMatch(/http:\/\/localhost:4000\/platform\/companies\?waiting=c-\w+$/);
});

test('an approved company is open to its administrator, who gets one mail', async () => {
  await send(customer.registerCustomer, { body: FJORDLYS });
  const { id = '' } = (await readPendingCompanies(platform)).at(-1) ?? {};
  await approveCompany(platform, id);
  await expect(approveCompany(platform, id)).rejects.toMatchObject({ status: 404 });
  const mails = await sandbox.outbox.list();
  expect(mails.filter(({ to }) => to === 'jonas.berg@post.example')).toMatchObject([
    {
      to: 'jonas.berg@post.example',
      subject: 'The account of Fjordlys Forsikring is active',
      text: expect.stringContaining('http://localhost:3000/'),
    },
  ]);
  expect(await send(customer.getCustomerOverview)).toMatchObject({ isActive: true });
  const { customerUserAccess } = await send(customerUser.getCurrentUser);
  expect(customerUserAccess.productFeatureAccessSelections.some(({ usageFeature }) => usageFeature.hasAccess)).toBe(
    false,
  );
});
