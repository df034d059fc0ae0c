import { digitalArchiveFolders } from '@console/api';
import { createSandbox, type Sandbox } from '../sandbox';
import { callAs } from '../testing/call-as';
import { send } from '../testing/send';

const { createFolder, deleteFolders, getAccessGroups, getAllUserFoldersFlat, getFolders, getTopFolders, updateFolder } =
  digitalArchiveFolders;

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await createSandbox();
  callAs(sandbox, 'owner');
});
afterEach(() => sandbox.close());

const names = (folders: readonly digitalArchiveFolders.Folder[]) => folders.map(({ name }) => name);

async function folderAt(fullPath: string): Promise<digitalArchiveFolders.Folder> {
  const match = (await send(getAllUserFoldersFlat)).find((folder) => folder.fullPath === fullPath);
  if (!match) throw new Error(`There is no folder ${fullPath}.`);
  return match;
}

test('INTG-080 INTG-082 all are the folders of the top level, all/{id} those directly below one, by name', async () => {
  const top = await send(getTopFolders);
  expect(names(top)).toEqual(['Felles', 'Kundeservice', 'Økonomi', 'Pensjon', 'Personal', 'Uføre']);
  const agreements = await folderAt('Pensjon / Avtaler');
  const below = await send(getFolders, { parentId: agreements.id });
  expect(names(below)).toContain('Fripoliser');
  expect(below.find(({ name }) => name === 'Tilbud')).toEqual({
    id: 'f-024',
    name: 'Tilbud',
    parentId: agreements.id,
    fullPath: 'Pensjon / Avtaler / Tilbud',
    accessGroups: ['g-pensions', 'g-finance'],
    retentionPolicyId: 'rp-tilbud',
    lifetimeDays: 180,
  });
  await expect(send(getFolders, { parentId: 'f-unknown' })).rejects.toMatchObject({ status: 404 });
});

test('INTG-036 INTG-080 a member sees the folders of the own groups and those that are free', async () => {
  callAs(sandbox, 'plainUser');
  const seen = await send(getAllUserFoldersFlat);
  expect(names(seen)).toEqual(expect.arrayContaining(['Felles', 'Pensjon', 'Signert uten mappe']));
  expect(seen.every(({ accessGroups }) => accessGroups.length === 0 || accessGroups.includes('g-pensions'))).toBe(true);
  expect(names(seen)).not.toContain('Økonomi');

  callAs(sandbox, 'owner');
  const economy = await folderAt('Økonomi');
  await send(updateFolder, { body: { ...economy, accessGroups: ['g-pensions'] } });
  callAs(sandbox, 'plainUser');
  expect(names(await send(getAllUserFoldersFlat))).toContain('Økonomi');
});

test('a deleted group leaves its folders closed', async () => {
  const economy = await folderAt('Økonomi');
  const headers = { authorization: `Bearer ${await sandbox.tokenFor('owner')}` };
  await sandbox.fetch('http://localhost:4000/api/CustomerGroup/Group/g-finance', { method: 'DELETE', headers });
  expect((await folderAt('Økonomi')).accessGroups).toEqual(economy.accessGroups);
  callAs(sandbox, 'plainUser');
  expect(names(await send(getAllUserFoldersFlat))).not.toContain('Økonomi');
});

test('INTG-081 INTG-084 the access groups are the groups of the company, by name', async () => {
  const groups = await send(getAccessGroups);
  expect(groups.map(({ name }) => name)).toEqual([
    'All staff',
    'Disability benefits',
    'Finance',
    'Management',
    'Pensions',
    'Templates and texts',
  ]);
  expect(groups[2]).toEqual({ id: 'g-finance', name: 'Finance' });
});

test('INTG-083 a folder is added below another, changed, and deleted with all that is below it', async () => {
  const { id: parentId } = await folderAt('Personal');
  await send(createFolder, {
    body: { name: ' Permisjoner ', parentId, accessGroups: ['g-management'], retentionPolicyId: null },
  });
  const folder = await folderAt('Personal / Permisjoner');
  expect(folder).toMatchObject({
    parentId,
    accessGroups: ['g-management'],
    retentionPolicyId: null,
    lifetimeDays: null,
  });
  await send(updateFolder, { body: { ...folder, name: 'Fravær', retentionPolicyId: 'rp-tilbud' } });
  expect(await folderAt('Personal / Fravær')).toMatchObject({ id: folder.id, lifetimeDays: 180 });

  const before = await send(getAllUserFoldersFlat);
  const pensions = await folderAt('Pensjon');
  await send(deleteFolders, { body: [pensions.id] });
  const gone = before.filter(({ fullPath }) => fullPath === 'Pensjon' || fullPath.startsWith('Pensjon / '));
  expect(await send(getAllUserFoldersFlat)).toHaveLength(before.length - gone.length);
});

test.each([
  ['an empty name', { name: ' ' }, 'name'],
  ['the name of a folder beside it', { name: 'KUNDESERVICE' }, 'name'],
  ['a group of nobody', { accessGroups: ['g-unknown'] }, 'accessGroups'],
  ['a policy that is disabled', { retentionPolicyId: 'rp-proveordning' }, 'retentionPolicyId'],
  ['a place below nothing', { parentId: 'f-unknown' }, 'parentId'],
])('a folder with %s is refused', async (_case, change, field) => {
  const folder = { name: 'Ny', parentId: null, accessGroups: [], retentionPolicyId: null, ...change };
  await expect(send(createFolder, { body: folder })).rejects.toMatchObject({
    status: 400,
    fieldErrors: { [field]: expect.any(String) },
  });
});

test('a folder cannot be moved below itself', async () => {
  const pensions = await folderAt('Pensjon');
  const agreements = await folderAt('Pensjon / Avtaler');
  await expect(send(updateFolder, { body: { ...pensions, parentId: agreements.id } })).rejects.toMatchObject({
    status: 400,
  });
});

test('SHRD-011 a folder that somebody else has changed since it was read is not saved', async () => {
  const [first] = await send(getTopFolders);
  if (!first) throw new Error('There are no folders.');
  callAs(sandbox, 'severalCompanies');
  await send(updateFolder, { body: { ...first, name: 'Fellesmappe' } });
  callAs(sandbox, 'owner');
  await expect(send(updateFolder, { body: { ...first, name: 'Annet' } })).rejects.toMatchObject({
    message: 'Unable to save record. Record has been modified by another user.',
  });
});

test("one company neither sees nor changes another's folders", async () => {
  const pensions = await folderAt('Pensjon');
  callAs(sandbox, 'staff');
  expect(await send(getAllUserFoldersFlat)).toEqual([]);
  await expect(send(getFolders, { parentId: pensions.id })).rejects.toMatchObject({ status: 404 });
  await expect(
    send(updateFolder, { body: { ...pensions, accessGroups: [], retentionPolicyId: null } }),
  ).rejects.toMatchObject({
    status: 404,
  });
  await expect(send(deleteFolders, { body: [pensions.id] })).rejects.toMatchObject({ status: 404 });
});
