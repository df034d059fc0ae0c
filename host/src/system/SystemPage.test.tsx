import { screen, waitFor, within } from '@console/testing';
import { AreaError } from '../areas/loading/area-error';
import type { AreaStatus } from '../areas/loading/area-loader';
import { renderConsole } from '../testing/render-console';
import { testLoader } from '../testing/test-loader';

const failure = {
  area: 'sample-area',
  version: '1.0.0',
  stage: 'entry',
  failure: 'status',
  detail: 'status 503',
} as const;
function loaderWith(status: AreaStatus) {
  const loader = testLoader();
  loader.statuses.setState(new Map([['sample-area', status]]), true);
  return loader;
}
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('Q21 staff see the state of every area, with the cause', async () => {
  await renderConsole('/system', {
    persona: 'staff',
    loader: loaderWith({ state: 'failed', version: '1.0.0', error: new AreaError(failure) }),
    registry: { refused: [{ name: 'billing', reason: 'claims /admin/team, outside its paths', paths: [] }] },
  });

  expect((await row(/^Sample/)).getByText('Failed')).toBeVisible();
  expect((await row(/^Sample/)).getByText('1.0.0 at entry: status 503')).toBeVisible();
  expect((await row(/^billing/)).getByText('Left out')).toBeVisible();
  expect(screen.getByText('Sample, billing')).toBeVisible();
});

test('Q26 an area whose previous version runs is marked, with its load time and the versions it was built against', async () => {
  const { user } = await renderConsole('/system', {
    persona: 'staff',
    registry: { offered: { react: '19.3.1' } },
    loader: loaderWith({ state: 'running', version: '0.9.0', loadTime: 412.4, error: new AreaError(failure) }),
  });

  expect((await row(/^Sample/)).getByText('Previous version')).toBeVisible();
  expect((await row(/^Sample/)).getByText('412 ms')).toBeVisible();
  const libraries = within(screen.getByRole('region', { name: 'Shared libraries' }));
  expect(libraries.getByRole('row', { name: 'react 19.3.1 19.0.0 in all areas' })).toBeVisible();

  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy report' }));
  const report = copy.mock.lastCall?.[0];
  expect(report).toMatch(/^sample-area +0\.9\.0 +Previous version +Running +412 ms +1\.0\.0 at entry: status 503$/m);
  expect(report).toMatch(/^react +19\.3\.1 +19\.0\.0 in Sample$/m);
});

test('Q21 a row opens at its own address', async () => {
  await renderConsole('/system/sample-area', { persona: 'staff', registry: { offered: { react: '19.3.1' } } });
  const panel = within(await screen.findByRole('complementary', { name: 'Sample' }));
  expect(panel.getByText('http://localhost:3000/areas/sample-area/1.0.0/')).toBeVisible();
  expect(panel.getByText('19.0.0, running with 19.3.1')).toBeVisible();
});

test('HOST-063 other users are redirected from /system and do not find it', async () => {
  const { router, user } = await renderConsole('/system', { persona: 'owner' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await user.click(await screen.findByRole('button', { name: /Go to/ }));
  expect(await screen.findByRole('option', { name: /Product dashboard/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /System/ })).not.toBeInTheDocument();
});
