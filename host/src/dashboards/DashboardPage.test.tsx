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
  expect(screen.getByText(/notification follows/)).toBeVisible();
});

test('HOST-097 a product outside the plan is shown, but does not lead anywhere', async () => {
  await renderConsole('/', { persona: 'owner' });
  expect(await screen.findByText('Viewpoint')).toBeVisible();
  expect(screen.getAllByText('Not in your plan').length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: /Viewpoint/ })).not.toBeInTheDocument();
});

test('HOST-097 a product that the company has but the role does not open is not explained by the plan', async () => {
  await renderConsole('/', { persona: 'plainUser' });
  const tileOf = (title: string) => within(screen.getByText(title).closest('li') as HTMLElement);
  await screen.findByText('Text Library');
  expect(tileOf('Text Library').getByText('Not in your role')).toBeVisible();
  expect(tileOf('Viewpoint').getByText('Not in your plan')).toBeVisible();
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
      // Until the next sign-in the token has no company.
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
