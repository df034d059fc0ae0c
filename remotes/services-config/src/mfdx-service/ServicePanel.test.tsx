import { customerEnvironmentIds, mfdx } from '@console/api';
import { forgetOwner } from '@console/browser';
import { send, versionOf } from '@console/http';
import { fill, type RenderOptions, renderRoute, screen, testConfig, waitFor, within } from '@console/testing';
import { keepDrafts } from '@console/ui';
import area from '../area';
import { serviceFields } from '../mfdx/service-fields';
import module from '../remote';

const SAVE = 'POST /api/mfdx/settings';
const LEAVE = 'You have unsaved changes, are you sure you want to leave?';

afterEach(() => {
  delete serviceFields[10];
  jest.restoreAllMocks();
  forgetOwner();
});

async function openPanel(path: string, options: RenderOptions = {}) {
  const view = await renderRoute(`/admin/mfdx/${path}`, { area, module, ...options });
  const panel = within(await screen.findByRole('complementary'));
  const field = (label: string) => panel.getByLabelText(label);
  const write = async (label: string, text: string) => {
    await view.user.clear(field(label));
    if (text !== '') await fill(view.user, field(label), text);
  };
  const replace = async (label: string, text: string) => {
    await view.user.click(panel.getByRole('button', { name: `Replace ${label}` }));
    await fill(view.user, field(label), text);
  };
  const save = () => view.user.click(panel.getByRole('button', { name: 'Save' }));
  return { ...view, panel, field, write, replace, save };
}

async function openForm(path: string, options?: RenderOptions) {
  const view = await openPanel(path, options);
  await view.panel.findByRole('button', { name: 'Save' });
  return view;
}

type Within = ReturnType<typeof within>;
const labelsIn = (form: HTMLElement) => [...form.querySelectorAll('label')].map((label) => label.textContent);
const rowsOf = (table: HTMLElement) =>
  [...(table as HTMLTableElement).tBodies[0]!.rows].map((row) => [...row.cells].map((cell) => cell.textContent));

test('SERV-009 the address has one of three tabs; closing the panel resets it to Properties and leaves the list unchanged', async () => {
  const { panel, user, router } = await openPanel('test/6?country=Norway');
  const tabs = within(await panel.findByRole('navigation', { name: 'Service' })).getAllByRole('link');
  expect(tabs.map((tab) => tab.textContent?.replace(/\s*\d.*/, ''))).toEqual(['Properties', 'History', 'Compare']);
  await user.click(tabs[1]!);
  expect(await panel.findByRole('list', { name: 'History' })).toBeVisible();
  await user.click(panel.getByLabelText('Next service'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/mfdx/test/5'));
  expect(router.state.location.search).toBe('?country=Norway&tab=history');
  await user.click(panel.getByLabelText('Close'));
  expect(router.state.location.pathname).toBe('/admin/mfdx/test');
  expect(router.state.location.search).toBe('?country=Norway');
});

const DESCRIPTION = { description: 'Description' };
const SFTP = {
  sftpAddress: 'SFTP address',
  sftpUser: 'SFTP user',
  sftpPassword: 'SFTP password',
  path: 'Path',
  tempPath: 'Temp path',
  filePrefix: 'File prefix',
  printShopProvider: 'Print shop provider',
};
const OF_EVERY_SERVICE = [
  'settingsId',
  'displayName',
  'organisationNumber',
  'countryCodes',
  'isActive',
  'updatedBy',
  'insertTimeStamp',
  'isDirty',
  'isDraft',
  'history',
];

async function expectFields(panel: Within, id: number, fields: Record<string, string>) {
  expect(labelsIn(panel.getByRole('form'))).toEqual(Object.values(fields));
  expect(serviceFields[id]?.map(({ name, label }) => [name, label])).toEqual(Object.entries(fields));
  const { settings } = await send(mfdx.getSettings, { environmentId: customerEnvironmentIds.test });
  const setting = settings.find(({ settingsId }) => settingsId === id) ?? {};
  expect(new Set(Object.keys(setting))).toEqual(new Set([...OF_EVERY_SERVICE, ...Object.keys(fields)]));
}

const toSweden = ({ db }: { db: { run: (sql: string) => Promise<unknown> } }) =>
  db.run(`update customers set country = json_set(country, '$.code', 'SE', '$.name', 'Sweden')`);

test.each([
  ['Print shop', 4, SFTP],
  ['File transfer', 6, SFTP],
  ['E-mail delivery', 5, { smtpServer: 'SMTP server', smtpPort: 'SMTP port', apiKey: 'API key', ...DESCRIPTION }],
  ['SMS and voice', 8, { accountSid: 'Account SID', authToken: 'Auth token', callerId: 'Caller ID', ...DESCRIPTION }],
  ['SMS provider', 2, { id: 'ID', secret: 'Secret', ...DESCRIPTION }],
  ['Signing provider', 7, { profile: 'Profile', ...DESCRIPTION }],
  ['Digital mailbox B', 1, { sender: 'Sender', ...DESCRIPTION }],
  [
    'Archive',
    9,
    {
      uri: 'URI',
      clientId: 'Client ID',
      clientSecret: 'Client secret',
      systemUser: 'System user',
      ...DESCRIPTION,
    },
  ],
])(
  'SERV-012 SERV-027 SERV-030 SERV-035 SERV-038 SERV-040 SERV-042 SERV-044 SERV-046 %s has its own fields',
  async (name, id, fields) => {
    const { panel } = await openForm(`test/${id}`);
    expect(panel.getByRole('heading', { name })).toBeVisible();
    await expectFields(panel, id, fields);
  },
);

test('SERV-027 SERV-028 SERV-029 digital mailbox A has a tenant key of exactly 42 characters', async () => {
  const { panel, field, write, save } = await openForm('test/3', { prepare: toSweden });
  expect(panel.getByRole('heading', { name: 'Digital mailbox A' })).toBeVisible();
  await expectFields(panel, 3, { tenantKey: 'Tenant key', ...DESCRIPTION });
  await write('Description', 'Letters');
  for (const length of [0, 41, 43]) {
    await write('Tenant key', 'k'.repeat(length));
    await save();
    expect(field('Tenant key')).toHaveAccessibleDescription('Tenant key must be exactly 42 characters!');
  }
  await write('Tenant key', 'k'.repeat(42));
  await save();
  expect(await screen.findByText('Settings saved')).toBeVisible();
});

test('SERV-030 the print shop has the fields of file transfer, and their rules', () => {
  expect(serviceFields[4]).toEqual(serviceFields[6]);
});

const INTEGER = 'Must be a positive integer';
test.each([
  ['file transfer', 6, 'Path', { 'SFTP address': 'Required', 'SFTP user': 'Required', 'SFTP password': 'Required' }],
  ['e-mail delivery', 5, 'Description', { 'SMTP server': 'Required', 'API key': 'Required', 'SMTP port': INTEGER }],
  ['SMS and voice', 8, 'Description', { 'Account SID': 'Required', 'Auth token': 'Required', 'Caller ID': 'Required' }],
  ['SMS provider', 2, 'Description', { ID: 'Required', Secret: 'Required' }],
  ['digital mailbox B', 1, 'Description', { Sender: INTEGER }],
  [
    'archive',
    9,
    'Description',
    { URI: 'Required', 'Client ID': 'Required', 'Client secret': 'Required', 'System user': 'Required' },
  ],
])(
  'SERV-031 SERV-032 SERV-033 SERV-034 SERV-036 SERV-037 SERV-039 SERV-041 SERV-045 SERV-047 %s shows an error at each incomplete field, and nothing is sent',
  async (_, id, optional, messages) => {
    const { panel, field, write, save, calls } = await openForm(`test/${id}`, { persona: 'staff' });
    await write(optional, 'x');
    await save();
    for (const [label, message] of Object.entries(messages)) {
      expect(field(label)).toHaveAccessibleDescription(message);
    }
    const invalid = () => panel.getByRole('form').querySelectorAll('[aria-invalid=true]');
    expect(invalid()).toHaveLength(Object.keys(messages).length);
    expect(field(optional)).toHaveValue('x');
    await write(optional, '');
    expect(invalid()).toHaveLength(Object.keys(messages).length);
    expect(calls.map(({ name }) => name)).not.toContain(SAVE);
  },
);

test.each([
  ['Sender', 1],
  ['SMTP port', 5],
])('SERV-037 SERV-045 %s is a positive integer', async (label, id) => {
  const { field, write, save } = await openForm(`development/${id}`);
  for (const text of ['0', '-25', '2.5', 'ten']) {
    await write(label, text);
    await save();
    expect(field(label)).toHaveAccessibleDescription(INTEGER);
  }
  await write(label, '1');
  expect(field(label)).toHaveAccessibleDescription('');
});

test('SERV-037 C139 the SMTP port is at most the largest port number', async () => {
  const { field, write, save } = await openForm('development/5');
  await write('SMTP port', '65536');
  await save();
  expect(field('SMTP port')).toHaveAccessibleDescription('Must be 65535 or lower');
  await write('SMTP port', '65535');
  expect(field('SMTP port')).toHaveAccessibleDescription('');
});

test('SERV-012 the panel shows the values that cannot be edited: status, countries and the organisation number', async () => {
  const { panel } = await openForm('test/5');
  const valueOf = (term: string) => panel.getByText(term, { selector: 'dt' }).nextElementSibling;
  expect(valueOf('Status')).toHaveTextContent(/^Active$/);
  expect(valueOf('Countries')).toHaveTextContent(/^All$/);
  expect(valueOf('Organization number')).toHaveTextContent(/^999 000 111$/);
});

test('C138 an inactive service says how it becomes active, and publishing its change makes it so', async () => {
  const { panel, write, save, user } = await openForm('test/8');
  const status = () => panel.getByText('Status', { selector: 'dt' }).nextElementSibling;
  expect(status()).toHaveTextContent('Inactive until you save and publish a change');
  await write('Description', 'Reminders');
  await save();
  await user.click(await screen.findByRole('link', { name: 'SMS and voice' }));
  const reopened = within(await screen.findByRole('complementary', { name: 'SMS and voice' }));
  expect(await reopened.findByText('Inactive until its draft is published')).toBeVisible();
  const reviewed = await send(mfdx.getSettings, { environmentId: customerEnvironmentIds.test });
  const version = versionOf(reviewed);
  await send(mfdx.publishSettings, { body: { environmentId: customerEnvironmentIds.test } }, { version });
  const { settings } = await send(mfdx.getSettings, { environmentId: customerEnvironmentIds.test });
  expect(settings.find(({ settingsId }) => settingsId === 8)).toMatchObject({ isActive: true });
});

test('SERV-048 the URI of the archive is a URL', async () => {
  const { field, write, save } = await openForm('test/9');
  for (const text of ['archive', 'ftp://archive.example', 'https://']) {
    await write('URI', text);
    await save();
    expect(field('URI')).toHaveAccessibleDescription('Must be a URL');
  }
  await write('URI', 'https://user:pw@archive.example');
  expect(field('URI')).toHaveAccessibleDescription(
    'Leave out the username and password. Addresses aren’t kept secret.',
  );
  await write('URI', 'https://archive.example/v2');
  expect(field('URI')).toHaveAccessibleDescription('');
});

test('SERV-043 the signing provider requires nothing', async () => {
  const { write, save } = await openForm('test/7');
  await write('Profile', '');
  await write('Description', '');
  await save();
  expect(await screen.findByText('Settings saved')).toBeVisible();
});

test('SERV-015 SERV-016 SERV-017 SERV-023 SERV-025 a save sends all settings, with the changed one as a pending draft, and publishes nothing', async () => {
  const { write, save, router, calls } = await openForm('development/5');
  await write('Description', 'Letters');
  await save();
  expect(await screen.findByText('Settings saved')).toBeVisible();
  const body = calls.find(({ name }) => name === SAVE)?.body as { settings: { settingsId: number }[] };
  expect(body).toMatchObject({ environmentId: 3 });
  expect(body.settings.map(({ settingsId }) => settingsId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(body.settings.filter((setting) => 'isDirty' in setting && setting.isDirty)).toEqual([
    expect.objectContaining({
      settingsId: 5,
      displayName: 'E-mail delivery',
      organisationNumber: '999 000 111',
      countryCodes: ['*'],
      isActive: true,
      isDirty: true,
      isDraft: true,
      updatedBy: 'pending...',
      insertTimeStamp: expect.any(String),
      description: 'Letters',
      apiKey: true,
    }),
  ]);
  expect(router.state.location.pathname).toBe('/admin/mfdx/development');
  expect(await screen.findByRole('row', { name: /E-mail delivery/ })).toHaveTextContent(/Draft.*pending\.\.\./);
  expect(calls.map(({ name }) => name)).not.toContain('POST /api/mfdx/settings/publish');
  const { draftVsPublished } = await send(mfdx.getSettings, { environmentId: customerEnvironmentIds.development });
  expect(draftVsPublished.differences[5]).toEqual([expect.objectContaining({ type: 'description' })]);
});

test('SERV-025 C50 a failed save keeps the unsaved values, and leaving still asks', async () => {
  const { panel, field, write, save, sandbox, user } = await openForm('development/5');
  sandbox.faults.add({ match: SAVE, times: 1, fault: 'status=503' });
  await write('Description', 'Letters');
  await save();
  expect(await panel.findByText('Failed to save settings')).toBeVisible();
  expect(field('Description')).toHaveValue('Letters');
  await user.click(panel.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(LEAVE)).toBeVisible();
});

test('a refusal of the platform is shown under its field, and the typed text stays', async () => {
  const { field, save, write, sandbox } = await openForm('development/9');
  const { fetch } = sandbox;
  jest.spyOn(sandbox, 'fetch').mockImplementation(async (input, init) => {
    if (!(input instanceof Request && input.method === 'POST')) return fetch(input, init);
    const refused = { Message: 'Not this one.', ValidationErrors: { description: ['Not this one.'] } };
    return Response.json(refused, { status: 400 });
  });
  await write('Description', 'Of the archive');
  await save();
  await waitFor(() => expect(field('Description')).toHaveAccessibleDescription('Not this one.'));
  expect(field('Description')).toHaveValue('Of the archive');
});

test('SERV-010 leaving with unsaved changes asks with the specified text; Stay keeps them, Leave discards them', async () => {
  const { panel, field, write, user, router } = await openForm('test/7');
  await write('Profile', 'another');
  await user.click(panel.getByRole('button', { name: 'Cancel' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(LEAVE)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Stay' }));
  expect(field('Profile')).toHaveValue('another');
  await user.click(screen.getByRole('link', { name: 'Production' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/mfdx/production'));
});

test('SERV-022 C51 production is read only: the panel has a reason and no form', async () => {
  const { panel } = await openPanel('production/5');
  const reason =
    'Read-only. You can’t edit services in production. The operator of this console can allow it in the configuration.';
  expect(await panel.findByText(reason)).toBeVisible();
  expect(screen.getAllByText(reason)).toHaveLength(2);
  expect(panel.getByText('smtp.fjellheim.example')).toBeVisible();
  expect(panel.getByText('Stored')).toBeVisible();
  expect(panel.queryByRole('textbox')).not.toBeInTheDocument();
  expect(panel.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('SERV-022 C51 an installation can make production editable', async () => {
  const settings = { [area.name]: { mfdx: { isProductionEditable: true } } };
  jest.replaceProperty(testConfig, 'areas', { settings });
  const { write, save } = await openForm('production/7');
  await write('Profile', 'live');
  await save();
  expect(await screen.findByText('Settings saved')).toBeVisible();
});

test('SERV-011 C53 a service without a form says so; one entry in the table adds the form', async () => {
  const first = await openPanel('test/10', { prepare: toSweden });
  expect(await first.panel.findByRole('alert')).toHaveTextContent(/^Not implemented yet!$/);
  first.unmount();

  serviceFields[10] = [
    {
      name: 'number',
      label: 'Fax number',
      kind: 'identifier',
      rules: [(text) => (text === '' ? 'Required' : undefined)],
    },
    { name: 'description', label: 'Description', kind: 'text' },
  ];
  const { field, write, save, user } = await openForm('test/10', { prepare: toSweden });
  await write('Description', 'Doctors');
  await save();
  expect(field('Fax number')).toHaveAccessibleDescription('Required');
  await write('Fax number', '+46 8 100');
  await save();
  expect(await screen.findByText('Settings saved')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  const changes = await screen.findByRole('table', { name: 'Changes to Fax gateway' });
  expect(rowsOf(changes)[0]).toEqual(['Fax number', '–', expect.stringContaining('+46 8 100')]);
});

test('a draft shows the published value beside each field that differs, and all differences in one dialog', async () => {
  const { panel, field, user } = await openForm('test/6');
  expect(field('SFTP address')).toHaveAccessibleDescription('Published: sftp.fjellheim.example');
  expect(field('File prefix')).toHaveAccessibleDescription('Published: –');
  expect(field('SFTP user')).toHaveAccessibleDescription('');
  await user.click(panel.getByRole('button', { name: 'Pending changes' }));
  const changes = within(screen.getByRole('dialog')).getByRole('table', { name: 'Pending changes' });
  expect(rowsOf(changes).map(([property]) => property)).toEqual(['SFTP address', 'Path', 'File prefix']);
});

test('if the installation supports it, a draft is discarded after a question: the form has the published values, and the history an entry', async () => {
  jest.replaceProperty(testConfig, 'areas', { settings: { [area.name]: { mfdx: { canDiscardDrafts: true } } } });
  const { panel, field, write, user, calls } = await openForm('test/5');
  const discard = panel.getByRole('button', { name: 'Discard draft' });
  const { value: saved } = field('Description') as HTMLInputElement;
  await write('Description', 'unsaved');
  expect(discard).toHaveAccessibleDescription('Save or cancel your changes first');
  await write('Description', saved);
  await user.click(discard);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Discard the draft of E-mail delivery?' }));
  await user.dblClick(dialog.getByRole('button', { name: 'Discard draft' }));
  expect(await screen.findByText('Draft discarded')).toBeVisible();
  expect(calls.filter(({ name }) => name === 'POST /api/mfdx/settings/discard')).toHaveLength(1);
  await waitFor(() => expect(field('SMTP port')).toHaveValue('25'));
  expect(panel.queryByRole('button', { name: 'Pending changes' })).not.toBeInTheDocument();
  await user.click(panel.getByRole('link', { name: /History/ }));
  const [entry] = within(await panel.findByRole('list', { name: 'History' })).getAllByRole('listitem');
  expect(entry).toHaveTextContent(/^Draft discarded.* by Ingrid Haugland/);
});

test('if the installation cannot discard drafts, the panel does not offer it', async () => {
  const { panel } = await openForm('test/5');
  expect(panel.queryByRole('button', { name: 'Discard draft' })).not.toBeInTheDocument();
});

test('the history shows each change with its time and user, and of a secret only that it is new', async () => {
  const { panel, user } = await openPanel('test/5?tab=history');
  const entries = within(await panel.findByRole('list', { name: 'History' })).getAllByRole('listitem');
  expect(entries.map((entry) => entry.textContent)).toEqual([
    expect.stringMatching(/^Updated.* by Ingrid Haugland/),
    expect.stringMatching(/^Published in Test.* by Göran Öberg/),
    expect.stringMatching(/^Created.* by Göran Öberg/),
  ]);
  await user.click(within(entries[0]!).getByRole('button', { name: /^See changes/ }));
  const changes = within(screen.getByRole('dialog')).getByRole('table', { name: 'Service changes' });
  expect(rowsOf(changes)).toEqual([
    ['SMTP port', '25', expect.stringContaining('587')],
    ['API key', 'Stored', expect.stringContaining('New value, not shown')],
  ]);
});

test('a service without history says so', async () => {
  const { panel } = await openPanel('test/2?tab=history');
  expect(await panel.findByRole('heading', { name: 'No history' })).toBeVisible();
});

test('the comparison has all three environments, marks differences from production, and shows no secret', async () => {
  const { panel } = await openPanel('test/5?tab=compare');
  const table = await panel.findByRole('table', { name: 'Comparison' });
  expect(rowsOf(table)).toEqual([
    ['SMTP server', ...Array(3).fill(expect.stringContaining('smtp.fjellheim.example'))],
    ['SMTP port', '25', expect.stringMatching(/587.*differs from Production/), '25'],
    ['API key', 'Stored', 'Stored', 'Stored'],
    ['Description', ...Array(3).fill(expect.stringContaining('Letters and notices by e-mail'))],
  ]);
});

test('C184 a stored secret is never in the page; an empty field keeps it, and a new text replaces it on save, with its blanks', async () => {
  const view = await openForm('development/5');
  expect(view.container.innerHTML).not.toContain('ek-7f21c0b94d');
  expect(view.field('API key')).toHaveValue('');
  expect(view.field('API key')).toHaveAttribute('placeholder', '••••••••');
  await view.replace('API key', ' ek-new-secret ');
  await view.save();
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(view.calls.find(({ name }) => name === SAVE)?.body).toMatchObject({
    settings: expect.arrayContaining([expect.objectContaining({ settingsId: 5, apiKey: ' ek-new-secret ' })]),
  });
  expect(
    JSON.stringify(
      view.client
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    ),
  ).not.toContain('ek-new');
  await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
  expect(document.body.innerHTML).not.toContain('ek-new-secret');
});

test.each([
  [5, 'SMTP server', 'API key', 'elsewhere.example'],
  [5, 'SMTP port', 'API key', '4925'],
  [6, 'SFTP address', 'SFTP password', 'elsewhere.example'],
  [9, 'URI', 'Client secret', 'https://elsewhere.example'],
])(
  'Q52 service %d with another %s asks for its %s again, while one types and before anything is sent',
  async (id, address, secret, elsewhere) => {
    const { field, write, save, user, calls } = await openForm(`development/${id}`);
    const { value: stored } = field(address) as HTMLInputElement;
    expect(field(secret)).toHaveAccessibleDescription('Stored. Leave empty to keep.');
    await write(address, elsewhere);
    expect(field(secret)).toHaveAccessibleDescription(`Stored for a different ${address}. Enter it again.`);
    expect(field(secret)).not.toHaveAttribute('readonly');
    await save();
    await waitFor(() => expect(field(secret)).toHaveAccessibleDescription('Required'));
    expect(calls.map(({ name }) => name)).not.toContain(SAVE);
    await write(address, stored);
    await waitFor(() => expect(field(secret)).toHaveAccessibleDescription('Stored. Leave empty to keep.'));
    await write(address, elsewhere);
    await fill(user, field(secret), 'entered-again');
    await save();
    expect(await screen.findByText('Settings saved')).toBeVisible();
  },
);

test('Q9 persisted drafts contain no secret, and their key has the service and environment', async () => {
  const view = await openForm('development/5');
  await view.write('SMTP port', '2525');
  await fill(view.user, view.field('API key'), 'ek-new-secret');
  keepDrafts();
  const drafts = Object.entries({ ...sessionStorage }).filter(([key]) => key.includes(':draft:'));
  expect(drafts).toHaveLength(1);
  expect(drafts[0]).toEqual([
    expect.stringMatching(/:draft:\/admin\/mfdx\/development\/5:edit-service$/),
    JSON.stringify({ label: 'E-mail delivery', values: { smtpPort: '2525' }, secrets: ['apiKey'] }),
  ]);
});

test('SHRD-011 a service that a colleague has changed since it was read is not overwritten', async () => {
  const view = await openForm('development/5');
  await view.write('SMTP port', '2525');
  // The stored key belongs to the previous port.
  await fill(view.user, view.field('API key'), 'ek-2027');
  await view.sandbox.db.run(
    `update delivery_settings set updated_at = updated_at + 1000, version = ${Date.now() + 1000}`,
  );
  await view.client.refetchQueries();
  expect(view.field('SMTP port')).toHaveValue('2525');
  await view.save();
  await waitFor(() => expect(view.calls.map(({ name }) => name)).toContain(SAVE));
  // The host reports conflicts; the form stays.
  expect(await view.panel.findByRole('button', { name: 'Save' })).toBeVisible();
  expect(view.field('SMTP port')).toHaveValue('2525');
  expect(screen.queryByText('Settings saved')).not.toBeInTheDocument();
  const { settings } = await send(mfdx.getSettings, { environmentId: customerEnvironmentIds.development });
  expect(settings.find(({ settingsId }) => settingsId === 5)).toMatchObject({ smtpPort: 25, isDraft: false });
});

test('if the installation supports it, a saved service can be tested, and the outcome is shown beside the button', async () => {
  const settings = { [area.name]: { mfdx: { testSends: [5] } } };
  jest.replaceProperty(testConfig, 'areas', { settings });
  const { panel, write, user } = await openForm('test/5');
  const sendTest = panel.getByRole('button', { name: 'Send test' });
  await user.dblClick(sendTest);
  expect(await panel.findByText(/This installation isn’t allowed to connect to the mail server/)).toBeVisible();
  await write('SMTP port', '26');
  expect(sendTest).toHaveAccessibleDescription('Save first. The test uses the saved settings.');
});

test('if the installation does not support it, no test is offered', async () => {
  const { panel } = await openForm('test/5');
  expect(panel.queryByRole('button', { name: 'Send test' })).not.toBeInTheDocument();
});

test('SERV-024 a panel that cannot load shows the failure in place of its content', async () => {
  const { panel } = await openPanel('test/5', {
    prepare: ({ faults }) => faults.add({ match: 'GET /api/mfdx/settings/1', fault: 'status=400' }),
  });
  expect(await panel.findByRole('heading', { name: 'Failed to load data' })).toBeVisible();
});

test('Q70 a service that is not offered in the country is not found, with the reason and a link back', async () => {
  const { panel, user, router } = await openPanel('test/3');
  expect(await panel.findByRole('heading', { name: 'This service doesn’t exist here' })).toBeVisible();
  expect(panel.getByText('Digital mailbox A isn’t offered in Norway.')).toBeVisible();
  await user.click(panel.getByText('Close'));
  expect(router.state.location.pathname).toBe('/admin/mfdx/test');
});
