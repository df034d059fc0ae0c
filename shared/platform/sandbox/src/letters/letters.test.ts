import {
  adminIntegration,
  customerEnvironmentIds,
  digitalArchiveMetadataMapping,
  interactSoapClient,
  mfdx,
  viewpointConfiguration,
  viewpointConnection,
  webEditorSettings,
} from '@console/api';
import { eq } from 'drizzle-orm';
import { archiveRecords } from '../archive/archive-tables';
import { makeCertificate } from '../interact/make-certificate';
import { createSandbox, type Sandbox } from '../sandbox';
import { signingProviderPages } from '../signing/SigningProvidersPage';
import { callAs } from '../testing/call-as';
import { send } from '../testing/send';
import { STAND_IN_SECRET } from '../viewpoint/viewpoint-stand-in';
import { letterPages } from './LettersPage';

let sandbox: Sandbox;
let received: { url: string; body: string; authorization: string }[];
let origin: string;
beforeEach(async () => {
  received = [];
  sandbox = await createSandbox({}, async (app, platform) => {
    await app.register((scope) => letterPages(scope, platform));
    await app.register((scope) => signingProviderPages(scope, platform));
    app.addContentTypeParser('text/xml', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.post('/own/soap', async ({ url, body, headers }) => {
      received.push({ url, body: String(body), authorization: headers.authorization ?? '' });
      return {};
    });
  });
  origin = await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
  callAs(sandbox, 'owner');
});
afterEach(() => sandbox.close());

const DAY = 86_400_000;
const certificate = (password: string) =>
  makeCertificate({
    commonName: 'interact-test.fjellheim.example',
    organisation: 'Fjellheim Pensjon AS',
    validFrom: new Date(Date.now() - DAY),
    validTo: new Date(Date.now() + 400 * DAY),
    password,
  });

const letter = {
  company: 'c-fjellheim',
  environment: 'test',
  title: 'Your pension in 2027',
  body: 'Dear member',
  writerName: 'Ingrid Haugland',
  writerEmail: 'ingrid.haugland@fjellheim.example',
  recipient: 'Kari Nordmann',
  memberNumber: '77-1204',
  channel: 'central',
  policyId: 'rp-korrespondanse',
};

async function open(path: string): Promise<string> {
  return (await sandbox.app.inject(path)).body;
}
const editorPage = (environment = 'test') => open(`/platform/letters?company=c-fjellheim&environment=${environment}`);

/** Resolves with the page of steps, or the form with errors. */
async function sendLetter(change: Record<string, string> = {}): Promise<string> {
  const answer = await sandbox.app.inject({
    method: 'POST',
    url: '/platform/letters',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: String(new URLSearchParams({ ...letter, ...change })),
  });
  return answer.statusCode === 303 ? await open(String(answer.headers.location)) : answer.body;
}

async function setEditor(change: Partial<webEditorSettings.WebEditorRequest>): Promise<void> {
  const stored = await send(webEditorSettings.getWebEditorSetting, { id: 'web-editor-test' });
  await send(webEditorSettings.updateWebEditorSetting, { body: { ...stored, mfdxClientSecret: '', ...change } });
}

test('SERV-094 SERV-095 SERV-096 the web editor offers what its settings switch on, to whom they let in, and it says whose they are', async () => {
  const before = await editorPage();
  for (const label of ['Central distribution', 'Print it here', 'Archive only', 'Attach the price list']) {
    expect(before).toContain(label);
  }
  for (const label of ['Preview', 'From the text library', "Recipient's e-mail"]) expect(before).not.toContain(label);
  expect(await sendLetter({ writerEmail: 'someone@elsewhere.example' })).toContain(
    'Only people of fjellheim.example may write',
  );

  await setEditor({
    requireEditorAuth: false,
    centralDistributionEnabled: false,
    emailEnabled: true,
    previewHtmlEnabled: true,
    textLibraryEnabled: true,
    languageCode: 'nb',
    pdfAttachmentEnabled: false,
  });
  const after = await editorPage();
  for (const label of ['Preview', 'From the text library', 'Kjære medlem']) expect(after).toContain(label);
  for (const label of ['Central distribution', 'Attach the price list']) expect(after).not.toContain(label);
  expect(await sendLetter()).toContain('Letters cannot be sent in this way.');
  const text = await sendLetter({ channel: 'print', writerEmail: 'someone@elsewhere.example', usesLibrary: 'yes' });
  expect(text).toContain('lese mer om pensjonen din');

  await setEditor({ endFormEnabled: false });
  expect(await editorPage()).toContain('has switched distribution off');
});

test('SERV-125 SERV-127 with Interact admin as the source the settings of the console are not used', async () => {
  await send(webEditorSettings.getGeneralSettings);
  await send(webEditorSettings.saveGeneralSettings, {
    body: {
      webEditorConfigurationSource: webEditorSettings.SOURCE_INTERACT_ADMIN,
    },
  });
  const page = await editorPage();
  expect(page).toContain('are kept, and not used');
  expect(page).not.toContain('Archive only');
});

test('SERV-097 SERV-112 an attached PDF has the resolution, colours and sheets of the settings', async () => {
  expect(await sendLetter({ hasAttachment: 'yes' })).toContain(
    '4 pages at 150 dpi in black and white, 1.1 MB, on 2 sheets.',
  );
  await setEditor({
    pdfAttachmentDPI: 300,
    pdfAttachmentColorDepth: webEditorSettings.RGB,
    pdfAttachmentDuplex: false,
  });
  expect(await sendLetter({ hasAttachment: 'yes' })).toContain('4 pages at 300 dpi in colour, 104.4 MB, on 4 sheets.');
});

test('SERV-027 SERV-023 a letter leaves by the services that are published and active, with what is published of them', async () => {
  const page = await sendLetter();
  expect(page).toContain('Passed over: its service is not published and active here.');
  expect(page).toContain('In the mailbox of Kari Nordmann, from sender 984661185, method 1.');
  expect(page).toMatch(/A copy: \/inbound\/letters\/L[0-9A-F]{8}\.pdf on sftp\.fjellheim\.example as mfdx-test/);
  await send(mfdx.getSettings, { environmentId: customerEnvironmentIds.test });
  await send(mfdx.publishSettings, { body: { environmentId: customerEnvironmentIds.test } });
  expect(await sendLetter()).toMatch(
    /A copy: \/inbound\/letters\/2027\/FJP_L[0-9A-F]{8}\.pdf on sftp2\.fjellheim\.example/,
  );

  await setEditor({ centralDistributionDigipostEnabled: false, centralprintMethod: 7 });
  expect(await sendLetter()).toMatch(
    /\/print\/FJP_L[0-9A-F]{8}\.pdf on print\.fjellheim\.example as print-test, printed by Strålfors, method 7/,
  );
  expect(await sendLetter({ notifiesBySms: 'yes' })).toContain('was told by SMS');
});

test('SERV-035 a letter by e-mail goes to the server of the settings, and by the platform when that is not to be had', async () => {
  await setEditor({ emailEnabled: true });
  expect(await sendLetter({ channel: 'email' })).toContain('An e-mail address is required');
  const page = await sendLetter({ channel: 'email', recipientEmail: 'kari@nordmann.example' });
  expect(page).toContain('own mail server');
  const [mail] = await sandbox.outbox.list();
  expect(mail).toMatchObject({ to: 'kari@nordmann.example', subject: letter.title });
});

test('SERV-076 SERV-084 every letter goes to the SOAP endpoint, signed, as PDF/A where that is forced', async () => {
  const save = async (forcePDFAOnAllDocuments: boolean) => {
    const stored = await send(interactSoapClient.getSoapClient, { id: 'soap-test' });
    const password = 'right-4471';
    const secrets = { certificate: certificate(password), certificatePassword: password };
    const change = { endpoint: `${origin}/own/soap`, forcePDFAOnAllDocuments };
    await send(interactSoapClient.updateSoapClient, { body: { ...stored, ...secrets, ...change } });
  };
  await save(false);
  expect(await sendLetter()).toContain('answered 200 to the letter as PDF.');
  await save(true);
  await sendLetter();
  expect(received.map(({ body }) => /format="([^"]+)"/.exec(body)?.[1])).toEqual(['PDF', 'PDF/A']);
  expect(received[0]?.body).toMatch(/<Signature algorithm="RSA-SHA256">[\w+/=]{100,}<\/Signature>/);
});

test('SERV-051 SERV-058 SERV-098 letters are stored where storage, connection and archive method say, and found again there', async () => {
  const find = (words = letter.title) =>
    open(`/platform/letters/find?company=c-fjellheim&environment=test&words=${encodeURIComponent(words)}`);
  const shared = await sendLetter();
  expect(shared).toContain('The connection is inactive.');
  expect(shared).toMatch(/In the folder .+, for 1825 days\./);
  expect(await find()).toContain('keeps in the shared archive');

  const { id, state: _, ...connection } = await send(viewpointConnection.getConnection, { id: 'viewpoint-test' });
  const stored = { ...connection, id, state: viewpointConnection.CONNECTION_ACTIVE };
  const standIn = { baseAddress: `${origin}/stand-in/viewpoint`, clientSecret: STAND_IN_SECRET };
  await send(viewpointConnection.updateConnection, { body: { ...stored, ...standIn } });
  expect(await sendLetter({ title: 'Kept privately' })).toContain('/stand-in/viewpoint answered 201.');
  const results = await find('kept');
  expect(results).toContain('keeps in the private document database');
  expect(results).toContain('Kept privately');

  await send(viewpointConfiguration.getConfiguration);
  await send(viewpointConfiguration.updateConfiguration, { body: { usePrivateStorage: false } });
  expect(await sendLetter()).not.toContain('Private document database');
  expect(await find('Kept privately')).toContain('Nothing was found.');

  await setEditor({ archiveMethod: webEditorSettings.ARCHIVE_ON_PREM });
  expect(await sendLetter()).toContain('https://archive-test.fjellheim.example/api could not be reached.');
});

test('INTG-094 INTG-096 documents are listed, searched and put in order by the metadata columns', async () => {
  await sendLetter();
  const page = (query: string) => open(`/platform/letters/find?company=c-fjellheim&environment=test&${query}`);
  const before = await page('words=77-1204');
  expect(before).toContain('Your pension in 2027');
  expect([...before.matchAll(/<th[^>]*>(?:<a[^>]*>)?([^<]+)/g)].map(([, label]) => label)).toEqual([
    'Title',
    'Document type',
    'Received',
    'Member no.',
    'Case handler',
  ]);
  const columns = await send(digitalArchiveMetadataMapping.getMappings);
  const changed = columns.map((column) =>
    column.name === 'memberNumber'
      ? { ...column, presentationLabel: 'Number', isSearchable: false, order: 0 }
      : column.name === 'documentType'
        ? { ...column, displayInColumn: false }
        : column,
  );
  const { updateMappings } = digitalArchiveMetadataMapping;
  await send(updateMappings, {
    body: changed.toSorted((a, b) => a.order - b.order).map((column, index) => ({ ...column, order: index + 1 })),
  });
  const after = await page('');
  expect([...after.matchAll(/<th[^>]*>(?:<a[^>]*>)?([^<]+)/g)].map(([, label]) => label)).toEqual([
    'Number',
    'Title',
    'Received',
    'Case handler',
  ]);
  expect(await page('words=77-1204')).toContain('Nothing was found.');
});

test('INTG-118 policies are offered in their order, without disabled ones', async () => {
  const offered = async () => [...(await editorPage()).matchAll(/>([^<>]+) · \d+ days</g)].map(([, name]) => name);
  const before = await offered();
  expect(before).toHaveLength(6);
  expect(before).not.toContain('Prøveordning 2019');
  await sandbox.db.run('update retention_policies set position = -position');
  expect(await offered()).toEqual(before.toReversed());
});

test('INTG-005 INTG-027 INTG-033 C137 a letter is signed by the methods and the provider of Digital signing, which tells its address and stores the file', async () => {
  const methods = { standard: true, no_bankId: false, se_bankid: false, sms: false };
  const saveSigning = async (companyId: string, defaultNotificationEmail: string) => {
    await send(adminIntegration.getSigningConfiguration);
    await send(adminIntegration.saveSigningProvider, {
      body: {
        providerId: 'signicat',
        credentialsType: adminIntegration.credentialsTypes.signicat,
        availableSignAuthMethods: methods,
        customCredentials: { clientId: '', clientSecret: null, companyId, defaultNotificationEmail, accessKeys: null },
      },
    });
  };
  await saveSigning('FJP-7', 'first@fjellheim.example');
  expect([...(await editorPage()).matchAll(/Yes, by (\w+)/g)].map(([, method]) => method)).toEqual(['standard']);
  expect(await sendLetter({ signedBy: 'sms' })).toContain('This method is turned off.');
  expect(await sendLetter({ signedBy: 'standard' })).toContain(
    'signicat for FJP-7 asks Kari Nordmann to sign by standard, and tells first@fjellheim.example. The file goes to the archive once it is signed.',
  );
  const providers = await open('/platform/signing-providers');
  expect(providers).toContain('Fjellheim Pensjon AS (FJP-7) · signicat · standard');
  expect(providers).toContain('It notifies first@fjellheim.example.');

  const { archiveIntegration } = await send(adminIntegration.getSigningConfiguration);
  const [folderId = ''] = archiveIntegration.archiveFolderIds;
  const countRecords = () => sandbox.db.$count(archiveRecords, eq(archiveRecords.folderId, folderId));
  const before = await countRecords();
  // The recipient is read when the event happens.
  await saveSigning('FJP-7', 'second@fjellheim.example');
  const [, orderId = ''] = /name="orderId" value="([^"]+)"/.exec(providers) ?? [];
  await sandbox.app.inject({
    method: 'POST',
    url: '/platform/signing-providers/sign',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: String(new URLSearchParams({ orderId })),
  });
  const [mail] = await sandbox.outbox.list();
  expect(mail).toMatchObject({ to: 'second@fjellheim.example', subject: `Signed: ${letter.title}` });
  expect(await countRecords()).toBe(before + 1);
});
