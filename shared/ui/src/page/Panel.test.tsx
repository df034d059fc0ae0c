import { createMemoryRouter, Link, RouterProvider, useNavigate, useParams } from '@console/router';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { Panel } from './Panel';
import { PanelLayout } from './PanelLayout';

test('a step to a row that is not there is blocked, with the reason', () => {
  const panel = (
    <Panel title="Invoice" onClose={() => {}} next={{ label: 'Next document' }}>
      Fields
    </Panel>
  );
  render(
    <ConsoleUiProvider>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: panel }])} />
    </ConsoleUiProvider>,
  );
  expect(screen.getByRole('button', { name: 'Next document' })).toHaveAccessibleDescription(
    'No next document in this list',
  );
});

test('Q151 a panel is named by its record, and a step announces the next record', async () => {
  const names = ['Astrid Berg', 'Bård Lie', 'Cato Moe'];
  function Users() {
    const at = Number(useParams().id);
    return (
      <Panel
        title="Edit User"
        record={names[at]}
        onClose={() => {}}
        next={{ label: 'Next user', to: `/users/${at + 1}` }}
      >
        Fields
      </Panel>
    );
  }
  const router = createMemoryRouter([{ path: '/users/:id', element: <Users /> }], { initialEntries: ['/users/0'] });
  render(
    <ConsoleUiProvider>
      <RouterProvider router={router} />
    </ConsoleUiProvider>,
  );
  const user = userEvent.setup();
  expect(screen.getByRole('complementary', { name: 'Edit User Astrid Berg' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Next user' }));
  expect(screen.getByText('Edit User Bård Lie', { selector: '[role=status]' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Next user' }));
  expect(screen.getByText('Edit User Cato Moe', { selector: '[role=status]' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Next user' })).toHaveFocus();
});

test.each([
  ['stays in a field', 'Search', {}, undefined, 'Search'],
  ['stays in a menu', 'Email', {}, undefined, 'Email'],
  ['leaves a field that had it before', 'Search', {}, 'Search', 'Edit User'],
  ['leaves a field that the panel hides', 'Search', { visibility: 'hidden' }, undefined, 'Edit User'],
] as const)('Q33 Q75 the focus %s when a panel’s code arrives', async (_outcome, meanwhile, style, earlier, name) => {
  let arrive = () => {};
  function Users() {
    const [hasCode, setHasCode] = useState(false);
    arrive = () => setHasCode(true);
    const panel = (
      <Panel title="Edit User" onClose={() => {}}>
        Fields
      </Panel>
    );
    return (
      <PanelLayout panel={hasCode && panel}>
        <input type="search" aria-label="Search" style={style} />
        <div popover="manual">
          <button type="button">Email</button>
        </div>
      </PanelLayout>
    );
  }
  const router = createMemoryRouter([{ path: '*', element: <Users /> }], { initialEntries: ['/users'] });
  render(
    <ConsoleUiProvider>
      <RouterProvider router={router} />
    </ConsoleUiProvider>,
  );
  const place = (words: string) => screen.queryByLabelText(words, { selector: 'input' }) ?? screen.getByText(words);
  if (earlier) place(earlier).focus();
  await act(() => router.navigate('/users/1'));
  place(meanwhile).focus();
  act(arrive);
  expect(place(name)).toHaveFocus();
});

test('Q109 a step to the page of another row is a link', async () => {
  const element = (
    <Panel title="Edit User" onClose={() => {}} next={{ label: 'Next user', to: '/users/2' }}>
      Fields
    </Panel>
  );
  const router = createMemoryRouter([{ path: '/users/:id', element }], { initialEntries: ['/users/1'] });
  render(
    <ConsoleUiProvider>
      <RouterProvider router={router} />
    </ConsoleUiProvider>,
  );
  const next = screen.getByRole('link', { name: 'Next user' });
  expect(next).toHaveAttribute('href', '/users/2');
  await userEvent.click(next);
  expect(router.state.location.pathname).toBe('/users/2');
});

test('Q151 a panel that closes after a step gives the focus to the row that it shows', async () => {
  const names = ['Astrid Berg', 'Bård Lie', 'Cato Moe'];
  function Users() {
    const { id } = useParams();
    const navigate = useNavigate();
    return (
      <>
        {names.map((name, at) => (
          <Link key={name} to={`/users/${at}?q=b`}>
            {name}
          </Link>
        ))}
        {id !== undefined && (
          <Panel
            title="Edit User"
            record={names[Number(id)]}
            onClose={() => navigate('/users')}
            next={{ label: 'Next user', to: '/users/1' }}
          >
            Fields
          </Panel>
        )}
      </>
    );
  }
  const router = createMemoryRouter(
    [
      { path: '/users', element: <Users /> },
      { path: '/users/:id', element: <Users /> },
    ],
    { initialEntries: ['/users'] },
  );
  render(
    <ConsoleUiProvider>
      <RouterProvider router={router} />
    </ConsoleUiProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Astrid Berg' }));
  await user.click(screen.getByRole('link', { name: 'Next user' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('link', { name: 'Bård Lie' })).toHaveFocus();

  await user.click(screen.getByRole('link', { name: 'Astrid Berg' }));
  await user.click(screen.getByRole('link', { name: 'Next user' }));
  await user.click(screen.getByRole('link', { name: 'Cato Moe' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('link', { name: 'Bård Lie' })).not.toHaveFocus();
});
