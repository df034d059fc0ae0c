import type { ReleaseLine, Releases } from '@console/contract/releases';
import { act, type RenderedRoute, screen, testConfig, waitFor, within } from '@console/testing';
import { renderConsole } from '../../testing/render-console';

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 12)).toISOString();
const promoted: ReleaseLine = {
  at: at(2),
  by: 'kari',
  action: 'promote',
  name: 'sample-area',
  from: '0.9.0',
  to: '1.0.0',
  why: 'new list',
};
const canary: ReleaseLine = {
  at: at(3),
  by: 'ola',
  action: 'canary',
  name: 'sample-area',
  from: '1.0.0',
  to: '1.1.0',
  percent: 10,
  companies: ['912345678'],
  why: 'first tenth',
};
const ended: ReleaseLine = {
  ...canary,
  at: at(4),
  by: 'release tool',
  percent: 0,
  companies: undefined,
  why: 'it failed in 6 of 10 page loads',
};
const rolledBack: ReleaseLine = {
  at: at(5),
  by: 'kari',
  action: 'rollback',
  name: 'sample-area',
  from: '1.0.0',
  to: '0.9.0',
  why: 'empty rows',
  forced: true,
};
const published: ReleaseLine = {
  at: at(1),
  by: 'kari',
  action: 'publish',
  name: 'sample-area',
  to: '1.1.0',
  built: { commit: '3fa9c1d', by: 'ci', at: at(1) },
};

const releases: Releases = {
  versions: [
    { name: 'host', title: 'Host', version: '2.0.0', is: 'live' },
    {
      name: 'sample-area',
      title: 'Sample',
      version: '1.0.0',
      is: 'live',
      change: promoted,
      loads: { loaded: 1_200, failed: 1, sources: 1 },
      p75: { load: 412, LCP: 1_600, INP: 96, CLS: 0.0125 },
    },
    {
      name: 'sample-area',
      title: 'Sample',
      version: '1.1.0',
      is: 'canary',
      percent: 10,
      companies: 1,
      change: canary,
      loads: { loaded: 4, failed: 6, sources: 2 },
    },
    {
      name: 'sample-area',
      title: 'Sample',
      version: '0.9.0',
      is: 'previous',
      loads: { loaded: 0, failed: 0, sources: 0 },
    },
  ],
  lines: [rolledBack, ended, canary, promoted, published],
  older: 37,
  countedSince: at(1),
};

function collectorWith(answer: () => Response) {
  return (sandbox: RenderedRoute['sandbox']) => {
    const platform = sandbox.fetch;
    sandbox.fetch = async (input, init) => {
      const request = new Request(input, init);
      return new URL(request.url).pathname === '/reports/releases' ? answer() : platform(request);
    };
  };
}
const prepare = collectorWith(() => Response.json(releases));
const row = async (part: string, name: RegExp) =>
  within(await within(await screen.findByRole('region', { name: part })).findByRole('row', { name }));

test('Q26 staff see the live versions with their changes and counts, and a failing canary at a glance', async () => {
  await renderConsole('/system/releases', { persona: 'staff', prepare });

  const failing = await row('Live versions', /1\.1\.0/);
  expect(failing.getByText('Failing')).toBeVisible();
  expect(failing.getByText('Canary 10 %, 1 company')).toBeVisible();
  expect(failing.getByText('60 %')).toBeVisible();
  expect(failing.getByText('ola: first tenth')).toBeVisible();

  const live = await row('Live versions', /1\.0\.0/);
  for (const text of ['Live', 'Some failures', /^1.201$/, '0.1 %', 'kari: new list']) {
    expect(live.getByText(text)).toBeVisible();
  }
  expect((await row('Live versions', /0\.9\.0/)).getByText('No loads')).toBeVisible();
  expect((await row('Live versions', /2\.0\.0/)).queryByText(/loads|Healthy/)).not.toBeInTheDocument();
});

test('Q26 waiting times are columns to choose, and the versions are searched and filtered', async () => {
  const { user } = await renderConsole('/system/releases', { persona: 'staff', prepare });
  const live = async () => row('Live versions', /1\.0\.0/);
  expect((await live()).queryByText('96 ms')).not.toBeInTheDocument();
  const part = within(screen.getByRole('region', { name: 'Live versions' }));
  await user.click(part.getByRole('button', { name: 'Columns' }));
  for (const name of ['Load p75', 'LCP p75', 'INP p75', 'CLS p75'])
    await user.click(screen.getByRole('menuitemcheckbox', { name }));
  for (const text of ['412 ms', /^1.600 ms$/, '96 ms', '0.013']) expect((await live()).getByText(text)).toBeVisible();
  await user.keyboard('{Escape}');
  const rows = () => part.getAllByRole('row').slice(1);
  expect(rows()).toHaveLength(4);
  await user.type(part.getByRole('searchbox'), 'sample');
  await waitFor(() => expect(rows()).toHaveLength(3));
  await user.clear(part.getByRole('searchbox'));
  await user.click(part.getByRole('button', { name: 'Filter by Source' }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: /^Canary/ }));
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test('Q26 the history tells canary, its end, promotion and rollback apart, and is searched and filtered', async () => {
  const { user, router } = await renderConsole('/system/releases', { persona: 'staff', prepare });
  const history = await screen.findByRole('region', { name: 'History' });
  const actions = async () =>
    (await within(history).findAllByRole('row')).slice(1).map((line) => line.textContent ?? '');
  const shown = await actions();
  for (const [index, word] of ['Rollback', 'Canary ended', 'Canary', 'Promote', 'Publish'].entries()) {
    expect(shown[index]).toContain(word);
  }
  expect(shown[0]).toContain('Forced');
  expect(shown[0]).toContain('1.0.0 → 0.9.0');
  expect(within(history).getByText(/37 older entries/)).toBeVisible();

  await user.type(within(history).getByRole('searchbox'), 'empty rows');
  await waitFor(async () => expect(await actions()).toHaveLength(1));
  await user.click(within(history).getByRole('link', { name: 'Sample' }));
  const panel = within(await screen.findByRole('complementary', { name: 'Rollback: Sample' }));
  expect(panel.getByText('empty rows')).toBeVisible();
  expect(panel.getByRole('link', { name: 'Sample' })).toHaveAttribute('href', '/system/sample-area');
  expect(router.state.location.pathname).toBe(`/system/releases/rollback-sample-area-${Date.parse(rolledBack.at)}`);
});

test('Q26 a change opens at its own address, with users of the canary and the source of the build', async () => {
  const opened = await renderConsole(`/system/releases/canary-sample-area-${Date.parse(canary.at)}`, {
    persona: 'staff',
    prepare,
  });
  const panel = within(await screen.findByRole('complementary', { name: 'Canary: Sample' }));
  expect(panel.getByText('10 %, 1 company: 912345678')).toBeVisible();
  await act(() => opened.router.navigate(`/system/releases/publish-sample-area-${Date.parse(published.at)}`));
  expect(await panel.findByText('3fa9c1d')).toBeVisible();
  await act(() => opened.router.navigate('/system/releases/promote-nothing-1'));
  expect(await screen.findByText('Change not found')).toBeVisible();
});

test('Q26 without a collector the page says how it is switched on and has the versions of the tab', async () => {
  const { collector: _, ...api } = testConfig.api;
  const { calls } = await renderConsole('/system/releases', { persona: 'staff', config: { api } });
  expect(await screen.findByText(/To turn it on, an operator runs the collector/)).toBeVisible();
  expect((await row('Live versions', /^Sample/)).getByText('1.0.0')).toBeVisible();
  expect(calls.filter(({ name }) => name.includes('/reports'))).toEqual([]);
});

test('Q26 a failure is shown once, in the collector’s words, and can be tried again', async () => {
  const words = 'The platform could not confirm that you are internal staff.';
  let isAway = true;
  const answer = () => (isAway ? Response.json({ Message: words }, { status: 501 }) : Response.json(releases));
  const { user } = await renderConsole('/system/releases', { persona: 'staff', prepare: collectorWith(answer) });
  expect(await screen.findByRole('heading', { name: words })).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await row('Live versions', /1\.1\.0/)).getByText('Failing')).toBeVisible();
});

test('Q26 an installation without a release says so', async () => {
  const nothing: Releases = { ...releases, versions: [], lines: [], older: 0 };
  await renderConsole('/system/releases', { persona: 'staff', prepare: collectorWith(() => Response.json(nothing)) });
  expect(await screen.findByText('Nothing is live')).toBeVisible();
  expect(screen.getByText('No changes')).toBeVisible();
});

test('HOST-063 other users are redirected from /system/releases, do not find it, and send no call for it', async () => {
  const { router, user, calls } = await renderConsole('/system/releases', { persona: 'owner', prepare });
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await user.click(await screen.findByRole('button', { name: /Go to/ }));
  expect(await screen.findByRole('option', { name: /Product dashboard/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /Console releases/ })).not.toBeInTheDocument();
  expect(calls.filter(({ name }) => name.includes('/reports'))).toEqual([]);
});

test('staff find the page in *Go to* and from /system', async () => {
  const { user } = await renderConsole('/system', { persona: 'staff', prepare });
  await user.click(await screen.findByRole('link', { name: 'Releases' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Console releases' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Go to/ }));
  expect(await screen.findByRole('option', { name: /Console releases/ })).toBeVisible();
});
