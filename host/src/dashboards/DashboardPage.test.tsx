import { screen, waitFor, within } from '@console/testing';
import { renderConsole } from '../testing/render-console';

test('HOST-076 HOST-095 without a company an admin is offered to register one', async () => {
  await renderConsole('/', { persona: 'noCompany' });
  expect(await screen.findByRole('link', { name: 'Register a company' })).toHaveAttribute('href', '/company/create');
});

test('HOST-077 a company without active products is sent to /plans', async () => {
  const { router } = await renderConsole('/', { persona: 'newCompany' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/plans'));
});

test('HOST-098 an inactive company is shown that it will be approved within 24 hours', async () => {
  await renderConsole('/', { persona: 'inactiveCompany' });
  expect(await screen.findByText(/approved within 24 hours/)).toBeVisible();
  expect(screen.getByText(/You’ll be notified/)).toBeVisible();
});

test('HOST-097 C149 products outside the plan are folded into one line with their number, and lead nowhere', async () => {
  const { user } = await renderConsole('/', { persona: 'owner' });
  await screen.findByRole('link', { name: /Administration/ });
  expect(screen.getByText('Viewpoint')).not.toBeVisible();
  const plan = screen.getByText(/^Not in your plan/);
  await user.click(plan);
  expect(screen.getByText('Viewpoint')).toBeVisible();
  const folded = within(plan.closest('details') as HTMLElement);
  expect(plan).toHaveTextContent(`(${folded.getAllByRole('listitem').length})`);
  expect(folded.queryByRole('link')).not.toBeInTheDocument();
});

test('HOST-097 a product that the company has but the role does not open is not explained by the plan', async () => {
  await renderConsole('/', { persona: 'plainUser' });
  const lineOf = (title: string) => screen.getByText(title).closest('details')?.querySelector('summary');
  await screen.findByText('Text Library');
  expect(lineOf('Text Library')).toHaveTextContent(/^Not in your role/);
  expect(lineOf('Viewpoint')).toHaveTextContent(/^Not in your plan/);
});

test('HOST-096 C149 the products of a company that waits are named, but none looks open', async () => {
  await renderConsole('/', { persona: 'inactiveCompany' });
  expect(await screen.findByText('Studio')).toBeVisible();
  expect(screen.getByText(/^These products become available once your company is approved/)).toBeVisible();
  expect(within(screen.getByRole('main')).queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByText(/^Not in your/)).not.toBeInTheDocument();
});

test('HOST-026 C150 a refused page is named where the user lands, with the right and whom to ask, until it is closed', async () => {
  const { user, router } = await renderConsole('/admin/team/invite', { persona: 'billingAdmin' });
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByText('You don’t have access to Manage Invites.')).toBeVisible();
  expect(notice.getByText(/a role that includes team and roles/)).toBeVisible();
  expect(notice.getByText(/^Your company’s contact person is/)).toBeVisible();
  expect(screen.queryByRole('region', { name: /Notifications/ })).not.toBeInTheDocument();
  await user.click(notice.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/You don’t have access/)).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
});

test('HOST-077 a company without products is not redirected in a loop if no area serves the plans', async () => {
  const { router } = await renderConsole('/', { persona: 'newCompany', registry: { areas: new Map() } });
  expect(await screen.findByRole('heading', { name: /Maja$/ })).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
});

test('HOST-076 HOST-098 a registration that was left before Finish is shown on the dashboard and continues there', async () => {
  await renderConsole('/', {
    persona: 'noCompany',
    prepare: async (sandbox) => {
      const country = { code: 'NO', name: 'Norway', currency: 'NOK' };
      const company = { orgNumber: '800 000 033', companyName: 'Fjordlys Forsikring AS', country };
      const authorization = `Bearer ${await sandbox.tokenFor('noCompany')}`;
      const token = await sandbox.tokenFor('noCompany');
      await sandbox.fetch('http://localhost:4000/api/Customer', {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(company),
      });
      // The token has no company until the next sign-in.
      jest.spyOn(sandbox, 'tokenFor').mockResolvedValue(token);
    },
  });
  expect(await screen.findByRole('heading', { name: 'Your company is registered' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Register a company' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Plans' })).not.toBeInTheDocument();
});

test('HOST-099 a dashboard that cannot load shows a message, and Try again recovers', async () => {
  const { user } = await renderConsole('/', {
    persona: 'owner',
    prepare: (sandbox) =>
      sandbox.faults.add({ match: 'GET /api/CustomerUser/AllProductFeatures', times: 2, fault: 'status=500' }),
  });
  expect(await screen.findByRole('heading', { name: 'Failed to load dashboard' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: /Ingrid$/ })).toBeVisible();
});
