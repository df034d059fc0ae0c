import { act, type RenderedRoute, screen, waitFor, within } from '@console/testing';
import { renderConsole } from './testing/render-console';

async function giveRole({ fetch, tokenFor, personas }: RenderedRoute['sandbox'], who: 'teamAdmin', role: string) {
  const authorization = `Bearer ${await tokenFor('owner')}`;
  const call = async (path: string, body?: object) => {
    const answer = await fetch(`http://localhost:4000/api/ManageTeam/${path}`, {
      headers: { authorization, 'content-type': 'application/json' },
      ...(body ? { method: 'PUT', body: JSON.stringify(body) } : {}),
    });
    return answer.json();
  };
  const users: { id: string; email: string; statusId: number }[] = await call('Users');
  const roles: { id: string; name: string }[] = await call('UserRoles');
  const { id, statusId } = users.find(({ email }) => email === personas[who].email)!;
  await call(`Users/${id}`);
  await call(`Users/${id}`, { roleId: roles.find(({ name }) => name === role)!.id, statusId });
}

const heading = () => screen.findByRole('heading', { level: 1 });

test.each(['/', '/dashboard', '/no/such/place'])(
  'HOST-018 HOST-019 HOST-020 HOST-075 %s greets and shows the products',
  async (path) => {
    await renderConsole(path, { persona: 'owner' });
    expect(await heading()).toHaveTextContent(/^Good (morning|afternoon|evening), Ingrid$/);
    expect(screen.getByRole('link', { name: /Administration/ })).toHaveAttribute('href', '/admin/dashboard');
  },
);

test('HOST-021 /error reads Error page', async () => {
  await renderConsole('/error');
  expect(await heading()).toHaveTextContent('Error page');
});

test.each(['/admin', '/admin/', '/admin/no-such-place'])(
  'HOST-023 %s redirects to the admin dashboard',
  async (path) => {
    const { router } = await renderConsole(path, { persona: 'owner' });
    expect(await heading()).toHaveTextContent('Administration dashboard');
    expect(router.state.location.pathname).toBe('/admin/dashboard');
  },
);

test.each([
  ['plainUser', '/admin/dashboard'],
  ['plainUser', '/admin/team/manage'],
  ['billingAdmin', '/admin/team/manage'],
  ['billingAdmin', '/admin/team/invite'],
  ['billingAdmin', '/admin/version/releases'],
] as const)('HOST-026 HOST-027 HOST-059 %s is sent from %s to / and told why', async (persona, path) => {
  const { router } = await renderConsole(path, { persona });
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(await screen.findByText(/You don’t have access to/)).toBeInTheDocument();
});

test.each([
  ['plainUser', '/admin/dashboard', 'Ask an administrator in your company to change it.'],
  ['billingAdmin', '/admin/team/manage', 'Your role or plan doesn’t include it.'],
  ['owner', '/system', 'It’s for internal staff only.'],
  ['inactiveCompany', '/system', 'It’s for internal staff only.'],
  ['noCompany', '/system', 'It’s for internal staff only.'],
  ['newCompany', '/admin/dashboard', 'It becomes available once your company has a plan.'],
  ['noCompany', '/plans', 'It becomes available once you belong to a company.'],
  ['inactiveCompany', '/plans', 'It becomes available once your account has been approved.'],
] as const)('HOST-026 %s, sent away from %s, reads what is missing: %s', async (persona, path, hint) => {
  await renderConsole(path, { persona });
  expect(await screen.findByText(hint)).toBeInTheDocument();
});

test('HOST-077 a user of a company without a plan who is refused a page gets a link to the plans', async () => {
  await renderConsole('/admin/dashboard', { persona: 'newCompany' });
  expect(await screen.findByText('Your company has no plan yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/plans');
});

test('Q38 after a right is removed, the next refusal closes the page and updates the menu', async () => {
  const { user, sandbox } = await renderConsole('/admin/dashboard', { persona: 'teamAdmin' });
  const menu = await screen.findByRole('navigation', { name: 'Administration' });
  expect(await within(menu).findByRole('button', { name: 'Team' })).toBeVisible();
  await screen.findByText('of 60 licenses');
  sandbox.faults.add({ match: 'GET /api/Dashboard/Dashboard', fault: 'status=403' });
  await giveRole(sandbox, 'teamAdmin', 'Case handler');
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('You don’t have access to Administration.')).toBeVisible();
  expect(await heading()).toHaveTextContent(/Yngve$/);
  expect(screen.queryByRole('link', { name: 'Manage' })).not.toBeInTheDocument();
});

test('HOST-057 a user who may not open Version sees it in the menu nevertheless, with the reason', async () => {
  const { router, user } = await renderConsole('/admin/dashboard', { persona: 'billingAdmin' });
  await user.click(await screen.findByRole('button', { name: 'Version' }));
  await user.click(screen.getByRole('link', { name: 'Releases' }));
  expect(await screen.findByText('You don’t have access to Releases.')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
});

test('HOST-027 HOST-059 a team admin may open the area', async () => {
  const report = jest.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  const { router } = await renderConsole('/admin/team/manage', { persona: 'teamAdmin' });
  expect(await screen.findByText('Sample couldn’t be opened')).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/team/manage');
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('sample-area 1.0.0') }),
  );
});

afterEach(() => jest.restoreAllMocks());

test.each([
  ['/ADMIN/Team/MANAGE?q=a%20B#Row', '/admin/team/manage?q=a%20B#Row'],
  ['/admin/team/%6Danage', '/admin/team/manage'],
  ['/admin/mfdx/PRODUCTION/AbC', '/admin/mfdx/production/AbC'],
  ['/Plans/', '/plans/'],
  ['/Company/CREATE', '/company/create'],
  ['/admin/Dashboard', '/admin/dashboard'],
])('SERV-001 SERV-022 %s is led to %s, the address that its page declares', async (typed, declared) => {
  jest.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  const { router } = await renderConsole(typed, { persona: 'owner' });
  const address = () => Object.values(router.state.location).slice(0, 3).join('');
  await waitFor(() => expect(address()).toBe(declared));
  // Back must not return there.
  expect(router.state.historyAction).toBe('REPLACE');
  await heading();
  expect(address()).toBe(declared);
});

test('C90 C148 the document has the title of the page, the company and the product; those of the two dashboards differ', async () => {
  const { router } = await renderConsole('/admin/dashboard', { persona: 'owner' });
  expect(await heading()).toHaveTextContent('Administration dashboard');
  await waitFor(() => expect(document.title).toBe('Administration dashboard - Fjellheim Pensjon AS - Console'));
  await act(() => router.navigate('/dashboard'));
  await waitFor(() => expect(document.title).toBe('Product dashboard - Fjellheim Pensjon AS - Console'));
});

test('after a navigation the heading of the new page has the focus', async () => {
  const { user } = await renderConsole('/dashboard', { persona: 'owner' });
  await user.click(await screen.findByRole('link', { name: /Administration/ }));
  await waitFor(async () =>
    expect(screen.getByRole('heading', { level: 1, name: 'Administration dashboard' })).toHaveFocus(),
  );
});

test('Q33 Q75 a field that has the focus before the heading of the new page keeps it, with what is typed', async () => {
  const { user, router } = await renderConsole('/admin/dashboard', { persona: 'owner' });
  const field = document.createElement('input');
  document.body.append(field);
  await act(() => router.navigate('/dashboard'));
  field.focus();
  await user.keyboard('NEW');
  // Two frames later the heading would have taken it.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  await user.keyboard('-9001');
  expect(field).toHaveValue('NEW-9001');
  field.remove();
});

test('HOST-022 /company/create is shown in the account layout, without the side navigation', async () => {
  await renderConsole('/company/create', { persona: 'owner' });
  expect(await heading()).toHaveTextContent('New Company');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Administration' })).not.toBeInTheDocument();
});

test('a path whose area is not deployed shows a message with a link back', async () => {
  await renderConsole('/userprofile', { persona: 'owner' });
  expect(await heading()).toHaveTextContent('Settings isn’t available in this installation');
});
