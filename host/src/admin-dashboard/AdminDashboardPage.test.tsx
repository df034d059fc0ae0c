import { screen, within } from '@console/testing';
import { renderConsole } from '../testing/render-console';

test('HOST-024 HOST-100 HOST-101 the admin dashboard shows a figure for team, archive, billing and audit', async () => {
  await renderConsole('/admin/dashboard', { persona: 'owner' });
  expect(await screen.findByText('of 60 licences')).toBeVisible();
  for (const name of ['Team', 'Archive', 'Billing', 'Audit']) {
    const figure = screen.getByText(name, { selector: 'dt' }).parentElement as HTMLElement;
    expect(within(figure).getByText(/^[\d\s]+(\.\d\d)?$/)).toBeVisible();
  }
});

test('HOST-099 figures that cannot load say so in their place and once as a toast', async () => {
  const { user } = await renderConsole('/admin/dashboard', {
    prepare: (sandbox) => sandbox.faults.add({ match: 'GET /api/Dashboard/Dashboard', times: 2, fault: 'status=500' }),
  });
  expect(await screen.findByRole('heading', { name: 'Failed to load dashboard' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('of 60 licences')).toBeVisible();
});

test('with nothing to do, next actions say so', async () => {
  await renderConsole('/admin/dashboard', { persona: 'owner' });
  expect(await screen.findByText('Nothing needs you right now.')).toBeVisible();
});
