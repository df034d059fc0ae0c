import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { createBrowserRouter, createMemoryRouter } from './create-router';
import {
  Link,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  useLocation,
  useMatches,
  useNavigate,
  useParams,
  useSearchParams,
} from './router';

function draw(element: ReactNode, path = '/list') {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  const address = () => Object.values(router.state.location).slice(0, 3).join('');
  return { router, address };
}

test.each([
  '//evil.example',
  'https://evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  { pathname: '//evil.example' },
])('%j, an address of another site, is refused', (to) => {
  const { router, address } = draw(null);
  expect(() => router.navigate(to)).toThrow('External navigation is not allowed');
  expect(address()).toBe('/list');
});

test.each([
  ['/a b/ø', '/a%20b/%C3%B8'],
  ['/plans/', '/plans/'],
  ['/a/%2F%3F%23?q=ø b#ü', '/a/%2F%3F%23?q=%C3%B8%20b#%C3%BC'],
  ['?q=1', '/list?q=1'],
  [{ search: 'q=1' }, '/list?q=1'],
  ['#row', '/list#row'],
  ['?', '/list'],
])('%j leads to %s, encoded as in the address of the browser', (to, expected) => {
  const { router, address } = draw(null);
  act(() => void router.navigate(to));
  expect(address()).toBe(expected);
});

test('a link leads to a page, with its state; one elsewhere is left to the browser; a handler can prevent both', () => {
  const { router, address } = draw(
    <>
      <Link to="/plans?tier=2" state={{ from: 'list' }}>
        Plans
      </Link>
      <Link to="tel:+4722000000">Call us</Link>
      <Link to="/elsewhere" onClick={(event) => event.preventDefault()}>
        Prevented
      </Link>
    </>,
  );
  const link = (name: string) => screen.getByRole('link', { name });
  expect(fireEvent.click(link('Prevented'))).toBe(false);
  expect(address()).toBe('/list');
  expect(link('Call us')).toHaveAttribute('href', 'tel:+4722000000');
  fireEvent.click(link('Call us'));
  fireEvent.click(link('Plans'), { ctrlKey: true });
  expect(address()).toBe('/list');
  expect(link('Plans')).toHaveAttribute('href', '/plans?tier=2');
  expect(fireEvent.click(link('Plans'))).toBe(false);
  expect(address()).toBe('/plans?tier=2');
  expect(router.state.location.state).toEqual({ from: 'list' });
});

test('NavLink is the current page there and below, or with `end` only there', () => {
  draw(
    <>
      <NavLink to="/list">List</NavLink>
      <NavLink to="/list" end>
        Only the list
      </NavLink>
      <NavLink to="/li">Other</NavLink>
    </>,
    '/List/7',
  );
  const current = screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'));
  expect(current).toEqual(['page', null, null]);
});

test('the browser has address and state; a reload reads both', () => {
  const router = createBrowserRouter([{ path: '*' }]);
  void router.navigate('/æ?q=1', { state: { from: '/list' } });
  expect(location.pathname + location.search).toBe('/%C3%A6?q=1');
  router.dispose();
  const reloaded = createBrowserRouter([{ path: '*' }]);
  expect(reloaded.state.location).toEqual(router.state.location);
  expect(reloaded.state.location.state).toEqual({ from: '/list' });
  reloaded.dispose();
  void router.navigate('/æ?q=1');
  expect(router.state.location.key).not.toBe(reloaded.state.location.key);
});

function Nested() {
  const { name } = useParams();
  return (
    <>
      <p>{name}</p>
      <Link to="..">Up</Link>
      <Link to="more">More</Link>
    </>
  );
}

test('parameters are decoded; links relative to a route are encoded', () => {
  const router = createMemoryRouter(
    [{ path: '/people', element: <Outlet />, children: [{ path: ':name', element: <Nested /> }] }],
    { initialEntries: ['/people/%C3%85se%20%3F%25'] },
  );
  render(<RouterProvider router={router} />);
  expect(screen.getByText('Åse ?%')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Up' })).toHaveAttribute('href', '/people');
  expect(screen.getByRole('link', { name: 'More' })).toHaveAttribute('href', '/people/%C3%85se%20%3F%25/more');
});

test('the functions of a component drawn earlier act on the page of now, and stay the same', () => {
  const seen: unknown[] = [];
  let navigate: ReturnType<typeof useNavigate> = () => undefined;
  let setParams: ReturnType<typeof useSearchParams>[1] = () => undefined;
  function List() {
    const first = useRef(true);
    const now = useNavigate();
    const [, setNow] = useSearchParams();
    seen.push(now);
    useEffect(() => {
      if (!first.current) return;
      first.current = false;
      navigate = now;
      setParams = setNow;
    });
    return <p>{useLocation().pathname}</p>;
  }
  const { router, address } = draw(<List />);
  act(() => void router.navigate('/list/1'));
  act(() => void navigate('?tab=2'));
  expect(address()).toBe('/list/1?tab=2');
  act(() => setParams((params) => ({ ...Object.fromEntries(params), show: 'all' }), { replace: true }));
  expect(address()).toBe('/list/1?show=all');
  expect(new Set(seen).size).toBe(1);
});

test('a navigation after a save draws at once where that is asked for', () => {
  const { router } = draw(<Where />);
  function Where() {
    return <p>{useLocation().pathname}</p>;
  }
  act(() => {
    void router.navigate('/dialog', { flushSync: true });
    expect(screen.getByText('/dialog')).toBeVisible();
  });
});

test('while the path stays the same, a page that reads no location is not drawn again', () => {
  const drawn = jest.fn();
  function Page() {
    useNavigate();
    useParams();
    useMatches();
    drawn();
    return null;
  }
  const { router } = draw(<Page />);
  const { matches } = router.state;
  act(() => void router.navigate('?q=a'));
  act(() => void router.navigate('#row'));
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(router.state.matches).toBe(matches);
  act(() => void router.navigate('/other'));
  expect(drawn).toHaveBeenCalledTimes(2);
});

test('Navigate replaces its entry, once', () => {
  const router = createMemoryRouter(
    [
      { path: '/old', element: <Navigate to="/new?a=1" replace state={{ moved: true }} /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/first', '/old'] },
  );
  const changes = jest.fn();
  router.subscribe(changes);
  render(<RouterProvider router={router} />);
  expect(router.state.location).toMatchObject({ pathname: '/new', search: '?a=1', state: { moved: true } });
  expect(changes).toHaveBeenCalledTimes(1);
  act(() => void router.navigate(-1));
  expect(router.state.location.pathname).toBe('/first');
});

test('the matches have ids, handles and paths from the root down', () => {
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        handle: 1,
        element: <Outlet />,
        children: [{ path: '/people/:id', handle: 2, element: <Names /> }],
      },
    ],
    { initialEntries: ['/people/7'] },
  );
  function Names() {
    return <p>{JSON.stringify(useMatches())}</p>;
  }
  render(<RouterProvider router={router} />);
  expect(JSON.parse(screen.getByText(/root/).textContent)).toEqual([
    { id: 'root', handle: 1, pathname: '/', params: { id: '7' } },
    { handle: 2, pathname: '/people/7', params: { id: '7' } },
  ]);
});

test('an address that no route matches draws nothing', () => {
  const router = createMemoryRouter([{ path: '/only', element: <p>Only</p> }]);
  const { container } = render(<RouterProvider router={router} />);
  expect(container).toBeEmptyDOMElement();
});
