import { adminIntegration, digitalArchiveFolders } from '@console/api';
import { type ApiError, CONCURRENT_EDIT_MESSAGE } from '@console/http';
import { createSandbox, type Sandbox } from '../sandbox';
import { callAs } from '../testing/call-as';
import { send } from '../testing/send';
import { agreements } from './signing-providers';
import { signingProviderStates, signingSettings } from './signing-tables';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await createSandbox();
  callAs(sandbox, 'owner');
});
afterEach(() => sandbox.close());

const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as ApiError,
  );
const methods = { standard: true, no_bankId: false, se_bankid: false, sms: false };

function request(
  providerId: adminIntegration.ProviderId,
  credentials: object = {},
): adminIntegration.SaveProviderRequest {
  const none = { clientId: '', clientSecret: null, companyId: '', defaultNotificationEmail: '', accessKeys: null };
  return {
    providerId,
    credentialsType: adminIntegration.credentialsTypes[providerId],
    availableSignAuthMethods: methods,
    customCredentials: { ...none, ...credentials },
  };
}

test('INTG-006 INTG-007 INTG-008 INTG-009 INTG-011 the three providers, each with its credentials type and four methods', async () => {
  const providers = await send(adminIntegration.getSigningProviders);
  expect(providers.map(({ providerId, credentialsType }) => [providerId, credentialsType])).toEqual([
    ['verified', 2],
    ['signicat', 1],
    ['scrive', 3],
  ]);
  for (const provider of providers) {
    expect(provider).toEqual({
      providerId: provider.providerId,
      name: expect.stringMatching(/^[A-Z]/),
      description: expect.stringMatching(/\.$/),
      customCredentials: {
        clientId: '',
        clientSecret: null,
        companyId: '',
        defaultNotificationEmail: '',
        accessKeys: null,
      },
      availableSignAuthMethods: { standard: false, no_bankId: false, se_bankid: false, sms: false },
      credentialsType: provider.credentialsType,
    });
  }
});

test('INTG-012 the configuration has no secret, only that there is one', async () => {
  const configuration = await send(adminIntegration.getSigningConfiguration);
  expect(configuration.provider).toMatchObject({
    providerId: 'verified',
    customCredentials: { clientId: 'fjellheim-pensjon', clientSecret: '********', accessKeys: null },
  });
  expect(JSON.stringify(configuration)).not.toContain(agreements.verified.clientSecret);
});

test('INTG-014 credentials are tested with the provider: right, wrong, and while it is down', async () => {
  await send(adminIntegration.testSigningProvider, { body: request('verified', agreements.verified) });
  const wrong = request('verified', { ...agreements.verified, companyId: 'another' });
  expect(await failure(send(adminIntegration.testSigningProvider, { body: wrong }))).toMatchObject({
    status: 400,
    message: 'Verified: Unknown user id, company id or secret.',
  });
  expect(await failure(send(adminIntegration.saveSigningProvider, { body: wrong }))).toMatchObject({
    message: 'Test not successful or not run',
  });
  await sandbox.db.insert(signingProviderStates).values({ providerId: 'verified', state: 'down' });
  const right = request('verified', agreements.verified);
  expect(await failure(send(adminIntegration.testSigningProvider, { body: right }))).toMatchObject({ status: 502 });
});

test('INTG-020 INTG-021 INTG-022 INTG-024 the server asks for what is not stored, and takes a stored secret for one that is not sent', async () => {
  const required = (...names: string[]) => ({
    fieldErrors: Object.fromEntries(names.map((name) => [name, 'Required'])),
  });
  const refusals = async (body: adminIntegration.SaveProviderRequest) => [
    await failure(send(adminIntegration.saveSigningProvider, { body })),
    await failure(send(adminIntegration.testSigningProvider, { body })),
  ];
  for (const refused of await refusals(request('verified'))) {
    expect(refused).toMatchObject(required('clientId', 'companyId'));
  }
  for (const refused of await refusals(request('scrive'))) expect(refused).toMatchObject(required('clientSecret'));
  const generated = await failure(send(adminIntegration.generateAccessKeys, { body: request('scrive') }));
  expect(generated).toMatchObject(required('clientSecret'));
  const unchanged = request('verified', { ...agreements.verified, clientSecret: null });
  await send(adminIntegration.testSigningProvider, { body: unchanged });
  await send(adminIntegration.getSigningConfiguration);
  await send(adminIntegration.saveSigningProvider, { body: unchanged });
  const [stored] = await sandbox.db.select().from(signingSettings);
  expect(stored?.credentials.clientSecret).toBe(agreements.verified.clientSecret);
});

test('INTG-015 INTG-031 generated keys are shown in part, and saved they are the whole ones', async () => {
  const { customCredentials } = await send(adminIntegration.generateAccessKeys, {
    body: request('scrive', agreements.scrive),
  });
  const { accessKeys } = customCredentials;
  const masked = expect.stringMatching(/^\*{8}[0-9a-f]{28}$/);
  expect(accessKeys).toEqual({
    isSet: true,
    apiToken: masked,
    apiSecret: masked,
    accessToken: masked,
    accessSecret: masked,
  });
  await send(adminIntegration.saveSigningProvider, { body: request('scrive', { ...agreements.scrive, accessKeys }) });
  // Sent keys are masked; the provider gets the stored keys.
  await send(adminIntegration.testSigningProvider, { body: request('scrive', { ...agreements.scrive, accessKeys }) });
  const stored = (await sandbox.db.select().from(signingSettings)).find(({ providerId }) => providerId === 'scrive');
  expect(stored?.credentials.accessKeys?.apiToken.slice(8)).toBe(accessKeys.apiToken.slice(8));
  expect(stored?.credentials.accessKeys?.apiToken).not.toContain('*');
});

test('INTG-025 INTG-026 INTG-027 INTG-028 the server asks for keys, a method and an e-mail too', async () => {
  const messageOf = async (body: adminIntegration.SaveProviderRequest) =>
    (await failure(send(adminIntegration.saveSigningProvider, { body })))?.message;
  expect(await messageOf(request('scrive', agreements.scrive))).toBe('Generate access keys first.');
  expect(await messageOf(request('signicat'))).toBe('Must be valid email');
  const mistyped = { ...agreements.verified, defaultNotificationEmail: 'nobody' };
  expect(await messageOf(request('verified', mistyped))).toBe('Must be valid email');
  const { customCredentials } = await send(adminIntegration.generateAccessKeys, {
    body: request('scrive', agreements.scrive),
  });
  const noMethod = request('scrive', { ...agreements.scrive, ...customCredentials });
  expect(await messageOf({ ...noMethod, availableSignAuthMethods: {} })).toBe('Choose at least one method.');
});

test('INTG-033 INTG-037 INTG-038 storage needs a folder, a free one, and one of the company', async () => {
  const folders = await send(digitalArchiveFolders.getAllUserFoldersFlat);
  const free = folders.find(({ accessGroups }) => accessGroups.length === 0)?.id ?? '';
  const closed = folders.find(({ accessGroups }) => accessGroups.length > 0)?.id ?? '';
  const save = (archiveType: number, archiveFolderIds: string[]) =>
    failure(
      send(adminIntegration.saveArchiveIntegration, {
        body: {
          archiveType,
          archiveFolderIds,
          showDownloadSignedFileFromProviderWhenStatusIsCompleted: false,
        },
      }),
    );
  expect(await save(1, [])).toMatchObject({ message: 'Required' });
  expect(await save(2, [closed])).toMatchObject({
    message: 'You need to have at least default, free access folder selected',
  });
  expect(await save(2, [free, 'of-another-company'])).toMatchObject({ status: 400 });
  expect(await save(3, [free])).toMatchObject({ status: 400 });
  expect(await save(2, [closed, free])).toBeUndefined();
  expect(await save(0, [closed])).toBeUndefined();
  expect((await send(adminIntegration.getSigningConfiguration)).archiveIntegration.archiveFolderIds).toEqual([]);
});

test('a change on top of what somebody else saved is refused; another company has settings of its own', async () => {
  const mine = request('verified', agreements.verified);
  await send(adminIntegration.getSigningConfiguration);
  callAs(sandbox, 'severalCompanies');
  await send(adminIntegration.getSigningConfiguration);
  await send(adminIntegration.saveSigningProvider, { body: mine });
  callAs(sandbox, 'owner');
  expect(await failure(send(adminIntegration.saveSigningProvider, { body: mine }))).toMatchObject({
    message: CONCURRENT_EDIT_MESSAGE,
  });
  callAs(sandbox, 'staff');
  expect((await send(adminIntegration.getSigningConfiguration)).provider).toBeNull();
});
