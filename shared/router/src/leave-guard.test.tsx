import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { NavigateOptions, To } from 'react-router-dom';
import { createRouter, type Router } from './create-router';
import { Link, RouterProvider, useBlocker, useLocation } from './router';
import { browserHistory, memoryHistory, type SessionHistory } from './session-history';

/* jsdom traverses later, as browsers do; the memory history serves tests of screens. */

let isUnsaved = true;
const onQuestion = jest.fn();

function Page() {
  const location = useLocation();
  const blocker = useBlocker(({ nextLocation }) => {
    onQuestion(nextLocation.pathname);
    return isUnsaved && nextLocation.pathname !== '/form';
  });
  return (
    <>
      <h1>{location.pathname + location.search + location.hash}</h1>
      <Link to="/link" state={{ from: 'form' }}>
        Link
      </Link>
      {blocker.state === 'blocked' && (
        <dialog open aria-label={`Leave for ${blocker.location.pathname}?`}>
          <button type="button" onClick={blocker.proceed}>
            Leave
          </button>
          <button type="button" onClick={blocker.reset}>
            Stay
          </button>
        </dialog>
      )}
    </>
  );
}

const ROUTES = [{ path: '*', element: <Page /> }];
const HISTORIES = {
  browser: browserHistory,
  memory: () => memoryHistory([{ href: '/', state: { usr: null, key: 'default', idx: 0 } }]),
};
let entries: SessionHistory;
let router: Router;

async function openForm(kind: keyof typeof HISTORIES) {
  isUnsaved = false;
  entries = HISTORIES[kind]();
  router = createRouter(entries, ROUTES);
  render(<RouterProvider router={router} />);
  for (const path of ['/first', '/second', '/form', '/next']) go(path);
  await traverse(-1, '/form');
  isUnsaved = true;
}

const go = (to: To, options?: NavigateOptions) => act(() => void router.navigate(to, options));
const shows = (address: string) => screen.findByRole('heading', { name: address });
const question = (path: string) => screen.findByRole('dialog', { name: `Leave for ${path}?` });
const press = (name: 'Leave' | 'Stay' | 'Link') => fireEvent.click(screen.getByText(name));

const traverseBy = (delta: number) => act(async () => void router.navigate(delta));

async function traverse(delta: number, address: string) {
  await traverseBy(delta);
  await shows(address);
}

const returned = () => waitFor(() => expect(entries.state).toMatchObject({ key: router.state.location.key }));

async function expectPlaceUnchanged() {
  await returned();
  expect(router.state.location.pathname).toBe('/form');
  isUnsaved = false;
  await traverse(-1, '/second');
  await traverse(2, '/next');
}

afterEach(() => {
  cleanup();
  router.dispose();
});

describe.each(['browser', 'memory'] as const)('with the history of the %s', (kind) => {
  beforeEach(() => openForm(kind));

  test('a link waits for the answer: Stay drops it, Leave goes there with its state', async () => {
    press('Link');
    await question('/link');
    press('Stay');
    expect(screen.queryByRole('dialog')).toBeNull();
    await shows('/form');
    press('Link');
    press('Leave');
    await shows('/link');
    expect(router.state).toMatchObject({ historyAction: 'PUSH', location: { state: { from: 'form' } } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['Back', -1, '/second'],
    ['Back by two entries', -2, '/first'],
    ['Forward', 1, '/next'],
  ])('%s waits for the answer, and Leave arrives there', async (_, delta, path) => {
    await traverseBy(delta);
    await question(path);
    await shows('/form');
    press('Stay');
    await returned();
    await traverseBy(delta);
    await question(path);
    press('Leave');
    await shows(path);
    isUnsaved = false;
    await traverse(-delta, '/form');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('Leave may be pressed before the history has returned to the form', async () => {
    act(() => void router.navigate(-2));
    await question('/first');
    press('Leave');
    expect(await shows('/first')).toBeVisible();
  });

  test('a second Back while the question is shown changes nothing', async () => {
    await traverseBy(-1);
    await question('/second');
    await returned();
    onQuestion.mockClear();
    await traverseBy(-1);
    await waitFor(() => expect(onQuestion).toHaveBeenCalledWith('/second'));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    press('Stay');
    await expectPlaceUnchanged();
  });

  test('Back pressed twice at once asks once and stays', async () => {
    act(() => {
      void router.navigate(-1);
      void router.navigate(-1);
    });
    expect(await screen.findByRole('dialog')).toBeVisible();
    press('Stay');
    await expectPlaceUnchanged();
  });

  test('replacing the entry waits too, and keeps the number of entries', async () => {
    go('/other', { replace: true });
    await question('/other');
    press('Leave');
    await shows('/other');
    expect(router.state.historyAction).toBe('REPLACE');
    isUnsaved = false;
    await traverse(-1, '/second');
  });

  test.each(['?tab=2', '#row', { search: 'tab=2', hash: 'row' }])(
    'what stays at the form, as %j, does not ask',
    async (to) => {
      go(to);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(router.state.location.pathname).toBe('/form');
      await traverse(-1, '/form');
      expect(screen.queryByRole('dialog')).toBeNull();
      await traverseBy(-1);
      await question('/second');
    },
  );

  test('a navigation that is free closes the question, such as that after a save', async () => {
    press('Link');
    await question('/link');
    isUnsaved = false;
    go('/saved');
    await shows('/saved');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('without a guard nothing asks: it was drawn by a page that has gone', async () => {
    cleanup();
    go('/link');
    expect(router.state.location.pathname).toBe('/link');
  });
});

describe('in a browser', () => {
  beforeEach(() => openForm('browser'));

  test('after a reload the guard holds Back as before', async () => {
    cleanup();
    router.dispose();
    router = createRouter(entries, ROUTES);
    render(<RouterProvider router={router} />);
    await traverseBy(-2);
    expect(await question('/first')).toBeVisible();
    press('Stay');
    await expectPlaceUnchanged();
  });

  test('an entry that others have pushed, such as a typed hash, is shown and counted', async () => {
    history.pushState(null, '', '#typed');
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    await shows('/form#typed');
    await traverseBy(-1);
    await shows('/form');
    await traverseBy(-1);
    expect(await question('/second')).toBeVisible();
    press('Stay');
    await returned();
    isUnsaved = false;
    await traverse(1, '/form#typed');
  });
});
