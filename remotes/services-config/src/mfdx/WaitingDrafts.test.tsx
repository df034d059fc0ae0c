import { customerEnvironmentIds, mfdx } from '@console/api';
import { send } from '@console/http';
import { renderRoutes, screen, waitFor } from '@console/testing';
import { WaitingDrafts } from './WaitingDrafts';

const routes = [{ path: '/', element: <WaitingDrafts /> }];

test('the dashboard counts the drafts of every environment and links to the one with the most', async () => {
  await renderRoutes(routes, '/');
  expect(await screen.findByText('4 Mfdx service drafts are waiting to be published')).toBeVisible();
  expect(screen.getByText('Development: 1 · Test: 3')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Review Mfdx service drafts' })).toHaveAttribute('href', '/admin/mfdx/test');
});

test('without drafts the dashboard has no row', async () => {
  const { container, client } = await renderRoutes(routes, '/', { persona: 'staff' });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(
    (await send(mfdx.getSettings, { environmentId: customerEnvironmentIds.test })).settings.some(
      ({ isDraft }) => isDraft,
    ),
  ).toBe(false);
  expect(container).not.toHaveTextContent('Mfdx');
});
