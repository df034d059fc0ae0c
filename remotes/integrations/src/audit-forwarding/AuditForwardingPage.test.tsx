import { auditlogForward } from '@console/api';
import { send } from '@console/http';
import { type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import area from '../area';
import module from '../remote';

const PATH = '/admin/integration/auditlog-forward';
const SAVE = 'POST /api/Customer/AuditlogForward';
const URL = 'https://siem.fjellheim.example/ingest';
const TOKEN = 'https://id.fjellheim.example/oauth2/token';

async function open(options: RenderOptions = {}) {
  const view = await renderRoute(PATH, { area, module, ...options });
  const { user, calls } = view;
  const enabled = await screen.findByRole('checkbox', { name: 'Enabled' });
  const card = (name: string) => screen.getByRole('checkbox', { name });
  const type = async (name: string, text: string) => {
    await user.click(screen.getByLabelText(name));
    await user.paste(text);
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  const saved = () => calls.filter(({ name }) => name === SAVE).map(({ body }) => body as Record<string, unknown>);
  return { ...view, enabled, card, type, save, saved };
}

test('HOST-036 INTG-162 INTG-163 INTG-164 INTG-167 INTG-168 only the chosen fields are shown', async () => {
  const { user, enabled, card } = await open();
  expect(enabled).not.toBeChecked();
  expect(screen.queryByRole('checkbox', { name: 'Rest API' })).not.toBeInTheDocument();
  await user.click(enabled);
  expect(screen.getAllByRole('checkbox')).toEqual([enabled, card('Rest API'), card('Console')]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(card('Console'));
  expect(screen.getByRole('textbox', { name: 'Console message prefix' })).toBeVisible();
  await user.click(card('Rest API'));
  expect(screen.getByRole('textbox', { name: 'URL' })).toBeVisible();
  const authentication = screen.getByRole('combobox', { name: 'Authentication type' });
  expect(
    within(authentication)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['None', 'OAuth 2.0 Client Credentials']);
  expect(screen.queryByLabelText('Client Secret')).not.toBeInTheDocument();
  await user.selectOptions(authentication, 'client-credentials');
  for (const label of ['Client ID', 'Client Secret', 'Token Endpoint', 'Scope']) {
    expect(screen.getByLabelText(label)).toBeVisible();
  }
  await user.click(enabled);
  expect(screen.getAllByRole('checkbox')).toEqual([enabled]);
  for (const role of ['textbox', 'combobox'] as const) expect(screen.queryByRole(role)).not.toBeInTheDocument();
});

test('INTG-162 off, the page shows an example entry and how to turn forwarding on; nothing is sent until it is saved', async () => {
  const { user, enabled, saved } = await open();
  expect(screen.getByRole('heading', { name: 'Forwarding is off' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'An example' })).toHaveTextContent(/"name": "Ingrid Haugland"/);
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  expect(enabled).toBeChecked();
  expect(enabled).toHaveFocus();
  expect(screen.queryByRole('heading', { name: 'Forwarding is off' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'An example' })).not.toBeInTheDocument();
  expect(saved()).toEqual([]);
});

test('INTG-170 INTG-171 INTG-172 INTG-173 INTG-174 INTG-175 INTG-176 only the fields of what is turned on are required', async () => {
  const { user, enabled, card, save, saved, type } = await open();
  await user.click(enabled);
  await save();
  expect(await screen.findByText('Choose Rest API, Console, or both')).toBeVisible();
  await user.click(card('Rest API'));
  await save();
  const expectRequired = (name: string) => expect(screen.getByLabelText(name)).toHaveAccessibleDescription(/^Required/);
  await waitFor(() => expectRequired('URL'));
  expect(screen.getAllByText('Required')).toHaveLength(1);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Authentication type' }), 'client-credentials');
  await save();
  expect(await screen.findAllByText('Required')).toHaveLength(4);
  for (const name of ['URL', 'Client ID', 'Client Secret', 'Token Endpoint']) expectRequired(name);
  expect(screen.getByLabelText('Scope')).toHaveAccessibleDescription('Optional. Separate values with a space.');
  expect(saved()).toEqual([]);
  // Forwarding off makes the configuration valid.
  await user.click(enabled);
  await save();
  expect(await screen.findByText('Configuration saved')).toBeVisible();
  expect(saved()).toMatchObject([{ enableAuditForwarding: false, useRestApiForward: true, url: '' }]);
  await user.click(enabled);
  await user.click(card('Rest API'));
  await user.click(card('Console'));
  await save();
  await waitFor(() => expect(saved()).toHaveLength(2));
  expect(saved()[1]).toMatchObject({ enableAuditForwarding: true, useConsoleForward: true, messagePrefix: '' });
  await screen.findAllByText('Nothing has changed');
  await type('Console message prefix', 'x');
  expect(screen.getByText('1 change')).toBeInTheDocument();
});

test('C184 INTG-165 INTG-166 INTG-169 INTG-177 INTG-178 C81 both receivers are saved and read again; the secret is not read', async () => {
  const { user, enabled, card, type, save, saved, client, unmount, router } = await open();
  await user.click(enabled);
  await user.click(card('Rest API'));
  await user.click(card('Console'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Authentication type' }), 'client-credentials');
  await type('Console message prefix', 'audit:');
  await type('URL', URL);
  await type('Client ID', 'fjellheim');
  await type('Client Secret', ' hush-hush ');
  await type('Token Endpoint', TOKEN);
  await type('Scope', 'audit.write');
  await save();
  expect(await screen.findByText('Configuration saved')).toBeVisible();
  expect(saved()).toEqual([
    {
      enableAuditForwarding: true,
      useRestApiForward: true,
      useConsoleForward: true,
      messagePrefix: 'audit:',
      url: URL,
      authenticationType: 'client-credentials',
      clientId: 'fjellheim',
      clientSecret: ' hush-hush ',
      tokenEndpoint: TOKEN,
      scope: 'audit.write',
    },
  ]);
  await waitFor(() =>
    expect(screen.getByLabelText('Client Secret')).toHaveAccessibleDescription('Stored. Leave empty to keep.'),
  );

  // A changed endpoint requires the secret again.
  await type('Scope', ' more');
  await save();
  await waitFor(() => expect(saved()).toHaveLength(2));
  expect(saved()[1]).toMatchObject({ clientSecret: '', scope: 'audit.write more' });
  await waitFor(() => expect(screen.queryByText('1 change')).not.toBeInTheDocument());
  await type('Token Endpoint', '2');
  await save();
  expect(await screen.findByText('Required')).toBeVisible();

  const cached = JSON.stringify([
    client
      .getQueryCache()
      .getAll()
      .map(({ state }) => state),
    client
      .getMutationCache()
      .getAll()
      .map(({ state }) => state),
  ]);
  expect(cached).not.toContain('hush-hush');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('hush-hush');
  expect(router.state.location.pathname).toBe(PATH);
  unmount();
});

test('Q52 another token endpoint or URL requires the secret again, even if it was changed while forwarding was off', async () => {
  const { user, enabled, card, type, save, saved } = await open();
  await user.click(enabled);
  await user.click(card('Rest API'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Authentication type' }), 'client-credentials');
  await type('URL', URL);
  await type('Client ID', 'fjellheim');
  await type('Client Secret', 'hush-hush');
  await type('Token Endpoint', TOKEN);
  await save();
  const secret = () => screen.getByLabelText('Client Secret');
  await waitFor(() => expect(secret()).toHaveAccessibleDescription('Stored. Leave empty to keep.'));
  await type('URL', '2');
  expect(secret()).toHaveAccessibleDescription('Stored for a different URL. Enter it again.');
  await type('Token Endpoint', '2');
  expect(secret()).toHaveAccessibleDescription('Stored for a different Token Endpoint and URL. Enter it again.');
  await user.click(enabled);
  await save();
  await waitFor(() => expect(saved()).toHaveLength(2));
  await screen.findAllByText('Nothing has changed');
  await user.click(enabled);
  expect(secret()).not.toHaveAttribute('readonly');
  expect(secret()).not.toHaveAccessibleDescription(/Stored/);
  await save();
  await waitFor(() => expect(secret()).toHaveAccessibleDescription('Required'));
  expect(saved()).toHaveLength(2);
  expect(await send(auditlogForward.getAuditForwarding)).toMatchObject({ isClientSecretStored: false });
});

test('the sample shows the form’s values and never the secret', async () => {
  const { user, enabled, card, type } = await open();
  await user.click(enabled);
  expect(screen.queryByRole('region', { name: 'What’s sent' })).not.toBeInTheDocument();
  await user.click(card('Rest API'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Authentication type' }), 'client-credentials');
  await type('URL', URL);
  await type('Token Endpoint', TOKEN);
  await type('Client Secret', 'hush-hush');
  const sample = screen.getByRole('region', { name: 'What’s sent' });
  expect(sample).toHaveTextContent(`POST ${URL}`);
  expect(sample).toHaveTextContent('Authorization: Bearer (token from id.fjellheim.example)');
  expect(sample).not.toHaveTextContent('hush-hush');
  await user.click(card('Console'));
  await type('Console message prefix', 'audit:');
  expect(screen.getByRole('region', { name: 'Log line' })).toHaveTextContent(/^audit: \{"id":/);
});

test('INTG-177 INTG-179 the stored values are shown; a failed save says so, and the unsaved values stay', async () => {
  const stored = {
    enableAuditForwarding: true,
    useRestApiForward: true,
    useConsoleForward: false,
    messagePrefix: 'old:',
    url: URL,
    authenticationType: 'client-credentials',
    clientId: 'fjellheim',
    clientSecret: 'hush-hush',
    tokenEndpoint: TOKEN,
    scope: 'audit.write',
  };
  const { user, enabled, card, type, save, sandbox } = await open({
    prepare: ({ db }) =>
      db.run(
        `insert into audit_forwardings (customer_id, settings) values ('c-fjellheim', '${JSON.stringify(stored)}')`,
      ),
  });
  expect(enabled).toBeChecked();
  expect(card('Rest API')).toBeChecked();
  expect(card('Console')).not.toBeChecked();
  expect(screen.getByLabelText('Authentication type')).toHaveDisplayValue('OAuth 2.0 Client Credentials');
  for (const [label, value] of Object.entries({
    URL,
    'Client ID': 'fjellheim',
    'Client Secret': '',
    'Token Endpoint': TOKEN,
    Scope: 'audit.write',
  }))
    expect(screen.getByLabelText(label)).toHaveValue(value);

  await user.click(card('Console'));
  expect(screen.getByLabelText('Console message prefix')).toHaveValue('old:');
  await user.clear(screen.getByLabelText('Console message prefix'));
  await type('Console message prefix', 'audit:');
  sandbox.faults.add({ match: SAVE, fault: 'status=500;body=html' });
  await save();
  expect(await screen.findByText('Failed to save')).toBeVisible();
  expect(screen.getByLabelText('Console message prefix')).toHaveValue('audit:');
});

test('HOST-060 without the right the page does not open', async () => {
  const { router } = await renderRoute(PATH, { area, module, persona: 'teamAdmin' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
