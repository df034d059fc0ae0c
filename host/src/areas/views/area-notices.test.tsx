import { screen } from '@console/testing';
import { renderConsole } from '../../testing/render-console';
import { RegistryError } from '../registry/registry';

const missing = { areas: new Map(), error: new RegistryError('The list of areas could not be loaded.') };

test('Q21 without a registry the frame and menu are shown, an area’s address stays, and Try again loads the registry', async () => {
  const reload = jest.fn(async () => {});
  const { router, user } = await renderConsole('/admin/team/manage', { registry: missing, onReload: reload });

  expect(await screen.findByRole('heading', { name: 'Couldn’t load the areas' })).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('button', { name: /Account menu/ })).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/team/manage');

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('Q21 without a registry the console’s own pages work and show one notice', async () => {
  await renderConsole('/dashboard', { registry: missing });
  expect(await screen.findByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  expect(screen.getByText(/only the console’s own pages are available/)).toBeVisible();
});

test('Q23 the address of an area that was left out shows a message', async () => {
  const refused = [{ name: 'billing', reason: 'no', paths: ['/admin/billing'] }];
  await renderConsole('/admin/billing/overview', { registry: { refused } });
  expect(await screen.findByRole('heading', { name: 'Couldn’t open this page' })).toBeVisible();
});

test('Q28 every page shows that an area is not the live one, with its expiry and its problem', async () => {
  const until = new Date(2026, 0, 2, 3, 4).getTime();
  const overrides = [
    { area: 'billing', url: 'http://localhost:3006/', until },
    { area: 'versions', url: 'http://localhost:3007/', until, problem: 'no response' },
  ];
  await renderConsole('/dashboard', { registry: { overrides } });
  const banner = await screen.findByText(/in this browser until/);
  expect(banner).toHaveTextContent('billing is loaded from http://localhost:3006/ in this browser until 03:04.');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'versions couldn’t be loaded from http://localhost:3007/: no response.',
  );
  expect(screen.getAllByRole('button', { name: 'Reset' })).toHaveLength(2);
});
