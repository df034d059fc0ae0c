import { attributeStore, type DocumentEnvironment, documentEnvironmentIds } from '@console/api';
import { documentOptions } from '@console/api/document-options';
import { CONCURRENT_EDIT_MESSAGE } from '@console/http';
import { eq } from 'drizzle-orm';
import { auditRecords } from '../audit/audit-tables';
import { people } from '../db/schema';
import { createSandbox, type Sandbox } from '../sandbox';
import { callAs } from '../testing/call-as';
import { send } from '../testing/send';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await createSandbox();
  callAs(sandbox, 'staff');
});
afterEach(() => sandbox.close());

async function documentOf(type: string, environment: DocumentEnvironment = 'development') {
  const { documents } = await attributeStore.getDocuments(environment);
  return documents.find((each) => each.type === type);
}

async function newDocument(values: Partial<attributeStore.DocumentValues> = {}) {
  const like = (await documentOf('PEN-0101'))!;
  return await send(attributeStore.saveDocument, {
    body: {
      ...like,
      id: '',
      updatedAt: '',
      type: 'NY-0001',
      active: true,
      ...values,
    },
  });
}

const historyOf = async (id: string, environment: DocumentEnvironment = 'development') =>
  (await attributeStore.getDocument(environment, id)).history;

test('C146 the trail has the changed fields of a document, and where a published one came from', async () => {
  const created = await newDocument({ name: 'Ny' });
  const saved = await send(attributeStore.saveDocument, { body: { ...created, name: 'Ny mall' } });
  const { id } = Array.isArray(saved) ? saved[0]! : saved;
  await send(attributeStore.publishDocuments, { environmentId: documentEnvironmentIds.development, body: [id] });
  const records = await sandbox.db.select().from(auditRecords).where(eq(auditRecords.recordId, id));
  expect(records.map(({ name }) => name)).toEqual(['Ny', 'Ny mall', 'Ny mall']);
  expect(records[0]?.changes).toContainEqual({ field: 'name', before: null, after: 'Ny' });
  expect(records[1]?.changes).toEqual([{ field: 'name', before: 'Ny', after: 'Ny mall' }]);
  expect(records[2]?.changes).toEqual([{ field: 'environment', before: 'development', after: 'test' }]);
});

test('ATTR-012 ATTR-013 ATTR-069 each environment answers with its documents and when it was last published', async () => {
  const { lastPublished, documents } = await attributeStore.getDocuments('production');
  expect(new Date(lastPublished ?? '').getTime()).toBeLessThan(Date.now());
  expect(documents.length).toBeGreaterThan(100);
  expect(documents.find(({ id }) => id === 'd-00001')).toEqual({
    id: 'd-00001',
    type: 'PEN-0101',
    category: 'Ålderspension',
    name: 'Beslut om ålderspension',
    topic: 'Retirement',
    internalOnly: false,
    changesAllowed: false,
    retentionPolicy: 'DC_TenYears',
    adminCompany: 'SPP',
    plexmode: 0,
    colormode: 0,
    postmode: 'A',
    distributionMethod: 'MustReachCustomer',
    comment: '',
    active: true,
    updatedAt: expect.any(String),
    updatedBy: expect.stringMatching(/^u-/),
    updatedByName: expect.any(String),
    hasChanged: false,
    selected: false,
  });
});

test('ATTR-008 a document has changed where publishing would change the next environment, and never in production', async () => {
  const changed = async (environment: DocumentEnvironment) =>
    (await attributeStore.getDocuments(environment)).documents
      .filter((each) => each.hasChanged)
      .map(({ type }) => type);
  expect(await changed('development')).toEqual(expect.arrayContaining(['BES-0201', 'UTB-1609']));
  expect(await changed('test')).toEqual(expect.arrayContaining(['BES-0201', 'KYC-2705']));
  expect(await changed('production')).toEqual([]);
  const saved = (await documentOf('BES-0201'))!;
  const published = (await documentOf('BES-0201', 'test'))!;
  const undone = await send(attributeStore.saveDocument, { body: { ...published, updatedAt: saved.updatedAt } });
  expect(undone.hasChanged).toBe(false);
});

test('ATTR-071 the history names a person without last name by the first, without a blank', async () => {
  await sandbox.db.update(people).set({ lastName: '' }).where(eq(people.email, sandbox.personas.staff.email));
  const created = await newDocument();
  expect(created).toMatchObject({ updatedByName: 'Sigurd' });
  expect(await historyOf(created.id)).toMatchObject([{ updatedByName: 'Sigurd' }]);
});

test('ATTR-071 ATTR-032 ATTR-033 creating and changing a document is in its history, newest first', async () => {
  const created = await newDocument({ type: ' NY-0001 ' });
  expect(created).toMatchObject({ type: 'NY-0001', hasChanged: true, updatedByName: 'Sigurd Falk' });
  await send(attributeStore.saveDocument, { body: { ...created, name: 'Ny mall', plexmode: 2 } });
  const [updated, first] = await historyOf(created.id);
  expect(updated).toEqual({
    Id: expect.any(String),
    type: 2,
    updatedAt: expect.any(String),
    updatedByName: 'Sigurd Falk',
    changes: [
      { type: 'name', oldValue: 'Beslut om ålderspension', newValue: 'Ny mall' },
      { type: 'plexmode', oldValue: 0, newValue: 2 },
    ],
  });
  expect(first).toMatchObject({ type: 1 });
  expect(first?.changes).toContainEqual({ type: 'type', oldValue: null, newValue: 'NY-0001' });
});

test.each([
  ['ATTR-046', { type: '  ' }, 'Type is required'],
  ['ATTR-047', { type: 'pen-0102' }, 'Type is not unique'],
  ['ATTR-048', { name: '' }, 'Name is required'],
  ['ATTR-051', { retentionPolicy: '' }, 'Retention Policy is required'],
  ['ATTR-062', { adminCompany: 'Nobody AB' }, 'Nobody AB isn’t available. Choose another value.'],
])('%s a document with %j is refused below its field', async (_id, values, message) => {
  const field = Object.keys(values)[0]!;
  await expect(newDocument(values)).rejects.toMatchObject({ status: 400, fieldErrors: { [field]: message } });
});

test('ATTR-047 a deleted document leaves its type to others, and an own type is no obstacle', async () => {
  const { id } = (await documentOf('PEN-0102'))!;
  await send(attributeStore.deleteDocuments, { body: [id] });
  const created = await newDocument({ type: 'PEN-0102' });
  await expect(send(attributeStore.saveDocument, { body: created })).resolves.toMatchObject({ type: 'PEN-0102' });
});

test('SHRD-011 a document that somebody else has changed since it was read is not overwritten', async () => {
  const seen = (await documentOf('PEN-0101'))!;
  await send(attributeStore.saveDocument, { body: { ...seen, name: 'Theirs' } });
  await expect(send(attributeStore.saveDocument, { body: { ...seen, name: 'Mine' } })).rejects.toMatchObject({
    message: CONCURRENT_EDIT_MESSAGE,
  });
  const now = (await documentOf('PEN-0101'))!;
  expect(now.name).toBe('Theirs');
  await expect(send(attributeStore.saveDocument, { body: { ...now, name: 'Mine' } })).resolves.toMatchObject({
    name: 'Mine',
  });
});

test('ATTR-016 ATTR-072 publishing takes the chosen documents one environment further', async () => {
  const { id } = await newDocument();
  const other = (await documentOf('BES-0201'))!;
  await send(attributeStore.publishDocuments, { environmentId: documentEnvironmentIds.development, body: [id] });
  expect(await documentOf('NY-0001')).toMatchObject({ hasChanged: false });
  expect(await documentOf('NY-0001', 'test')).toMatchObject({ id, hasChanged: true });
  expect(await documentOf('NY-0001', 'production')).toBeUndefined();
  expect(await documentOf('BES-0201')).toEqual(other);

  await send(attributeStore.publishDocuments, { environmentId: documentEnvironmentIds.test, body: [id] });
  expect(await documentOf('NY-0001', 'production')).toMatchObject({ id, hasChanged: false });
  const published = (await historyOf(id, 'production')).filter(({ type }) => type === 3);
  expect(published.map(({ changes }) => changes[0]?.newValue)).toEqual(['production', 'test']);
  const { lastPublished } = await attributeStore.getDocuments('production');
  expect(Date.now() - new Date(lastPublished ?? '').getTime()).toBeLessThan(60_000);

  await expect(
    send(attributeStore.publishDocuments, { environmentId: documentEnvironmentIds.production, body: [id] }),
  ).rejects.toMatchObject({ status: 400 });
  await expect(
    send(attributeStore.publishDocuments, { environmentId: documentEnvironmentIds.development, body: ['d-nobody'] }),
  ).rejects.toMatchObject({ status: 404 });
});

test('ATTR-070 ATTR-038 a comparison has every property as it is in each environment', async () => {
  const { id } = (await documentOf('BES-0201'))!;
  const rows = await send(attributeStore.compareDocument, { documentId: id });
  expect(rows).toHaveLength(14);
  expect(rows).toContainEqual({
    property: 'retentionPolicy',
    development: 'MaxLength',
    test: 'DC_TenYears',
    production: 'DC_TenYears',
  });
  expect(rows).toContainEqual({
    property: 'distributionMethod',
    development: 'MustReachCustomer',
    test: 'MustReachCustomer',
    production: 'ByCustomerPreference',
  });
  const { id: newId } = await newDocument();
  expect(await send(attributeStore.compareDocument, { documentId: newId })).toContainEqual({
    property: 'active',
    development: true,
    test: null,
    production: null,
  });
});

const load = (from: DocumentEnvironment, to: DocumentEnvironment) =>
  send(attributeStore.loadDocuments, { fromId: documentEnvironmentIds[from], toId: documentEnvironmentIds[to] });

test('ATTR-023 ATTR-074 loading makes an environment a copy of the other', async () => {
  const contents = async (environment: DocumentEnvironment) =>
    (await attributeStore.getDocuments(environment)).documents.map(
      ({ updatedAt: _at, updatedBy: _by, updatedByName: _name, hasChanged: _changed, ...content }) => content,
    );
  const { id } = await newDocument();
  const before = await historyOf('d-00009');
  await load('production', 'development');
  expect(await contents('development')).toEqual(await contents('production'));
  await expect(attributeStore.getDocument('development', id)).rejects.toMatchObject({ code: 'notFound' });
  const [loaded, ...earlier] = await historyOf('d-00009');
  expect(earlier).toEqual(before);
  expect(loaded?.type).toBe(2);
  expect(loaded?.changes).toContainEqual({ type: 'environment', oldValue: 'production', newValue: 'development' });
  expect(loaded?.changes).toContainEqual({ type: 'retentionPolicy', oldValue: 'MaxLength', newValue: 'DC_TenYears' });

  await expect(load('development', 'test')).rejects.toMatchObject({ status: 400 });
  await expect(load('test', 'production')).rejects.toMatchObject({ status: 400 });
});

test('ATTR-042 ATTR-073 a deleted document is gone from every environment, and not brought back by loading', async () => {
  const { id } = (await documentOf('PEN-0101'))!;
  await send(attributeStore.deleteDocuments, { body: [id] });
  for (const environment of ['development', 'test', 'production'] as const) {
    expect(await documentOf('PEN-0101', environment)).toBeUndefined();
  }
  await load('production', 'development');
  expect(await documentOf('PEN-0101')).toBeUndefined();
  await expect(send(attributeStore.deleteDocuments, { body: [id] })).rejects.toMatchObject({ status: 404 });
});

test('ATTR-068 the categories are 56, in Swedish order', () => {
  const { categories } = documentOptions;
  expect(new Set(categories).size).toBe(56);
  expect(categories).toEqual(categories.toSorted(new Intl.Collator('sv').compare));
});

test('HOST-051 the platform marks internal staff by isSppUser', async () => {
  const answerTo = async (who: 'staff' | 'owner') =>
    await (
      await sandbox.fetch('http://localhost:4000/api/CustomerUser/AllProductFeatures', {
        headers: { authorization: `Bearer ${await sandbox.tokenFor(who)}` },
      })
    ).json();
  expect(await answerTo('staff')).toMatchObject({ isSppUser: true });
  expect(await answerTo('owner')).toMatchObject({ isSppUser: false });
});

test('HOST-051 staff without the settings feature are refused', async () => {
  callAs(sandbox, 'ase.foss@platform.example');
  await expect(attributeStore.getDocuments('production')).rejects.toMatchObject({ status: 403 });
});

test('1,000 documents in each environment have types of their own', async () => {
  const scaled = await createSandbox({ scale: 1_000 });
  callAs(scaled, 'staff');
  for (const environment of ['development', 'test', 'production'] as const) {
    const { documents } = await attributeStore.getDocuments(environment);
    expect(documents).toHaveLength(1_000);
    expect(new Set(documents.map(({ type }) => type)).size).toBe(1_000);
    expect(documents.filter(({ hasChanged }) => hasChanged).length).toBeLessThan(15);
  }
  await scaled.close();
});

test('P20 a list that has not changed comes back as it is; of one that has, all documents but the changed ones', async () => {
  const list = await attributeStore.getDocuments('development');
  expect(await attributeStore.getDocuments('development', { known: list })).toBe(list);

  const [first, second] = list.documents as [attributeStore.Document, attributeStore.Document];
  await send(attributeStore.saveDocument, { body: { ...first, comment: 'Checked' } });
  const changed = await attributeStore.getDocuments('development', { known: list });
  expect(changed.documents[0]).toMatchObject({ id: first.id, comment: 'Checked', hasChanged: true });
  expect(changed.documents[1]).toBe(second);

  // Publishing changes this answer too.
  await send(attributeStore.publishDocuments, { environmentId: documentEnvironmentIds.development, body: [first.id] });
  const published = await attributeStore.getDocuments('development', { known: changed });
  expect(published.documents[0]).toMatchObject({ id: first.id, hasChanged: false });
  await send(attributeStore.deleteDocuments, { body: [first.id] });
  const left = await attributeStore.getDocuments('development', { known: published });
  expect(left.documents).toHaveLength(list.documents.length - 1);
});

test('P20 ATTR-069 pages of a list make up the list, by type, and some of its documents can be asked for', async () => {
  const { documents } = await attributeStore.getDocuments('development');
  const page = async (query: string) => {
    const headers = { authorization: `Bearer ${await sandbox.tokenFor('staff')}` };
    return await (
      await sandbox.fetch(`http://localhost:4000/api/attributestore/document/1?${query}`, { headers })
    ).json();
  };
  const first = await page('take=100');
  expect(first).toMatchObject({ total: documents.length, version: expect.any(String) });
  const second = await page('skip=100&take=100');
  expect(second).toMatchObject({ total: documents.length });
  expect([...first.documents, ...second.documents]).toEqual(documents);
  const types = documents.map(({ type }) => type);
  expect(types).toEqual(types.toSorted());
  const some = await attributeStore.getDocumentsById('development', ['d-00002', 'd-00009', 'd-none']);
  expect(some).toEqual(documents.filter(({ id }) => ['d-00002', 'd-00009'].includes(id)));
});

test('C41 ATTR-044 documents are saved as a list: all of them, or none when one has been changed meanwhile', async () => {
  const { documents } = await attributeStore.getDocuments('development');
  const [one, other] = documents as [attributeStore.Document, attributeStore.Document];
  const saved = await attributeStore.saveDocuments([
    { ...other, active: !other.active },
    { ...one, active: !one.active },
  ]);
  expect(saved.map(({ id, active }) => [id, active])).toEqual([
    [other.id, !other.active],
    [one.id, !one.active],
  ]);
  expect((await historyOf(one.id))[0]).toMatchObject({ type: 2, changes: [{ type: 'active', newValue: !one.active }] });

  const late = attributeStore.saveDocuments([
    { ...saved[0]!, comment: 'Never' },
    { ...one, comment: 'Never' },
  ]);
  await expect(late).rejects.toMatchObject({ message: CONCURRENT_EDIT_MESSAGE });
  expect(
    (await attributeStore.getDocuments('development')).documents.filter(({ comment }) => comment === 'Never'),
  ).toEqual([]);
});
