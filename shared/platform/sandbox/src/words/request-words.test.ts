import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  billing,
  customerGroup,
  customerRole,
  digitalArchiveMetadataMapping,
  digitalArchiveWebhooks,
  manageTeam,
  plan,
} from '@console/api';
import { type AnswerOf, type ApiError, type Call, configureApi, versionOf } from '@console/http';
import { addWords, type Catalogue } from '@console/words';
import { asc, eq } from 'drizzle-orm';
import { webhookDeliveries } from '../archive/archive-tables';
import { auditEntries } from '../audit/audit-tables';
import { urlOf } from '../calls/endpoint';
import { roles } from '../db/schema';
import { paymentPages } from '../payments/PaymentPages';
import { createSandbox, type Sandbox } from '../sandbox';
import { invitationPages } from '../team/InvitationPage';
import { callAs } from '../testing/call-as';
import { send } from '../testing/send';
import { languageOf } from './request-words';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await createSandbox();
});
afterEach(() => sandbox.close());

/** Undefined = no header. */
async function sendIn(language: string | undefined, call: Call, { body, path = urlOf(call) }: Sent = {}) {
  const { statusCode, payload } = await sandbox.app.inject({
    method: call.method,
    url: path,
    headers: {
      authorization: `Bearer ${await sandbox.tokenFor('owner')}`,
      ...(language === undefined ? {} : { 'accept-language': language }),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: statusCode, answer: JSON.parse(payload) as unknown };
}

const answerIn = async <C extends Call>(language: string, call: C, sent?: Sent) =>
  (await sendIn(language, call, sent)).answer as AnswerOf<C>;

const refusalIn = async (language: string, call: Call, sent: Sent) =>
  (await sendIn(language, call, sent)).answer as Refused;

interface Sent {
  body?: object;
  path?: string;
}
interface Refused {
  Message: string;
  ValidationErrors: Record<string, string[]>;
}

const legal = { body: { name: 'Pensions' } };

test.each([
  [undefined, 'A group named Pensions already exists.'],
  ['en', 'A group named Pensions already exists.'],
  ['fr-FR,fr;q=0.9', 'A group named Pensions already exists.'],
  ['sv', 'Det finns redan en grupp som heter Pensions.'],
  ['nb', 'Det finnes allerede en gruppe som heter Pensions.'],
])('C158 a refusal is in the language of its reader: %s', async (language, message) => {
  expect(await sendIn(language, customerGroup.createGroup, legal)).toEqual({
    status: 400,
    answer: { Message: message, ValidationErrors: { name: [message] } },
  });
});

test('C158 of the languages of a header, the preferred one that the platform has counts', () => {
  const headers = {
    '': 'en',
    '*': 'en',
    de: 'en',
    'nb-NO,nb;q=0.9,en;q=0.8': 'nb',
    no: 'nb',
    'de, en;q=0.5, sv;q=0.7': 'sv',
    'sv;q=0, nb;q=0.1': 'nb',
    'en, sv': 'en',
  };
  expect(Object.keys(headers).map(languageOf)).toEqual(Object.values(headers));
});

test('C158 a rule that the console has too is in the language of the request', async () => {
  const tooLong = { body: { name: 'x'.repeat(101) } };
  expect((await refusalIn('nb', customerGroup.createGroup, tooLong)).Message).toBe('Maks. 100 tegn.');
  expect((await refusalIn('sv', customerGroup.createGroup, tooLong)).Message).toBe('Högst 100 tecken.');
  expect((await refusalIn('en', customerGroup.createGroup, tooLong)).Message).toBe('At most 100 characters.');
  const hidden = { body: { name: 'Sak\u200Bsbehandlere' } };
  expect((await refusalIn('nb', customerGroup.createGroup, hidden)).Message).toBe(
    'Inneholder et usynlig tegn (U+200B) etter «Sak».',
  );
});

test('C158 requests at the same time do not mix their languages', async () => {
  const messages = {
    en: 'A group named',
    sv: 'Det finns redan en grupp som heter',
    nb: 'Det finnes allerede en gruppe som heter',
  };
  const languages = Array.from({ length: 60 }, (_, index) => (['en', 'sv', 'nb'] as const)[index % 3] ?? 'en');
  const answers = await Promise.all(
    languages.map(async (language) => (await refusalIn(language, customerGroup.createGroup, legal)).Message),
  );
  expect(answers).toEqual(
    languages.map((language) => `${messages[language]} Pensions${language === 'en' ? ' already exists' : ''}.`),
  );
});

test('C158 what is outside of an endpoint is in the language of the request too', async () => {
  const missing = { path: '/api/Nothing' };
  expect((await refusalIn('sv', customerGroup.getGroups, missing)).Message).toBe(
    'Det finns inget på den här adressen.',
  );
  const unknown = await sandbox.app.inject({ url: '/api/MyUser', headers: { 'accept-language': 'nb' } });
  expect(unknown.json<Refused>().Message).toBe('Tilgangstokenet mangler, har utløpt eller gjelder ikke her.');
});

test('C158 names of the platform are translated, names of the company and names that are compared are not', async () => {
  const named = async (language: string) =>
    (await answerIn(language, customerRole.getRoles)).map(({ roleName }) => roleName);
  expect(await named('sv')).toEqual(expect.arrayContaining(['Administratör', 'Case handler']));
  expect(await named('en')).toEqual(expect.arrayContaining(['Administrator', 'Case handler']));
  expect(await answerIn('sv', manageTeam.getUserStatuses)).toEqual([
    { id: 1, name: 'Active' },
    { id: 2, name: 'Inactive' },
    { id: 3, name: 'Locked' },
  ]);
  const [start] = await answerIn('nb', plan.getPlanTiers);
  expect(start).toMatchObject({ planName: 'Start', planDescription: 'For ett team som skriver og arkiverer.' });
});

test('C158 a role that was saved by a reader of Swedish is English for others', async () => {
  const blank = await answerIn('sv', customerRole.getBlankRole);
  const archive = blank.productFeatureAccessSelections.find(({ productCode }) => productCode === 'DG');
  expect(archive).toMatchObject({ productName: 'Arkiv', usageFeature: { featureName: 'Använda Arkiv' } });
  const saved = await answerIn('sv', customerRole.saveRole, {
    body: { ...blank, roleName: 'Arkivarie' },
  });
  const [stored] = await sandbox.db.select().from(roles).where(eq(roles.id, saved.roleId));
  expect(stored?.access.map(({ productName }) => productName)).toContain('Text Library');
  const taken = await refusalIn('sv', customerRole.saveRole, { body: { ...blank, roleName: 'administratör' } });
  expect(taken.Message).toBe('Det finns redan en roll som heter administratör.');
});

test('C158 a system column keeps its stored label when a reader of Norwegian saves the columns', async () => {
  const { getMappings, updateMappings } = digitalArchiveMetadataMapping;
  const columns = await answerIn('nb', getMappings);
  expect(columns.map(({ presentationLabel }) => presentationLabel)).toEqual(
    expect.arrayContaining(['Tittel', 'Case handler']),
  );
  const body = columns.map((column) => ({ ...column, isSystem: undefined }));
  expect((await sendIn('nb', updateMappings, { body })).status).toBe(200);
  const after = await answerIn('en', getMappings);
  expect(after.map(({ presentationLabel }) => presentationLabel)).toEqual(
    expect.arrayContaining(['Title', 'Received', 'Source system', 'Case handler']),
  );
});

test('C158 the audit trail is English, whoever was refused', async () => {
  await sendIn('nb', customerGroup.createGroup, legal);
  await sendIn('sv', customerGroup.createGroup, { body: { name: 'x'.repeat(101) } });
  const rows = await sandbox.db
    .select({ message: auditEntries.message })
    .from(auditEntries)
    .where(eq(auditEntries.action, 'POST /api/CustomerGroup/Group'))
    .orderBy(asc(auditEntries.id));
  expect(rows.map(({ message }) => message)).toEqual([
    'A group named Pensions already exists.',
    'At most 100 characters.',
  ]);
});

test('C158 a mail and the note about it do not depend on who caused it', async () => {
  const body = { email: 'ny@fjellheim.example', customerUserRoleId: 'r-fjellheim-reader' };
  for (const language of ['nb', 'en']) {
    await sendIn(language, manageTeam.inviteUser, { body });
    await sendIn(language, manageTeam.removePendingInvites, { body: { emails: [body.email] } });
  }
  const [one, other] = await sandbox.outbox.list();
  expect(one?.note).toMatch(/isn’t allowed to connect to the mail server smtp\.fjellheim\.example/);
  expect(other).toMatchObject({ note: one?.note, subject: one?.subject });
});

test('C158 lists of names are in the order of the reader’s language', async () => {
  for (const name of ['Åsane', 'Aust', 'Zebra', 'Øst', 'Oslo'])
    await sendIn('en', customerGroup.createGroup, { body: { name } });
  const ordered = async (language: string, call: Call) =>
    ((await answerIn(language, call)) as { name: string }[])
      .map(({ name }) => name)
      .filter((name) => /^(?:Å|Aus|Z|Ø|Osl)/u.test(name));
  for (const call of [customerGroup.getGroups, manageTeam.getUserGroups]) {
    expect(await ordered('nb', call)).toEqual(['Aust', 'Oslo', 'Zebra', 'Øst', 'Åsane']);
    expect(await ordered('en', call)).toEqual(['Åsane', 'Aust', 'Oslo', 'Øst', 'Zebra']);
  }
  const people = async (language: string) => (await answerIn(language, manageTeam.getUsers)).map(({ name }) => name);
  expect(await people('nb')).toEqual((await people('en')).toSorted(new Intl.Collator('nb').compare));
  expect(await people('nb')).not.toEqual(await people('en'));
});

test('C158 the pages that customers see are in the language of the console or mail that leads there', async () => {
  await sandbox.close();
  sandbox = await createSandbox({}, async (app, platform) => {
    await app.register((scope) => invitationPages(scope, platform));
    await app.register((scope) => paymentPages(scope, platform));
  });
  const { url } = await answerIn('sv', billing.addPaymentMethod);
  const form = new URLSearchParams({ number: '4242', expiry: '', cvc: '', name: '' }).toString();
  const headers = { 'accept-language': 'nb', 'content-type': 'application/x-www-form-urlencoded' };
  for (const [method, text] of [
    ['GET', 'Lägg till ett kort'],
    ['POST', 'Kortnumret är ofullständigt.'],
  ] as const) {
    const { pathname, search } = new URL(url);
    const { payload } = await sandbox.app.inject({ method, url: pathname + search, headers, payload: form });
    expect(payload).toContain(text);
    expect(payload).toContain('<html lang="sv">');
  }
  const body = { email: 'ny@fjellheim.example', customerUserRoleId: 'r-fjellheim-reader' };
  await sendIn('nb', manageTeam.inviteUser, { body });
  const [mail] = await sandbox.outbox.list();
  expect(mail?.text).toMatch(/invitation\/\S+\?ui_locales=en$/m);
  const gone = await sandbox.app.inject({ url: '/identity/invitation/gone', headers: { 'accept-language': 'nb' } });
  expect(gone.payload).toContain('Invitasjonen er ikke lenger gyldig');
});

test('C158 the reason of a failed delivery is stored in English and answered in the language of the reader', async () => {
  const path = '/api/DigitalArchiveWebhooks/w-portal/deliveries';
  const answer = await answerIn('nb', digitalArchiveWebhooks.getWebhookDeliveries, {
    path,
  });
  expect(answer.map(({ reason }) => reason)).toContain('Mottakeren svarte med status 503.');
  const stored = await sandbox.db.select({ reason: webhookDeliveries.reason }).from(webhookDeliveries);
  expect(stored.map(({ reason }) => reason)).toContain('The receiver responded with status 503.');
});

test('C158 SHRD-011 a concurrent edit is recognised by a console in Norwegian', async () => {
  callAs(sandbox, 'owner');
  const group = await send(customerGroup.getGroup, { groupId: 'g-pensions' });
  const version = versionOf(group);
  await send(customerGroup.renameGroup, { body: { id: group.id, name: 'Pensjon' } });

  const words = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../../http/words/nb.json'), 'utf8'),
  ) as Catalogue;
  // Stays last in this file, because a process cannot reset the language.
  addWords('nb', words);
  const onConcurrentEdit = jest.fn();
  configureApi({
    bases: { main: 'http://localhost:4000', identity: '', ownBackend: '' },
    getAccessToken: () => sandbox.tokenFor('owner'),
    renewAccessToken: async () => undefined,
    onUnauthenticated: () => {},
    onForbidden: () => {},
    onConcurrentEdit,
    fetch: sandbox.fetch,
  });
  const saving = send(customerGroup.renameGroup, { body: { id: group.id, name: 'Pensjoner' } }, { version });
  const message = 'Kunne ikke lagre posten. Den er endret av en annen bruker.';
  const refusal = await saving.catch((error: unknown) => error as ApiError);
  expect(refusal).toMatchObject({ status: 400, message, handled: true });
  expect(onConcurrentEdit.mock.calls).toEqual([[message]]);
});

test.each(['nb', 'sv'])('C158 a text with words around its values has words around them in %s', (language) => {
  const file = join(import.meta.dirname, `../../words/${language}.json`);
  const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
  const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));
  const wordless = Object.entries(catalogue).filter(
    ([english, text]) =>
      hasWords(english) &&
      ![text].flatMap((forms) => (typeof forms === 'string' ? [forms] : Object.values(forms))).every(hasWords),
  );
  expect(wordless).toEqual([]);
});
