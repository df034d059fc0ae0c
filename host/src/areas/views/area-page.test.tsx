import { act, screen } from '@console/testing';
import { renderConsole } from '../../testing/render-console';
import { testLoader } from '../../testing/test-loader';
import { AreaError } from '../loading/area-error';

/** As the browser does when the line is gone for a moment. */
async function loseAndFindLine() {
  await act(async () => {
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
  });
}

test('Q61 an area that an outage kept away opens by itself when the line is back, and is not fetched again after that', async () => {
  const outage = new AreaError({ area: 'sample-area', version: '1.0.0', stage: 'manifest', failure: 'unreachable' });
  const load = jest.fn().mockRejectedValue(outage);
  await renderConsole('/admin/team/manage', { persona: 'teamAdmin', loader: { ...testLoader(), load } });
  expect(await screen.findByRole('heading', { name: 'Sample could not be opened' })).toBeVisible();

  load.mockResolvedValue(() => <h1>Opened</h1>);
  await loseAndFindLine();
  expect(await screen.findByRole('heading', { name: 'Opened' })).toBeVisible();
  const asked = load.mock.calls.length;
  await loseAndFindLine();
  expect(load).toHaveBeenCalledTimes(asked);
});
