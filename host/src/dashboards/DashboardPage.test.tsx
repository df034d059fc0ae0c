import { screen, waitFor } from '@console/testing';
import { renderConsole } from '../testing/render-console';

test('HOST-076 HOST-095 without a company an admin is offered to register one', async () => {
  await renderConsole('/', { persona: 'noCompany' });
  expect(await screen.findByRole('link', { name: 'Register a company' })).toHaveAttribute('href', '/company/create');
});

test('HOST-077 a company without active products is sent to /plans', async () => {
  const { router } = await renderConsole('/', { persona: 'newCompany' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/plans'));
});

test('HOST-098 an inactive company reads that it will be approved within 24 hours', async () => {
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

test('HOST-099 a dashboard that cannot load says so, and Try again recovers', async () => {
  const { user } = await renderConsole('/', {
    persona: 'owner',
    prepare: (sandbox) =>
      sandbox.faults.add({ match: 'GET /api/CustomerUser/AllProductFeatures', times: 2, fault: 'status=500' }),
  });
  expect(await screen.findByRole('heading', { name: 'Failed to load dashboard' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: /Ingrid$/ })).toBeVisible();
});
