import { Outlet } from '@console/router';
import { act, screen } from '@console/testing';
import type { ReactNode } from 'react';
import { renderConsole } from '../../testing/render-console';
import { testLoader } from '../../testing/test-loader';
import { AreaError } from '../loading/area-error';

async function loseAndFindLine() {
  await act(async () => {
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
  });
}

test('Q61 an area that failed in an outage opens by itself when the browser is online again, and is not fetched again after that', async () => {
  const outage = new AreaError({ area: 'sample-area', version: '1.0.0', stage: 'manifest', failure: 'unreachable' });
  const load = jest.fn().mockRejectedValue(outage);
  await renderConsole('/admin/team/manage', { persona: 'teamAdmin', loader: { ...testLoader(), load } });
  expect(await screen.findByRole('heading', { name: 'Sample couldn’t be opened' })).toBeVisible();

  load.mockResolvedValue(() => <h1>Opened</h1>);
  await loseAndFindLine();
  expect(await screen.findByRole('heading', { name: 'Opened' })).toBeVisible();
  const callCount = load.mock.calls.length;
  await loseAndFindLine();
  expect(load).toHaveBeenCalledTimes(callCount);
});

test.each([
  ['its page', '/admin/team/manage', /^Version 1\.0\.0 isn’t compatible .* \(needs contract 3, the console has 2\)/],
  ['its section of the dashboard', '/admin/dashboard', /^Sample couldn’t be loaded/],
] as const)(
  'Q24 Q59 %s of an incompatible area offers to load the page, which may bring another host, and no other try',
  async (_what, path, words) => {
    const detail = 'needs contract 3, the console has 2';
    const area = { area: 'sample-area', version: '1.0.0', stage: 'compatibility', failure: 'incompatible' } as const;
    const load = jest.fn().mockRejectedValue(new AreaError({ ...area, detail }));
    const slots = { news: { slot: 'admin-dashboard', order: 10 } } as const;
    await renderConsole(path, { persona: 'owner', loader: { ...testLoader(), load }, slots });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
);

test.each([
  ['a list', '/admin/team/manage', true],
  ['a form', '/admin/version/settings', false],
] as const)(
  'Q61 while the page of %s loads, the outline of its kind is drawn: rows or not',
  async (_kind, path, hasRows) => {
    const load = () => new Promise<never>(() => undefined);
    await renderConsole(path, { persona: 'owner', loader: { ...testLoader(), load } });
    const outline = (await screen.findByText('Loading page')).parentElement;
    expect(outline?.querySelector('[aria-hidden]') !== null).toBe(hasRows);
  },
);

test('Q213 a page begins together with its open panel, which would make it narrower later', async () => {
  const load = () => new Promise<never>(() => undefined);
  const { client } = await renderConsole('/admin/mfdx/production/5', {
    persona: 'owner',
    loader: { ...testLoader(), load },
  });
  const arrive = (page: string, Page: () => ReactNode) =>
    act(async () => {
      client.setQueryData(['area-code', 'sample_area', `pages/${page}`], () => Page);
      // Observers run in a later task.
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
  await screen.findByText('Loading page');
  await arrive('production', () => (
    <>
      <h1>Services</h1>
      <Outlet />
    </>
  ));
  expect(screen.queryByRole('heading', { name: 'Services' })).not.toBeInTheDocument();
  await arrive('productionService', () => <h2>Service 5</h2>);
  expect(screen.getByRole('heading', { name: 'Services' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Service 5' })).toBeVisible();
});
