import '@console/testing/norwegian';
import { renderRoute, screen, waitFor } from '@console/testing';
import area from '../area';
import module from '../remote';

const open = (search = '') => renderRoute(`/admin/mfdx/test${search}`, { area, module });
const services = async () => (await screen.findAllByRole('rowheader')).map((cell) => cell.textContent);

test('C159 the country filter is read in Norwegian and stands in the address as in English', async () => {
  const { user, router, unmount } = await open();
  await user.click(await screen.findByRole('button', { name: 'Land: Alle' }));
  expect(screen.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual(['Alle', 'Sverige', 'Norge']);
  await user.click(screen.getByRole('menuitemradio', { name: 'Sverige' }));
  await waitFor(() => expect(router.state.location.search).toBe('?country=Sweden'));
  const chosen = await services();
  expect(chosen).toHaveLength(7);
  expect(chosen).not.toContain('Digital mailbox B');
  unmount();

  await open('?country=Sweden');
  expect(await screen.findByRole('button', { name: 'Land: Sverige' })).toBeVisible();
  expect(await services()).toEqual(chosen);
});
