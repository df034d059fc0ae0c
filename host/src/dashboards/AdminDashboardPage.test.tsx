import { fireEvent, screen, within } from '@console/testing';
import { renderConsole } from '../testing/render-console';

afterEach(() => jest.restoreAllMocks());

test('HOST-024 HOST-100 HOST-101 the admin dashboard shows a figure for team, archive, billing and audit', async () => {
  const { calls } = await renderConsole('/admin/dashboard', { persona: 'owner' });
  expect(await screen.findByText('of 60 licences')).toBeVisible();
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
  // The scale: the days and the values of the first and the last day, because this figure only grows.
  expect(first).not.toBe(today);
  for (const text of [...first.split(': '), ...today.split(': ')]) expect(plot.getByText(text)).toBeVisible();
  fireEvent.blur(line);
  expect(plot.queryByText(first)).not.toBeInTheDocument();
});

test('HOST-101 a figure leads to its page where the user may open one', async () => {
  await renderConsole('/admin/dashboard', { persona: 'owner' });
  expect(await screen.findByText('of 60 licences')).toBeVisible();
  const figures = within(screen.getByRole('main')).getAllByRole('definition')[0]?.closest('dl') as HTMLElement;
  const links = within(figures).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Team', '/admin/team/manage']]);
});

test('HOST-101 a figure leads nowhere for a user who may not open its page', async () => {
  await renderConsole('/admin/dashboard', { persona: 'billingAdmin' });
  expect(await screen.findByText('of 60 licences')).toBeVisible();
  expect(within(screen.getByRole('main')).queryByRole('link')).not.toBeInTheDocument();
});

test('HOST-099 figures that cannot load show a message in their place and one toast', async () => {
  const { user } = await renderConsole('/admin/dashboard', {
    prepare: (sandbox) => sandbox.faults.add({ match: 'GET /api/Dashboard/Dashboard', times: 2, fault: 'status=500' }),
  });
  expect(await screen.findByRole('heading', { name: 'Failed to load dashboard' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('of 60 licences')).toBeVisible();
});

test('Refresh reads everything on the page again', async () => {
  const { user, calls } = await renderConsole('/admin/dashboard', { persona: 'owner' });
  expect(await screen.findByText('of 60 licences')).toBeVisible();
  const before = calls.length;
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(calls.slice(before).map(({ name }) => name)).toContain('GET /api/Dashboard/Dashboard');
});

test('without next actions a message is shown', async () => {
  await renderConsole('/admin/dashboard', { persona: 'owner' });
  expect(await screen.findByText('Nothing needs you right now.')).toBeVisible();
});

test('HOST-102 an area that cannot fill its slot leaves one quiet line there, and the rest stays', async () => {
  jest.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  await renderConsole('/admin/dashboard', {
    persona: 'owner',
    slots: {
      news: { slot: 'admin-dashboard', order: 10 },
      secret: { slot: 'next-actions', order: 10, requires: { staff: true } },
    },
  });
  const status = await screen.findByText(/Sample could not be loaded/);
  expect(within(status).getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await screen.findByText('of 60 licences')).toBeVisible();
  expect(screen.getByText('Nothing needs you right now.')).toBeVisible();
});
