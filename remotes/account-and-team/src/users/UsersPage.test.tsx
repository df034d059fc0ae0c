import { browserStorage } from '@console/browser';
import { fill, type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import { act } from 'react';
import area from '../area';
import module from '../remote';

const openUsers = (search = '', options: RenderOptions = {}) =>
  renderRoute(`/admin/team/manage${search}`, { area, module, ...options });

const failing = (path: string): RenderOptions => ({
  prepare: ({ faults }) => faults.add({ match: `GET ${path}`, fault: 'status=503' }),
});

const rows = () => screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);

test('ACCT-053 ACCT-059 ACCT-060 the page lists the users, with the names of their role and status', async () => {
  await openUsers();

  const row = (await screen.findByRole('link', { name: 'Kåre Mikkelsen' })).closest('tr') as HTMLElement;
  expect(within(row).getByRole('cell', { name: 'kare.mikkelsen@fjellheim.example' })).toBeInTheDocument();
  expect(within(row).getByRole('cell', { name: 'Billing' })).toBeInTheDocument();
  expect(within(row).getByRole('cell', { name: 'Active' })).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Users' })).toHaveAttribute('aria-rowcount', '49');
});

test('ACCT-054 ACCT-055 ACCT-056 the list is searched by email, by name and by role', async () => {
  const { user } = await openUsers();
  await screen.findByRole('link', { name: 'Kåre Mikkelsen' });
  const box = screen.getByRole('searchbox');

  await fill(user, box, 'kare.mikkelsen@');
  expect(rows()).toEqual(['Kåre Mikkelsen']);
  await user.clear(box);
  await fill(user, box, 'ØDEGÅRD');
  expect(rows()).toEqual(['Magnus Ødegård']);
  await user.clear(box);
  await fill(user, box, 'team admin');
  expect(rows()).toEqual(['Yngve Strand']);
});

test('ACCT-057 an empty search says "No user found." and can be cleared', async () => {
  const { user } = await openUsers('?q=mæhlum');

  expect(await screen.findByRole('heading', { name: 'No user found.' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(rows()).toHaveLength(48);
});

test('ACCT-058 the user’s own row is marked and cannot be edited, also not by its address', async () => {
  await openUsers('/u-00400');

  const panel = await screen.findByRole('complementary', { name: /^Edit User/ });
  expect(
    await within(panel).findByText('You can’t edit your own account here. Ask another administrator.'),
  ).toBeVisible();
  expect(within(panel).queryByRole('combobox')).not.toBeInTheDocument();
  expect(within(panel).queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  const ownRow = (await screen.findByRole('link', { name: 'Ingrid Haugland' })).closest('tr') as HTMLElement;
  expect(within(ownRow).getByText('You')).toBeInTheDocument();
});

test('ACCT-058 the user’s own row and panel show a photo, and no others do', async () => {
  const photo = 'data:image/png;base64,iVBORw0KGgo=';
  await openUsers('/u-00400', {
    prepare: ({ db }) => db.run(`update people set profile_image = '${photo}' where id = 'u-00400'`),
  });
  const panel = await screen.findByRole('complementary', { name: /^Edit User/ });
  await within(panel).findByText(/^You can’t edit your own account here/);
  const ownRow = (await screen.findByRole('link', { name: 'Ingrid Haugland' })).closest('tr');
  const photos = [...document.querySelectorAll('img')];
  expect(photos.map(({ src }) => src)).toEqual([photo, photo]);
  expect(photos.map((image) => panel.contains(image) || Boolean(ownRow?.contains(image)))).toEqual([true, true]);
});

test('ACCT-061 ACCT-065 without users the list says "Failed to load", and Try again loads them', async () => {
  const { user, sandbox } = await openUsers('', failing('/api/ManageTeam/Users'));

  expect(await screen.findByRole('heading', { name: 'Failed to load' })).toBeInTheDocument();
  sandbox.faults.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Kåre Mikkelsen' })).toBeInTheDocument();
});

const GET_USERS = 'GET /api/ManageTeam/Users';

test('Q238 ACCT-061 the users of most companies come with one request', async () => {
  const { calls } = await openUsers();
  await screen.findByRole('link', { name: 'Kåre Mikkelsen' });
  expect(calls.filter(({ name }) => name === GET_USERS)).toHaveLength(1);
});

test('Q238 of more than 5,000 users the first are shown, without actions for all, until the rest has loaded', async () => {
  const { user, sandbox, client } = await openUsers('/c-7', {
    async prepare({ db, faults }) {
      await addUsers(db, 5_000);
      faults.add({ match: 'GET /api/ManageTeam/Users/', fault: 'delay=0' });
      faults.add({ match: GET_USERS, times: 1, fault: 'delay=0' });
      faults.add({ match: GET_USERS, fault: 'body=hang' });
    },
  });
  const status = await screen.findByText('The first 5 000 of 5 048 users');
  const table = status.closest('[aria-busy]');
  expect(table).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('checkbox', { name: /^Select all/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Export' })).toHaveAttribute('aria-disabled', 'true');
  expect(await screen.findByRole('complementary', { name: 'Edit User Colleague 7' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Next user' })).not.toBeInTheDocument();
  await fill(user, screen.getByRole('searchbox'), 'colleague 40');
  expect(await screen.findByText(/^\d+ of the first 5 000 of 5 048 users$/)).toBeInTheDocument();

  sandbox.faults.clear();
  await act(() => client.cancelQueries({ queryKey: ['ManageTeam', 'Users'] }));
  await act(() => client.invalidateQueries({ queryKey: ['ManageTeam', 'Users'] }));
  expect(await screen.findByText(/^\d+ of 5 048 users$/)).toBeInTheDocument();
  expect(table).toHaveAttribute('aria-busy', 'false');
  expect(screen.getByRole('checkbox', { name: /^Select all/ })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Export' })).not.toHaveAttribute('aria-disabled');
  await user.clear(screen.getByRole('searchbox'));
  expect(await screen.findByRole('link', { name: 'Next user' })).toBeInTheDocument();
});

const addUsers = (db: Parameters<NonNullable<RenderOptions['prepare']>>[0]['db'], count: number) =>
  db.batch([
    db.run(`insert into people (id, first_name, last_name, email)
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
      select 'c-' || n, 'Colleague', n, 'c' || n || '@fjellheim.example' from numbers`),
    db.run(`insert into members (customer_id, person_id, role_id, status_id, joined_at)
      select customer_id, people.id, role_id, status_id, joined_at
      from people, members where people.id like 'c-%' and person_id = 'u-00417'`),
  ]);

test.each([
  ['ACCT-062 roles', '/api/ManageTeam/UserRoles'],
  ['ACCT-063 groups', '/api/ManageTeam/UserGroups'],
  ['ACCT-064 statuses', '/api/ManageTeam/UserStatuses'],
])('%s belong to the list: without them it fails to load', async (_, path) => {
  await openUsers('', failing(path));
  expect(await screen.findByRole('heading', { name: 'Failed to load' })).toBeInTheDocument();
});

test('SHRD-019 rows stay when they cannot be refreshed, and a toast says so', async () => {
  const { sandbox, client } = await openUsers();
  await screen.findByRole('link', { name: 'Kåre Mikkelsen' });

  sandbox.faults.add({ match: 'GET /api/ManageTeam/Users', fault: 'status=503' });
  await act(() => client.invalidateQueries({ queryKey: ['ManageTeam', 'Users'] }));
  expect(await screen.findByText('Failed to load')).toBeInTheDocument();
  expect(rows()).toHaveLength(48);
});

test('search, filters and order are in the address, and an address opens the list with them', async () => {
  const { user, router } = await openUsers('?status=Inactive&sort=-name');
  await screen.findByRole('link', { name: 'Leif Gustavsson' });
  expect(rows()).toEqual(['Nils-Petter Aasen', 'Leif Gustavsson', 'Johanna Åkesson', 'Jenny Engström']);

  await user.type(screen.getByRole('searchbox'), 'jo');
  await waitFor(() => expect(router.state.location.search).toBe('?sort=-name&q=jo&status=Inactive'));
  await user.click(screen.getByRole('button', { name: 'Clear Status filter' }));
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(router.state.location.search).toBe('?q=jo');
  await act(() => router.navigate(-1));
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending'),
  );
});

test('C154 a view of the users is saved under a name, and chosen and shared with its filters, order and columns', async () => {
  const { user, router } = await openUsers('/u-00417?status=Inactive&sort=-name');
  await screen.findByRole('link', { name: 'Leif Gustavsson' });
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Email' }));
  const views = () => screen.getByRole('button', { name: 'Views' });
  await user.click(views());
  await user.click(await screen.findByRole('menuitem', { name: 'Save as a view' }));
  await fill(user, screen.getByRole('textbox', { name: 'Name' }), 'Inactive people');
  await user.keyboard('{Enter}');
  // By page name: the same with a panel and in other languages.
  const entry = 'view:account-and-team/users::Inactive people';
  expect(browserStorage.owned.read(entry)).toBe('columns=-email&sort=-name&status=Inactive');

  await act(() => router.navigate('/admin/team/manage'));
  await waitFor(() => expect(rows()).toHaveLength(48));
  await user.click(views());
  await user.click(screen.getByRole('menuitemradio', { name: 'Inactive people' }));
  expect(rows()).toEqual(['Nils-Petter Aasen', 'Leif Gustavsson', 'Johanna Åkesson', 'Jenny Engström']);
  expect(screen.queryByRole('columnheader', { name: 'Email' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Saved view: Inactive people' }));
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('menuitem', { name: 'Copy link' }));
  expect(writeText).toHaveBeenCalledWith(
    `${location.origin}/admin/team/manage?columns=-email&sort=-name&status=Inactive&saved=Inactive+people`,
  );
});

test('the summary counts users and licences, of which a pending invite holds one', async () => {
  await openUsers();
  expect(await screen.findByText('48 users · 9 licenses left of 60')).toBeInTheDocument();
});

test('the addresses of all rows that match can be copied', async () => {
  const { user } = await openUsers('?q=auditor');
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all 2 users that match' }));

  const bar = screen.getByRole('toolbar', { name: 'Selection' });
  expect(within(bar).getByText('All 2 that match')).toBeInTheDocument();
  await user.click(within(bar).getByRole('button', { name: 'Copy email addresses' }));
  expect(writeText).toHaveBeenCalledWith('gunnhild.saether@fjellheim.example, per-olof.hagglund@fjellheim.example');
});

test('without the team code the page does not open', async () => {
  await openUsers('', { persona: 'billingAdmin' });
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
});

test('Q205 the summary says that the licences were not loaded, and tries again', async () => {
  const { user, sandbox } = await openUsers('', failing('/api/ManageTeam/PendingInvites'));
  expect(await screen.findByText('Failed to load licenses')).toBeVisible();
  sandbox.faults.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/48 users · \d+ licenses left of 60/)).toBeVisible();
});
