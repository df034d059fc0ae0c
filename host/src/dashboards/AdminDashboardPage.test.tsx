import type { OnboardingStep } from '@console/contract';
import { act, fireEvent, screen, waitFor, within } from '@console/testing';
import { AreaError } from '../areas/loading/area-error';
import { renderConsole } from '../testing/render-console';
import { testLoader } from '../testing/test-loader';

afterEach(() => jest.restoreAllMocks());

test('HOST-024 HOST-100 HOST-101 the admin dashboard shows a figure for team, archive, billing and audit', async () => {
  const { calls, router } = await renderConsole('/admin/dashboard', { persona: 'owner' });
  expect(await screen.findByText('of 60 licenses')).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/dashboard');
  for (const name of ['Team', 'Archive', 'Billing', 'Audit']) {
    const figure = screen.getByText(name, { selector: 'dt, dt > *' }).closest('div') as HTMLElement;
    expect(within(figure).getByText(/^[\d\s]+(\.\d\d)?$/, { selector: 'dd > span > span' })).toBeVisible();
  }
  expect(calls.map(({ name }) => name)).toContain('GET /api/Dashboard/Dashboard');
});

test('HOST-101 the line of a figure has its scale, and names the value of a day', async () => {
  await renderConsole('/admin/dashboard', { persona: 'owner' });
  const line = await screen.findByRole('slider', { name: 'Archive, day by day' });
  const plot = within(line.closest('dd') as HTMLElement);
  const words = () => line.getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ') ?? '';
  const today = words();
  expect(today).toMatch(/^\d\d \w{3}: 182 \d{3}$/);
  expect(plot.queryByText(today)).not.toBeInTheDocument();
  fireEvent.change(line, { target: { value: '0' } });
  const first = words();
  expect(plot.getByText(first)).toBeVisible();
  // The figure only grows, so its scale is the first and last day.
  expect(first).not.toBe(today);
  for (const text of [...first.split(': '), ...today.split(': ')]) expect(plot.getByText(text)).toBeVisible();
  fireEvent.blur(line);
  expect(plot.queryByText(first)).not.toBeInTheDocument();
});

test('HOST-101 a figure leads to its page where the user may open one', async () => {
  await renderConsole('/admin/dashboard', { persona: 'owner' });
  expect(await screen.findByText('of 60 licenses')).toBeVisible();
  const figures = within(screen.getByRole('main')).getAllByRole('definition')[0]?.closest('dl') as HTMLElement;
  const links = within(figures).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Team', '/admin/team/manage']]);
});

test('HOST-101 C149 a figure is shown to users who may open its pages', async () => {
  await renderConsole('/admin/dashboard', { persona: 'billingAdmin' });
  const main = within(await screen.findByRole('main'));
  // The list is complete before the platform answers.
  expect((await main.findAllByRole('term')).map(({ textContent }) => textContent)).toEqual(['Billing']);
  expect(await screen.findByText('NOK due')).toBeVisible();
  // Its page's area is not deployed here.
  expect(main.queryByRole('link')).not.toBeInTheDocument();
});

const steps: Record<string, OnboardingStep> = {
  plan: { title: 'Choose a plan', about: 'It opens products.', path: '/plans', isDone: true },
  invite: { title: 'Invite a colleague', about: 'With a role.', path: '/admin/team/invite', isDone: false },
};
const onboarding = {
  plan: { slot: 'onboarding' as const, order: 10 },
  invite: { slot: 'onboarding' as const, order: 20 },
  broken: { slot: 'onboarding' as const, order: 30 },
  secret: { slot: 'onboarding' as const, order: 40, requires: { staff: true as const } },
};

async function renderSteps(read: (name: string) => Promise<OnboardingStep>) {
  const view = await renderConsole('/admin/dashboard', { persona: 'owner', slots: onboarding });
  for (const name of Object.keys(onboarding)) {
    view.client.setQueryData(['area-code', 'sample_area', `slots/${name}`], () => () => read(name));
  }
  await screen.findByText('of 60 licenses');
  return view;
}
const readStep = async (name: string) => steps[name] ?? Promise.reject(new Error('not read'));

test('C151 the first steps that this user may do are listed, done ones ticked and folded, each with a link to its page', async () => {
  const { user } = await renderSteps(readStep);
  const list = within(await screen.findByRole('region', { name: 'First steps' }));
  expect(list.getByText('Choose a plan')).not.toBeVisible();
  await user.click(list.getByText('1 of 2 done'));
  const links = list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Invite a colleagueWith a role.', '/admin/team/invite'],
    ['Choose a plan (done)', '/plans'],
  ]);
  expect(list.getByText('Choose a plan')).toBeVisible();
});

test('C151 the list of first steps is hidden by the user until Undo, and gone once all are done', async () => {
  let isDone = false;
  const { user, client } = await renderSteps(async (name) => ({ ...(await readStep(name)), isDone }));
  await user.click(await screen.findByRole('button', { name: 'Hide this list' }));
  expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('region', { name: 'First steps' })).toBeVisible();
  isDone = true;
  await act(() => client.invalidateQueries({ queryKey: ['onboarding'] }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument());
});

test('C151 finished first steps are not read again', async () => {
  const reads: string[] = [];
  const { client } = await renderSteps(async (name) => {
    reads.push(name);
    return { title: name, about: name, path: '/plans', isDone: true };
  });
  await waitFor(() => expect(reads).toHaveLength(3));
  // Nothing refetches removed steps.
  await waitFor(() =>
    expect(
      client
        .getQueryCache()
        .find({ queryKey: ['onboarding'], exact: false })
        ?.isActive(),
    ).toBe(false),
  );
  await act(() => client.invalidateQueries({ queryKey: ['onboarding'] }));
  expect(reads).toHaveLength(3);
});

test('HOST-099 figures that cannot load show a message in their place and one toast', async () => {
  const { user } = await renderConsole('/admin/dashboard', {
    prepare: (sandbox) => sandbox.faults.add({ match: 'GET /api/Dashboard/Dashboard', times: 2, fault: 'status=500' }),
  });
  expect(await screen.findByRole('heading', { name: 'Failed to load dashboard' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('of 60 licenses')).toBeVisible();
});

test('Q213 while figures and actions load, outlines stand in their places, and no figure or answer is given', async () => {
  await renderConsole('/admin/dashboard', {
    persona: 'owner',
    prepare: (sandbox) => sandbox.faults.add({ match: 'GET /api/Dashboard/Dashboard', fault: 'delay=1500' }),
  });
  const team = (await screen.findByText('Team', { selector: 'dt, dt > *' })).closest('div') as HTMLElement;
  const outline = () => team.querySelector('dd span span:empty');
  expect(outline()).toBeInTheDocument();
  expect(team).toHaveTextContent(/^Team$/);
  expect(await screen.findByText('of 60 licenses')).toBeVisible();
  expect(outline()).not.toBeInTheDocument();
});

test('Refresh reads everything on the page again', async () => {
  const { user, calls } = await renderConsole('/admin/dashboard', { persona: 'owner' });
  expect(await screen.findByText('of 60 licenses')).toBeVisible();
  const before = calls.length;
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(calls.slice(before).map(({ name }) => name)).toContain('GET /api/Dashboard/Dashboard');
});

test('without next actions a message is shown', async () => {
  await renderConsole('/admin/dashboard', { persona: 'owner' });
  expect(await screen.findByText('Nothing needs your attention right now.')).toBeVisible();
});

test('HOST-102 an area that cannot fill its slot leaves one quiet line there, and the rest stays', async () => {
  const outage = {
    area: 'sample-area',
    version: '1.0.0',
    stage: 'entry',
    failure: 'timeout',
    code: 'timeout',
  } as const;
  await renderConsole('/admin/dashboard', {
    persona: 'owner',
    loader: { ...testLoader(), load: () => Promise.reject(new AreaError(outage)) },
    slots: {
      news: { slot: 'admin-dashboard', order: 10 },
      secret: { slot: 'next-actions', order: 10, requires: { staff: true } },
    },
  });
  const status = await screen.findByText(/Sample couldn’t be loaded/);
  expect(within(status).getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await screen.findByText('of 60 licenses')).toBeVisible();
  expect(screen.getByText('Nothing needs your attention right now.')).toBeVisible();
});
