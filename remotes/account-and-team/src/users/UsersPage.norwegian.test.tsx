import '@console/testing/norwegian';
import { renderRoute, screen, waitFor, within } from '@console/testing';
import area from '../area';
import module from '../remote';

test('C159 the filter by the status that the platform names in English is read in Norwegian and stands in the address as in English', async () => {
  const { user, router } = await renderRoute('/admin/team/manage?status=Inactive', { area, module });
  await user.click(await screen.findByRole('button', { name: 'Status: Inaktiv' }));
  expect(screen.getAllByRole('rowheader')).toHaveLength(4);
  expect(within(screen.getAllByRole('row')[1] as HTMLElement).getByRole('cell', { name: 'Inaktiv' })).toBeVisible();
  expect(screen.getAllByRole('menuitemcheckbox').map((item) => item.textContent?.replace(/\d+$/, ''))).toEqual([
    'Aktiv',
    'Inaktiv',
    'Låst',
  ]);
  await user.click(screen.getByRole('menuitemcheckbox', { name: /^Låst/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?status=Inactive&status=Locked'));
});
