import * as api from '@console/api';
import {
  adminIntegration,
  apiClient,
  attributeStore,
  auditlogForward,
  customer,
  customerEnvironmentIds,
  customerGroup,
  customerNotifications,
  customerRole,
  digitalArchiveFolders,
  digitalArchiveMetadataMapping,
  digitalArchiveWebhooks,
  documentEnvironmentIds,
  interactSoapClient,
  manageTeam,
  mfdx,
  retentionPolicies,
  viewpointConfiguration,
  viewpointConnection,
  webEditorSettings,
  whiteLabel,
} from '@console/api';
import { CONCURRENT_EDIT_MESSAGE, type RecordVersion, versionOf } from '@console/http';
import { makeCertificate } from '../interact/make-certificate';
import { createSandbox, type Sandbox } from '../sandbox';
import { callAs } from '../testing/call-as';
import { send } from '../testing/send';
import { RecordReads } from './record-reads';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await createSandbox();
  callAs(sandbox, 'owner');
});
afterEach(() => sandbox.close());

const refused = { status: 400, message: CONCURRENT_EDIT_MESSAGE };

interface Kind<Read> {
  read: () => Promise<Read>;
  write: (read: Read, version: RecordVersion) => Promise<unknown>;
}
const kind = <Read>(read: Kind<Read>['read'], write: Kind<Read>['write']): Kind<unknown> => ({
  read,
  write: (answer, version) => write(answer as Read, version),
});
const first = <Row>(rows: readonly Row[]): Row => {
  const [row] = rows;
  if (row === undefined) throw new Error('no seed');
  return row;
};
const userId = async () => first((await send(manageTeam.getUsers)).filter(({ name }) => name.startsWith('Astrid'))).id;
const forwarding = {
  enableAuditForwarding: false,
  useRestApiForward: false,
  useConsoleForward: false,
  messagePrefix: '',
  url: '',
  authenticationType: 'none' as const,
  clientId: '',
  clientSecret: '',
  tokenEndpoint: '',
  scope: '',
};

const KINDS: Record<string, Kind<unknown>> = {
  'a user': kind(
    async () => send(manageTeam.getUser, { userId: await userId() }),
    ({ id, roleId, statusId }, version) =>
      send(manageTeam.updateUser, { userId: id, body: { roleId, statusId } }, { version }),
  ),
  'a role': kind(
    () => send(customerRole.getRole, { roleId: 'r-fjellheim-case-handler' }),
    (body, version) => send(customerRole.saveRole, { body }, { version }),
  ),
  "a group's name": kind(
    async () => send(customerGroup.getGroup, { groupId: first(await send(customerGroup.getGroups)).id }),
    (body, version) => send(customerGroup.renameGroup, { body }, { version }),
  ),
  'the company': kind(
    () => send(customer.getCustomer),
    (_, version) =>
      send(
        customer.updateCustomer,
        { body: { billingAddress: null, visitingAddress: null, contactPerson: null } },
        { version },
      ),
  ),
  "a template's language": kind(
    () => send(customerNotifications.getNotificationTemplate, { typeId: 1 }),
    (_, version) =>
      send(
        customerNotifications.saveNotificationTemplate,
        { typeId: 1, body: { language: 'en', subject: 'A', body: 'B' } },
        { version },
      ),
  ),
  branding: kind(
    () => send(whiteLabel.getBrandSettings),
    (body, version) => send(whiteLabel.updateBrandSettings, { body }, { version }),
  ),
  'the storage of signed documents': kind(
    () => send(adminIntegration.getSigningConfiguration),
    ({ archiveIntegration }, version) =>
      send(adminIntegration.saveArchiveIntegration, { body: archiveIntegration }, { version }),
  ),
  'audit forwarding': kind(
    () => send(auditlogForward.getAuditForwarding),
    (_, version) => send(auditlogForward.updateAuditForwarding, { body: forwarding }, { version }),
  ),
  'the columns of the archive': kind(
    () => send(digitalArchiveMetadataMapping.getMappings),
    (columns, version) =>
      send(
        digitalArchiveMetadataMapping.updateMappings,
        { body: columns.map(({ isSystem: _isSystem, ...column }) => column) },
        { version },
      ),
  ),
  'a retention policy of a list': kind(
    () => send(retentionPolicies.getRetentionPolicies),
    (policies, version) => {
      const { id, name, lifetimeDays, isDisabled } = first(policies);
      return send(
        retentionPolicies.updateRetentionPolicy,
        { body: { id, name, lifetimeDays, isDisabled } },
        { version },
      );
    },
  ),
  'a webhook of a list': kind(
    () => send(digitalArchiveWebhooks.getWebhooks),
    (webhooks, version) => {
      const { id, name, url, isActive } = first(webhooks);
      return send(digitalArchiveWebhooks.updateWebhook, { body: { id, name, url, isActive } }, { version });
    },
  ),
  'a folder of a level': kind(
    () => send(digitalArchiveFolders.getTopFolders),
    (folders, version) => {
      const { fullPath: _path, lifetimeDays: _days, ...folder } = first(folders);
      return send(digitalArchiveFolders.updateFolder, { body: folder }, { version });
    },
  ),
  'the private document database': kind(
    () => send(viewpointConfiguration.getConfiguration),
    (_, version) =>
      send(viewpointConfiguration.updateConfiguration, { body: { usePrivateStorage: true } }, { version }),
  ),
  'the source of the web editor': kind(
    () => send(webEditorSettings.getGeneralSettings),
    (body, version) => send(webEditorSettings.saveGeneralSettings, { body }, { version }),
  ),
  'the mails about new versions': kind(
    () => send(customer.getReleaseNotificationSettings),
    (body, version) => send(customer.updateReleaseNotificationSettings, { body }, { version }),
  ),
  'a delivery service': kind(
    () => send(mfdx.getSettings, { environmentId: customerEnvironmentIds.test }),
    ({ settings }, version) => {
      deliveries += 1;
      const archive = { ...first(settings), description: `Changed ${deliveries} times`, isDirty: true };
      const body = { environmentId: customerEnvironmentIds.test, settings: [archive] };
      return send(mfdx.saveSettings, { body }, { version });
    },
  ),
};

/** Calls that also carry the record's time stamp. */
const STAMPED: Record<string, Kind<unknown>> = {
  'a SOAP client': kind(
    () => send(interactSoapClient.getSoapClient, { id: 'soap-test' }),
    (stored, version) =>
      send(
        interactSoapClient.updateSoapClient,
        { body: { ...stored, certificate: '', certificatePassword: '' } },
        { version },
      ),
  ),
  'a Viewpoint connection': kind(
    () => send(viewpointConnection.getConnection, { id: 'viewpoint-test' }),
    (stored, version) =>
      send(viewpointConnection.updateConnection, { body: { ...stored, clientSecret: '' } }, { version }),
  ),
  'a WebEditor setting': kind(
    () => send(webEditorSettings.getWebEditorSetting, { id: 'web-editor-test' }),
    (stored, version) =>
      send(webEditorSettings.updateWebEditorSetting, { body: { ...stored, mfdxClientSecret: '' } }, { version }),
  ),
  'a document': kind(
    async () => {
      callAs(sandbox, 'staff');
      const { id } = first((await send(attributeStore.getDocumentList, DEVELOPMENT)).documents);
      return attributeStore.getDocument('development', id);
    },
    (body, version) => send(attributeStore.saveDocument, { body }, { version }),
  ),
};
const DEVELOPMENT = { environmentId: documentEnvironmentIds.development, query: { take: 1 } };
Object.assign(KINDS, STAMPED);

test.each(Object.keys(STAMPED))('SHRD-011 %s: without a version the time stamp of the record decides', async (name) => {
  const { read, write } = STAMPED[name] as Kind<unknown>;
  const [seen, unversioned] = [await read(), { value: undefined, lost: [] }];
  await write(seen, unversioned);
  await expect(write(seen, { value: undefined, lost: [] })).rejects.toMatchObject(refused);
});

/** A delivery service that is saved unchanged keeps its version. */
let deliveries = 0;

test.each(Object.keys(KINDS))(
  'SHRD-011 Q58 %s: what one has changed in another tab is not overwritten, and one goes on from what one has saved',
  async (name) => {
    const { read, write } = KINDS[name] as Kind<unknown>;
    const [seen, later] = [await read(), await read()];
    const [earlierVersion, laterVersion] = [versionOf(seen), versionOf(later)];
    await write(later, laterVersion);
    await expect(write(seen, earlierVersion)).rejects.toMatchObject(refused);
    await write(later, laterVersion);
    await write(seen, versionOf(await read()));
  },
);

/** The night tries all. */
const TRIED = process.env.NIGHTLY ? Object.keys(KINDS) : [...Object.keys(STAMPED), 'a user', 'a folder of a level'];

async function lose(write: () => Promise<unknown>): Promise<void> {
  for (const method of ['POST', 'PUT']) sandbox.faults.add({ match: `${method} /`, fault: 'body=lost' });
  await expect(write()).rejects.toMatchObject({ isOutcomeUnknown: true });
  sandbox.faults.clear();
}

test.each(TRIED)(
  'SHRD-011 C145 %s: after a save whose answer was lost the next one goes on from it, and overwrites nobody else',
  async (name) => {
    const { read, write } = KINDS[name] as Kind<unknown>;
    const seen = await read();
    const version = versionOf(seen);
    await lose(() => write(seen, version));
    await lose(() => write(seen, version));
    await write(seen, version);
    await lose(() => write(seen, version));
    const later = await read();
    await write(later, versionOf(later));
    await expect(write(seen, version)).rejects.toMatchObject(refused);
  },
);

test.each(TRIED)(
  'SHRD-011 C145 %s: a save that the browser sends again, because a kept connection broke, is no change by somebody else',
  async (name) => {
    const { read, write } = KINDS[name] as Kind<unknown>;
    const seen = await read();
    const sameAttempt = jest.spyOn(globalThis.crypto, 'randomUUID').mockReturnValue('0-0-0-0-1');
    await write(seen, versionOf(seen));
    await write(seen, versionOf(seen));
    sameAttempt.mockRestore();
    await expect(write(seen, versionOf(seen))).rejects.toMatchObject(refused);
  },
);

interface Creation {
  list: () => Promise<readonly unknown[]>;
  create: () => Promise<unknown>;
}
const named = { name: 'Sent again' };
const CREATIONS: Record<string, Creation> = {
  createApiClient: {
    list: () => send(apiClient.getApiClients),
    create: () =>
      send(apiClient.createApiClient, {
        body: { clientName: named.name, clientType: 1, useMtls: false, thumbprint: '' },
      }),
  },
  createGroup: {
    list: () => send(customerGroup.getGroups),
    create: () => send(customerGroup.createGroup, { body: named }),
  },
  createFolder: {
    list: () => send(digitalArchiveFolders.getTopFolders),
    create: () =>
      send(digitalArchiveFolders.createFolder, {
        body: { ...named, parentId: null, accessGroups: [], retentionPolicyId: null },
      }),
  },
  createWebhook: {
    list: () => send(digitalArchiveWebhooks.getWebhooks),
    create: () =>
      send(digitalArchiveWebhooks.createWebhook, { body: { ...named, url: 'https://a.example/in', isActive: true } }),
  },
  createRetentionPolicy: {
    list: () => send(retentionPolicies.getRetentionPolicies),
    create: () =>
      send(retentionPolicies.createRetentionPolicy, { body: { ...named, lifetimeDays: 30, isDisabled: false } }),
  },
  createSoapClient: {
    list: () => send(interactSoapClient.getSoapClients),
    create: async () => {
      const stored = await send(interactSoapClient.getSoapClient, { id: 'soap-test' });
      const secrets = { certificate: certificate('right-4471'), certificatePassword: 'right-4471' };
      const body = { ...stored, id: '', customerEnvironment: await freeEnvironment(), updatedDate: null };
      return send(interactSoapClient.createSoapClient, { body: { ...body, ...secrets } });
    },
  },
  createConnection: {
    list: () => send(viewpointConnection.getConnections),
    create: async () => {
      const stored = await send(viewpointConnection.getConnection, { id: 'viewpoint-test' });
      const body = { ...stored, id: '', customerEnvironment: await freeEnvironment(), modifiedTime: null };
      return send(viewpointConnection.createConnection, { body: { ...body, clientSecret: 'secret' } });
    },
  },
  createWebEditorSetting: {
    list: () => send(webEditorSettings.getWebEditorSettings),
    create: async () => {
      const stored = await send(webEditorSettings.getWebEditorSetting, { id: 'web-editor-test' });
      const body = { ...stored, id: '', customerEnvironment: await freeEnvironment(), updatedDate: null };
      return send(webEditorSettings.createWebEditorSetting, { body: { ...body, mfdxClientSecret: 'secret' } });
    },
  },
  inviteUser: {
    list: () => send(manageTeam.getPendingInvites),
    create: () =>
      send(manageTeam.inviteUser, {
        body: { email: 'sent.again@fjellheim.example', customerUserRoleId: 'r-fjellheim-case-handler' },
      }),
  },
};
const certificate = (password: string) =>
  makeCertificate({
    commonName: 'sent-again.example',
    organisation: 'Fjellheim Pensjon AS',
    validFrom: new Date(Date.now() - 86_400_000),
    validTo: new Date(Date.now() + 864_000_000),
    password,
  });
const freeEnvironment = async () => customerEnvironmentIds.development;

test.each(Object.keys(CREATIONS))(
  'C220 %s: a request that the browser sends again, because a kept connection broke, creates one record and gets the first answer',
  async (name) => {
    const { list, create } = CREATIONS[name] as Creation;
    const before = (await list()).length;
    const sameAttempt = jest.spyOn(globalThis.crypto, 'randomUUID').mockReturnValue('0-0-0-0-2');
    const [one, other] = await Promise.all([create(), create()]);
    expect([other, await create()]).toEqual([one, one]);
    sameAttempt.mockRestore();
    expect(await list()).toHaveLength(before + 1);
  },
);

/** A repetition finds the company's configuration, the open payment, or replaces the secret. */
const REPEATABLE = ['createConfiguration', 'createPaymentIntent', 'createSigningSecret'];

test('C220 every declared call that creates is tried', () => {
  const calls = Object.values(api).flatMap((controller) => Object.keys(controller));
  const creating = calls.filter((name) => /^(create|invite)[A-Z]/.test(name));
  expect(creating.filter((name) => !name.endsWith('Request') && !REPEATABLE.includes(name)).sort()).toEqual(
    Object.keys(CREATIONS).sort(),
  );
});

test('C220 the answer to an attempt is for its person and its call alone', async () => {
  await send(customerGroup.getGroups);
  const sameAttempt = jest.spyOn(globalThis.crypto, 'randomUUID').mockReturnValue('0-0-0-0-3');
  await send(customerGroup.createGroup, { body: named });
  await send(retentionPolicies.createRetentionPolicy, { body: { ...named, lifetimeDays: 30, isDisabled: false } });
  callAs(sandbox, 'teamAdmin');
  await expect(send(customerGroup.createGroup, { body: named })).rejects.toMatchObject({ status: 400 });
  sameAttempt.mockRestore();
  expect((await send(customerGroup.getGroups)).filter(({ name }) => name === named.name)).toHaveLength(1);
});

test('SHRD-011 what was read counts, not what the person has read since; a call without a version is held against that', async () => {
  const { read, write } = KINDS['a role'] as Kind<unknown>;
  const seen = await read();
  callAs(sandbox, 'teamAdmin');
  await write(await read(), versionOf(await read()));
  callAs(sandbox, 'owner');
  await read();
  await expect(write(seen, versionOf(seen))).rejects.toMatchObject(refused);
  await write(seen, { value: undefined, lost: [] });
});

test('SERV-023 Q58 services are published as they were reviewed, also where the reviewer has saved another since', async () => {
  const reviewed = await send(mfdx.getSettings, { environmentId: customerEnvironmentIds.test });
  const { settings } = await send(mfdx.getSettings, { environmentId: customerEnvironmentIds.test });
  const setting = first(settings.filter(({ isDraft }) => !isDraft));
  const archive = { ...setting, description: 'Changed on another device', isDirty: true };
  await send(mfdx.saveSettings, { body: { environmentId: customerEnvironmentIds.test, settings: [archive] } });
  await send(mfdx.getSettings, { environmentId: customerEnvironmentIds.test });
  await expect(
    send(
      mfdx.publishSettings,
      { body: { environmentId: customerEnvironmentIds.test } },
      { version: versionOf(reviewed) },
    ),
  ).rejects.toMatchObject(refused);
  const published = await send(mfdx.getSettings, { environmentId: customerEnvironmentIds.test });
  expect(published.lastPublishedDate).toBe(reviewed.lastPublishedDate);
  await send(
    mfdx.publishSettings,
    { body: { environmentId: customerEnvironmentIds.test } },
    { version: versionOf(published) },
  );
});

test('ATTR-072 Q58 documents are published as they were reviewed', async () => {
  callAs(sandbox, 'staff');
  const list = await attributeStore.getDocuments('development');
  const [document, other] = list.documents;
  if (!document || !other) throw new Error('no seed');
  await send(attributeStore.saveDocument, { body: { ...document, comment: 'Changed on another device' } });
  const publish = (id: string, version: RecordVersion) =>
    send(
      attributeStore.publishDocuments,
      { environmentId: documentEnvironmentIds.development, body: [id] },
      { version },
    );
  await expect(publish(document.id, versionOf(list))).rejects.toMatchObject(refused);
  await publish(other.id, versionOf(list));
  await publish(document.id, versionOf(await attributeStore.getDocuments('development')));
});

test('a read that begins while a write is under way shows a version before it', async () => {
  const reads = new RecordReads(() => new Date(1_000));
  let finish = () => {};
  const written = reads.next(async (version) => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return version;
  });
  const before = reads.current();
  finish();
  expect(before).toBeLessThan(await written);
  expect(reads.current()).toBeGreaterThanOrEqual(await written);
  expect(await reads.next(async (version) => version)).toBeGreaterThan(reads.current() - 1);
});
