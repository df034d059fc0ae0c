import { type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import area from '../area';
import module from '../remote';

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

test('SERV-049 SERV-050 SERV-051 SERV-055 SERV-056 the page has the toggle with its cost, the list, New and Delete', async () => {
  const { user } = await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'ViewPoint Setup' })).toBeVisible();
  expect(await screen.findByRole('switch', { name: 'Private document database' })).toBeChecked();
  expect(screen.getByText('Using it carries an additional monthly cost.')).toBeVisible();
  for (const name of ['Customer Environment', 'Created', 'Created by', 'State']) {
    expect(await screen.findByRole('columnheader', { name })).toBeInTheDocument();
  }
  expect(await screen.findByText('free environments left: 1 of 3')).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Inactive' })).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Select Test' }));
  expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible();
});

test('SERV-052 SERV-053 SERV-054 off, the list is cleared and New says why; on again, it is back', async () => {
  const { user, calls } = await open();
  const toggle = await screen.findByRole('switch', { name: 'Private document database' });
  await screen.findByRole('link', { name: 'Test' });
  await user.click(toggle);
  await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'New' })).toHaveAttribute('aria-disabled', 'true');
  expect(calls.find(({ name }) => name === 'POST /api/ViewpointConfiguration/update')?.body).toEqual({
    usePrivateStorage: false,
  });
  await user.click(screen.getByRole('switch', { name: 'Private document database' }));
  expect(await screen.findByRole('link', { name: 'Test' })).toBeInTheDocument();
});

test('SHRD-011 the switch goes back when a colleague has used it meanwhile', async () => {
  const { user, sandbox, calls } = await open();
  await screen.findByRole('link', { name: 'Test' });
  await sandbox.db.run('update setup_choices set storage_version = storage_version + 1');
  await user.click(screen.getByRole('switch', { name: 'Private document database' }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('POST /api/ViewpointConfiguration/update'));
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Private document database' })).toBeChecked());
  expect(screen.getByRole('link', { name: 'Test' })).toBeInTheDocument();
  expect(screen.queryByText('Settings saved')).not.toBeInTheDocument();
});

test('SERV-053 before the first save the configuration is created', async () => {
  const { user, calls } = await open(PATH, { persona: 'staff' });
  await user.click(await screen.findByRole('switch', { name: 'Private document database' }));
  await screen.findByRole('heading', { name: 'No connections' });
  expect(calls.map(({ name }) => name)).toContain('POST /api/ViewpointConfiguration');
});

test('SERV-059 SERV-060 SERV-061 SERV-062 SERV-063 what is required is said at its field, and nothing is sent', async () => {
  const { panel, save, calls } = await openNew();
  await save();
  for (const text of ['Base address is required', 'Client ID is required', 'Client secret is required']) {
    expect(await panel.findByText(text)).toBeVisible();
  }
  expect(panel.getByRole('combobox', { name: 'Customer Environment' })).toHaveAttribute('aria-required', 'true');
  expect(panel.getByRole('radio', { name: 'Active' })).toBeChecked();
  expect(calls.some(({ name }) => name.startsWith('POST'))).toBe(false);
});

test('SERV-065 SERV-067 SERV-068 SERV-072 the check blocks the save with its detail; mended, the connection is saved', async () => {
  const { panel, enter, fill, save, standIn, calls } = await openNew();
  expect(panel.getByRole('combobox', { name: 'Customer Environment' })).toHaveDisplayValue('Development');
  await fill('wrong');
  await save();
  expect(
    await panel.findByText(
      `Error establishing database connection! ${new URL(standIn).host} does not accept this client id and secret.`,
    ),
  ).toBeVisible();
  expect(calls.map(({ name }) => name)).not.toContain('POST /api/ViewpointConnection');

  await enter(panel.getByLabelText('Client secret'), 'private-database');
  await save();
  expect(await screen.findByText('Viewpoint connection saved')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Development' })).toBeInTheDocument();
  expect(await screen.findByText('free environments left: 0 of 3')).toBeVisible();
}, 40_000);

test('SERV-064 SERV-066 with every environment used, New is disabled with its reason, by its address too', async () => {
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
  expect(await screen.findByText('free environments left: 0 of 3')).toBeVisible();
  const button = screen.getByRole('button', { name: 'New' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(reason);
  void router.navigate(`${PATH}/new`);
  expect(await screen.findByRole('heading', { name: 'No free environment' })).toBeVisible();
});

test('SERV-058 SERV-069 SERV-070 somebody else has changed the connection: nothing is written, and it says so', async () => {
  const { user, sandbox, calls } = await open(`${PATH}/viewpoint-test`);
  const panel = within(await screen.findByRole('complementary', { name: 'Viewpoint connection' }));
  await user.click(await panel.findByRole('radio', { name: 'Active' }));
  await sandbox.db.run('update environment_settings set updated_at = 1');
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(
    await panel.findByText(
      'It can not save because Viewpoint connection has been updated by others. Please refresh the page.',
    ),
  ).toBeVisible();
  expect(calls.map(({ name }) => name)).not.toContain('POST /api/ViewpointConnection/update');
});

test('SERV-071 SERV-073 connections are deleted by their ids', async () => {
  const { user, calls } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Test' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Viewpoint connections deleted')).toBeVisible();
  expect(calls.find(({ name }) => name === 'POST /api/ViewpointConnection/delete')?.body).toEqual(['viewpoint-test']);
});

test('SERV-073 a failed delete says so', async () => {
  const { user, sandbox } = await open();
  sandbox.faults.add({ match: 'POST /api/ViewpointConnection/delete', fault: 'status=500' });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Test' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete Viewpoint connections')).toBeInTheDocument();
});

test('HOST-055 HOST-061 without the general code the page is not there', async () => {
  await open(PATH, { persona: 'teamAdmin' });
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
});
