import { act, type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import area from '../area';
import module from '../remote';
import { connectionSchema, toFormValues } from './connection-schema';

const PATH = '/admin/viewpoint';

async function open(path = PATH, options: RenderOptions = {}) {
  let standIn = '';
  const view = await renderRoute(path, {
    area,
    module,
    ...options,
    prepare: async (sandbox) => {
      standIn = `${await sandbox.app.listen({ port: 0, host: '127.0.0.1' })}/stand-in/viewpoint`;
      await options.prepare?.(sandbox);
    },
  });
  return { ...view, standIn };
}

async function turnOn(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(await screen.findByRole('switch', { name: 'Private document database' }));
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
}

const findTurnOff = () => screen.findByRole('alertdialog', { name: 'Turn off the private document database?' });

async function turnOff(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(await screen.findByRole('switch', { name: 'Private document database' }));
  await user.click(within(await findTurnOff()).getByRole('button', { name: 'Turn off' }));
}

async function openNew() {
  const view = await open(`${PATH}/new`);
  const panel = within(await screen.findByRole('complementary', { name: 'New Viewpoint connection' }));
  await panel.findByRole('textbox', { name: 'Base address' });
  const enter = async (field: HTMLElement, text: string) => {
    await view.user.clear(field);
    await view.user.click(field);
    await view.user.paste(text);
  };
  const fill = async (secret: string) => {
    await enter(panel.getByRole('textbox', { name: 'Base address' }), view.standIn);
    await enter(panel.getByRole('textbox', { name: 'Client ID' }), 'fjellheim-dev');
    await enter(panel.getByLabelText('Client secret'), secret);
  };
  const save = () => view.user.click(panel.getByRole('button', { name: 'Save' }));
  return { ...view, panel, enter, fill, save };
}

test('HOST-033 SERV-049 SERV-050 SERV-051 SERV-054 SERV-055 SERV-056 SERV-058 the page has the toggle with its cost, the list, New and Delete', async () => {
  const { user, calls } = await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'ViewPoint Setup' })).toBeVisible();
  expect(await screen.findByRole('switch', { name: 'Private document database' })).toBeChecked();
  expect(screen.getByText('Using it carries an additional monthly cost.')).toBeVisible();
  expect(await screen.findByText('Available environments left: 1 of 3')).toBeVisible();
  const [, ...heads] = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Customer Environment', 'Created', 'Created by', 'State']);
  const rows = screen.getAllByRole('rowheader').map((head) => head.closest('tr')?.textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Production.*\d\d\/\d\d\/\d{4} - \d\d:\d\dGöran ÖbergActive$/),
    expect.stringMatching(/^Test.*\d\d\/\d\d\/\d{4} - \d\d:\d\dLinnéa SjöströmInactive$/),
  ]);
  const read = calls.map(({ name }) => name);
  expect(read).toContain('GET /api/ViewpointConfiguration');
  expect(read).toContain('GET /api/ViewpointConnection/all');
  await user.click(screen.getByRole('checkbox', { name: 'Select Test' }));
  expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'New' }));
  expect(await screen.findByRole('complementary', { name: 'New Viewpoint connection' })).toBeVisible();
});

test('SERV-052 SERV-053 SERV-054 turning off clears the list and disables New with a reason; turning on restores both', async () => {
  const { user, router, calls } = await open();
  await screen.findByRole('link', { name: 'Test' });
  await turnOff(user);
  await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'New' })).toHaveAttribute('aria-disabled', 'true');
  expect(calls.find(({ name }) => name === 'POST /api/ViewpointConfiguration/update')?.body).toEqual({
    usePrivateStorage: false,
  });
  await act(() => router.navigate(`${PATH}/new`));
  const panel = within(await screen.findByRole('complementary', { name: 'New Viewpoint connection' }));
  expect(await panel.findByText('Turn on the private document database first.')).toBeVisible();
  expect(panel.queryByRole('textbox')).not.toBeInTheDocument();
  await turnOn(user);
  expect(await screen.findByRole('link', { name: 'Test' })).toBeInTheDocument();
});

test('SERV-052 turning off beside an open panel first asks about its unsaved changes and closes it', async () => {
  const { user, router, calls } = await open(`${PATH}/viewpoint-test`);
  const panel = within(await screen.findByRole('complementary', { name: 'Viewpoint connection Test' }));
  await user.type(await panel.findByRole('textbox', { name: 'Name' }), '!');
  const toggle = screen.getByRole('switch', { name: 'Private document database' });
  const updates = () => calls.filter(({ name }) => name === 'POST /api/ViewpointConfiguration/update');
  await user.click(toggle);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stay' }));
  expect(toggle).toBeChecked();
  expect(panel.getByRole('textbox', { name: 'Name' })).toHaveDisplayValue(/!$/);
  expect(updates()).toHaveLength(0);
  await user.click(toggle);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await user.click(within(await findTurnOff()).getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(toggle).not.toBeChecked());
  expect(router.state.location.pathname).toBe(PATH);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  await waitFor(() => expect(updates()).toHaveLength(1));
});

test('SERV-051 turning on asks first, with the monthly cost, and nothing is sent before the confirmation', async () => {
  const { user, calls } = await open(PATH, { persona: 'staff' });
  await user.click(await screen.findByRole('switch', { name: 'Private document database' }));
  const question = screen.getByRole('alertdialog', { name: 'Turn on the private document database?' });
  expect(question).toHaveTextContent('adds a monthly cost, shown on your next invoice');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('switch', { name: 'Private document database' })).not.toBeChecked();
  // The example asks the same question.
  expect(screen.getByText('https://docs.company.example')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use your own database' }));
  expect(screen.getByRole('alertdialog', { name: 'Turn on the private document database?' })).toBeVisible();
  expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([]);
});

test('SERV-052 turning off asks first, with what becomes of documents and connections, and nothing is sent before', async () => {
  const { user, calls } = await open();
  await screen.findByRole('link', { name: 'Test' });
  const toggle = screen.getByRole('switch', { name: 'Private document database' });
  await user.click(toggle);
  const question = await findTurnOff();
  expect(question).toHaveTextContent('Documents in your own database stay there. Connections are hidden');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(toggle).toBeChecked();
  expect(screen.getByRole('link', { name: 'Test' })).toBeVisible();
  expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([]);
});

test('SHRD-011 the switch is reset when a colleague has changed it since it was read', async () => {
  const { user, sandbox, calls } = await open();
  await screen.findByRole('link', { name: 'Test' });
  await sandbox.db.run(`update setup_choices set storage_version = ${Date.now() + 1000}`);
  await turnOff(user);
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('POST /api/ViewpointConfiguration/update'));
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Private document database' })).toBeChecked());
  expect(screen.getByRole('link', { name: 'Test' })).toBeInTheDocument();
  expect(screen.queryByText('Settings saved')).not.toBeInTheDocument();
});

test('SERV-053 SERV-065 the configuration is created before the first save; the first free environment is preselected', async () => {
  const { user, calls } = await open(PATH, { persona: 'staff' });
  await turnOn(user);
  await screen.findByRole('heading', { name: 'No connections' });
  expect(calls.find(({ name }) => name === 'POST /api/ViewpointConfiguration')?.body).toEqual({
    usePrivateStorage: true,
  });
  await user.click(screen.getAllByRole('link', { name: 'New' })[0]!);
  const choice = await screen.findByRole('combobox', { name: 'Customer Environment' });
  expect(choice).toHaveDisplayValue('Test');
  expect(within(choice).getAllByRole('option', { name: /^\w+$/ })).toHaveLength(3);
});

test('SHRD-011 the configuration that the first save has created is not overwritten once a colleague has changed it', async () => {
  const { user, sandbox, calls } = await open(PATH, { persona: 'staff' });
  await turnOn(user);
  await screen.findByRole('heading', { name: 'No connections' });
  await sandbox.db.run(`update setup_choices set storage_version = ${Date.now() + 1000}`);
  await turnOff(user);
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('POST /api/ViewpointConfiguration/update'));
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Private document database' })).toBeChecked());
});

test('SERV-059 SERV-060 SERV-061 SERV-062 SERV-063 each required field shows its error, and nothing is sent', async () => {
  const { panel, save, calls } = await openNew();
  await save();
  for (const label of ['Base address', 'Client ID', 'Client secret']) {
    await waitFor(() =>
      expect(panel.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(`${label} is required`)),
    );
  }
  expect(panel.getByRole('combobox', { name: 'Customer Environment' })).toHaveAttribute('aria-required', 'true');
  expect(panel.getByRole('radio', { name: 'Active' })).toBeChecked();
  expect(calls.some(({ name }) => name.startsWith('POST'))).toBe(false);
  // People cannot empty this field.
  const { error } = connectionSchema(undefined).safeParse({ ...toFormValues(undefined, undefined), state: '' });
  const messages = Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]));
  expect(messages).toMatchObject({
    customerEnvironment: 'Customer Environment is required',
    state: 'State is required',
  });
});

test('SERV-058 SERV-065 SERV-067 SERV-068 SERV-071 SERV-072 a failed check blocks the save with its reason; once corrected, the connection is saved', async () => {
  const { panel, user, enter, fill, save, standIn, calls, sandbox } = await openNew();
  expect(panel.getByRole('combobox', { name: 'Customer Environment' })).toHaveDisplayValue('Development');
  await fill('wrong');
  await save();
  expect(
    await panel.findByText(
      `Error establishing database connection! ${new URL(standIn).host} rejected this client ID and secret.`,
    ),
  ).toBeVisible();
  await enter(panel.getByLabelText('Client secret'), 'private-database');
  await user.click(panel.getByRole('radio', { name: 'Inactive' }));
  sandbox.faults.add({ match: 'POST /api/ViewpointConnection/check', times: 1, fault: 'status=503' });
  await save();
  expect(await panel.findByText('Failed to save Viewpoint connection')).toBeVisible();

  await save();
  expect(await screen.findByText('Viewpoint connection saved')).toBeVisible();
  const sent = calls.filter(({ name }) => name.startsWith('POST'));
  expect(sent.map(({ name }) => name.replace('POST /api/ViewpointConnection', ''))).toEqual([
    '/check',
    '/check',
    '/check',
    '',
  ]);
  expect(sent.map(({ body }) => body)).toMatchObject([{ state: 1 }, { state: 2 }, { state: 2 }, { state: 2 }]);
  expect((await screen.findByRole('link', { name: 'Development' })).closest('tr')).toHaveTextContent(/Inactive$/);
  expect(await screen.findByText('Available environments left: 0 of 3')).toBeVisible();
}, 40_000);

test('SERV-064 SERV-066 with every environment used, New is disabled with a reason, and its address shows the reason too', async () => {
  const { router } = await open(PATH, {
    prepare: async ({ fetch, tokenFor }) => {
      const headers = { authorization: `Bearer ${await tokenFor('owner')}`, 'content-type': 'application/json' };
      const body = {
        id: '',
        name: '',
        baseAddress: 'https://viewpoint-dev.fjellheim.example',
        clientId: 'dev',
        clientSecret: 'secret',
        state: 1,
        customerEnvironment: 3,
        modifiedTime: null,
      };
      await fetch('http://localhost:4000/api/ViewpointConnection', {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
    },
  });
  const reason = 'It can not create a new Viewpoint connection because all customer environments are already used.';
  expect(await screen.findByText('Available environments left: 0 of 3')).toBeVisible();
  const button = screen.getByRole('button', { name: 'New' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(reason);
  await act(() => router.navigate(`${PATH}/new`));
  const panel = within(await screen.findByRole('complementary'));
  expect(await panel.findByRole('heading', { name: 'No available environment' })).toBeVisible();
  expect(panel.getByText(reason)).toBeVisible();
});

test('SERV-069 SERV-070 SERV-071 a connection that another user has changed is not written, and a message says so', async () => {
  const { user, sandbox, calls } = await open(`${PATH}/viewpoint-test`);
  const panel = within(await screen.findByRole('complementary', { name: 'Viewpoint connection Test' }));
  await user.click(await panel.findByRole('radio', { name: 'Active' }));
  await sandbox.db.run('update environment_settings set updated_at = 1');
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(
    await panel.findByText(
      'It can not save because Viewpoint connection has been updated by others. Please refresh the page.',
    ),
  ).toBeVisible();
  const names = calls.map(({ name }) => name);
  expect(names).toContain('GET /api/ViewpointConnection/viewpoint-test');
  expect(names.filter((name) => name.startsWith('POST'))).toEqual([]);
});

test('SERV-071 SERV-073 connections are deleted by their ids; a failed delete shows a message', async () => {
  const { user, sandbox, calls } = await open();
  sandbox.faults.add({ match: 'POST /api/ViewpointConnection/delete', times: 1, fault: 'status=500' });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Test' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const confirm = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' });
  await user.click(confirm);
  expect(await screen.findByText('Failed to delete Viewpoint connections')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Test' })).toBeInTheDocument();
  await user.click(confirm);
  expect(await screen.findByText('Viewpoint connections deleted')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Test' })).not.toBeInTheDocument();
  const sent = calls.filter(({ name }) => name === 'POST /api/ViewpointConnection/delete');
  expect(sent.map(({ body }) => body)).toEqual([['viewpoint-test'], ['viewpoint-test']]);
});

test('HOST-055 HOST-061 without the general code the page does not open', async () => {
  await open(PATH, { persona: 'teamAdmin' });
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
});
