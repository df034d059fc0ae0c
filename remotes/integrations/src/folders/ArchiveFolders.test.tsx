import { digitalArchiveFolders } from '@console/api';
import { send, versionOf } from '@console/http';
import { fill, type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import area from '../area';
import module from '../remote';

const FOLDERS = '/admin/integration/digitalarchive?tab=folders';
const AGREEMENTS = 'f-012';

const open = (search = '', options: RenderOptions = {}) =>
  renderRoute(`${FOLDERS}${search}`, { area, module, ...options });
const well = (name: string) => screen.findByRole('region', { name: `Folders in ${name}` });
const namesIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => link.textContent);
const bodyOf = (calls: readonly { name: string; body: unknown }[], name: string) =>
  calls.findLast((call) => call.name === name)?.body;

test('INTG-063 INTG-064 INTG-066 INTG-082 folders open level by level, the path leads back, and the grid is the default view', async () => {
  const { user, router, calls } = await open();
  expect(namesIn(await well('the archive'))).toEqual([
    'Felles',
    'Kundeservice',
    'Økonomi',
    'Pensjon',
    'Personal',
    'Uføre',
  ]);
  expect(screen.getByRole('radio', { name: 'Grid' })).toBeChecked();
  expect(screen.getByRole('link', { name: 'Home', current: 'page' })).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Pensjon' }));
  await user.click(within(await well('Pensjon')).getByRole('link', { name: 'Avtaler' }));
  expect(namesIn(await well('Avtaler'))).toHaveLength(12);
  expect(router.state.location.search).toBe(`?tab=folders&folder=${AGREEMENTS}`);
  expect(calls.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['GET /api/DigitalArchiveFolders/all', `GET /api/DigitalArchiveFolders/all/${AGREEMENTS}`]),
  );

  const path = within(screen.getByRole('navigation', { name: 'Folder path' }));
  expect(path.getByText('Avtaler')).toHaveAttribute('aria-current', 'page');
  await user.click(path.getByRole('link', { name: 'Pensjon' }));
  await well('Pensjon');
  await user.click(path.getByRole('link', { name: 'Home' }));
  expect(await well('the archive')).toBeVisible();
});

test('INTG-064 INTG-067 INTG-068 INTG-069 each folder has Edit and Delete: in a menu of its card, as icons in the list', async () => {
  const { user, router, calls } = await open(`&folder=${AGREEMENTS}`);
  const cards = await well('Avtaler');
  await user.click(within(cards).getByRole('button', { name: 'More actions for Tilbud' }));
  expect(
    within(cards)
      .getAllByRole('menuitem')
      .map((item) => item.textContent),
  ).toEqual(['Edit', 'Delete']);
  await user.keyboard('{Escape}');

  await user.click(screen.getByRole('radio', { name: 'List' }));
  expect(router.state.location.search).toBe(`?tab=folders&folder=${AGREEMENTS}&view=list`);
  const rows = await well('Avtaler');
  for (const name of ['Edit Tilbud', 'Delete Tilbud']) {
    expect(within(rows).getByRole(name.startsWith('Edit') ? 'link' : 'button', { name })).toHaveTextContent('');
    expect(
      within(rows)
        .getByRole(name.startsWith('Edit') ? 'link' : 'button', { name })
        .querySelector('svg'),
    ).not.toBeNull();
  }
  await user.click(within(rows).getByRole('button', { name: 'Delete Tilbud' }));
  const question = await screen.findByRole('alertdialog', { name: "Delete folder 'Tilbud' and all its children?" });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(calls.some(({ name }) => name === 'POST /api/DigitalArchiveFolders/delete')).toBe(false);
  await user.click(within(rows).getByRole('link', { name: 'Edit Tilbud' }));
  expect(await screen.findByRole('dialog', { name: 'Edit folder' })).toBeVisible();
});

test('INTG-065 INTG-072 INTG-073 INTG-075 INTG-076 INTG-077 INTG-078 INTG-083 INTG-085 a new folder is created below the open one, with the chosen groups and policy', async () => {
  const { user, calls } = await open(`&folder=${AGREEMENTS}`);
  await user.click(await screen.findByRole('link', { name: 'Add new folder' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add new folder' }));
  expect(await dialog.findByText('In Pensjon / Avtaler')).toBeVisible();

  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Required')).toBeVisible();
  await fill(user, dialog.getByRole('textbox', { name: 'Name' }), 'Årsoppgaver');
  await user.click(dialog.getByRole('button', { name: 'Add Finance' }));
  await user.click(dialog.getByRole('button', { name: 'Add Pensions' }));
  await user.click(dialog.getByRole('button', { name: 'Remove Pensions' }));
  const retention = dialog.getByRole('combobox', { name: 'Delete records that are older than' });
  expect(retention).toHaveDisplayValue('None');
  await user.selectOptions(retention, '180 days, Tilbud');
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('New folder added')).toBeVisible();
  expect(namesIn(await well('Avtaler'))).toContain('Årsoppgaver');
  expect(bodyOf(calls, 'POST /api/DigitalArchiveFolders')).toEqual({
    name: 'Årsoppgaver',
    parentId: AGREEMENTS,
    accessGroups: ['g-finance'],
    retentionPolicyId: 'rp-tilbud',
  });
});

test('INTG-079 at the home level a new folder has no folder above it', async () => {
  const { user, calls } = await open();
  await user.click(await screen.findByRole('link', { name: 'Add new folder' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add new folder' }));
  expect(await dialog.findByText('At the top level')).toBeVisible();
  await fill(user, await dialog.findByRole('textbox', { name: 'Name' }), 'Arkiv 2027');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: 'Arkiv 2027' })).toBeVisible();
  expect(bodyOf(calls, 'POST /api/DigitalArchiveFolders')).toMatchObject({ parentId: null });
});

test('INTG-073 INTG-076 INTG-077 INTG-083 INTG-086 an edited folder can choose None or an enabled policy', async () => {
  const { user, calls, router } = await open(`&folder=${AGREEMENTS}`);
  await user.click(await screen.findByRole('button', { name: 'More actions for Tilbud' }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit folder' }));
  const retention = await dialog.findByRole('combobox', { name: 'Delete records that are older than' });

  expect(retention).toHaveDisplayValue('180 days, Tilbud');
  const options = within(retention)
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(options).toEqual([
    'None',
    '30 days, Kampanjer',
    '5 years, Korrespondanse',
    '90 days, Opptak av samtaler',
    '10 years, Pensjonsavtaler',
    '180 days, Tilbud',
    '20 years, Uføresaker',
  ]);
  const all = within(dialog.getByRole('group', { name: 'All groups' })).getAllByRole('listitem');
  expect(all.map((item) => item.querySelector('span')?.textContent)).toEqual([
    'All staff',
    'Disability benefits',
    'Finance',
    'Management',
    'Pensions',
    'Templates and texts',
  ]);
  const selected = within(dialog.getByRole('group', { name: 'Selected groups' }));
  expect(selected.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Finance', 'Pensions']);

  await user.selectOptions(retention, 'None');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Folder edited')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe(`?tab=folders&folder=${AGREEMENTS}`));
  expect(bodyOf(calls, 'POST /api/DigitalArchiveFolders/update')).toEqual({
    id: 'f-024',
    name: 'Tilbud',
    parentId: AGREEMENTS,
    accessGroups: ['g-pensions', 'g-finance'],
    retentionPolicyId: null,
  });
});

test('SHRD-011 a dialog that opens again edits the folder as a colleague has left it', async () => {
  const { user, client } = await open(`&folder=${AGREEMENTS}`);
  const openDialog = async () => {
    await user.click(await screen.findByRole('button', { name: 'More actions for Tilbud' }));
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit folder' }));
    return { dialog, name: await dialog.findByRole('textbox', { name: 'Name' }) };
  };
  const { dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  const level = await send(digitalArchiveFolders.getFolders, { parentId: AGREEMENTS });
  const { id, parentId, accessGroups, retentionPolicyId } = level.find((folder) => folder.name === 'Tilbud')!;
  const body = { id, parentId, accessGroups, retentionPolicyId, name: 'Tilbud 2' };
  await send(digitalArchiveFolders.updateFolder, { body }, { version: versionOf(level) });

  await client.invalidateQueries({ queryKey: ['DigitalArchiveFolders'], refetchType: 'none' });
  const again = await openDialog();
  expect(again.name).toHaveValue('Tilbud 2');
  await fill(user, again.name, 'Tilbud 3');
  await user.click(again.dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Folder edited')).toBeVisible();
});

test('a name that the server refuses is a field error, and the unsaved values stay', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('link', { name: 'Add new folder' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add new folder' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Name' }), 'pensjon');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('A folder named pensjon already exists here.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('pensjon');
});

test.each([
  ['INTG-085', 'folders/new', 'POST /api/DigitalArchiveFolders', 'Failed to save folder'],
  ['INTG-086', 'folders/f-001', 'POST /api/DigitalArchiveFolders/update', 'Failed to edit folder'],
])('%s a folder that cannot be saved says so in its dialog', async (_id, path, match, message) => {
  const { user } = await renderRoute(`/admin/integration/digitalarchive/${path}`, {
    area,
    module,
    prepare: ({ faults }) => faults.add({ match, fault: 'status=500' }),
  });
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByRole('textbox', { name: 'Name' }), ' ny');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(message)).toBeVisible();
});

test('INTG-069 INTG-083 INTG-087 deleting asks; a folder with subfolders requires its name to be typed', async () => {
  const { user, calls } = await open();
  await user.click(await screen.findByRole('button', { name: 'More actions for Personal' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: "Delete folder 'Personal' and all its children?" }),
  );
  expect(dialog.getByText(/It has 2 subfolders/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(calls.some(({ name }) => name === 'POST /api/DigitalArchiveFolders/delete')).toBe(false);
  await fill(user, dialog.getByRole('textbox', { name: 'Type Personal to confirm' }), 'Personal');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('Folder deleted')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Personal' })).not.toBeInTheDocument());
  expect(bodyOf(calls, 'POST /api/DigitalArchiveFolders/delete')).toEqual(['f-031']);
});

test('INTG-087 a folder that cannot be deleted stays, with "Failed to delete selected items"', async () => {
  const { user, sandbox } = await open(`&folder=${AGREEMENTS}`);
  await user.click(await screen.findByRole('button', { name: 'More actions for Tilbud' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  sandbox.faults.add({ match: 'POST /api/DigitalArchiveFolders/delete', fault: 'status=500' });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete selected items')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tilbud', hidden: true })).toBeInTheDocument();
});

test('INTG-070 a folder without folders says so, and how to add one', async () => {
  const { user } = await open(`&folder=${AGREEMENTS}`);
  await user.click(await screen.findByRole('link', { name: 'Tilbud' }));
  expect(await screen.findByRole('heading', { name: 'No folders' })).toBeVisible();
  expect(screen.getByText('Get started by adding a new folder.')).toBeVisible();
});

test('a folder that does not exist leads to the top level', async () => {
  await open('&folder=f-unknown');
  expect(await screen.findByRole('heading', { name: 'The folder was not found.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All folders' })).toBeVisible();
});

test('settings that look like mistakes are listed, with a link to edit each', async () => {
  await open(`&folder=${AGREEMENTS}`);
  const list = within(await screen.findByRole('region', { name: 'Worth checking in Avtaler' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Fullmakter deletes records after 5 years, but the folder above it keeps them for 10 yearsEdit',
    'Prøveordning 2019 uses a disabled policy, so nothing is deleted thereEdit',
    'Signert uten mappe has no access groups, so everyone can open itEdit',
    'Signert uten mappe deletes records after 180 days, but the folder above it keeps them for 10 yearsEdit',
    'Tilbud deletes records after 180 days, but the folder above it keeps them for 10 yearsEdit',
  ]);
});

test('2,000 folders, eight levels deep: a level draws a part of its folders, and a deep one opens from its address', async () => {
  const { user } = await open('', { scale: 2000 });
  const top = await well('the archive');
  expect(await screen.findByText('256 folders in the archive')).toBeVisible();
  expect(within(top).getAllByRole('link')).toHaveLength(60);
  await user.click(within(top).getByRole('button', { name: 'Show more (256 folders in total)' }));
  expect(within(top).getAllByRole('link')).toHaveLength(120);
});

test('a folder eight levels deep opens from its address, with its whole path', async () => {
  await open('&folder=f-deep-042-7', { scale: 2000 });
  expect(await screen.findByRole('link', { name: 'Arkiv 042.8' })).toBeVisible();
  const path = within(screen.getByRole('navigation', { name: 'Folder path' }));
  expect(path.getAllByRole('listitem')).toHaveLength(8);
});

test('INTG-069 C141 the question before a folder is deleted names the folders in it that digital signing stores to', async () => {
  const { user } = await open('&view=list');
  await user.click(within(await well('the archive')).getByRole('button', { name: 'Delete Pensjon' }));
  const question = await screen.findByRole('alertdialog', { name: "Delete folder 'Pensjon' and all its children?" });
  expect(await within(question).findByText(/^Digital signing stores signed files in /)).toHaveTextContent(
    'Digital signing stores signed files in Bedriftsavtaler, Fullmakter and Signert uten mappe.',
  );
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await user.click(within(await well('the archive')).getByRole('button', { name: 'Delete Personal' }));
  const other = await screen.findByRole('alertdialog', { name: "Delete folder 'Personal' and all its children?" });
  expect(other).not.toHaveTextContent('Digital signing');
});
