import { apiClient } from '@console/api';
import { send } from '@console/http';
import {
  act,
  fill,
  type RenderedRoute,
  type RenderOptions,
  renderRoute,
  screen,
  waitFor,
  within,
} from '@console/testing';
import area from '../area';
import module from '../remote';

const PATH = '/admin/integration/apiclients';
const CLAIMS = '/b20d5e3c-91aa-4f7e-8c52-000000000388';
const openClients = (search = '', options: RenderOptions = {}) =>
  renderRoute(`${PATH}${search}`, { area, module, ...options });
type User = RenderedRoute['user'];

const row = async (name: string) =>
  (await screen.findByRole('rowheader', { name: new RegExp(`^${name}`) })).closest('tr') as HTMLElement;
const choose = async (user: User, name: string, item: string) => {
  await user.click(within(await row(name)).getByRole('button', { name: `More actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const offered = async (user: User, name: string) => {
  await user.click(within(await row(name)).getByRole('button', { name: `More actions for ${name}` }));
  const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
  await user.keyboard('{Escape}');
  return items;
};
const button = (name: string) => screen.getByRole('button', { name });
const callsOf = ({ calls }: RenderedRoute, name: string) => calls.filter((call) => call.name === name);

async function create(user: User, name = 'Member portal') {
  await user.click(await screen.findByRole('button', { name: 'Create New' }));
  await fill(user, await screen.findByRole('textbox', { name: 'Client Name' }), name);
  await user.click(button('Create'));
  return screen.findByRole('region', { name: `${name} is ready to use` });
}

test('INTG-127 INTG-128 INTG-129 INTG-154 the list has name, status, id, mutual TLS, type and a menu', async () => {
  await openClients();
  const claims = await row('Claims system');
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(
    ['Client Name', 'Status', 'Client ID', 'Mutual TLS', 'Type', 'Actions'].map((name) =>
      expect.stringContaining(name),
    ),
  );
  const cells = (of: HTMLElement) =>
    within(of)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells(claims).slice(0, 4)).toEqual(['Enabled', 'b20d5e3c-91aa-4f7e-8c52-000000000388', 'On', 'Standard']);
  expect(cells(await row('Old letter server')).slice(0, 4)).toEqual([
    'Disabled',
    '5d8a61f3-70ce-4b29-a1d4-000000000117',
    'Off',
    'Standard',
  ]);
  const mark = (of: HTMLElement) => within(of).getAllByRole('cell')[2]?.querySelector('svg');
  expect(mark(claims)).toHaveClass('lucide-check');
  expect(mark(await row('Old letter server'))).toHaveClass('lucide-x');
});

test('INTG-133 INTG-134 INTG-135 INTG-136 INTG-137 each type has its name, and an unknown one is "Unkown type"', async () => {
  await openClients('', {
    prepare: ({ db }) =>
      db.run(`insert into api_clients (client_id, customer_id, name, client_type, secret_hash, use_mtls, created_at)
        values ('strange', 'c-fjellheim', 'Strange', 3, '', 0, 0)`),
  });
  for (const [name, type] of [
    ['Claims system', 'Standard'],
    ['Nightly archive import', 'External System'],
    ['Audit collector', 'Audit'],
    ['Template tool', 'MetaTool'],
    ['Strange', 'Unkown type'],
  ] as const) {
    expect(within(await row(name)).getByRole('cell', { name: type })).toBeInTheDocument();
  }
});

test('INTG-130 INTG-131 INTG-151 INTG-157 INTG-158 Disable and Enable change the row in place', async () => {
  const page = await openClients();
  expect(await offered(page.user, 'Claims system')).toEqual(['Disable', 'Delete']);
  await choose(page.user, 'Claims system', 'Disable');
  expect(await within(await row('Claims system')).findByText('Disabled')).toBeInTheDocument();
  expect(await offered(page.user, 'Claims system')).toEqual(['Enable', 'Delete']);
  await choose(page.user, 'Claims system', 'Enable');
  expect(await within(await row('Claims system')).findByText('Enabled')).toBeInTheDocument();
  const path = '/api/Customer/ApiClient/b20d5e3c-91aa-4f7e-8c52-000000000388';
  await waitFor(() => {
    expect(callsOf(page, `PUT ${path}/disable`)).toHaveLength(1);
    expect(callsOf(page, `PUT ${path}/enable`)).toHaveLength(1);
  });
});

test.each([
  ['Claims system', 'Disable', 'Enabled', 'Failed to disable'],
  ['Old letter server', 'Enable', 'Disabled', 'Failed to enable'],
])('INTG-160 %s: when %s fails the row is as before, and a toast says so', async (name, action, before, message) => {
  const { user, sandbox } = await openClients();
  await row(name);
  sandbox.faults.add({ match: 'PUT /api/Customer/ApiClient/', fault: 'status=500' });
  await choose(user, name, action);
  expect(await screen.findByText(message)).toBeVisible();
  expect(within(await row(name)).getByText(before)).toBeInTheDocument();
});

test('INTG-131 INTG-150 INTG-152 INTG-159 INTG-161 Delete asks with the name; a refused deletion keeps the client, a successful one removes it', async () => {
  const page = await openClients();
  const { user, sandbox } = page;
  await choose(user, 'Template tool', 'Delete');
  const dialog = await screen.findByRole('alertdialog', { name: 'Do you want to delete this API Client?' });
  expect(dialog).toHaveTextContent('Template tool');

  sandbox.faults.add({ match: 'DELETE /api/Customer/ApiClient/', times: 1, fault: 'status=500' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Template tool' })).not.toBeInTheDocument());
  expect(callsOf(page, 'DELETE /api/Customer/ApiClient/e90b27c4-6f18-4d95-b7e2-000000000301')).toHaveLength(2);
});

test('INTG-152 Q59 a client that another user has deleted is reported as gone, and so is an unknown id in the address', async () => {
  const { user, router } = await openClients();
  await choose(user, 'Template tool', 'Delete');
  const dialog = within(await screen.findByRole('alertdialog'));
  const clients = await send(apiClient.getApiClients);
  await send(apiClient.deleteApiClient, {
    clientId: clients.find(({ clientName }) => clientName === 'Template tool')?.clientId ?? '',
  });
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Template tool was already deleted')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('rowheader', { name: 'Template tool' })).not.toBeInTheDocument();

  await act(() => router.navigate(`${PATH}?delete=nobody`));
  expect(await screen.findByText('This API client no longer exists')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('C127 a client has a panel with an address; it shows and copies the id, steps to the next client, and closes with Escape', async () => {
  const { user, router } = await openClients(CLAIMS, {
    prepare: ({ db }) =>
      db.run(`update api_clients set last_token_at = 1000, last_call_at = 86400000 where name = 'Claims system'`),
  });
  const panel = within(await screen.findByRole('complementary', { name: 'Claims system' }));
  const valueOf = (label: string) => panel.getByText(label).nextElementSibling;
  expect(valueOf('Client ID')).toHaveTextContent('b20d5e3c-91aa-4f7e-8c52-000000000388');
  expect(valueOf('Type')).toHaveTextContent('Standard');
  expect(valueOf('Web editor scope')).toHaveTextContent('Not used');
  expect(valueOf('Mutual TLS')).toHaveTextContent('On');
  expect(valueOf('Thumbprint')).toHaveTextContent('c7'.repeat(32));
  expect(valueOf('Created')).toHaveTextContent(/\d{2}:\d{2}$/);
  expect(valueOf('Last used')).toHaveTextContent('01/02/1970');
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(panel.getByRole('button', { name: 'Copy Client ID' }));
  expect(writeText).toHaveBeenCalledWith('b20d5e3c-91aa-4f7e-8c52-000000000388');

  await user.click(panel.getByRole('link', { name: 'Next client' }));
  const next = within(await screen.findByRole('complementary', { name: 'Nightly archive import' }));
  expect(next.getByText('Last used').nextElementSibling).toHaveTextContent('Never');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.pathname).toBe(PATH));
});

test('C155 the panel has the lines of the first call for two shells, with the certificate of mutual TLS, and the way to the API reference', async () => {
  const { user } = await openClients(CLAIMS);
  const panel = within(await screen.findByRole('complementary', { name: 'Claims system' }));
  const card = within(await panel.findByRole('region', { name: 'First call' }));
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(card.getByRole('button', { name: 'Copy token request' }));
  await user.click(card.getByRole('button', { name: 'Copy first request' }));
  const certificate = ' \\\n  --cert client.pem --key client.key';
  expect(writeText.mock.calls.flat()).toEqual([
    'curl http://localhost:4000/connect/token \\\n  --user "b20d5e3c-91aa-4f7e-8c52-000000000388:$CLIENT_SECRET" \\\n' +
      `  --data grant_type=client_credentials \\\n  --data-urlencode "scope=api.external"${certificate}`,
    'curl http://localhost:4000/api/ApiClient/Self \\\n' +
      `  --header "Authorization: Bearer $ACCESS_TOKEN"${certificate}`,
  ]);
  expect(card.getByText(/client\.pem is the certificate/)).toBeVisible();

  await user.click(card.getByRole('radio', { name: 'PowerShell' }));
  writeText.mockClear();
  await user.click(card.getByRole('button', { name: 'Copy token request' }));
  await user.click(card.getByRole('button', { name: 'Copy first request' }));
  const pfx = ' `\n  -Certificate (Get-PfxCertificate client.pfx)';
  expect(writeText.mock.calls.flat()).toEqual([
    '$user = [Convert]::ToBase64String([Text.Encoding]::UTF8.GetBytes(' +
      '"b20d5e3c-91aa-4f7e-8c52-000000000388:$env:CLIENT_SECRET"))\n' +
      'Invoke-RestMethod http://localhost:4000/connect/token `\n  -Method Post `\n' +
      '  -Headers @{ Authorization = "Basic $user" } `\n' +
      `  -Body @{ grant_type = "client_credentials"; scope = "api.external" }${pfx}`,
    'Invoke-RestMethod http://localhost:4000/api/ApiClient/Self `\n' +
      `  -Headers @{ Authorization = "Bearer $env:ACCESS_TOKEN" }${pfx}`,
  ]);
  expect(card.getByText(/client\.pfx contains the certificate/)).toBeVisible();
  // The browser keeps the choice for later tests.
  await user.click(card.getByRole('radio', { name: 'Bash' }));
  expect(card.getByText(/client\.pem is the certificate/)).toBeVisible();
  const link = card.getByRole('link', { name: 'Try other requests in the API reference' });
  expect(link).toHaveAttribute('href', 'http://localhost:4000/platform/api-reference');
});

test('C127 INTG-150 INTG-151 a client can be disabled and deleted from its panel, which closes on deletion', async () => {
  const { user, router } = await openClients(`${CLAIMS}?type=Standard`);
  const panel = within(await screen.findByRole('complementary', { name: 'Claims system' }));
  await user.click(panel.getByRole('button', { name: 'Disable' }));
  expect(await panel.findByText('Disabled')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
  expect(router.state.location).toMatchObject({ pathname: PATH, search: '?type=Standard' });

  await act(() => router.navigate(`${PATH}${CLAIMS}`));
  expect(await screen.findByText('This API client no longer exists')).toBeVisible();
});

test('INTG-132 INTG-133 INTG-134 INTG-135 INTG-136 INTG-138 INTG-139 INTG-140 INTG-141 INTG-142 INTG-155 the dialog shows the error of each missing value and sends only the values that apply', async () => {
  const page = await openClients();
  const { user } = page;
  await user.click(await screen.findByRole('button', { name: 'Create New' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create API Client' }));
  const field = (name: string) => dialog.getByRole('textbox', { name });
  const tick = (name: string) => user.click(dialog.getByRole('checkbox', { name }));
  const scopes = () => dialog.getByRole('combobox', { name: 'Web editor environment' });
  expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(
    ['Standard', 'External System', 'Audit', 'MetaTool'].map((type) => expect.stringMatching(new RegExp(`^${type}`))),
  );
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(field('Client Name')).toHaveAccessibleDescription('Required'));
  await tick('Use Mutual TLS');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(field('Thumbprint')).toHaveAccessibleDescription(/Required/));
  expect(callsOf(page, 'POST /api/Customer/ApiClient')).toEqual([]);

  await fill(user, field('Client Name'), 'Editor');
  await user.click(field('Thumbprint'));
  await user.paste('ab'.repeat(32));
  await tick('Use Mutual TLS');
  await tick('Use Mutual TLS');
  expect(field('Thumbprint')).toHaveValue('');
  await tick('Use Mutual TLS');
  await user.click(dialog.getByRole('radio', { name: 'External System' }));
  await tick('Use web editor scope');
  expect(
    within(scopes())
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Development', 'Test', 'Stage', 'Demo', 'Production']);
  expect(scopes()).toHaveDisplayValue('Development');
  await user.selectOptions(scopes(), 'Demo');
  await tick('Use web editor scope');
  await tick('Use web editor scope');
  expect(scopes()).toHaveDisplayValue('Development');
  await user.selectOptions(scopes(), 'Stage');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  await screen.findByRole('region', { name: 'Editor is ready to use' });
  expect(callsOf(page, 'POST /api/Customer/ApiClient')).toEqual([
    expect.objectContaining({
      body: {
        clientName: 'Editor',
        clientType: 2,
        useMtls: false,
        thumbprint: '',
        useWebeditorEnvScope: true,
        webeditorScope: 3,
      },
    }),
  ]);
});

test('INTG-155 after a lost answer a message says that the client may exist, and the list is refetched', async () => {
  const page = await openClients();
  const { user, sandbox } = page;
  sandbox.faults.add({ match: 'POST /api/Customer/ApiClient', times: 1, fault: 'body=lost' });
  await user.click(await screen.findByRole('button', { name: 'Create New' }));
  await fill(user, await screen.findByRole('textbox', { name: 'Client Name' }), 'Member portal');
  await user.click(button('Create'));
  const dialog = within(screen.getByRole('dialog', { name: 'Create API Client' }));
  expect(
    await dialog.findByText(/^We didn’t get a response, so your change may or may not have been saved/),
  ).toBeVisible();
  expect(dialog.getByText('Failed to save')).toBeVisible();
  expect(await screen.findByRole('rowheader', { name: /^Member portal/, hidden: true })).toBeInTheDocument();
  expect(callsOf(page, 'POST /api/Customer/ApiClient')).toHaveLength(1);
});

test('INTG-143 an invalid thumbprint is refused at its field, the values stay, and the card says On', async () => {
  const { user } = await openClients('?create=true');
  await fill(user, await screen.findByRole('textbox', { name: 'Client Name' }), 'Editor');
  await user.click(screen.getByRole('checkbox', { name: 'Use Mutual TLS' }));
  await fill(user, screen.getByRole('textbox', { name: 'Thumbprint' }), 'nonsense');
  await user.click(button('Create'));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Thumbprint' })).toHaveAccessibleDescription(/64 hexadecimal digits/),
  );
  expect(screen.getByRole('textbox', { name: 'Client Name' })).toHaveValue('Editor');
  await user.clear(screen.getByRole('textbox', { name: 'Thumbprint' }));
  await user.paste('ab'.repeat(32));
  await user.click(button('Create'));
  const card = within(await screen.findByRole('region', { name: 'Editor is ready to use' }));
  expect(card.getByText('Mutual TLS').nextElementSibling).toHaveTextContent('On');
});

/** A press within 400 ms is ignored. */
async function closeCard(user: User, card: ReturnType<typeof within>) {
  await user.click(card.getByRole('button', { name: 'Close' }));
  await waitFor(async () => {
    await user.keyboard('{Enter}');
    expect(card.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  });
}

test('INTG-143 INTG-144 INTG-147 INTG-148 INTG-155 the card shows the secret once, and closes on the second press', async () => {
  const page = await openClients();
  const { user } = page;
  const card = within(await create(user));
  const secret = card.getByRole<HTMLTextAreaElement>('textbox', { name: 'Secret' }).value;
  expect(secret).toMatch(/^[\w-]{43}$/);
  const valueOf = (label: string) => card.getByText(label).nextElementSibling;
  expect(valueOf('Client name')).toHaveTextContent('Member portal');
  const [, id = ''] = within(await row('Member portal'))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(valueOf('Client ID')).toHaveTextContent(id);
  expect(valueOf('Mutual TLS')).toHaveTextContent('Off');
  expect(callsOf(page, 'POST /api/Customer/ApiClient').map(({ body }) => body)).toEqual([
    { clientName: 'Member portal', clientType: 1, useMtls: false, thumbprint: '' },
  ]);
  expect(card.getByText('http://localhost:4000/connect/token')).toBeInTheDocument();
  expect(card.getByText('api.external')).toBeInTheDocument();
  expect(card.getByText(/^curl http:\/\/localhost:4000\/connect\/token/)).not.toHaveTextContent(secret);
  expect(await row('Member portal')).toHaveTextContent('New');

  await closeCard(user, card);
  expect(screen.getByRole('heading', { name: 'API Clients' })).toHaveFocus();
  expect(screen.queryByRole('region', { name: /ready to use/ })).not.toBeInTheDocument();
  expect(document.body.textContent).not.toContain(secret);
  expect(await row('Member portal')).toBeInTheDocument();
});

test('INTG-145 clicking the secret copies it', async () => {
  const { user } = await openClients();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const field = within(await create(user)).getByRole('textbox', { name: 'Secret' });
  await user.click(field);
  expect(await screen.findByText('Copied to clipboard')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith((field as HTMLTextAreaElement).value);
});

test('Q20 INTG-144 the secret is in no address, storage, log, query cache or draft, while the card is open and after it', async () => {
  const log = (['log', 'info', 'warn', 'error', 'debug'] as const).map((kind) =>
    jest.spyOn(console, kind).mockImplementation(() => {}),
  );
  const { user, router, client, unmount } = await openClients();
  const card = within(await create(user));
  const secret = card.getByRole<HTMLTextAreaElement>('textbox', { name: 'Secret' }).value;

  const places = () => ({
    address: `${JSON.stringify(router.state.location)} ${location.href} ${JSON.stringify(history.state)}`,
    storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]) + document.cookie,
    log: log
      .flatMap(({ mock }) => mock.calls)
      .map(String)
      .join(' '),
    queries: JSON.stringify(
      client
        .getQueryCache()
        .getAll()
        .map(({ state, queryKey }) => [state, queryKey]),
    ),
    writes: JSON.stringify(
      client
        .getMutationCache()
        .getAll()
        .map(({ state }) => state),
    ),
  });
  const holding = () => Object.entries(places()).flatMap(([place, text]) => (text.includes(secret) ? place : []));
  expect(holding()).toEqual([]);
  (await import('@console/ui')).keepDrafts();
  expect(holding()).toEqual([]);
  await closeCard(user, card);
  expect(screen.queryByRole('region', { name: /ready to use/ })).not.toBeInTheDocument();
  expect(holding()).toEqual([]);
  unmount();
  expect(holding()).toEqual([]);
});

test('the list is filtered by status and type, and searched by id', async () => {
  const { user } = await openClients('?status=Disabled');
  await row('Old letter server');
  expect(screen.getAllByRole('rowheader')).toHaveLength(1);
  await fill(user, screen.getByRole('searchbox'), '000000000388');
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  await fill(user, screen.getByRole('searchbox'), '000000000388');
  expect(await row('Claims system')).toBeInTheDocument();
  expect(screen.getAllByRole('rowheader')).toHaveLength(1);
});

test('INTG-154 a list that cannot be loaded says so', async () => {
  await openClients('', {
    prepare: ({ faults }) => faults.add({ match: 'GET /api/Customer/ApiClient', fault: 'status=503' }),
  });
  expect(await screen.findByRole('heading', { name: 'Failed to load' })).toBeInTheDocument();
});

test('without the general administration right the page does not open', async () => {
  await openClients('', { persona: 'teamAdmin' });
  expect(screen.queryByRole('heading', { name: 'API Clients' })).not.toBeInTheDocument();
});

test('INTG-132 a name that another client has is reported during typing', async () => {
  const { user } = await openClients('?create=true');
  const name = await screen.findByRole('textbox', { name: 'Client Name' });
  await row('Claims system');
  await fill(user, name, 'claims system');
  expect(name).toHaveAccessibleDescription('Another client has this name. You can only tell them apart by ID.');
  await fill(user, name, 'x');
  expect(name).toHaveAccessibleDescription('');
});
