import { interactSoapClient, viewpointConfiguration, viewpointConnection, webEditorSettings } from '@console/api';
import { CONCURRENT_EDIT_MESSAGE } from '@console/http';
import { createSandbox, type Sandbox } from '../sandbox';
import { callAs } from '../testing/call-as';
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
  const check = (change: object) => viewpointConnection.checkConnection({ ...connection(), ...change });
  const { host } = new URL(standIn);
  expect(await check({})).toBeNull();
  expect(await check({ clientSecret: 'wrong' })).toBe(`${host} does not accept this client id and secret.`);
  expect(await check({ baseAddress: 'http://127.0.0.1:9/' })).toBe('127.0.0.1:9 refused the connection.');
  expect(await check({ baseAddress: 'http://nowhere.invalid' })).toBe('nowhere.invalid cannot be reached.');
  expect(await check({ baseAddress: `${standIn}/none` })).toBe(`${host} gave no token (status 404).`);
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
    fieldErrors: { baseAddress: 'Leave out the user name and password: an address is not kept secret' },
  });
  expect(await check({ baseAddress: `${standIn}/slow` })).toBe(`${host} did not answer within 5 seconds.`);
}, 15_000);

test('a platform that may not call its own network says so and does not connect', async () => {
  const closed = await createSandbox({ isPrivateNetworkAllowed: false });
  callAs(closed, 'owner');
  expect(await viewpointConnection.checkConnection(connection())).toBe(
    'This address is inside the platform’s own network.',
  );
  await closed.close();
});

test('a stored secret is sent to no other address than the one it was entered for', async () => {
  const { id, modifiedTime } = await viewpointConnection.createConnection(connection());
  const kept = { ...connection(), id, modifiedTime, clientSecret: '' };
  expect(await viewpointConnection.checkConnection(kept)).toBeNull();
  await expect(
    viewpointConnection.checkConnection({ ...kept, baseAddress: 'https://elsewhere.example' }),
  ).rejects.toMatchObject({ fieldErrors: { clientSecret: 'Client secret is required' } });
});

test('SERV-053 SERV-054 the configuration is created once and updated from then on, for the own company', async () => {
  expect(await viewpointConfiguration.getConfiguration()).toEqual({ usePrivateStorage: true });
  await viewpointConfiguration.updateConfiguration({ usePrivateStorage: false });
  expect(await viewpointConfiguration.getConfiguration()).toEqual({ usePrivateStorage: false });
  await expect(viewpointConnection.createConnection(connection())).rejects.toMatchObject({ status: 400 });
  callAs(sandbox, 'staff');
  expect(await viewpointConfiguration.getConfiguration()).toBeNull();
  await viewpointConfiguration.createConfiguration({ usePrivateStorage: true });
  await expect(viewpointConfiguration.createConfiguration({ usePrivateStorage: true })).rejects.toMatchObject({
    status: 400,
  });
});

test('SHRD-011 a choice for all environments that somebody else has changed meanwhile is not overwritten', async () => {
  const stale = { message: CONCURRENT_EDIT_MESSAGE };
  await viewpointConfiguration.getConfiguration();
  await webEditorSettings.getGeneralSettings();
  callAs(sandbox, 'severalCompanies');
  await viewpointConfiguration.getConfiguration();
  await viewpointConfiguration.updateConfiguration({ usePrivateStorage: false });
  await webEditorSettings.getGeneralSettings();
  await webEditorSettings.saveGeneralSettings({ webEditorConfigurationSource: 2 });
  callAs(sandbox, 'owner');
  await expect(viewpointConfiguration.updateConfiguration({ usePrivateStorage: true })).rejects.toMatchObject(stale);
  await expect(webEditorSettings.saveGeneralSettings({ webEditorConfigurationSource: 1 })).rejects.toMatchObject(stale);
  // Saving a connection looks at the choice as well, and is no reading of it.
  await expect(viewpointConnection.createConnection(connection())).rejects.toMatchObject({ status: 400 });
  await expect(viewpointConfiguration.updateConfiguration({ usePrivateStorage: true })).rejects.toMatchObject(stale);
  expect(await viewpointConfiguration.getConfiguration()).toEqual({ usePrivateStorage: false });
  expect(await webEditorSettings.getGeneralSettings()).toEqual({ webEditorConfigurationSource: 2 });
  await viewpointConfiguration.updateConfiguration({ usePrivateStorage: true });
});

test('SERV-069 SERV-087 SERV-120 of two administrators the second is refused, and an environment has one setting', async () => {
  const saved = await viewpointConnection.createConnection(connection());
  await expect(viewpointConnection.createConnection(connection())).rejects.toMatchObject({
    fieldErrors: { customerEnvironment: 'This customer environment is already used.' },
  });
  const change = { ...connection(), id: saved.id, modifiedTime: saved.modifiedTime, name: 'One' };
  expect(await viewpointConnection.updateConnection(change)).toMatchObject({
    name: 'One',
    modifiedTime: expect.any(String),
    modifiedByName: 'Ingrid Haugland',
  });
  await expect(viewpointConnection.updateConnection({ ...change, name: 'Two' })).rejects.toMatchObject({
    message: CONCURRENT_EDIT_MESSAGE,
  });

  const client = await interactSoapClient.createSoapClient(soapClient());
  const other = { ...soapClient(), id: client.id, certificate: '', certificatePassword: '' };
  await interactSoapClient.updateSoapClient(other);
  await expect(interactSoapClient.updateSoapClient(other)).rejects.toMatchObject({ message: CONCURRENT_EDIT_MESSAGE });

  const setting = await webEditorSettings.getWebEditorSetting('web-editor-test');
  const domain = { ...setting, mfdxClientSecret: '', requiredUserDomain: 'one.example' };
  await webEditorSettings.updateWebEditorSetting(domain);
  await expect(
    webEditorSettings.updateWebEditorSetting({ ...domain, requiredUserDomain: 'two.example' }),
  ).rejects.toMatchObject({ message: CONCURRENT_EDIT_MESSAGE });
  expect(await webEditorSettings.getWebEditorSetting(setting.id)).toMatchObject({ requiredUserDomain: 'one.example' });
});

test("another company's settings are not found, whatever is done with them", async () => {
  callAs(sandbox, 'staff');
  expect(await interactSoapClient.getSoapClients()).toEqual([]);
  for (const call of [
    () => interactSoapClient.getSoapClient('soap-test'),
    () => interactSoapClient.deleteSoapClients(['soap-test']),
    () => interactSoapClient.updateSoapClient({ ...soapClient(), id: 'soap-test' }),
    () => viewpointConnection.getConnection('viewpoint-test'),
    () => viewpointConnection.checkConnection({ ...connection(), id: 'viewpoint-test' }),
    () => webEditorSettings.deleteWebEditorSettings(['web-editor-test']),
  ]) {
    await expect(call()).rejects.toMatchObject({ code: 'notFound' });
  }
});

test('SERV-082 a .pfx file is opened: the wrong password and what is no certificate are refused on their fields', async () => {
  const wrong = interactSoapClient.createSoapClient({ ...soapClient(), certificatePassword: 'wrong' });
  await expect(wrong).rejects.toMatchObject({
    fieldErrors: { certificatePassword: 'The password does not open the certificate.' },
  });
  const none = interactSoapClient.createSoapClient({ ...soapClient(), certificate: 'bm90IGEgZmlsZQ==' });
  await expect(none).rejects.toMatchObject({ fieldErrors: { certificate: 'This is not a .pfx file.' } });
  const saved = await interactSoapClient.createSoapClient({
    ...soapClient(),
    certificate: certificate('right-4471', 20),
  });
  expect(Date.parse(saved.certificateValidTo ?? '') - Date.now()).toBeLessThan(20 * DAY);
});

test('SERV-102 SERV-104 SERV-105 SERV-107 SERV-108 SERV-111 rules between fields are checked, and without PDF attachment its fields are stored as the defaults', async () => {
  const [setting] = await webEditorSettings.getWebEditorSettings();
  if (!setting) throw new Error('no seed');
  const update = (change: object) =>
    webEditorSettings.updateWebEditorSetting({ ...setting, mfdxClientSecret: '', ...change });
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
  const created = await viewpointConnection.createConnection(connection());
  expect(await viewpointConnection.getConnection(created.id)).toEqual({
    ...connectionValues,
    id: created.id,
    clientSecret: true,
    createdTime: created.createdTime,
    createdByName: 'Ingrid Haugland',
    modifiedTime: null,
    modifiedByName: null,
  });

  const client = await interactSoapClient.createSoapClient(soapClient());
  const endpoint = 'https://soap-dev.fjellheim.example/interact/v3';
  const changed = { ...soapClient(), id: client.id, endpoint, forcePDFAOnAllDocuments: true };
  // The stored certificate is for the endpoint that it was entered for.
  await expect(
    interactSoapClient.updateSoapClient({ ...changed, certificate: '', certificatePassword: '' }),
  ).rejects.toMatchObject({ fieldErrors: { certificate: 'This is required.' } });
  await interactSoapClient.updateSoapClient(changed);
  expect(await interactSoapClient.getSoapClient(client.id)).toEqual({
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
  await interactSoapClient.deleteSoapClients([client.id]);
  expect((await interactSoapClient.getSoapClients()).map(({ id }) => id).sort()).toEqual([
    'soap-production',
    'soap-test',
  ]);

  const seeded = await webEditorSettings.getWebEditorSetting('web-editor-test');
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
  const setting = await webEditorSettings.createWebEditorSetting(sent);
  expect(await webEditorSettings.getWebEditorSetting(setting.id)).toMatchObject({
    ...sent,
    id: setting.id,
    mfdxClientSecret: true,
  });
  await webEditorSettings.deleteWebEditorSettings([setting.id]);
  expect(await webEditorSettings.getGeneralSettings()).toEqual({ webEditorConfigurationSource: 1 });
  await webEditorSettings.saveGeneralSettings({ webEditorConfigurationSource: 2 });
  expect(await webEditorSettings.getGeneralSettings()).toEqual({ webEditorConfigurationSource: 2 });
});
