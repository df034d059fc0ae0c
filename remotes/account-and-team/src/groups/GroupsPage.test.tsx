import { customerGroup } from '@console/api';
import { send, versionOf } from '@console/http';
import { type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import area from '../area';
import module from '../remote';

const open = (path = '/admin/team/groups', options: RenderOptions = {}) =>
  renderRoute(path, { area, module, ...options });
const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });

test('ACCT-131 the page lists the groups with the number of their members', async () => {
  await open();
  expect(await row('Finance')).toBeVisible();
  await waitFor(async () => expect(await row('Finance')).toHaveTextContent('3'));
});

test('ACCT-153 groups that cannot be loaded say so in their place, and another try loads them', async () => {
  const { user } = await open('/admin/team/groups', {
    prepare: (sandbox) => sandbox.faults.add({ match: 'GET /api/CustomerGroup/Groups', times: 2, fault: 'status=500' }),
  });
  expect(await screen.findByRole('heading', { name: 'Failed to load' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row('Finance')).toBeVisible();
});

test('ACCT-122 ACCT-123 ACCT-124 New group opens the panel beside the list, which stays as it was', async () => {
  const { user, router } = await open('/admin/team/groups?q=fin');
  const finance = await row('Finance');
  await user.click(screen.getByRole('link', { name: 'New group' }));
  expect(await screen.findByRole('complementary', { name: 'Create group' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/team/group');
  expect(finance).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(router.state.location).toMatchObject({ pathname: '/admin/team/groups', search: '?q=fin' });
  expect(finance).toBeInTheDocument();
});

test('ACCT-126 Create waits for a name that is not blank', async () => {
  const { user } = await open('/admin/team/group');
  const name = await screen.findByLabelText('Name');
  const create = () => screen.getByRole('button', { name: 'Create' });
  expect(create()).toHaveAccessibleDescription('Enter a name first');
  await user.type(name, '  {Enter}');
  expect(create()).toHaveAttribute('aria-disabled', 'true');
  await user.type(name, 'Legal');
  expect(create()).not.toHaveAttribute('aria-disabled');
});

test('ACCT-127 ACCT-128 a name that is taken is refused under the field, and nothing is created', async () => {
  const { user } = await open('/admin/team/group');
  const name = await screen.findByLabelText('Name');
  await user.type(name, 'finance');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription('A group named finance already exists.'));
  expect(name).toHaveFocus();
  expect(screen.getByRole('complementary', { name: 'Create group' })).toBeVisible();
});

test('ACCT-125 ACCT-129 ACCT-132 a created group opens, with its name and without members', async () => {
  const { user, router } = await open('/admin/team/group');
  await user.type(await screen.findByLabelText('Name'), ' Legal ');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Legal' })).toBeVisible();
  expect(router.state.location.pathname).toMatch(/^\/admin\/team\/group\/.+/);
  expect(await screen.findByText('No members')).toBeVisible();
});

test('SHRD-011 a created group is read before it is edited, so that another administrator’s name is not overwritten', async () => {
  const { user, router } = await open('/admin/team/group');
  await user.type(await screen.findByLabelText('Name'), 'Legal');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByText('No members');
  const groupId = router.state.location.pathname.split('/').at(-1) ?? '';
  const read = await send(customerGroup.getGroup, { groupId });
  await send(customerGroup.renameGroup, { body: { id: groupId, name: 'Lawyers' } }, { version: versionOf(read) });

  await user.type(screen.getByLabelText('Name'), ' and tax{Enter}');
  expect(await screen.findByText('Not saved')).toBeVisible();
  expect(await send(customerGroup.getGroup, { groupId })).toMatchObject({ name: 'Lawyers' });
});

test('a failure to create a group is shown below the form, which keeps the typed text', async () => {
  const { user } = await open('/admin/team/group', {
    prepare: (sandbox) => sandbox.faults.add({ match: 'POST /api/CustomerGroup/Group', fault: 'status=500' }),
  });
  await user.type(await screen.findByLabelText('Name'), 'Legal');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  const panel = screen.getByRole('complementary', { name: 'Create group' });
  expect(await within(panel).findByText('Failed to save')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Legal');
});
