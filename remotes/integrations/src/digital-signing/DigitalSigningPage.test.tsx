import { type RenderedRoute, type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
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
const secrets = { verified: 'verified-of-fjellheim', scrive: 'scrive-of-fjellheim' };

test('INTG-001 INTG-002 INTG-003 INTG-004 INTG-005 INTG-006 INTG-011 INTG-012 cards, credentials, methods, storage, one Save', async () => {
  const { user } = await openSigning();
  expect(screen.getByRole('radio', { name: 'Verified' })).toBeChecked();
  expect(
    screen
      .getAllByRole('radio')
      .slice(0, 3)
      .map((card) => (card as HTMLInputElement).value),
  ).toEqual(['verified', 'signicat', 'scrive']);
  expect(field('UserId')).toHaveValue('fjellheim-pensjon');
  expect(field('Company id')).toHaveValue('8f21c0d4-no-1182');
  expect(document.body.innerHTML).not.toContain(secrets.verified);
  for (const [name, isOn] of [
    ['standard (E-mail)', true],
    ['no_bankId', true],
    ['se_bankid', true],
    ['sms', false],
  ] as const) {
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name }).checked).toBe(isOn);
  }
  expect(screen.getByRole('radio', { name: 'Optional' })).toBeChecked();
  expect(screen.getAllByRole('button', { name: 'Save' })).toHaveLength(1);
  // C72: what is stored with its secret counts as tested.
  expect(screen.getByText('Test successful')).toBeVisible();

  await user.click(screen.getByRole('radio', { name: 'Signicat' }));
  expect(screen.queryByRole('textbox', { name: 'UserId' })).not.toBeInTheDocument();
});

test('INTG-014 INTG-016 INTG-017 INTG-018 INTG-023 INTG-046 a change of credentials asks for a new test, which fails and then succeeds; so does another provider', async () => {
  const page = await openSigning();
  const { user } = page;
  await user.type(field('UserId'), 'x');
  expect(screen.queryByText('Test successful')).not.toBeInTheDocument();
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
  expect((await screen.findAllByText('Test failed')).length).toBeGreaterThan(0);
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

test('INTG-015 INTG-019 INTG-025 INTG-026 INTG-029 INTG-030 INTG-032 INTG-043 INTG-047 Scrive: keys are generated, shown in part, cleared and saved', async () => {
  const page = await openSigning();
  const { user } = page;
  await user.click(screen.getByRole('radio', { name: 'Scrive' }));
  await user.type(field('Client ID'), 'fjellheim_prod_01');
  await user.type(secretOf(), 'wrong');
  // The second one is the bar's way to it.
  const generate = () => user.click(screen.getAllByRole('button', { name: 'Generate access keys' })[0] as HTMLElement);
  await generate();
  expect(await screen.findByText('Scrive: Unknown client id or secret.')).toBeVisible();
  page.sandbox.faults.add({ match: `POST ${API}digitalsigning/generate`, times: 1, fault: 'status=500' });
  await user.clear(secretOf());
  await user.type(secretOf(), secrets.scrive);
  await generate();
  expect(await screen.findByText('Access keys generation failed')).toBeVisible();
  await generate();
  expect(await screen.findByText('Access keys generated')).toBeVisible();
  expect(screen.getAllByText(/^\*{8}[0-9a-f]{28}$/)).toHaveLength(4);
  expect(button('Save')).toHaveAccessibleDescription('1 still missing');

  await user.click(button('Delete access keys'));
  expect(field('Client ID')).toHaveValue('');
  expect(secretOf()).toHaveValue('');
  await user.click(button('Undo'));
  await user.click(screen.getByRole('checkbox', { name: 'sms' }));
  await user.click(button('Save'));
  expect(await screen.findByText('Save successful')).toBeVisible();
  const [, , last] = posts(page, 'digitalsigning/generateAccessKeys');
  expect(last?.body).toMatchObject({ providerId: 'scrive', customCredentials: { clientSecret: secrets.scrive } });
  expect(posts(page, 'digitalsigning')).toHaveLength(1);
  expect(await screen.findByText('In use')).toBeVisible();
  expect(screen.getAllByText(/^\*{8}[0-9a-f]{28}$/)).toHaveLength(4);
});

test('INTG-013 INTG-034 INTG-035 INTG-036 INTG-037 INTG-038 INTG-039 INTG-042 storage: None clears, another type restores, a free folder is needed', async () => {
  const page = await openSigning();
  const { user } = page;
  const remove = async (name: string) =>
    user.click(await screen.findByRole('button', { name: new RegExp(`^Remove .*${name}$`) }));
  await user.click(screen.getByRole('radio', { name: 'None' }));
  expect(screen.queryByRole('group', { name: 'Folders' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Mandatory' }));
  await remove('Signert uten mappe');
  expect(await screen.findByText('You need to have at least default, free access folder selected')).toBeVisible();
  expect(button('Save')).toHaveAccessibleDescription('1 still missing');
  await remove('Bedriftsavtaler');
  await remove('Fullmakter');
  expect(within(screen.getByRole('region', { name: 'Storage' })).getByText('Required')).toBeVisible();
  expect(page.calls.some(({ name }) => name === 'GET /api/DigitalArchiveFolders/getAllUserFoldersFlat')).toBe(true);

  await user.click(screen.getByRole('radio', { name: 'None' }));
  await user.click(screen.getByRole('checkbox', { name: 'sms' }));
  await user.click(button('Save'));
  expect(await screen.findByText('Save successful')).toBeVisible();
  expect(posts(page, 'digitalsigning')[0]?.body).toMatchObject({ availableSignAuthMethods: { sms: true } });
  expect(posts(page, 'digitalsigningarchiveintegration')[0]?.body).toEqual({
    archiveType: 0,
    archiveFolderIds: [],
    showDownloadSignedFileFromProviderWhenStatusIsCompleted: true,
  });
});

test('INTG-044 INTG-045 each failure has its own toast, and only what failed is sent again (C75)', async () => {
  const page = await openSigning();
  const { user, sandbox } = page;
  sandbox.faults.add({ match: `POST ${API}digitalsigning`, times: 2, fault: 'status=500' });
  await user.click(screen.getByRole('checkbox', { name: 'sms' }));
  await user.click(screen.getByRole('radio', { name: 'None' }));
  await user.click(button('Save'));
  expect(await screen.findByText('Failed to save provider settings')).toBeVisible();
  expect(screen.getByText('Failed to save storage settings')).toBeVisible();

  sandbox.faults.add({ match: `POST ${API}digitalsigningarchive`, times: 1, fault: 'status=500' });
  await user.click(button('Save'));
  await waitFor(() => expect(posts(page, 'digitalsigningarchiveintegration')).toHaveLength(2));
  expect(posts(page, 'digitalsigning')).toHaveLength(2);
  await waitFor(() => expect(screen.getByText('2 changes')).toBeVisible());
  await user.click(button('Save'));
  expect(await screen.findByText('Save successful')).toBeVisible();
  expect(posts(page, 'digitalsigning')).toHaveLength(2);
  expect(posts(page, 'digitalsigningarchiveintegration')).toHaveLength(3);
});

test('INTG-040 INTG-041 INTG-048 folders are searched and walked up; when they cannot be loaded a toast says so', async () => {
  const { user, sandbox } = await openSigning({
    prepare: ({ faults }) => faults.add({ match: 'GET /api/DigitalArchiveFolders/getAll', fault: 'status=503' }),
  });
  expect((await screen.findAllByText('Failed to load folders')).length).toBeGreaterThan(0);
  sandbox.faults.clear();
  const storage = within(screen.getByRole('region', { name: 'Storage' }));
  await user.click(await storage.findByRole('button', { name: 'Try again' }));
  expect(await storage.findByRole('button', { name: 'Go level up' })).toBeVisible();
  await user.type(storage.getByRole('searchbox', { name: 'Search folders' }), 'Signert uten');
  expect(await storage.findByRole('checkbox', { name: /Signert uten mappe/ })).toBeChecked();
});
