import { type RenderOptions, renderRoute, screen, within } from '@console/testing';
import area from '../area';
import module from '../remote';

const openRoles = (search = '', options: RenderOptions = {}) =>
  renderRoute(`/admin/team/roles${search}`, { area, module, ...options });

const rowOf = async (name: string) =>
  (await screen.findByRole('rowheader', { name: new RegExp(`^${name}`) })).closest('tr')!;

test('ACCT-092 the "New role" button leads to /admin/team/role', async () => {
  const { user, router } = await openRoles();
  await user.click(await screen.findByRole('link', { name: 'New role' }));
  expect(router.state.location.pathname).toBe('/admin/team/role');
  expect(await screen.findByRole('heading', { name: 'New role', level: 1 })).toBeVisible();
});

test('ACCT-093 ACCT-106 the roles are listed with the number of their users, and each name links to its role', async () => {
  const { calls } = await openRoles();
  expect(await screen.findByRole('link', { name: 'Case handler' })).toHaveAttribute(
    'href',
    '/admin/team/role/r-fjellheim-case-handler',
  );
  expect(calls.map(({ name }) => name)).toContain('GET /api/CustomerRole/Roles');
  const row = within(await rowOf('Case handler'));
  expect(await row.findByRole('cell', { name: '22' })).toBeVisible();
  expect(row.getByRole('cell', { name: 'Studio, Signature, Archive' })).toBeVisible();
});

test('ACCT-094 ACCT-095 ACCT-096 a read-only role is no link; it can be viewed and copied, not edited or deleted', async () => {
  const { user } = await openRoles();
  const row = within(await rowOf('Administrator'));
  expect(row.queryByRole('link', { name: 'Administrator' })).not.toBeInTheDocument();
  expect(row.getByText('Read-only')).toBeVisible();
  expect(row.getByRole('link', { name: 'View Administrator' })).toHaveAttribute(
    'href',
    '/admin/team/role/r-fjellheim-administrator',
  );
  await user.click(row.getByRole('button', { name: 'More actions for Administrator' }));
  expect(row.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Duplicate']);
});

test('ACCT-096 no address opens the dialog that deletes a read-only role', async () => {
  await openRoles('?delete=r-fjellheim-administrator');
  await rowOf('Administrator');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('ACCT-118 roles that cannot be loaded say "Failed to load", and load on another try', async () => {
  const { user, sandbox } = await openRoles('', {
    prepare: ({ faults }) => faults.add({ match: 'GET /api/CustomerRole/Roles', fault: 'status=503' }),
  });
  expect(await screen.findByRole('heading', { name: 'Failed to load' })).toBeVisible();
  sandbox.faults.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Auditor' })).toBeVisible();
});

test('a search looks at names, descriptions and products', async () => {
  const { user } = await openRoles();
  await rowOf('Auditor');
  const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
  await user.type(screen.getByRole('searchbox'), 'text library');
  expect(names()).toEqual(['AdministratorRead-only', 'Template author']);
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'zz');
  expect(screen.getByRole('heading', { name: 'No roles found' })).toBeVisible();
});
