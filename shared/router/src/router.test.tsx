import { act, render, screen, waitFor } from '@testing-library/react';
import {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  Outlet,
  RouterProvider,
  useGuard,
  useMatches,
  useNavigate,
} from './router';

/** Asks before `/edit` is left. */
let isUnsaved = false;
const guard = (next: { pathname: string }) => isUnsaved && next.pathname !== '/edit';
beforeEach(() => {
  isUnsaved = false;
});

function Shell() {
  const departure = useGuard(guard);
  const titles = useMatches().flatMap(({ route }) => (route.handle as { title: string } | undefined)?.title ?? []);
  return (
    <>
      <h1>{titles.join(' / ')}</h1>
      <Link to="/list">List</Link>
      <Outlet />
      {departure && (
        <dialog open aria-label={departure.location.pathname}>
          <button type="button" onClick={departure.proceed}>
            Leave
          </button>
          <button type="button" onClick={departure.stay}>
            Stay
          </button>
        </dialog>
      )}
    </>
  );
}

const page = (title: string) => ({ path: `/${title}`, handle: { title }, element: <p>{title}</p> });
const routes = [
  {
    element: <Shell />,
    handle: { title: 'console' },
    children: [page('list'), page('edit'), { ...page('late'), element: <Late /> }],
  },
];

/** Puts off a change of the query, as a search does while somebody types. */
let search = () => {};
function Late() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => (search = () => void navigate({ search: '?q=1' }))}>
      Search
    </button>
  );
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const asked = () => screen.queryByRole('dialog')?.getAttribute('aria-label');

function openMemory(...initialEntries: string[]) {
  const router = createMemoryRouter(routes, { initialEntries });
  render(<RouterProvider router={router} />);
  return router;
}

test('the matched routes tell what they are, outermost first', async () => {
  const router = openMemory('/list');
  expect(screen.getByRole('heading')).toHaveTextContent('console / list');
  await act(async () => router.navigate('/edit'));
  expect(screen.getByRole('heading')).toHaveTextContent('console / edit');
});

test('a query without a path goes to the page that stands at that moment', async () => {
  const router = openMemory('/late');
  await press('Search');
  await act(async () => router.navigate('/list'));
  await act(async () => search());
  expect(router.state.location).toMatchObject({ pathname: '/list', search: '?q=1' });
});

test('a link is held back until somebody decides; staying keeps the page and asks again the next time', async () => {
  const router = openMemory('/edit');
  isUnsaved = true;
  await act(async () => screen.getByRole('link', { name: 'List' }).click());
  expect(asked()).toBe('/list');
  await press('Stay');
  expect(asked()).toBeUndefined();
  expect(router.state.location.pathname).toBe('/edit');

  await act(async () => screen.getByRole('link', { name: 'List' }).click());
  await press('Leave');
  expect(router.state.location.pathname).toBe('/list');
  expect(screen.getByText('list')).toBeInTheDocument();
});

test('a step back is undone while it is asked about, and taken when it is decided on', async () => {
  history.replaceState(null, '', '/list');
  const router = createBrowserRouter(routes);
  render(<RouterProvider router={router} />);
  await act(async () => router.navigate('/edit'));
  isUnsaved = true;

  history.back();
  expect(await screen.findByRole('dialog', { name: '/list' })).toBeInTheDocument();
  await waitFor(() => expect(location.pathname).toBe('/edit'));
  await press('Stay');
  expect(screen.getByText('edit')).toBeInTheDocument();

  history.back();
  await screen.findByRole('dialog', { name: '/list' });
  await waitFor(() => expect(location.pathname).toBe('/edit'));
  await press('Leave');
  expect(await screen.findByText('list')).toBeInTheDocument();
  expect(location.pathname).toBe('/list');
  expect(asked()).toBeUndefined();

  history.forward();
  expect(await screen.findByText('edit')).toBeInTheDocument();
});
