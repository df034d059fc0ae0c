import { interactSoapClient, viewpointConfiguration, viewpointConnection, webEditorSettings } from '@console/api';
import { CONCURRENT_EDIT_MESSAGE } from '@console/http';
import { createSandbox, type Sandbox } from '../sandbox';
import { callAs } from '../testing/call-as';
import { send } from '../testing/send';
import { STAND_IN_SECRET } from '../viewpoint/viewpoint-stand-in';
import { makeCertificate } from './make-certificate';

const DAY = 86_400_000;
let sandbox: Sandbox;
let standIn: string;
beforeEach(async () => {
  sandbox = await createSandbox();
  standIn = `${await sandbox.app.listen({ port: 0, host: '127.0.0.1' })}/stand-in/viewpoint`;
  callAs(sandbox, 'owner');
});
afterEach(() => sandbox.close());

const connection = () => ({
  id: '',
  name: 'Fjellheim development',
  baseAddress: standIn,
  clientId: 'fjellheim-dev',
  clientSecret: STAND_IN_SECRET,
  state: 1,
  customerEnvironment: 3,
  modifiedTime: null,
});
const certificate = (password: string, days = 400) =>
  makeCertificate({
    commonName: 'interact-dev.fjellheim.example',
    organisation: 'Fjellheim Pensjon AS',
    validFrom: new Date(Date.now() - 500 * DAY),
    validTo: new Date(Date.now() + days * DAY),
    password,
  });
const soapClient = () => ({
  id: '',
  endpoint: 'https://soap-dev.fjellheim.example/interact',
  forcePDFAOnAllDocuments: false,
  customerEnvironment: 3,
  certificate: certificate('right-4471'),
  certificatePassword: 'right-4471',
  updatedDate: null,
});

test('SERV-060 SERV-061 SERV-063 SERV-067 the check really connects, and each way to fail has its own words', async () => {
  const check = (change: object) => send(viewpointConnection.checkConnection, { body: { ...connection(), ...change } });
  const { host } = new URL(standIn);
  expect(await check({})).toBeNull();
  expect(await check({ clientSecret: 'wrong' })).toBe(`${host} rejected this client ID and secret.`);
  expect(await check({ baseAddress: 'http://127.0.0.1:9/' })).toBe('127.0.0.1:9 refused the connection.');
  expect(await check({ baseAddress: 'http://nowhere.invalid' })).toBe(
    'Couldn’t reach nowhere.invalid. Check the address.',
  );
  expect(await check({ baseAddress: `${standIn}/none` })).toBe(
    `${host} didn’t return a token (status 404). Check the base address.`,
  );
  const none = { baseAddress: 'viewpoint', clientId: ' ', clientSecret: '', state: 3 };
  await expect(check(none)).rejects.toMatchObject({
    fieldErrors: {
      baseAddress: 'Base address must be a URL',
      clientId: 'Client ID is required',
      clientSecret: 'Client secret is required',
      state: 'State is required',
    },
  });
  // C139
  const inClear = standIn.replace('//', '//name:secret@');
  await expect(check({ baseAddress: inClear })).rejects.toMatchObject({
    fieldErrors: { baseAddress: 'Leave out the username and password. Addresses aren’t kept secret.' },
  });
  expect(await check({ baseAddress: `${standIn}/slow` })).toBe(`${host} didn’t respond within 5 seconds.`);
}, 15_000);

test('a platform that may not call its own network says so and does not connect', async () => {
  const closed = await createSandbox({ isPrivateNetworkAllowed: false });
  callAs(closed, 'owner');
  expect(await send(viewpointConnection.checkConnection, { body: connection() })).toBe(
    'This address is inside the platform’s own network. Enter a public address.',
  );
  await closed.close();
});

test('a stored secret is sent to no other address than the one it was entered for', async () => {
  const { id, modifiedTime } = await send(viewpointConnection.createConnection, { body: connection() });
  const unchanged = { ...connection(), id, modifiedTime, clientSecret: '' };
  expect(await send(viewpointConnection.checkConnection, { body: unchanged })).toBeNull();
  await expect(
    send(viewpointConnection.checkConnection, { body: { ...unchanged, baseAddress: 'https://elsewhere.example' } }),
  ).rejects.toMatchObject({ fieldErrors: { clientSecret: 'Client secret is required' } });
});

test('SERV-053 SERV-054 the configuration is created once and updated from then on, for the own company', async () => {
  expect(await send(viewpointConfiguration.getConfiguration)).toEqual({ usePrivateStorage: true });
  await send(viewpointConfiguration.updateConfiguration, { body: { usePrivateStorage: false } });
  expect(await send(viewpointConfiguration.getConfiguration)).toEqual({ usePrivateStorage: false });
  await expect(send(viewpointConnection.createConnection, { body: connection() })).rejects.toMatchObject({
    status: 400,
  });
  callAs(sandbox, 'staff');
  expect(await send(viewpointConfiguration.getConfiguration)).toBeNull();
  await send(viewpointConfiguration.createConfiguration, { body: { usePrivateStorage: true } });
  await expect(
    send(viewpointConfiguration.createConfiguration, { body: { usePrivateStorage: true } }),
  ).rejects.toMatchObject({
    status: 400,
  });
});

test('SHRD-011 a choice for all environments that somebody else has changed meanwhile is not overwritten', async () => {
  const stale = { message: CONCURRENT_EDIT_MESSAGE };
  await send(viewpointConfiguration.getConfiguration);
  await send(webEditorSettings.getGeneralSettings);
  callAs(sandbox, 'severalCompanies');
  await send(viewpointConfiguration.getConfiguration);
  await send(viewpointConfiguration.updateConfiguration, { body: { usePrivateStorage: false } });
  await send(webEditorSettings.getGeneralSettings);
  await send(webEditorSettings.saveGeneralSettings, { body: { webEditorConfigurationSource: 2 } });
  callAs(sandbox, 'owner');
  await expect(
    send(viewpointConfiguration.updateConfiguration, { body: { usePrivateStorage: true } }),
  ).rejects.toMatchObject(stale);
  await expect(
    send(webEditorSettings.saveGeneralSettings, { body: { webEditorConfigurationSource: 1 } }),
  ).rejects.toMatchObject(stale);
  // Saving a connection checks the choice without counting as a read.
  await expect(send(viewpointConnection.createConnection, { body: connection() })).rejects.toMatchObject({
    status: 400,
  });
  await expect(
    send(viewpointConfiguration.updateConfiguration, { body: { usePrivateStorage: true } }),
  ).rejects.toMatchObject(stale);
  expect(await send(viewpointConfiguration.getConfiguration)).toEqual({ usePrivateStorage: false });
  expect(await send(webEditorSettings.getGeneralSettings)).toEqual({ webEditorConfigurationSource: 2 });
  await send(viewpointConfiguration.updateConfiguration, { body: { usePrivateStorage: true } });
});

test('SERV-069 SERV-087 SERV-120 of two administrators the second is refused, and an environment has one setting', async () => {
  const saved = await send(viewpointConnection.createConnection, { body: connection() });
  await expect(send(viewpointConnection.createConnection, { body: connection() })).rejects.toMatchObject({
    fieldErrors: { customerEnvironment: 'This customer environment is already in use.' },
  });
  const change = { ...connection(), id: saved.id, modifiedTime: saved.modifiedTime, name: 'One' };
  expect(await send(viewpointConnection.updateConnection, { body: change })).toMatchObject({
    name: 'One',
    modifiedTime: expect.any(String),
    modifiedByName: 'Ingrid Haugland',
  });
  await expect(send(viewpointConnection.updateConnection, { body: { ...change, name: 'Two' } })).rejects.toMatchObject({
    message: CONCURRENT_EDIT_MESSAGE,
  });

  const client = await send(interactSoapClient.createSoapClient, { body: soapClient() });
  const other = { ...soapClient(), id: client.id, certificate: '', certificatePassword: '' };
  await send(interactSoapClient.updateSoapClient, { body: other });
  await expect(send(interactSoapClient.updateSoapClient, { body: other })).rejects.toMatchObject({
    message: CONCURRENT_EDIT_MESSAGE,
  });

  const setting = await send(webEditorSettings.getWebEditorSetting, { id: 'web-editor-test' });
  const domain = { ...setting, mfdxClientSecret: '', requiredUserDomain: 'one.example' };
  await send(webEditorSettings.updateWebEditorSetting, { body: domain });
  await expect(
    send(webEditorSettings.updateWebEditorSetting, { body: { ...domain, requiredUserDomain: 'two.example' } }),
  ).rejects.toMatchObject({ message: CONCURRENT_EDIT_MESSAGE });
  expect(await send(webEditorSettings.getWebEditorSetting, { id: setting.id })).toMatchObject({
    requiredUserDomain: 'one.example',
  });
});

test("another company's settings are not found, whatever is done with them", async () => {
  callAs(sandbox, 'staff');
  expect(await send(interactSoapClient.getSoapClients)).toEqual([]);
  for (const call of [
    () => send(interactSoapClient.getSoapClient, { id: 'soap-test' }),
    () => send(interactSoapClient.deleteSoapClients, { body: ['soap-test'] }),
    () => send(interactSoapClient.updateSoapClient, { body: { ...soapClient(), id: 'soap-test' } }),
    () => send(viewpointConnection.getConnection, { id: 'viewpoint-test' }),
    () => send(viewpointConnection.checkConnection, { body: { ...connection(), id: 'viewpoint-test' } }),
    () => send(webEditorSettings.deleteWebEditorSettings, { body: ['web-editor-test'] }),
  ]) {
    await expect(call()).rejects.toMatchObject({ code: 'notFound' });
  }
});

test('SERV-082 a .pfx file is opened: the wrong password and what is no certificate are refused on their fields', async () => {
  const wrong = send(interactSoapClient.createSoapClient, { body: { ...soapClient(), certificatePassword: 'wrong' } });
  await expect(wrong).rejects.toMatchObject({
    fieldErrors: { certificatePassword: 'This password doesn’t open the certificate.' },
  });
  const none = send(interactSoapClient.createSoapClient, {
    body: { ...soapClient(), certificate: 'bm90IGEgZmlsZQ==' },
  });
  await expect(none).rejects.toMatchObject({
    fieldErrors: { certificate: expect.stringMatching(/^This isn’t a \.pfx file\./) },
  });
  const saved = await send(interactSoapClient.createSoapClient, {
    body: {
      ...soapClient(),
      certificate: certificate('right-4471', 20),
    },
  });
  expect(Date.parse(saved.certificateValidTo ?? '') - Date.now()).toBeLessThan(20 * DAY);
});

test('SERV-102 SERV-104 SERV-105 SERV-107 SERV-108 SERV-111 rules between fields are checked, and without PDF attachment its fields are stored as the defaults', async () => {
  const [setting] = await send(webEditorSettings.getWebEditorSettings);
  if (!setting) throw new Error('no seed');
  const update = (change: object) =>
    send(webEditorSettings.updateWebEditorSetting, { body: { ...setting, mfdxClientSecret: '', ...change } });
  const channels = { localPrintEnabled: false, emailEnabled: false, archiveOnlyEnabled: false };
  const central = {
    centralDistributionKivraEnabled: false,
    centralDistributionDigipostEnabled: false,
    centralDistributionCentralprintEnabled: false,
  };
  await expect(
    update({ requireEditorAuth: true, requiredUserDomain: ' ', ...channels, centralDistributionEnabled: false }),
  ).rejects.toMatchObject({
    fieldErrors: {
      requiredUserDomain: 'Domain must be provided when editor authentication is enabled',
      endFormEnabled: 'Select at least one option for Distribution',
    },
  });
  for (const pdfAttachmentDPI of [71, 80.5, 301]) {
    await expect(update({ pdfAttachmentEnabled: true, pdfAttachmentDPI, ...central })).rejects.toMatchObject({
      fieldErrors: {
        centralDistributionEnabled: 'Select at least one option for Central distribution',
        pdfAttachmentDPI: 'DPI must be an integer from 72 to 300',
      },
    });
  }
  const saved = await update({
    pdfAttachmentEnabled: false,
    pdfAttachmentDPI: 80.5,
    pdfAttachmentColorDepth: 24,
    pdfAttachmentDuplex: false,
  });
  expect(saved).toMatchObject({ pdfAttachmentDPI: 150, pdfAttachmentColorDepth: 1, pdfAttachmentDuplex: true });
});

test('SERV-057 SERV-076 SERV-090 SERV-094 SERV-095 SERV-096 SERV-097 SERV-098 SERV-121 SERV-122 what is saved is what is read', async () => {
  const { clientSecret: _secret, modifiedTime: _time, id: _id, ...connectionValues } = connection();
  const created = await send(viewpointConnection.createConnection, { body: connection() });
  expect(await send(viewpointConnection.getConnection, { id: created.id })).toEqual({
    ...connectionValues,
    id: created.id,
    clientSecret: true,
    createdTime: created.createdTime,
    createdByName: 'Ingrid Haugland',
    modifiedTime: null,
    modifiedByName: null,
  });

  const client = await send(interactSoapClient.createSoapClient, { body: soapClient() });
  const endpoint = 'https://soap-dev.fjellheim.example/interact/v3';
  const changed = { ...soapClient(), id: client.id, endpoint, forcePDFAOnAllDocuments: true };
  // A certificate belongs to its endpoint.
  await expect(
    send(interactSoapClient.updateSoapClient, { body: { ...changed, certificate: '', certificatePassword: '' } }),
  ).rejects.toMatchObject({ fieldErrors: { certificate: 'Required' } });
  await send(interactSoapClient.updateSoapClient, { body: changed });
  expect(await send(interactSoapClient.getSoapClient, { id: client.id })).toEqual({
    id: client.id,
    endpoint,
    certificate: true,
    certificatePassword: true,
    certificateValidTo: expect.any(String),
    customerEnvironment: 3,
    forcePDFAOnAllDocuments: true,
    createdDate: client.createdDate,
    createdByName: 'Ingrid Haugland',
    updatedDate: expect.any(String),
    updatedByName: 'Ingrid Haugland',
  });
  await send(interactSoapClient.deleteSoapClients, { body: [client.id] });
  expect((await send(interactSoapClient.getSoapClients)).map(({ id }) => id).sort()).toEqual([
    'soap-production',
    'soap-test',
  ]);

  const seeded = await send(webEditorSettings.getWebEditorSetting, { id: 'web-editor-test' });
  expect(Object.keys(seeded).sort()).toEqual([
    'archiveMethod',
    'archiveOnlyEnabled',
    'centralDistributionCentralprintEnabled',
    'centralDistributionDigipostEnabled',
    'centralDistributionEnabled',
    'centralDistributionKivraEnabled',
    'centralprintMethod',
    'createdByName',
    'createdDate',
    'customerEnvironment',
    'digipostMethod',
    'emailEnabled',
    'endFormEnabled',
    'environmentScope',
    'id',
    'kivraMethod',
    'languageCode',
    'localPrintEnabled',
    'mfdxClientSecret',
    'pdfAttachmentColorDepth',
    'pdfAttachmentDPI',
    'pdfAttachmentDuplex',
    'pdfAttachmentEnabled',
    'previewHtmlEnabled',
    'requireEditorAuth',
    'requiredUserDomain',
    'retentionPolicyId',
    'textLibraryEnabled',
    'updatedByName',
    'updatedDate',
  ]);
  const { createdDate: _date, createdByName: _by, updatedByName: _who, ...values } = seeded;
  const sent = {
    ...values,
    id: '',
    customerEnvironment: 3,
    mfdxClientSecret: 'wes-dev',
    archiveMethod: 1,
    kivraMethod: 2,
    pdfAttachmentDPI: 200,
    pdfAttachmentColorDepth: 24,
    retentionPolicyId: 'rp-pensjonsavtaler',
  };
  const setting = await send(webEditorSettings.createWebEditorSetting, { body: sent });
  expect(await send(webEditorSettings.getWebEditorSetting, { id: setting.id })).toMatchObject({
    ...sent,
    id: setting.id,
    mfdxClientSecret: true,
  });
  await send(webEditorSettings.deleteWebEditorSettings, { body: [setting.id] });
  expect(await send(webEditorSettings.getGeneralSettings)).toEqual({ webEditorConfigurationSource: 1 });
  await send(webEditorSettings.saveGeneralSettings, { body: { webEditorConfigurationSource: 2 } });
  expect(await send(webEditorSettings.getGeneralSettings)).toEqual({ webEditorConfigurationSource: 2 });
});
