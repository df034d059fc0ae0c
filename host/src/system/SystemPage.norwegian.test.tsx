import '@console/testing/norwegian';
import { screen, waitFor, within } from '@console/testing';
import { AreaError } from '../areas/loading/area-error';
import { renderConsole } from '../testing/render-console';
import { testLoader } from '../testing/test-loader';

test('C159 Q79 operators read /system in Norwegian; address and report have the English words', async () => {
  const loader = testLoader();
  const error = new AreaError({
    area: 'sample-area',
    version: '1.0.0',
    stage: 'entry',
    failure: 'status',
    detail: 'status 503',
  });
  loader.statuses.setState(new Map([['sample-area', { state: 'failed', version: '1.0.0', error }]]), true);
  const { user, router } = await renderConsole('/system', { persona: 'staff', loader });

  const row = within(await screen.findByRole('row', { name: /^Sample/ }));
  expect(row.getByText('Mislyktes')).toBeVisible();
  expect(row.getByText('I drift')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filtrer på Tilstand' }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: /^Mislyktes/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?state=Failed'));

  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Kopier rapport' }));
  expect(copy.mock.lastCall?.[0]).toMatch(/^sample-area +1\.0\.0 +Live +Failed +1\.0\.0 at entry: status 503$/m);
});
