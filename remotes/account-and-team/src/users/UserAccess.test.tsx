import { act, renderRoute, screen, waitFor, within } from '@console/testing';
import area from '../area';
import { usersQuery } from '../components/team-queries';
import module from '../remote';

const ASTRID = '/admin/team/manage/u-00401';

const open = (path: string) => renderRoute(path, { area, module });

test('groups are changed from the user: only differences are sent, and another try sends only the remaining ones', async () => {
  const { user, sandbox, calls, client } = await open(ASTRID);
  const panel = within(await screen.findByRole('complementary', { name: /^Edit User/ }));
  // The form's input stays.
  await user.click(await panel.findByRole('radio', { name: 'Locked' }));
  await user.click(panel.getByRole('button', { name: 'Change groups' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Groups for Astrid Bjørnstad' }));
  await user.click(await dialog.findByRole('button', { name: 'Remove Pensions' }));
  await user.click(dialog.getByRole('button', { name: 'Add Finance' }));

  const LEAVE = 'POST /api/CustomerGroup/Group/g-pensions/Users/Remove';
  sandbox.faults.add({ match: LEAVE, times: 1, fault: 'status=500' });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Failed to save')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Groups saved')).toBeVisible();
  expect(calls.filter(({ name }) => name.endsWith('/Users/Add'))).toHaveLength(1);
  expect(calls.filter(({ name }) => name === LEAVE)).toHaveLength(2);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(panel.getByText('Finance')).toBeVisible();
  expect(panel.queryByText('Pensions')).not.toBeInTheDocument();
  expect(panel.getByRole('radio', { name: 'Locked' })).toBeChecked();
  const users = await client.fetchQuery({ ...usersQuery, staleTime: 0 });
  expect(users.find(({ id }) => id === 'u-00401')).toMatchObject({
    groupIds: ['g-all-staff', 'g-finance'],
    statusId: 1,
  });
});

test('SHRD-011 a user whose groups have just changed can be opened again and edited', async () => {
  const { user, router } = await open(`${ASTRID}?groups=true`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Groups for Astrid Bjørnstad' }));
  await user.click(await dialog.findByRole('button', { name: 'Remove Pensions' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await act(() => router.navigate('/admin/team/manage'));
  await act(() => router.navigate(ASTRID));
  const panel = within(await screen.findByRole('complementary', { name: /^Edit User/ }));
  await user.click(await panel.findByRole('radio', { name: 'Locked' }));
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('User updated')).toBeVisible();
});

test('the dialog of the groups has an address; closing it with changes asks first', async () => {
  const { user, router } = await open(`${ASTRID}?groups=true`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Groups for Astrid Bjørnstad' }));
  await user.click(await dialog.findByRole('button', { name: 'Remove Pensions' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location).toMatchObject({ pathname: ASTRID, search: '' });
});

test('ACCT-058 the user’s own groups cannot be changed, but the own access can be viewed', async () => {
  await open('/admin/team/manage/u-00400');
  const panel = within(await screen.findByRole('complementary', { name: /^Edit User/ }));
  expect(await panel.findByRole('link', { name: 'All rights and folders' })).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Change groups' })).not.toBeInTheDocument();
});

test('the access of a user is shown with the source of each part', async () => {
  const { user } = await open(ASTRID);
  await user.click(await screen.findByRole('link', { name: 'All rights and folders' }));
  expect(screen.getByRole('link', { current: true, name: /^Astrid/ })).toBeVisible();
  const panel = within(await screen.findByRole('complementary', { name: /^User access Astrid/ }));
  const rights = within(await panel.findByRole('region', { name: 'Rights' }));
  expect(await rights.findByRole('link', { name: 'Case handler' })).toHaveAttribute(
    'href',
    '/admin/team/role/r-fjellheim-case-handler',
  );
  expect(rights.getByText('Open documents, Create documents')).toBeVisible();

  const archive = within(panel.getByRole('region', { name: 'Archive' }));
  const folder = archive.getByText('Pensjon / Avtaler').closest('li') as HTMLElement;
  expect(await within(folder).findByRole('link', { name: 'Pensions' })).toHaveAttribute(
    'href',
    '/admin/team/group/g-pensions',
  );
  expect(archive.queryByText('Felles')).not.toBeInTheDocument();
  await user.click(archive.getByRole('button', { name: /^Show all \d+ folders$/ }));
  expect(archive.getByText('Felles').closest('li')).toHaveTextContent('Open to everyone');
  expect(archive.queryByText('Økonomi')).not.toBeInTheDocument();
});

test('access that a status blocks is shown as blocked', async () => {
  await open('/admin/team/manage/u-00434/access');
  expect(await screen.findByText('This user can’t use any of this while inactive.')).toBeVisible();
});
