import { adminIntegration } from '@console/api';
import { send, versionOf } from '@console/http';
import { fill, type RenderedRoute, type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import area from '../area';
import module from '../remote';

const PATH = '/admin/integration/digitalsigning';
const API = '/api/AdminIntegration/';
const openSigning = async (options: RenderOptions = {}) => {
  const page = await renderRoute(PATH, { area, module, ...options });
  await screen.findByRole('radio', { name: 'Verified' });
  return page;
};
const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const posts = ({ calls }: RenderedRoute, path: string) => calls.filter(({ name }) => name === `POST ${API}${path}`);
const secretOf = () => document.querySelector<HTMLInputElement>('input[autocomplete=new-password]') as HTMLInputElement;
/** The page may have the same texts. */
const messages = async () => within(await screen.findByRole('region', { name: 'Messages' }));
const secrets = { verified: 'verified-of-fjellheim', scrive: 'scrive-of-fjellheim' };

test('INTG-001 INTG-002 INTG-003 INTG-004 INTG-005 INTG-006 INTG-008 INTG-011 INTG-012 INTG-027 INTG-033 cards, credentials, methods, storage, one Save', async () => {
  const { user } = await openSigning();
  expect(screen.getByRole('radio', { name: 'Verified' })).toBeChecked();
  const cards = screen.getAllByRole<HTMLInputElement>('radio').slice(0, 3);
  expect(cards.map(({ value }) => value)).toEqual(['verified', 'signicat', 'scrive']);
  expect(screen.getByText(/^For large volumes, with access keys/)).toBeVisible();
  const email = 'Default notification email';
  expect(screen.getAllByRole('textbox')).toEqual([field('UserId'), field('Company ID'), field(email)]);
  expect(field('UserId')).toHaveValue('fjellheim-pensjon');
  expect(field('Company ID')).toHaveValue('8f21c0d4-no-1182');
  expect(secretOf()).toHaveValue('');
  expect(document.body.innerHTML).not.toContain(secrets.verified);
  for (const [name, isOn] of [
    ['standard (E-mail)', true],
    ['no_bankId', true],
    ['se_bankid', true],
    ['sms', false],
  ] as const) {
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name }).checked).toBe(isOn);
  }
  const types = within(screen.getByRole('region', { name: 'Storage' })).getAllByRole<HTMLInputElement>('radio');
  expect(types.map(({ value, checked }) => [value, checked])).toEqual([
    ['0', false],
    ['1', true],
    ['2', false],
  ]);
  for (const [index, name] of ['None', 'Optional', 'Mandatory'].entries()) {
    expect(screen.getByRole('radio', { name })).toBe(types[index]);
  }
  expect(screen.getAllByRole('button', { name: 'Save' })).toHaveLength(1);
  // An unvisited field shows no error.
  expect(await screen.findByRole('group', { name: 'Folders' })).toBeValid();
  expect(document.querySelector('[aria-invalid=true]')).toBeNull();
  // C72: of an earlier visit, and no news.
  expect(screen.getByText('Test successful')).toBeVisible();
  expect(screen.getByText('Test successful').closest('[role=status]')).toBeNull();

  await user.click(screen.getByRole('radio', { name: 'Signicat' }));
  expect(screen.getAllByRole('textbox')).toEqual([field(email)]);
  expect(secretOf()).toBeNull();
  await user.click(field(email));
  await user.tab();
  expect(field(email)).toHaveAccessibleDescription('Must be valid email');
  expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('radio', { name: 'Scrive' }));
  expect(screen.getAllByRole('textbox')).toEqual([field('Client ID'), field(email)]);
  expect(secretOf()).toHaveValue('');
});

test('INTG-014 INTG-016 INTG-017 INTG-018 INTG-020 INTG-021 INTG-023 INTG-046 changed credentials require a new test, which fails and then succeeds; so does another provider', async () => {
  const page = await openSigning();
  const { user } = page;
  await user.click(button('Replace Client secret'));
  for (const credential of [secretOf, () => field('Company ID'), () => field('UserId')]) {
    await user.type(credential(), 'x');
    expect(screen.queryByText('Test successful')).not.toBeInTheDocument();
    await user.click(button('Discard'));
    expect(screen.getByText('Test successful')).toBeVisible();
  }
  for (const name of ['UserId', 'Company ID']) {
    await user.clear(field(name));
    await user.tab();
    expect(field(name)).toHaveAccessibleDescription('Required');
  }
  await user.click(button('Discard'));
  await user.type(field('UserId'), 'x');
  expect(button('Save')).toHaveAccessibleDescription(/1 still missing/);
  await user.click(button('Test credentials'));
  expect(screen.getByText('Test not successful or not run')).toBeVisible();
  expect(button('Test')).toHaveFocus();

  await user.click(button('Test'));
  expect(await screen.findByText(/Verified: Unknown user id, company id or secret/)).toBeVisible();
  expect(await screen.findByText('Test failed')).toBeVisible();
  await user.type(field('UserId'), '{Backspace}');
  page.sandbox.faults.add({ match: `POST ${API}digitalsigning/test`, times: 1, fault: 'status=503' });
  await user.click(button('Test'));
  expect(await (await messages()).findByText('Test failed')).toBeVisible();
  expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Test'));
  expect(await screen.findByText('Test successful')).toBeVisible();
  expect(posts(page, 'digitalsigning/test')[0]?.body).toEqual({
    providerId: 'verified',
    credentialsType: 2,
    availableSignAuthMethods: { standard: true, no_bankId: true, se_bankid: true, sms: false },
    customCredentials: {
      clientId: 'fjellheim-pensjonx',
      clientSecret: null,
      companyId: '8f21c0d4-no-1182',
      defaultNotificationEmail: 'signering@fjellheim.example',
      accessKeys: null,
    },
  });

  await user.click(screen.getByRole('radio', { name: 'Signicat' }));
  await user.click(screen.getByRole('radio', { name: 'Verified' }));
  expect(screen.queryByText('Test successful')).not.toBeInTheDocument();
  expect(button('Test credentials')).toBeVisible();
});

test('C184 INTG-015 INTG-019 INTG-025 INTG-026 INTG-029 INTG-030 INTG-031 INTG-032 INTG-043 INTG-047 Scrive: keys are generated, shown in part, cleared and saved', async () => {
  const page = await openSigning();
  const { user, sandbox } = page;
  await user.click(screen.getByRole('radio', { name: 'Scrive' }));
  expect(button('Save')).toHaveAccessibleDescription('3 still missing');
  expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
  await fill(user, field('Client ID'), 'fjellheim_prod_01');
  await user.type(secretOf(), ' wrong ');
  // The field's button, then the save bar's.
  const generate = () => user.click(screen.getAllByRole('button', { name: 'Generate access keys' })[0] as HTMLElement);
  await generate();
  expect(await screen.findByText('Scrive: Unknown client id or secret.')).toBeVisible();
  expect(posts(page, 'digitalsigning/generateAccessKeys')[0]?.body).toMatchObject({
    customCredentials: { clientSecret: ' wrong ' },
  });
  expect(button('Save')).toHaveAccessibleDescription('2 still missing');
  sandbox.faults.add({ match: `POST ${API}digitalsigning/generate`, times: 1, fault: 'status=500' });
  await user.clear(secretOf());
  await fill(user, secretOf(), secrets.scrive);
  await generate();
  expect(await screen.findByText('Access keys generation failed')).toBeVisible();
  // The platform may return keys unmasked.
  const { fetch } = sandbox;
  jest.spyOn(sandbox, 'fetch').mockImplementation(async (input, init) => {
    const answer = await fetch(input, init);
    if (!(input instanceof Request && input.url.endsWith('/generateAccessKeys'))) return answer;
    return new Response((await answer.text()).replaceAll('********', '01234567'), answer);
  });
  await generate();
  expect(await screen.findByText('Access keys generated')).toBeVisible();
  const keys = () => screen.getAllByText(/^\*{8}[0-9a-f]{28}$/).map((key) => key.previousElementSibling?.textContent);
  expect(keys()).toEqual(['apiToken', 'apiSecret', 'accessToken', 'accessSecret']);
  expect(screen.getByText('Test successful')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Client ID' })).not.toBeInTheDocument();
  expect(secretOf()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Generate access keys' })).not.toBeInTheDocument();
  expect(button('Save')).toHaveAccessibleDescription('1 still missing');
  expect(button('Save')).toHaveAttribute('aria-disabled', 'true');

  await user.click(button('Delete access keys'));
  expect(field('Client ID')).toHaveValue('');
  expect(secretOf()).toHaveValue('');
  expect(screen.queryByText(/^\*{8}/)).not.toBeInTheDocument();
  await user.click(button('Undo'));
  await user.click(screen.getByRole('checkbox', { name: 'sms' }));
  await user.click(button('Save'));
  expect(await screen.findByText('Save successful')).toBeVisible();
  const sent = {
    providerId: 'scrive',
    credentialsType: 3,
    availableSignAuthMethods: { standard: false, no_bankId: false, se_bankid: false, sms: false },
    customCredentials: {
      clientId: 'fjellheim_prod_01',
      clientSecret: secrets.scrive,
      companyId: '',
      defaultNotificationEmail: '',
      accessKeys: null,
    },
  };
  expect(posts(page, 'digitalsigning/generateAccessKeys')[2]?.body).toEqual(sent);
  expect(posts(page, 'digitalsigning').map(({ body }) => body)).toMatchObject([
    {
      availableSignAuthMethods: { ...sent.availableSignAuthMethods, sms: true },
      customCredentials: { accessKeys: { isSet: true } },
    },
  ]);
  // C75
  expect(posts(page, 'digitalsigningarchiveintegration')).toEqual([]);
  expect(await screen.findByText('In use')).toBeVisible();
  expect(keys()).toHaveLength(4);
});

test('INTG-013 INTG-034 INTG-035 INTG-036 INTG-037 INTG-038 INTG-039 INTG-042 storage: None clears, another type restores, a free folder is needed', async () => {
  const page = await openSigning();
  const { user } = page;
  const remove = async (name: string) =>
    user.click(await screen.findByRole('button', { name: new RegExp(`^Remove .*${name}$`) }));
  const choose = (name: string) => user.click(screen.getByRole('radio', { name }));
  await choose('None');
  expect(screen.queryByRole('group', { name: 'Folders' })).not.toBeInTheDocument();
  await choose('Mandatory');
  await remove('Signert uten mappe');
  expect(await screen.findByText('You need to have at least default, free access folder selected')).toBeVisible();
  expect(button('Save')).toHaveAccessibleDescription('1 still missing');
  await remove('Bedriftsavtaler');
  await remove('Fullmakter');
  expect(within(screen.getByRole('region', { name: 'Storage' })).getByText('Required')).toBeVisible();
  expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
  expect(page.calls.some(({ name }) => name === 'GET /api/DigitalArchiveFolders/getAllUserFoldersFlat')).toBe(true);

  await choose('None');
  await choose('Mandatory');
  expect(await screen.findAllByRole('button', { name: /^Remove / })).toHaveLength(3);
  await remove('Fullmakter');
  await user.click(screen.getByRole('checkbox', { name: 'sms' }));
  await user.click(button('Save'));
  expect(await screen.findByText('Save successful')).toBeVisible();
  expect(posts(page, 'digitalsigning')[0]?.body).toEqual({
    providerId: 'verified',
    credentialsType: 2,
    availableSignAuthMethods: { standard: true, no_bankId: true, se_bankid: true, sms: true },
    customCredentials: {
      clientId: 'fjellheim-pensjon',
      clientSecret: null,
      companyId: '8f21c0d4-no-1182',
      defaultNotificationEmail: 'signering@fjellheim.example',
      accessKeys: null,
    },
  });
  await choose('None');
  await user.click(button('Save'));
  await waitFor(() => expect(posts(page, 'digitalsigningarchiveintegration')).toHaveLength(2));
  expect(posts(page, 'digitalsigning')).toHaveLength(1);
  const showDownloadSignedFileFromProviderWhenStatusIsCompleted = true;
  expect(posts(page, 'digitalsigningarchiveintegration').map(({ body }) => body)).toEqual([
    { archiveType: 2, archiveFolderIds: ['f-013', 'f-023'], showDownloadSignedFileFromProviderWhenStatusIsCompleted },
    { archiveType: 0, archiveFolderIds: [], showDownloadSignedFileFromProviderWhenStatusIsCompleted },
  ]);
});

test('INTG-044 INTG-045 each failure has its own toast, and only the failed half is sent again (C75)', async () => {
  const page = await openSigning();
  const { user, sandbox } = page;
  sandbox.faults.add({ match: `POST ${API}digitalsigning`, times: 2, fault: 'status=500' });
  await user.click(screen.getByRole('checkbox', { name: 'sms' }));
  await user.click(screen.getByRole('radio', { name: 'None' }));
  await user.click(button('Save'));
  expect(await screen.findByText('Failed to save provider settings')).toBeVisible();
  expect(screen.getByText('Failed to save storage settings')).toBeVisible();
  for (const close of (await messages()).getAllByRole('button', { name: /^Close/ })) await user.click(close);

  sandbox.faults.add({ match: `POST ${API}digitalsigningarchive`, times: 1, fault: 'status=500' });
  await user.click(button('Save'));
  await waitFor(() => expect(posts(page, 'digitalsigningarchiveintegration')).toHaveLength(2));
  expect(posts(page, 'digitalsigning')).toHaveLength(2);
  await waitFor(() => expect(screen.getByText('2 changes')).toBeVisible());
  expect(screen.getByText('Failed to save storage settings')).toBeVisible();
  expect(screen.getByText(/The provider settings were saved\.$/)).toBeVisible();
  expect(screen.queryByText('Failed to save provider settings')).not.toBeInTheDocument();
  await user.click(button('Save'));
  expect(await screen.findByText('Save successful')).toBeVisible();
  expect(posts(page, 'digitalsigning')).toHaveLength(2);
  expect(posts(page, 'digitalsigningarchiveintegration')).toHaveLength(3);
});

test('SHRD-011 settings that a colleague has changed since they were read are not overwritten', async () => {
  const { user, sandbox, calls, client } = await openSigning();
  const later = Date.now() + 1000;
  await sandbox.db.run(`update signing_settings set provider_version = ${later}, archive_version = ${later}`);
  await client.refetchQueries();
  await user.click(screen.getByRole('radio', { name: 'None' }));
  await user.click(button('Save'));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain(`POST ${API}digitalsigningarchiveintegration`));
  // The host reports conflicts; the form stays.
  await waitFor(() => expect(button('Save')).toBeEnabled());
  expect(screen.queryByText('Save successful')).not.toBeInTheDocument();
  expect((await send(adminIntegration.getSigningConfiguration))?.archiveIntegration.archiveType).toBe(1);
});

test('SHRD-011 C75 the half that failed is not sent over what a colleague has saved since the page was read', async () => {
  const page = await openSigning();
  const { user, sandbox } = page;
  await user.click(screen.getByRole('checkbox', { name: 'sms' }));
  await user.click(screen.getByRole('radio', { name: 'None' }));
  const read = await send(adminIntegration.getSigningConfiguration);
  const body = { ...read.archiveIntegration, showDownloadSignedFileFromProviderWhenStatusIsCompleted: false };
  await send(adminIntegration.saveArchiveIntegration, { body }, { version: versionOf(read) });
  const theirs = { archiveType: 1, showDownloadSignedFileFromProviderWhenStatusIsCompleted: false };
  sandbox.faults.add({ match: `POST ${API}digitalsigningarchive`, times: 1, fault: 'status=500' });
  await user.click(button('Save'));
  expect(await screen.findByText(/The provider settings were saved\.$/)).toBeVisible();

  await waitFor(() => expect(button('Save')).toBeEnabled());
  await user.click(button('Save'));
  await waitFor(() => expect(posts(page, 'digitalsigningarchiveintegration')).toHaveLength(3));
  await waitFor(() => expect(button('Save')).toBeEnabled());
  expect(screen.queryByText('Save successful')).not.toBeInTheDocument();
  expect((await send(adminIntegration.getSigningConfiguration)).archiveIntegration).toMatchObject(theirs);
});

test('C145 C75 a half whose answer was lost says so, and is saved again without a conflict', async () => {
  const page = await openSigning();
  const { user, sandbox } = page;
  sandbox.faults.add({ match: `POST ${API}digitalsigningarchive`, times: 1, fault: 'body=lost' });
  await user.click(screen.getByRole('radio', { name: 'None' }));
  await user.click(button('Save'));
  expect(await (await messages()).findByText(/^We didn’t get a response/)).toBeVisible();

  await user.click(button('Save'));
  expect(await screen.findByText('Save successful')).toBeVisible();
  expect(posts(page, 'digitalsigningarchiveintegration')).toHaveLength(2);
});

test('INTG-035 INTG-040 INTG-041 INTG-048 a type other than None loads the folders, which can be searched and browsed; a failure shows a toast', async () => {
  const { user, sandbox } = await openSigning({
    prepare: async ({ faults, db }) => {
      faults.add({ match: 'GET /api/DigitalArchiveFolders/getAll', fault: 'status=503' });
      await db.run(`update signing_settings set archive =
        json_set(archive, '$.archiveType', 0, '$.archiveFolderIds', json('[]')) where customer_id = 'c-fjellheim'`);
    },
  });
  expect(screen.queryByRole('region', { name: 'Messages' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Optional' }));
  expect(await (await messages()).findByText('Failed to load folders')).toBeVisible();
  sandbox.faults.clear();
  const storage = within(screen.getByRole('region', { name: 'Storage' }));
  await user.click(await storage.findByRole('button', { name: 'Try again' }));
  expect(await storage.findByRole('button', { name: 'Go up one level' })).toBeVisible();
  await user.type(storage.getByRole('searchbox', { name: 'Search folders' }), 'Signert uten');
  await user.click(await storage.findByRole('checkbox', { name: /Signert uten mappe/ }));
  expect(storage.getByRole('button', { name: 'Remove Pensjon / Avtaler / Signert uten mappe' })).toBeVisible();
});

test('INTG-018 a failed test of a stored provider shows the reason in place of ’successful’', async () => {
  const { user, sandbox } = await openSigning();
  expect(screen.getByText('Test successful')).toBeVisible();
  sandbox.faults.add({ match: `POST ${API}digitalsigning/test`, fault: 'status=400;message=The secret was revoked.' });
  await user.click(button('Test'));
  expect(await screen.findByText('Test failed')).toBeVisible();
  expect(screen.queryByText('Test successful')).not.toBeInTheDocument();
});

test('INTG-046 INTG-047 a missing credential blocks the test: its field is marked and has the focus', async () => {
  const page = await openSigning();
  const { user } = page;
  await user.clear(field('UserId'));
  await user.click(button('Test'));
  expect(field('UserId')).toHaveAccessibleDescription('Required');
  expect(field('UserId')).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: 'Scrive' }));
  // The save bar's button leads to this one.
  const credentials = within(screen.getByRole('region', { name: 'Credentials' }));
  await user.click(credentials.getByRole('button', { name: 'Generate access keys' }));
  await waitFor(() => expect(secretOf()).toHaveAccessibleDescription('Required'));
  expect([...posts(page, 'digitalsigning/test'), ...posts(page, 'digitalsigning/generateAccessKeys')]).toEqual([]);
});

test('INTG-038 C141 deleted folders of the storage are marked and must be removed before the storage is saved; other changes can be saved', async () => {
  const { user, calls } = await openSigning({
    prepare: ({ db }) =>
      db.run(`update signing_settings set archive =
        json_set(archive, '$.archiveFolderIds', json('["gone-1"]')) where customer_id = 'c-fjellheim'`),
  });
  const folders = () => screen.getByRole('group', { name: 'Folders' });
  await waitFor(() =>
    expect(folders()).toHaveAccessibleDescription('A folder no longer exists. Remove it from the list.'),
  );
  await waitFor(() => expect(screen.getByText('Deleted folder')).toBeVisible());
  expect(document.body.textContent).not.toContain('gone-1');

  await user.click(screen.getByRole('checkbox', { name: 'sms' }));
  await user.click(button('Save'));
  expect(await screen.findByText('Save successful')).toBeVisible();
  expect(calls.filter(({ name }) => name === `POST ${API}digitalsigningarchiveintegration`)).toEqual([]);

  // A changed storage sends the deleted folder too.
  await user.click(screen.getByRole('radio', { name: 'Mandatory' }));
  expect(button('Remove deleted folders')).toBeVisible();
  expect(button('Save')).toHaveAccessibleDescription('1 still missing');
  await user.click(button('Remove Deleted folder'));
  await waitFor(() => expect(folders()).toHaveAccessibleDescription('Required'));
});
