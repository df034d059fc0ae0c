import { customer, version } from '@console/api';
import type { Platform } from '../platform/platform';
import { createSandbox, type PersonaKey, type Sandbox } from '../sandbox';
import { callAs } from '../testing/call-as';
import { send } from '../testing/send';
import { publishRelease, readPreparedPackages } from './publish-release';

let sandbox: Sandbox;
let platform: Platform;
beforeEach(async () => {
  sandbox = await createSandbox({}, async (_, created) => void (platform = created));
  callAs(sandbox, 'owner');
});
afterEach(() => sandbox.close());

const { getReleasePackage, getReleasePackages, getReleasePackagesSimplifiedList, sendNotification } = version;
const ALL = { dateFrom: null, dateTo: null, searchString: '', packageState: 1, quantity: 200 };
const ids = (packages: { packageId: number }[]) => packages.map(({ packageId }) => packageId);

async function call(who: PersonaKey, method: string, path: string, body?: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await sandbox.tokenFor(who)}` };
  const answer = await sandbox.fetch(`http://localhost:4000${path}`, { method, headers, body: JSON.stringify(body) });
  return answer.json();
}

async function publish() {
  const [first] = await readPreparedPackages(platform);
  const packageId = first?.packageId ?? 0;
  return { packageId, notified: await publishRelease(platform, packageId) };
}

test('SHRD-005 VERS-007 VERS-025 packages are listed and read without api/, newest first', async () => {
  const packages = await send(getReleasePackages, { body: ALL });
  const dates = packages.map(({ packageDate }) => packageDate);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(new Set(packages.map(({ packageType }) => packageType))).toEqual(new Set([0, 1, 2]));
  const details = await send(getReleasePackage, { packageId: packages[0]?.packageId ?? 0 });
  expect(details).toMatchObject({ ...packages[0] });
  expect(details.applicationsAffected).toEqual(details.changelogs.map(({ name }) => name));
  expect(details.changelogs[0]?.image).toMatch(/^data:image\/svg\+xml;base64,/);
});

test('VERS-019 dates include their ends, words are looked for everywhere, and the number is limited', async () => {
  const packages = await send(getReleasePackages, { body: ALL });
  const [first, second, third] = packages;
  const between = { ...ALL, dateFrom: third?.packageDate ?? '', dateTo: second?.packageDate ?? '' };
  expect(ids(await send(getReleasePackages, { body: between }))).toEqual([second?.packageId, third?.packageId]);
  const matches = await send(getReleasePackages, { body: { ...ALL, searchString: ' FASTER interact  previews ' } });
  expect(ids(matches)).toEqual([first?.packageId]);
  expect(ids(await send(getReleasePackages, { body: { ...ALL, quantity: 20 } }))).toEqual(ids(packages).slice(0, 20));
  expect(await send(getReleasePackages, { body: { ...ALL, packageState: 0 } })).toEqual([]);
});

test('VERS-020 fromDate and toDate are read like dateFrom and dateTo', async () => {
  const [, second] = await send(getReleasePackages, { body: ALL });
  const matches = await call('owner', 'POST', '/Version/ReleasePackages', {
    fromDate: second?.packageDate,
    toDate: second?.packageDate,
  });
  expect(ids(matches as never)).toEqual([second?.packageId]);
});

test('VERS-004 VERS-005 dates that cross are refused', async () => {
  const crossed = { ...ALL, dateFrom: '2026-02-01T00:00:00Z', dateTo: '2026-01-01T00:00:00Z' };
  await expect(send(getReleasePackages, { body: crossed })).rejects.toMatchObject({ status: 400 });
});

test('VERS-011 VERS-012 a private package is there for its companies alone', async () => {
  const ours = await send(getReleasePackages, { body: ALL });
  expect(new Set(ours.map(({ notificationRecipients }) => notificationRecipients))).toEqual(
    new Set(['all', 'selected']),
  );
  callAs(sandbox, 'staff');
  const hidden = ids(await send(getReleasePackages, { body: ALL })).filter(
    (packageId) => !ids(ours).includes(packageId),
  );
  expect(hidden).toHaveLength(2);
  callAs(sandbox, 'owner');
  await expect(send(getReleasePackage, { packageId: hidden[0] ?? 0 })).rejects.toMatchObject({ status: 404 });
});

test('HOST-102 HOST-103 the simplified list is for everybody with the dashboard', async () => {
  callAs(sandbox, 'billingAdmin');
  const five = await send(getReleasePackagesSimplifiedList, { query: { packageState: 1, quantity: 5 } });
  callAs(sandbox, 'owner');
  expect(ids(five)).toEqual(ids(await send(getReleasePackages, { body: ALL })).slice(0, 5));
  expect(five[0]).not.toHaveProperty('notificationRecipients');
});

test('VERS-027 VERS-028 a package is shared by mail, with as much of it as was asked for', async () => {
  const [first] = await send(getReleasePackages, { body: ALL });
  const mail = {
    packageId: first?.packageId ?? 0,
    subject: `Interact ${first?.packageVersion}`,
    content: 'Look <b>here</b>.\nAll of it.',
    customRecipient: ' kari@partner.example ',
    attachReleasePackageInformation: false,
    attachDetailedChangelogs: false,
  };
  await send(sendNotification, { body: mail });
  await send(sendNotification, {
    body: { ...mail, attachReleasePackageInformation: true, attachDetailedChangelogs: true },
  });
  const [full, short] = await sandbox.outbox.list();
  expect(short).toMatchObject({ to: 'kari@partner.example', subject: `Interact ${first?.packageVersion}` });
  expect(short?.html).toContain('<p>Look &lt;b&gt;here&lt;/b&gt;.<br>All of it.</p>');
  expect(short?.text).toContain(`http://localhost:3000/admin/releasePackageDetails/${first?.packageId}`);
  expect(short?.text).toContain('Ingrid Haugland has shared this with you.');
  expect(short?.text).not.toContain('Applications affected');
  expect(full?.text).toContain('Applications affected\n- Web editor');
  expect(full?.text).toMatch(/Web editor \S+: Faster previews in the web editor\n- Previews/);
});

test.each([
  ['no address', { customRecipient: 'kari' }, 'customRecipient'],
  ['no subject', { subject: ' ' }, 'subject'],
  ['a subject of two lines', { subject: 'a\nBcc: b@c.no' }, 'subject'],
])('VERS-028 a mail with %s is refused', async (_case, change, field) => {
  const [first] = await send(getReleasePackages, { body: ALL });
  const refused = send(sendNotification, {
    body: {
      packageId: first?.packageId ?? 0,
      subject: 'Interact',
      content: '',
      customRecipient: 'kari@partner.example',
      attachReleasePackageInformation: true,
      attachDetailedChangelogs: true,
      ...change,
    },
  });
  await expect(refused).rejects.toMatchObject({ status: 400, fieldErrors: { [field]: expect.any(String) } });
  expect(await sandbox.outbox.list()).toEqual([]);
});

test('VERS-035 VERS-036 the receivers are stored; one endpoint has the addresses alone', async () => {
  expect(await send(customer.getReleaseNotificationSettings)).toEqual({
    emails: [],
    sendReleasePackageNotifications: false,
  });
  const settings = {
    emails: ['drift@fjellheim.example', ' it@fjellheim.example'],
    sendReleasePackageNotifications: true,
  };
  await send(customer.updateReleaseNotificationSettings, { body: settings });
  await send(customer.updateCustomerNotificationEmails, { body: ['it@fjellheim.example'] });
  expect(await send(customer.getCustomerNotificationEmails)).toEqual(['it@fjellheim.example']);
  const stored = { emails: ['it@fjellheim.example'], sendReleasePackageNotifications: true };
  expect(await send(customer.getReleaseNotificationSettings)).toEqual(stored);
});

test.each([
  ['six addresses', Array.from({ length: 6 }, (_, index) => `a${index}@b.no`)],
  ['what is no address', ['a@b.no', 'nobody']],
  ['one address twice', ['a@b.no', 'A@b.no']],
])('VERS-033 VERS-034 %s: refused', async (_case, emails) => {
  const refused = send(customer.updateReleaseNotificationSettings, {
    body: { emails, sendReleasePackageNotifications: true },
  });
  await expect(refused).rejects.toMatchObject({ status: 400, fieldErrors: { emails: expect.any(String) } });
});

test('VERS-031 publishing tells those who asked, and nobody else', async () => {
  expect((await publish()).notified).toBe(2);
  await send(customer.updateReleaseNotificationSettings, {
    body: {
      emails: ['drift@fjellheim.example'],
      sendReleasePackageNotifications: true,
    },
  });
  const { packageId, notified } = await publish();
  expect(notified).toBe(3);
  const [newest] = await send(getReleasePackages, { body: ALL });
  expect(newest?.packageId).toBe(packageId);
  const mails = await sandbox.outbox.list();
  expect(mails).toHaveLength(5);
  const ours = mails.filter(({ to }) => to === 'drift@fjellheim.example');
  expect(ours.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^(Centerpoint|Interact) \d\d\.\d+\.\d+$/),
  ]);
  await send(customer.updateReleaseNotificationSettings, {
    body: { emails: [], sendReleasePackageNotifications: false },
  });
  expect((await publish()).notified).toBe(2);
});

test('a package is published once', async () => {
  const { packageId } = await publish();
  await expect(publishRelease(platform, packageId)).rejects.toMatchObject({
    status: 404,
    message: 'This release package can’t be released. It has already been released or no longer exists.',
  });
});
