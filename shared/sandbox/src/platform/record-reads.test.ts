import {
  adminIntegration,
  attributeStore,
  auditlogForward,
  customer,
  customerGroup,
  customerNotifications,
  customerRole,
  digitalArchiveFolders,
  digitalArchiveMetadataMapping,
  digitalArchiveWebhooks,
  manageTeam,
  mfdx,
  retentionPolicies,
  viewpointConfiguration,
  webEditorSettings,
  whiteLabel,
} from '@console/api';
import { CONCURRENT_EDIT_MESSAGE, type RecordVersion, versionOf } from '@console/http';
import { createSandbox, type Sandbox } from '../sandbox';
import { callAs } from '../testing/call-as';
import { RecordReads } from './record-reads';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await createSandbox();
  callAs(sandbox, 'owner');
});
afterEach(() => sandbox.close());

const refused = { status: 400, message: CONCURRENT_EDIT_MESSAGE };

/** How a record is read, and written back as it is. */
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
const userId = async () => first((await manageTeam.getUsers()).filter(({ name }) => name.startsWith('Astrid'))).id;
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
    async () => manageTeam.getUser(await userId()),
    ({ id, roleId, statusId }, version) => manageTeam.updateUser(id, { roleId, statusId }, version),
  ),
  'a role': kind(() => customerRole.getRole('r-fjellheim-case-handler'), customerRole.saveRole),
  "a group's name": kind(
    async () => customerGroup.getGroup(first(await customerGroup.getGroups()).id),
    customerGroup.renameGroup,
  ),
  'the company': kind(customer.getCustomer, (_, version) =>
    customer.updateCustomer({ billingAddress: null, visitingAddress: null, contactPerson: null }, version),
  ),
  "a template's language": kind(
    () => customerNotifications.getNotificationTemplate(1),
    (_, version) =>
      customerNotifications.saveNotificationTemplate(1, { language: 'en', subject: 'A', body: 'B' }, version),
  ),
  branding: kind(whiteLabel.getBrandSettings, whiteLabel.updateBrandSettings),
  'the storage of signed documents': kind(adminIntegration.getSigningConfiguration, ({ archiveIntegration }, version) =>
    adminIntegration.saveArchiveIntegration(archiveIntegration, version),
  ),
  'audit forwarding': kind(auditlogForward.getAuditForwarding, (_, version) =>
    auditlogForward.updateAuditForwarding(forwarding, version),
  ),
  'the columns of the archive': kind(digitalArchiveMetadataMapping.getMappings, (columns, version) =>
    digitalArchiveMetadataMapping.updateMappings(
      columns.map(({ isSystem: _isSystem, ...column }) => column),
      version,
    ),
  ),
  'a retention policy of a list': kind(retentionPolicies.getRetentionPolicies, (policies, version) => {
    const { id, name, lifetimeDays, isDisabled } = first(policies);
    return retentionPolicies.updateRetentionPolicy({ id, name, lifetimeDays, isDisabled }, version);
  }),
  'a webhook of a list': kind(digitalArchiveWebhooks.getWebhooks, (webhooks, version) => {
    const { id, name, url, isActive } = first(webhooks);
    return digitalArchiveWebhooks.updateWebhook({ id, name, url, isActive }, version);
  }),
  'a folder of a level': kind(
    () => digitalArchiveFolders.getFolders(undefined),
    (folders, version) => {
      const { fullPath: _path, lifetimeDays: _days, ...folder } = first(folders);
      return digitalArchiveFolders.updateFolder(folder, version);
    },
  ),
  'the private document database': kind(viewpointConfiguration.getConfiguration, (_, version) =>
    viewpointConfiguration.updateConfiguration({ usePrivateStorage: true }, version),
  ),
  'the source of the web editor': kind(webEditorSettings.getGeneralSettings, webEditorSettings.saveGeneralSettings),
};

test.each(Object.keys(KINDS))(
  'SHRD-011 Q58 %s: what one has changed in another tab is not overwritten, and one goes on from what one has saved',
  async (name) => {
    const { read, write } = KINDS[name] as Kind<unknown>;
    const [seen, later] = [await read(), await read()];
    const [here, there] = [versionOf(seen), versionOf(later)];
    await write(later, there);
    await expect(write(seen, here)).rejects.toMatchObject(refused);
    await write(later, there);
    await write(seen, versionOf(await read()));
  },
);

test('SHRD-011 what was read counts, not what the person has read since; a call without a version is held against that', async () => {
  const { read, write } = KINDS['a role'] as Kind<unknown>;
  const seen = await read();
  callAs(sandbox, 'teamAdmin');
  await write(await read(), versionOf(await read()));
  callAs(sandbox, 'owner');
  await read();
  await expect(write(seen, versionOf(seen))).rejects.toMatchObject(refused);
  await write(seen, { value: undefined });
});

test('SERV-023 Q58 services are published as they were reviewed, also where the reviewer has saved another since', async () => {
  const reviewed = await mfdx.getSettings('test');
  const { settings } = await mfdx.getSettings('test');
  const setting = first(settings.filter(({ isDraft }) => !isDraft));
  const archive = { ...setting, description: 'Changed on another device', isDirty: true };
  await mfdx.saveSettings('test', [archive]);
  // The other device shows it.
  await mfdx.getSettings('test');
  await expect(mfdx.publishSettings('test', versionOf(reviewed))).rejects.toMatchObject(refused);
  const published = await mfdx.getSettings('test');
  expect(published.lastPublishedDate).toBe(reviewed.lastPublishedDate);
  await mfdx.publishSettings('test', versionOf(published));
});

test('ATTR-072 Q58 documents are published as they were reviewed', async () => {
  callAs(sandbox, 'staff');
  const list = await attributeStore.getDocuments('development');
  const [document, other] = list.documents;
  if (!document || !other) throw new Error('no seed');
  await attributeStore.saveDocument({ ...document, comment: 'Changed on another device' });
  const publish = (id: string, version: RecordVersion) => attributeStore.publishDocuments('development', [id], version);
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
