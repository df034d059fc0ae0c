import { version } from '@console/api';
import { send } from '@console/http';
import { act, fireEvent, type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import area from '../area';
import module from '../remote';

const PATH = '/admin/version/releasePackages';
const CALL = 'POST /Version/ReleasePackages';
const open = (search = '', options: RenderOptions = {}) =>
  renderRoute(`${PATH}${search}`, { area, module, ...options });

const failing = ({ faults }: Parameters<NonNullable<RenderOptions['prepare']>>[0]) =>
  faults.add({ match: CALL, fault: 'status=503' });

const all = { dateFrom: null, dateTo: null, searchString: '', packageState: 1 };
const rows = () => screen.getAllByRole('row').slice(1);
const versions = () => screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);
const bodies = (calls: readonly { name: string; body: unknown }[]) =>
  calls.filter(({ name }) => name === CALL).map(({ body }) => body as version.ReleasePackagesRequest);
const searchButton = () => screen.getByRole('button', { name: 'Search' });
const setDay = (name: string, day: string) => fireEvent.change(screen.getByLabelText(name), { target: { value: day } });
const WARNING =
  'This page is showing only 20 release packages that were most recently published within set filter criteria.';

test('VERS-007 VERS-008 VERS-009 VERS-010 VERS-011 VERS-012 each package has its version, date, type, state and info', async () => {
  await open('?from=');
  await screen.findByRole('table', { name: 'Release packages' });
  const packages = await send(version.getReleasePackages, { body: { ...all, quantity: 20 } });

  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toEqual(['Version', 'Publish Date', 'Package Type', 'State', 'General Info']);
  const shown = rows().map((row) => [...row.children].map((cell) => cell.textContent));
  expect(shown).toEqual(
    packages.map((each) => [
      each.packageVersion,
      expect.stringMatching(/^\d{2}\/\d{2}\/\d{4} - \d{2}:\d{2}$/),
      each.packageType === 0 ? 'Centerpoint' : 'Interact',
      each.notificationRecipients === 'all' ? 'Public' : 'Private',
      expect.stringContaining(each.packageGeneralInfo.split('\n')[0] ?? ''),
    ]),
  );
  // Both types and states occur.
  expect(new Set(shown.map((cells) => `${cells[2]} ${cells[3]}`)).size).toBeGreaterThanOrEqual(3);
});

test('VERS-013 each cell links to the details', async () => {
  const { user, router } = await open();
  await screen.findByRole('table');
  const [row] = rows();
  const links = within(row as HTMLElement).getAllByRole('link');

  expect(links).toHaveLength(5);
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(
    new Set([expect.stringMatching(/^\/admin\/releasePackageDetails\/\d+$/)]),
  );
  await user.click(links.at(-1) as HTMLElement);
  expect(await screen.findByRole('heading', { name: 'General Information' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe(links[0]?.getAttribute('href'));
});

test('VERS-014 VERS-015 VERS-016 exactly 20 rows show a warning, 19 show none', async () => {
  const { user, calls } = await open('?from=');
  expect(await screen.findByText(WARNING)).toBeVisible();
  expect(rows()).toHaveLength(20);
  expect(bodies(calls).at(-1)).toMatchObject({ quantity: 20 });

  const published = [...document.querySelectorAll('tbody time')].map(
    (time) => new Date(time.getAttribute('dateTime') ?? ''),
  );
  const day = published[18]?.toISOString().slice(0, 10) ?? '';
  setDay('Date from', day);
  await user.click(searchButton());
  await waitFor(() => expect(rows()).toHaveLength(19));
  expect(screen.queryByText(WARNING)).not.toBeInTheDocument();
});

test('VERS-017 VERS-018 VERS-019 VERS-020 the list begins with the year until the end of today', async () => {
  const { calls } = await open();
  await screen.findByRole('table');

  const today = new Date();
  const yearAgo = new Date(today.getFullYear() - 1, today.getMonth(), today.getDate());
  expect(bodies(calls)).toEqual([
    {
      dateFrom: yearAgo.toISOString(),
      dateTo: new Date(today.getFullYear(), today.getMonth(), today.getDate(), 23, 59, 59, 999).toISOString(),
      searchString: '',
      packageState: 1,
      quantity: 20,
    },
  ]);
});

test('VERS-001 VERS-003 the platform searches when Search is pressed, and Back restores the previous list', async () => {
  const { user, router, calls } = await open();
  await screen.findByRole('table');
  const before = versions();

  await user.type(screen.getByRole('searchbox', { name: 'Search query' }), 'signator');
  setDay('Date from', '2016-01-01');
  expect(bodies(calls)).toHaveLength(1);
  await user.click(searchButton());
  await waitFor(() => expect(versions()).not.toEqual(before));
  expect(bodies(calls).at(-1)).toMatchObject({
    searchString: 'signator',
    dateFrom: new Date(2016, 0, 1).toISOString(),
  });

  await act(() => router.navigate(-1));
  await waitFor(() => expect(versions()).toEqual(before));
  expect(screen.getByRole('searchbox', { name: 'Search query' })).toHaveValue('');
});

test('VERS-003 a new search replaces a slow one', async () => {
  const { user, sandbox, calls } = await open();
  await screen.findByRole('table');
  const before = versions();
  sandbox.faults.add({ match: CALL, times: 1, fault: 'delay=60000' });
  const box = screen.getByRole('searchbox', { name: 'Search query' });
  await user.type(box, 'zzzz');
  await user.click(searchButton());
  await user.clear(box);
  await user.type(box, 'signator{Enter}');
  await waitFor(() => expect(versions()).not.toEqual(before));
  expect(bodies(calls).map(({ searchString }) => searchString)).toEqual(['', 'zzzz', 'signator']);
});

test('VERS-017 an address with its own search is requested once: the list without a search is not prefetched', () => {
  const { prefetch } = module.pages.releasePackages;
  const ahead = (search: string) => (typeof prefetch === 'function' ? prefetch({}, search) : prefetch);
  expect(ahead('')).toHaveLength(1);
  expect(ahead('?from=')).toEqual([]);
});

test('a search that finds nothing says so, and Reset search begins again', async () => {
  const { user } = await open('?search=zzzz');
  expect(await screen.findByRole('heading', { name: 'No release packages found' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reset search' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
});

test('VERS-021 without packages the list says "Failed to load release packages data", and Try again loads them', async () => {
  const { user, sandbox } = await open('', { prepare: failing });
  expect(await screen.findByRole('heading', { name: 'Failed to load release packages data' })).toBeInTheDocument();
  sandbox.faults.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
});

test('packages published since the last visit are marked until the next one', async () => {
  const first = await open();
  await screen.findByRole('table');
  const marks = () => screen.queryAllByRole('img', { name: 'New since your last visit' });
  expect(marks()).toHaveLength(0);
  first.unmount();

  // A later visit in another tab.
  const published = [...(await send(version.getReleasePackages, { body: { ...all, quantity: 3 } }))];
  const [key = ''] = Object.keys(localStorage).filter((name) => name.endsWith(':releases-visit'));
  localStorage.setItem(key, published[2]?.packageDate ?? '');
  sessionStorage.clear();
  await open();
  await screen.findByRole('table');
  expect(marks()).toHaveLength(2);
});

test('without the general code the page does not open', async () => {
  await open('', { persona: 'teamAdmin' });
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
});
