import { createServer, type Server } from 'node:net';
import { type CustomerEnvironment, customerEnvironmentIds, manageTeam, mfdx } from '@console/api';
import { CONCURRENT_EDIT_MESSAGE } from '@console/http';
import { eq } from 'drizzle-orm';
import { auditRecords } from '../audit/audit-tables';
import { createSandbox, type PersonaKey, type Sandbox } from '../sandbox';
import { callAs } from '../testing/call-as';
import { send } from '../testing/send';
import { deliverySettings } from './delivery-tables';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await createSandbox();
  callAs(sandbox, 'owner');
});
afterEach(() => sandbox.close());

const [FILE_TRANSFER, EMAIL, SIGNING, ARCHIVE] = [6, 5, 7, 9];
const DEVELOPMENT_DRAFT = ARCHIVE;

async function settingOf(environment: CustomerEnvironment, id: number) {
  const { settings } = await send(mfdx.getSettings, { environmentId: customerEnvironmentIds[environment] });
  const setting = settings.find(({ settingsId }) => settingsId === id);
  if (!setting) throw new Error(`There is no service ${id}`);
  return setting;
}

async function publish(environment: CustomerEnvironment) {
  await send(mfdx.getSettings, { environmentId: customerEnvironmentIds[environment] });
  await send(mfdx.publishSettings, { body: { environmentId: customerEnvironmentIds[environment] } });
}

/** Sends all settings with one change, like the console. */
async function save(environment: CustomerEnvironment, id: number, values: object, read?: mfdx.SettingsSet) {
  const { settings } = read ?? (await send(mfdx.getSettings, { environmentId: customerEnvironmentIds[environment] }));
  const sent = settings.map((setting) =>
    setting.settingsId === id ? { ...setting, ...values, isDirty: true } : setting,
  );
  await send(mfdx.saveSettings, { body: { environmentId: customerEnvironmentIds[environment], settings: sent } });
}

test('C146 the trail has the changed fields of a service, and of a secret only that it changed', async () => {
  await save('development', EMAIL, { smtpPort: 2525, apiKey: 'another' });
  const isEmail = eq(auditRecords.recordId, `development/${EMAIL}`);
  const records = await sandbox.db.select().from(auditRecords).where(isEmail);
  const changes = [
    { field: 'apiKey', before: true, after: true, isSecret: true },
    { field: 'smtpPort', before: 25, after: 2525 },
  ];
  expect(records.at(-1)).toMatchObject({ subject: 'deliveryService', name: 'E-mail delivery, development', changes });
});

test('SERV-012 SERV-015 SERV-016 SERV-017 SERV-020 saving makes a draft, which says pending, and its history who it was', async () => {
  const before = await settingOf('development', EMAIL);
  expect(before).toEqual({
    settingsId: EMAIL,
    displayName: 'E-mail delivery',
    organisationNumber: '999 000 111',
    countryCodes: ['*'],
    isActive: true,
    updatedBy: 'Göran Öberg',
    insertTimeStamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    isDirty: false,
    isDraft: false,
    history: [expect.objectContaining({ type: 3 }), expect.objectContaining({ type: 1 })],
    description: 'Letters and notices by e-mail',
    apiKey: true,
    smtpServer: 'smtp.fjellheim.example',
    smtpPort: 25,
  });
  await save('development', EMAIL, { smtpPort: 2525, apiKey: 'another' });
  const changes = [
    { type: 'apiKey', oldValue: true, newValue: true },
    { type: 'smtpPort', oldValue: 25, newValue: 2525 },
  ];
  const after = await settingOf('development', EMAIL);
  expect(after).toMatchObject({ isDraft: true, updatedBy: 'pending...', smtpPort: 2525 });
  expect(after.history[0]).toMatchObject({
    type: 2,
    updatedByName: 'Ingrid Haugland',
    changes,
  });
  const { draftVsPublished } = await send(mfdx.getSettings, { environmentId: customerEnvironmentIds.development });
  expect(draftVsPublished.differences[EMAIL]).toEqual(changes);

  await save('development', SIGNING, {});
  expect(await settingOf('development', SIGNING)).toMatchObject({ isDraft: false });
});

test('SERV-013 SERV-018 SERV-023 all drafts of one environment are published together, and nothing elsewhere', async () => {
  const production = await send(mfdx.getSettings, { environmentId: customerEnvironmentIds.production });
  const start = Date.now();
  const { settings, lastPublishedDate, draftVsPublished } = await send(mfdx.getSettings, {
    environmentId: customerEnvironmentIds.test,
  });
  const drafts = settings.filter(({ isDraft }) => isDraft);
  expect(Object.keys(draftVsPublished.differences)).toEqual(drafts.map(({ settingsId }) => String(settingsId)));
  expect(Date.parse(lastPublishedDate ?? '')).toBeLessThan(start);
  expect(drafts.map(({ settingsId }) => settingsId)).toEqual([EMAIL, FILE_TRANSFER, SIGNING]);
  await send(mfdx.publishSettings, { body: { environmentId: customerEnvironmentIds.test } });

  const published = await send(mfdx.getSettings, { environmentId: customerEnvironmentIds.test });
  expect(published.settings.filter(({ isDraft }) => isDraft)).toEqual([]);
  expect(published).toMatchObject({ lastPublisher: 'Ingrid Haugland', draftVsPublished: { differences: {} } });
  expect(Date.parse(published.lastPublishedDate ?? '')).toBeGreaterThanOrEqual(start);
  const history = published.settings.find(({ settingsId }) => settingsId === FILE_TRANSFER)?.history[0];
  expect(history).toMatchObject({ type: 3, updatedByName: 'Ingrid Haugland' });
  expect(history?.changes.map(({ type }) => type)).toEqual(['path', 'filePrefix', 'sftpAddress']);
  expect(await send(mfdx.getSettings, { environmentId: customerEnvironmentIds.production })).toEqual(production);
  expect((await settingOf('development', DEVELOPMENT_DRAFT)).isDraft).toBe(true);
  await expect(
    send(mfdx.publishSettings, { body: { environmentId: customerEnvironmentIds.test } }),
  ).rejects.toMatchObject({ message: 'There are no drafts to publish.' });
});

test('SERV-023 when publishing fails, nothing of it is published', async () => {
  await sandbox.db.run(
    `create trigger no_history before insert on delivery_history begin select raise(abort, 'full'); end`,
  );
  const before = await sandbox.db.select().from(deliverySettings);
  jest.spyOn(process.stderr, 'write').mockReturnValueOnce(true);
  await expect(
    send(mfdx.publishSettings, { body: { environmentId: customerEnvironmentIds.test } }),
  ).rejects.toMatchObject({ status: 500 });
  expect(await sandbox.db.select().from(deliverySettings)).toEqual(before);
});

test('SHRD-011 two people cannot overwrite each other: not one service, not each other’s, nor publish unseen drafts', async () => {
  const mine = await send(mfdx.getSettings, { environmentId: customerEnvironmentIds.development });
  callAs(sandbox, 'severalCompanies');
  await save('development', EMAIL, { smtpPort: 26, apiKey: 'another' });
  callAs(sandbox, 'owner');
  await expect(
    send(mfdx.publishSettings, { body: { environmentId: customerEnvironmentIds.development } }),
  ).rejects.toMatchObject({ message: CONCURRENT_EDIT_MESSAGE });
  await expect(save('development', EMAIL, { smtpPort: 27 }, mine)).rejects.toMatchObject({
    message: CONCURRENT_EDIT_MESSAGE,
  });
  // The other service is saved; the old value for the first is not written.
  await save('development', SIGNING, { profile: 'mine' }, mine);
  expect(await settingOf('development', EMAIL)).toMatchObject({ smtpPort: 26 });
  expect(await settingOf('development', SIGNING)).toMatchObject({ profile: 'mine' });
  await send(mfdx.publishSettings, { body: { environmentId: customerEnvironmentIds.development } });
});

const discard = ({ settingsId, insertTimeStamp }: mfdx.ServiceSetting) =>
  send(mfdx.discardDraft, { body: { environmentId: customerEnvironmentIds.test, settingsId, insertTimeStamp } });

test('a draft that is discarded is what is published again, secrets too, and the history says who did it', async () => {
  const published = await settingOf('test', EMAIL);
  await save('test', EMAIL, { smtpPort: 2525, apiKey: 'another' });
  const draft = await settingOf('test', EMAIL);
  await expect(discard(published)).rejects.toMatchObject({ message: CONCURRENT_EDIT_MESSAGE });
  await discard(draft);
  const setting = await settingOf('test', EMAIL);
  expect(setting).toMatchObject({ isDraft: false, isActive: true, smtpPort: 25, updatedBy: 'Ingrid Haugland' });
  expect(setting.history[0]).toMatchObject({
    type: 4,
    updatedByName: 'Ingrid Haugland',
    changes: expect.arrayContaining([{ type: 'smtpPort', oldValue: 2525, newValue: 25 }]),
  });
  const rows = await sandbox.db.select().from(deliverySettings);
  const row = rows.find(
    (each) => each.serviceId === EMAIL && each.environment === 'test' && each.customerId === 'c-fjellheim',
  );
  expect(row?.draft).toEqual(row?.published);
  await expect(discard(setting)).rejects.toMatchObject({ message: 'This service has no draft.' });

  callAs(sandbox, 'staff');
  await expect(discard(setting)).rejects.toMatchObject({ status: 404 });
  await save('test', SIGNING, { profile: 'new' });
  await expect(discard(await settingOf('test', SIGNING))).rejects.toMatchObject({
    message: 'The service has never been published.',
  });
});

test('of two saves at the same time one is refused', async () => {
  const read = await send(mfdx.getSettings, { environmentId: customerEnvironmentIds.development });
  const results = await Promise.allSettled([
    save('development', EMAIL, { description: 'One' }, read),
    save('development', EMAIL, { description: 'Two' }, read),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
});

test.each([
  [3, 'tenantKey', 'x'.repeat(41), 'Tenant key must be exactly 42 characters!'],
  [3, 'tenantKey', 'x'.repeat(43), 'Tenant key must be exactly 42 characters!'],
  [4, 'sftpAddress', '', 'Required'],
  [4, 'sftpAddress', 'sftp://files.example:22/in', 'Enter the server name only. Leave out: sftp://, :22/in'],
  [5, 'smtpServer', 'smtp.example:587', 'Enter the server name only. Leave out: :587'],
  [6, 'sftpUser', ' ', 'Required'],
  [5, 'smtpServer', '', 'Required'],
  [5, 'smtpPort', '', 'Must be a positive integer'],
  [5, 'smtpPort', -25, 'Must be a positive integer'],
  [5, 'smtpPort', 2.5, 'Must be a positive integer'],
  [8, 'accountSid', '', 'Required'],
  [8, 'callerId', null, 'Required'],
  [2, 'id', '', 'Required'],
  [1, 'sender', 0, 'Must be a positive integer'],
  [9, 'clientId', '', 'Required'],
  [9, 'systemUser', '', 'Required'],
  // C139
  [5, 'smtpPort', 65_536, 'Must be 65535 or lower'],
  [9, 'uri', 'archive', 'Must be a URL'],
  [9, 'uri', 'https://a:b@archive.example', 'Leave out the username and password. Addresses aren’t kept secret.'],
])('the platform checks service %i: %s %j is refused with "%s"', async (id, field, value, message) => {
  await expect(save('test', id, { [field]: value })).rejects.toMatchObject({ fieldErrors: { [field]: message } });
});

test.each([
  [2, 'secret'],
  [4, 'sftpPassword'],
  [5, 'apiKey'],
  [8, 'authToken'],
  [9, 'clientSecret'],
])('a company that has none must give service %i its %s', async (id, field) => {
  callAs(sandbox, 'staff');
  await expect(save('test', id, { [field]: '' })).rejects.toMatchObject({
    fieldErrors: expect.objectContaining({ [field]: 'Required' }),
  });
});

test('another company’s settings are neither read nor written, and an environment or service that is not there is refused', async () => {
  callAs(sandbox, 'staff');
  const { settings, lastPublisher } = await send(mfdx.getSettings, {
    environmentId: customerEnvironmentIds.production,
  });
  expect(lastPublisher).toBeNull();
  expect(settings.filter(({ insertTimeStamp }) => insertTimeStamp !== null)).toEqual([]);
  await save('production', SIGNING, { profile: 'platform' });
  await publish('production');
  callAs(sandbox, 'owner');
  expect(await settingOf('production', SIGNING)).toMatchObject({ profile: 'fjellheim-prod', updatedBy: 'Göran Öberg' });

  await expect(save('test', SIGNING, { settingsId: 99 })).rejects.toMatchObject({ status: 404 });
  const four = customerEnvironmentIds.development + 1;
  expect((await call('GET', `/api/mfdx/settings/${four}`)).status).toBe(404);
});

async function call(method: string, path: string, body?: object, who: PersonaKey = 'owner') {
  const headers = { authorization: `Bearer ${await sandbox.tokenFor(who)}`, 'content-type': 'application/json' };
  const sent = body ? { body: JSON.stringify(body) } : {};
  return await sandbox.fetch(`http://localhost:4000${path}`, { method, headers, ...sent });
}

test('a secret that was saved is in no answer of any call, nor in the history that is stored', async () => {
  const secrets = { 2: 'secret', 4: 'sftpPassword', 5: 'apiKey', 6: 'sftpPassword', 8: 'authToken', 9: 'clientSecret' };
  const answers: string[] = [];
  const keep = async (answer: Promise<Response>) => answers.push(await (await answer).text());
  for (const [environment, environmentId] of Object.entries(customerEnvironmentIds)) {
    const { settings } = await send(mfdx.getSettings, {
      environmentId: customerEnvironmentIds[environment as CustomerEnvironment],
    });
    const changed = settings.flatMap((setting) => {
      const name = secrets[setting.settingsId as keyof typeof secrets];
      return name ? [{ ...setting, [name]: `NEW-SECRET-${setting.settingsId}`, isDirty: true }] : [];
    });
    await keep(call('POST', '/api/mfdx/settings', { environmentId, settings: changed }));
    const [first] = changed;
    await keep(call('POST', '/api/mfdx/settings', { environmentId, settings: [{ ...first, id: '' }] }));
    await keep(call('POST', '/api/mfdx/settings', { environmentId, settings: changed }));
    await keep(call('GET', `/api/mfdx/settings/${environmentId}`));
    await keep(call('POST', `/api/mfdx/settings/test/${environmentId}/${EMAIL}`));
    await keep(call('POST', '/api/mfdx/settings/publish', { environmentId }));
    await keep(call('GET', `/api/mfdx/settings/${environmentId}`));
  }
  const stored = await sandbox.db.select().from(deliverySettings);
  const values = stored
    .filter(({ customerId }) => customerId === 'c-fjellheim')
    .map(({ serviceId, published }) => published?.[secrets[serviceId as keyof typeof secrets]])
    .filter(Boolean);
  expect(values).toHaveLength(18);
  expect(new Set(values).size).toBe(6);
  const history = JSON.stringify(await sandbox.db.all('select changes from delivery_history'));
  expect(answers.join()).toContain('"apiKey":true');
  for (const secret of [...values, 'granskog-4471', 'ek-7f21c0b94d', 'as-3b9e55d1', 'sms-5520-kvist', 'at-90c2e7']) {
    expect(`${answers.join()}${history}`).not.toContain(secret);
  }
});

test('SERV-033 SERV-034 an empty secret keeps the stored one, a new one is a difference that does not tell it, and what is optional may be empty', async () => {
  const optional = { path: null, tempPath: null, filePrefix: null, printShopProvider: null };
  const sent = { path: '', tempPath: ' ', filePrefix: null, printShopProvider: '', sftpPassword: '' };
  const transfer = await stored(FILE_TRANSFER);
  await save('development', FILE_TRANSFER, sent);
  expect(await stored(FILE_TRANSFER)).toEqual({ ...transfer, ...optional });

  const before = await stored(EMAIL);
  await save('development', EMAIL, { apiKey: '', description: 'Letters' });
  expect(await stored(EMAIL)).toEqual({ ...before, description: 'Letters' });
  await save('development', EMAIL, { apiKey: 'another' });
  expect(await stored(EMAIL)).toMatchObject({ apiKey: 'another' });
  const { draftVsPublished } = await send(mfdx.getSettings, { environmentId: customerEnvironmentIds.development });
  expect(draftVsPublished.differences[EMAIL]).toEqual([
    { type: 'description', oldValue: 'Letters and notices by e-mail', newValue: 'Letters' },
    { type: 'apiKey', oldValue: true, newValue: true },
  ]);

  async function stored(id: number) {
    const rows = await sandbox.db.select().from(deliverySettings);
    return rows.find(
      ({ customerId, environment, serviceId }) =>
        customerId === 'c-fjellheim' && environment === 'development' && serviceId === id,
    )?.draft;
  }
});

describe('mail of a company', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());
  const invite = () =>
    send(manageTeam.inviteUser, { body: { email: 'ny@post.example', customerUserRoleId: 'r-fjellheim-reader' } });
  const outbox = async () => (await sandbox.outbox.list()).map(({ to, note }) => ({ to, note }));

  test('leaves through the e-mail delivery that is published in production, and not through a draft of it', async () => {
    const received: string[] = [];
    server = await startMailServer(received);
    const { port } = server.address() as { port: number };
    await save('production', EMAIL, { smtpServer: '127.0.0.1', smtpPort: port, apiKey: 'another' });
    await invite();
    expect(received).toEqual([]);
    expect((await outbox())[0]?.note).toMatch(/isn’t allowed to connect to the mail server smtp\.fjellheim\.example/);

    await publish('production');
    await send(manageTeam.inviteUser, { body: { email: 'to@post.example', customerUserRoleId: 'r-fjellheim-reader' } });
    expect(received).toEqual([expect.stringContaining('To: to@post.example')]);
    expect(await outbox()).toHaveLength(1);
  });

  test('a test send goes to who asks for it, by what was saved last, and says why it could not', async () => {
    const received: string[] = [];
    server = await startMailServer(received);
    const { port } = server.address() as { port: number };
    expect(
      await send(mfdx.testService, { environmentId: customerEnvironmentIds.development, settingsId: EMAIL }),
    ).toMatch(/This installation isn’t allowed to connect to the mail server/);
    await save('development', EMAIL, { smtpServer: '127.0.0.1', smtpPort: port, apiKey: 'another' });
    expect(
      await send(mfdx.testService, { environmentId: customerEnvironmentIds.development, settingsId: EMAIL }),
    ).toBeNull();
    expect(received).toEqual([expect.stringContaining('To: ingrid.haugland@fjellheim.example')]);
    await expect(
      send(mfdx.testService, { environmentId: customerEnvironmentIds.development, settingsId: SIGNING }),
    ).rejects.toMatchObject({ status: 400 });
    expect(await outbox()).toEqual([]);
  });

  test('Q52 a platform that may not call its own network connects to no port of its own machine', async () => {
    const closed = await createSandbox({ testMode: false });
    callAs(closed, 'owner');
    for (const smtpServer of ['localhost', '127.0.0.1', '::1', 'LOCALHOST']) {
      await save('development', EMAIL, { smtpServer, smtpPort: 1, apiKey: 'another' });
      expect(
        await send(mfdx.testService, { environmentId: customerEnvironmentIds.development, settingsId: EMAIL }),
      ).toMatch(/This installation isn’t allowed to connect to the mail server/);
    }
    await closed.close();
  });

  test('stays in the outbox with the reason when the server cannot be reached', async () => {
    await save('production', EMAIL, { smtpServer: 'localhost', smtpPort: 1, apiKey: 'another' });
    await publish('production');
    await invite();
    expect(await outbox()).toEqual([
      {
        to: 'ny@post.example',
        note: "The company's e-mail delivery did not send it. Couldn’t reach the mail server. Check the server name and port.",
      },
    ]);
  });
});

async function startMailServer(received: string[]): Promise<Server> {
  const mailServer = createServer((socket) => {
    let mail: string | undefined;
    socket.write('220 test\r\n');
    socket.on('data', (data) => {
      const text = data.toString();
      if (mail === undefined) {
        if (/^DATA/i.test(text)) mail = '';
        socket.write(mail === '' ? '354 go on\r\n' : '250 ok\r\n');
        return;
      }
      mail += text;
      if (!mail.endsWith('\r\n.\r\n')) return;
      received.push(mail);
      mail = undefined;
      socket.write('250 taken\r\n');
    });
  });
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  return mailServer;
}
