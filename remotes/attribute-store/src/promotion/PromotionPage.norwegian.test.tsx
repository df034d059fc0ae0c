import '@console/testing/norwegian';
import { renderRoute, screen, waitFor } from '@console/testing';
import area from '../area';
import module from '../remote';

test('C159 the filter by the next environment is read in Norwegian and stands in the address as in English', async () => {
  const { user, router } = await renderRoute('/admin/attributestore/promotion?waiting=Test', {
    area,
    module,
    persona: 'staff',
  });
  await user.click(await screen.findByRole('button', { name: 'Skal publiseres til: Test' }));
  expect(screen.getAllByRole('rowheader')).toHaveLength(8);
  await user.click(screen.getByRole('menuitemradio', { name: 'Produksjon' }));
  await waitFor(() => expect(router.state.location.search).toBe('?waiting=Production'));
  expect(screen.getByRole('button', { name: 'Skal publiseres til: Produksjon' })).toBeVisible();
});
