import { act, type RenderedRoute, type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import area from '../area';
import module from '../remote';
import { userQuery } from './users-queries';

const KARE = '/admin/team/manage/u-00417';
const SAVE = 'PUT /api/ManageTeam/Users/u-00417';
const NAME = 'Kåre Mikkelsen';

async function openPanel(options: RenderOptions & { path?: string } = {}) {
  const { path = KARE, ...others } = options;
  const view = await renderRoute(path, { area, module, ...others });
  const panel = await screen.findByRole('complementary', { name: /^Edit User/ });
  return { ...view, panel: within(panel) };
}

async function openForm(options: RenderOptions & { path?: string } = {}) {
  const view = await openPanel(options);
  const role = await view.panel.findByRole('combobox', { name: 'Role' });
  await view.panel.findByRole('option', { name: 'Case handler' });
  return { ...view, role, save: () => view.user.click(view.panel.getByRole('button', { name: 'Save' })) };
}

const savedUser = ({ client }: RenderedRoute) => client.fetchQuery({ ...userQuery('u-00417'), staleTime: 0 });

test('ACCT-066 role and status can be changed; name, email, groups and id are read-only', async () => {
  const { panel, role } = await openForm();

  expect(role).toHaveDisplayValue('Billing');
  expect(panel.getByRole('radio', { name: 'Active' })).toBeChecked();
  expect(panel.queryByRole('textbox', { name: /name|email|groups|^id$/i })).toBeNull();
  expect(panel.getAllByText(NAME)[0]).toBeVisible();
  expect(panel.getByText('kare.mikkelsen@fjellheim.example')).toBeVisible();
  const details = within(panel.getByRole('region', { name: 'Groups and access' }));
  expect(details.getByText('u-00417')).toBeInTheDocument();
  expect(await details.findByText('Finance')).toBeInTheDocument();
});

test('ACCT-067 ACCT-071 a user that cannot be loaded says "Failed to laod user", and Try again loads it', async () => {
  const { panel, user, sandbox } = await openPanel({
    prepare: ({ faults }) => faults.add({ match: 'GET /api/ManageTeam/Users/u-00417', fault: 'status=500' }),
  });

  expect(await panel.findByRole('heading', { name: 'Failed to laod user' })).toBeInTheDocument();
  sandbox.faults.clear();
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByRole('combobox', { name: 'Role' })).toBeInTheDocument();
});

test('ACCT-068 ACCT-070 saving sends role and status, and returns to the list with its search', async () => {
  const view = await openForm({ path: `${KARE}?q=mikkelsen` });

  await view.user.selectOptions(view.role, 'Case handler');
  await view.user.click(view.panel.getByRole('radio', { name: 'Inactive' }));
  expect(view.panel.getByText('2 changes')).toBeInTheDocument();
  await view.save();

  await waitFor(() => expect(view.router.state.location.pathname).toBe('/admin/team/manage'));
  expect(view.router.state.location.search).toBe('?q=mikkelsen');
  expect(await screen.findByText('User updated')).toBeInTheDocument();
  const row = within(screen.getByRole('link', { name: NAME }).closest('tr') as HTMLElement);
  expect(await row.findByRole('cell', { name: 'Case handler' })).toBeInTheDocument();
  expect(await savedUser(view)).toMatchObject({ roleId: expect.stringContaining('case-handler'), statusId: 2 });
});

test.each([
  'status=500',
  'body=drop',
  ...(process.env.NIGHTLY ? ['status=500;body=html', 'body=malformed', 'status=409', 'status=404'] : []),
])(
  'ACCT-072 Q30 an edit that meets "%s" says "Failed to edit user", once and under the form, and is not sent again',
  async (fault) => {
    const { user, role, save, sandbox, router, calls } = await openForm();
    sandbox.faults.add({ match: SAVE, fault });

    await user.selectOptions(role, 'Reader');
    await save();
    expect(await screen.findAllByText('Failed to edit user')).toHaveLength(1);
    expect(role).toHaveDisplayValue('Reader');
    expect(router.state.location.pathname).toBe(KARE);
    expect(calls.filter(({ name }) => name.startsWith('PUT '))).toHaveLength(1);
  },
);

test('ACCT-072 SHRD-008 the server\'s own words stand instead of "Failed to edit user"', async () => {
  const { user, role, save, sandbox, panel } = await openForm();
  sandbox.faults.add({ match: SAVE, fault: 'status=400;message=The role is being removed.' });

  await user.selectOptions(role, 'Reader');
  await save();
  expect(await panel.findByRole('alert')).toHaveTextContent('The role is being removed.');
  expect(screen.queryByText('Failed to edit user')).not.toBeInTheDocument();
});

test('ACCT-073 an answer without success shows the licence message', async () => {
  const { user, role, save, panel, router } = await openForm({ prepare: (sandbox) => sandbox.setUserLimit('LL', 0) });

  await user.selectOptions(role, 'Auditor');
  await save();
  expect(
    await panel.findByText('License usage limit reached. Please change your license to invite new user.'),
  ).toBeInTheDocument();
  expect(router.state.location.pathname).toBe(KARE);
});

test('before Save the form shows what the new role takes and gives', async () => {
  const { user, role, panel } = await openForm();
  await user.selectOptions(role, 'Case handler');
  expect(await panel.findByText(/Was/)).toHaveTextContent(
    'Was Billing. Loses Administration and Support; gains Studio, Signature and Archive.',
  );
});

test('leaving with changes asks first: Stay keeps them, Leave discards them', async () => {
  const { user, role, panel, router } = await openForm();
  await user.selectOptions(role, 'Reader');

  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe(KARE);
  expect(role).toHaveDisplayValue('Reader');

  await user.click(panel.getByRole('link', { name: 'Next user' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).not.toBe(KARE));
});

test('previous and next follow the order and the filters of the list', async () => {
  const { user, panel, router } = await openForm({ path: `${KARE}?role=Billing` });
  await screen.findByRole('link', { name: NAME });

  expect(panel.getByRole('button', { name: 'Previous user' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(panel.getByRole('link', { name: 'Next user' }));
  expect(await panel.findAllByText('Leif Gustavsson')).not.toHaveLength(0);
  expect(router.state.location.search).toBe('?role=Billing');
});

test('Q39 a failed refetch leaves the form and its choices', async () => {
  const { user, role, panel, client, sandbox } = await openForm();
  await user.selectOptions(role, 'Reader');
  sandbox.faults.add({ match: 'GET /api/ManageTeam/Users/u-00417', fault: 'status=500' });
  await act(() => client.refetchQueries({ queryKey: userQuery('u-00417').queryKey }));
  expect(client.getQueryState(userQuery('u-00417').queryKey)?.status).toBe('error');
  expect(role).toHaveDisplayValue('Reader');
  expect(panel.getByText('1 change')).toBeVisible();
});
