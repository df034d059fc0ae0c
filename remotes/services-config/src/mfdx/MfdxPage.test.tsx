import { customerEnvironmentIds, mfdx } from '@console/api';
import { send, versionOf } from '@console/http';
import { type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import { formatDateTime } from '@console/ui';
import area from '../area';
import module from '../remote';

const TEST = '/admin/mfdx/test';
const open = (path: string, options: RenderOptions = {}) => renderRoute(path, { area, module, ...options });

const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Services' });
  await within(table).findAllByRole('rowheader');
  return [...(table as HTMLTableElement).tBodies[0]!.rows].map((row) => [...row.cells].map((cell) => cell.textContent));
};
const named = (name: string) => rows().then((all) => all.find(([, service]) => service?.startsWith(name)));

test.each([
  ['1', 'test', 'Test', ''],
  ['2', 'production', 'Production', 'No drafts'],
  ['3', 'development', 'Development', ''],
])(
  'SERV-001 SERV-003 SERV-014 SERV-019 HOST-032 C3 the number %s is a customer environment and redirects to the page of %s',
  async (id, environment, name, notPublishedReason) => {
    const { router, calls } = await open(`/admin/mfdx/${id}`);
    await rows();
    expect(router.state.location.pathname).toBe(`/admin/mfdx/${environment}`);
    expect(screen.getByRole('heading', { level: 1, name: `Mfdx services - ${name}` })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publish' })).toHaveAccessibleDescription(notPublishedReason);
    const read = calls.map((call) => call.name).filter((call) => call.includes('mfdx'));
    expect(new Set(read)).toEqual(new Set([`GET /api/mfdx/settings/${id}`]));
  },
);

test('SERV-002 SERV-004 SERV-006 the page shows the company’s country and the last publication, and lists the services', async () => {
  await open(TEST);
  const all = await rows();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Status',
    'Service',
    'State',
    'Last Changed',
    'Last Changed by',
  ]);
  const { settings } = await send(mfdx.getSettings, { environmentId: customerEnvironmentIds.test });
  for (const [, service = '', , lastChanged] of all) {
    const { insertTimeStamp } = settings.find(({ displayName }) => service.replace(/Draft$/, '') === displayName) ?? {};
    expect(lastChanged).toBe(formatDateTime(new Date(insertTimeStamp ?? '')));
  }
  expect(all.map(([status, service, state, , by]) => [status, service, state, by])).toEqual([
    ['Active', 'File transferDraft', 'Draft', 'pending...'],
    ['Active', 'E-mail deliveryDraft', 'Draft', 'pending...'],
    ['Active', 'Signing providerDraft', 'Draft', 'pending...'],
    ['Active', 'Digital mailbox B', 'Published', 'Linnéa Sjöström'],
    ['Active', 'Print shop', 'Published', 'Göran Öberg'],
    ['Active', 'Archive', 'Published', 'Linnéa Sjöström'],
    ['Active', 'SMS provider', 'Active', 'Göran Öberg'],
    ['Inactive', 'SMS and voice', 'Inactive', 'Göran Öberg'],
  ]);
  expect(screen.getByText(/Last published/)).toHaveTextContent(
    /^Norway · Last published: \d\d\/\d\d\/\d{4} - \d\d:\d\d by Göran Öberg · 17 days ago$/,
  );
});

test('SERV-020 SERV-021 C48 with history the state is Draft or Published, without it Active or Inactive', async () => {
  await open(TEST, {
    prepare: ({ db }) => db.run('delete from delivery_history where service_id in (7, 9)'),
  });
  const stateIn = async (name: string) => (await named(name))?.[2];
  expect(await stateIn('E-mail delivery')).toBe('Draft');
  expect(await stateIn('Print shop')).toBe('Published');
  // A draft and a published service, without history.
  expect(await stateIn('Signing provider')).toBe('Active');
  expect(await stateIn('Archive')).toBe('Active');
  expect(await stateIn('SMS and voice')).toBe('Inactive');
});

test('SERV-007 SERV-008 only services that are offered everywhere or in the company’s country are listed', async () => {
  await open(TEST);
  expect(await named('SMS provider')).toBeDefined();
  expect(await named('Digital mailbox B')).toBeDefined();
  expect(await named('Digital mailbox A')).toBeUndefined();
  expect(screen.getByText('Digital mailbox A and Fax gateway aren’t offered in Norway.')).toBeVisible();
});

test('SERV-005 C49 the country filter offers All, Sweden and Norway, and services that are offered everywhere always match', async () => {
  const { user, router } = await open(TEST);
  await rows();
  await user.click(screen.getByRole('button', { name: 'Country: All' }));
  expect(screen.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual(['All', 'Sweden', 'Norway']);
  await user.click(screen.getByRole('menuitemradio', { name: 'Sweden' }));
  expect(await named('Digital mailbox B')).toBeUndefined();
  expect(await named('Archive')).toBeDefined();
  expect(await named('SMS provider')).toBeDefined();
  await waitFor(() => expect(router.state.location.search).toBe('?country=Sweden'));
  await user.click(screen.getByRole('button', { name: 'Country: Sweden' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Norway' }));
  expect(await named('Digital mailbox B')).toBeDefined();
  expect(await named('SMS provider')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Country: Norway' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'All' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(await rows()).toHaveLength(8);
});

test('SERV-003 SERV-018 SERV-023 SERV-026 drafts are reviewed and published together; without any, Publish is disabled with a reason', async () => {
  const { user, calls } = await open(TEST);
  await rows();
  await user.click(screen.getByRole('button', { name: 'Review and publish' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Pending changes in draft' }));
  expect(dialog.getByText('3 services · 5 differences · published together in')).toBeVisible();
  const changes = dialog.getByRole<HTMLTableElement>('table', { name: 'Changes to E-mail delivery' });
  expect([...changes.tBodies[0]!.rows].map((row) => [...row.cells].map((cell) => cell.textContent))).toEqual([
    ['SMTP port', '25', expect.stringContaining('587')],
    ['API key', 'Stored', expect.stringContaining('New value, not shown')],
  ]);
  expect(dialog.getByText('Nothing would change')).toBeVisible();

  await user.dblClick(dialog.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Settings published')).toBeVisible();
  const sent = calls.filter(({ name }) => name === 'POST /api/mfdx/settings/publish');
  // C52: 1 is the customers' test environment.
  expect(sent.map(({ body }) => body)).toEqual([{ environmentId: 1 }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Review and publish' })).not.toBeInTheDocument());
  expect((await rows()).flat()).not.toContain('pending...');
  const publish = screen.getByRole('button', { name: 'Publish' });
  expect(publish).toHaveAttribute('aria-disabled', 'true');
  expect(publish).toHaveAccessibleDescription('No drafts');
});

test('SERV-023 Q58 a draft that the review did not show is not published: publishing is refused, and the review shows it', async () => {
  const { user, calls } = await open(TEST);
  await rows();
  await user.click(screen.getByRole('button', { name: 'Review and publish' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Pending changes in draft' }));
  expect(dialog.getByText(/^3 services/)).toBeVisible();
  const read = await send(mfdx.getSettings, { environmentId: customerEnvironmentIds.test });
  const elsewhere = read.settings.map((setting) => ({
    ...setting,
    isDirty: setting.displayName === 'Archive',
    description: `${String(setting.description)} (changed)`,
  }));
  await send(
    mfdx.saveSettings,
    { body: { environmentId: customerEnvironmentIds.test, settings: elsewhere } },
    { version: versionOf(read) },
  );
  await send(mfdx.getSettings, { environmentId: customerEnvironmentIds.test });

  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await dialog.findByText(/^4 services/)).toBeVisible();
  expect(
    (await send(mfdx.getSettings, { environmentId: customerEnvironmentIds.test })).settings.filter(
      ({ isDraft }) => isDraft,
    ),
  ).toHaveLength(4);
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Settings published')).toBeVisible();
  expect(calls.filter(({ name }) => name === 'POST /api/mfdx/settings/publish')).toHaveLength(2);
});

test('SERV-026 a failed publish keeps the drafts and the dialog, and shows a message', async () => {
  const { user, sandbox } = await open(TEST);
  await rows();
  sandbox.faults.add({ match: 'POST /api/mfdx/settings/publish', times: 1, fault: 'status=503' });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = screen.getByRole('dialog', { name: 'Pending changes in draft' });
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Failed to publish settings')).toBeVisible();
  expect(dialog).toBeVisible();
  expect(await named('File transfer')).toContain('Draft');
});

test('SERV-019 SERV-024 a page that cannot load shows the failure, and Try again loads it', async () => {
  const { user, calls } = await open(TEST, {
    prepare: ({ faults }) => faults.add({ match: 'GET /api/mfdx/settings/1', times: 1, fault: 'status=400' }),
  });
  expect(await screen.findByRole('heading', { name: 'Failed to load data' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(8);
  expect(new Set(calls.map(({ name }) => name))).toContain('GET /api/mfdx/settings/1');
});

test('SERV-002 SERV-007 SERV-008 a company in Sweden without any settings sees its services and that nothing was published', async () => {
  await open('/admin/mfdx/production', {
    persona: 'staff',
    prepare: ({ db }) => db.run(`update customers set country = json_set(country, '$.code', 'SE', '$.name', 'Sweden')`),
  });
  expect(await named('E-mail delivery')).toEqual(['Inactive', 'E-mail delivery', 'Inactive', '–', '–']);
  expect(await named('Digital mailbox A')).toBeDefined();
  expect(await named('Digital mailbox B')).toBeUndefined();
  expect(screen.getByText('Digital mailbox B isn’t offered in Sweden.')).toBeVisible();
  expect(screen.getByText('Sweden · Not published yet')).toBeVisible();
});

test.each([
  ['Test', '/admin/mfdx/TEST', '/api/mfdx/settings/1'],
  ['Production', '/admin/mfdx/Production', '/api/mfdx/settings/2'],
])('SERV-001 SERV-022 %s at %s is the same environment, and no other one is read', async (name, path, read) => {
  const { calls } = await open(path);
  await rows();
  expect(screen.getByRole('heading', { level: 1, name: `Mfdx services - ${name}` })).toBeVisible();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(name);
  expect(new Set(calls.map((call) => call.name).filter((call) => call.includes('mfdx')))).toEqual(
    new Set([`GET ${read}`]),
  );
});

test.each(['7.0', '0x7', '07', '7e0'])(
  'SERV-001 SERV-009 a service has one address: %s is not one',
  async (settingsId) => {
    await open(`${TEST}/${settingsId}`);
    expect(await screen.findByRole('heading', { name: 'This service doesn’t exist here' })).toBeVisible();
  },
);

test('SERV-001 an unknown environment is not found, with a link to an existing one', async () => {
  await open('/admin/mfdx/stage');
  expect(await screen.findByRole('heading', { name: 'This environment doesn’t exist' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mfdx services - Test' })).toHaveAttribute('href', TEST);
});

test('HOST-061 without the general administration code no page opens', async () => {
  const { router } = await open(TEST, { persona: 'teamAdmin' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
