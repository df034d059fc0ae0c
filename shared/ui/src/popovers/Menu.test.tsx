import { createMemoryRouter, RouterProvider } from '@console/router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../buttons/Button';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { Menu } from './Menu';
import { MenuCheckboxItem, MenuItem, MenuLink } from './MenuItem';

const chosen = jest.fn();

function Screen() {
  const [ticked, setTicked] = useState(false);
  return (
    <>
      <Menu trigger={<Button>Actions</Button>}>
        <MenuItem onSelect={() => chosen('edit')}>Edit</MenuItem>
        <MenuItem onSelect={() => chosen('delete')} disabledReason="Four users have this role">
          Delete
        </MenuItem>
        <MenuCheckboxItem checked={ticked} onChange={setTicked}>
          Active
        </MenuCheckboxItem>
        <MenuLink to="/release-notes">Release notes</MenuLink>
        <MenuLink to="/roles">Roles</MenuLink>
      </Menu>
      <Button>Beside</Button>
    </>
  );
}

async function open(key = '{ArrowDown}') {
  chosen.mockClear();
  const user = userEvent.setup();
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }]);
  render(
    <ConsoleUiProvider>
      <RouterProvider router={router} />
    </ConsoleUiProvider>,
  );
  const trigger = screen.getByRole('button', { name: 'Actions' });
  act(() => trigger.focus());
  await user.keyboard(key);
  return { user, trigger, router };
}

test('the keyboard opens it, wraps around, finds by letter, and Esc returns the focus', async () => {
  const { user, trigger } = await open();
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: 'Roles' })).toHaveFocus();
  await user.keyboard('a');
  expect(screen.getByRole('menuitemcheckbox', { name: 'Active' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(trigger).toHaveFocus();
});

test('an action closes it, a tick does not, and a blocked item shows its reason and does nothing', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('menuitem', { name: /^Delete/ }));
  expect(screen.getByText('Four users have this role')).toBeInTheDocument();
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Active' }));
  expect(screen.getByRole('menuitemcheckbox', { name: 'Active' })).toBeChecked();
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(chosen.mock.calls).toEqual([['edit']]);
});

test('a press elsewhere closes it, and a link goes to its page', async () => {
  const { user, trigger, router } = await open();
  await user.click(document.body);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await user.click(trigger);
  await user.click(screen.getByRole('menuitem', { name: 'Roles' }));
  expect(router.state.location.pathname).toBe('/roles');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

const link = (name: string) => screen.getByRole('menuitem', { name });

test('Q33 ArrowUp opens it at its last item, typed words find one, and Space follows a link', async () => {
  const { user, router } = await open('{ArrowUp}');
  expect(link('Roles')).toHaveFocus();
  await user.keyboard('r');
  expect(link('Release notes')).toHaveFocus();
  await user.keyboard('o');
  expect(link('Roles')).toHaveFocus();
  await user.keyboard('{Home}release n');
  expect(link('Release notes')).toHaveFocus();
  expect(router.state.location.pathname).toBe('/');
  await user.keyboard('{ArrowDown}{ArrowUp} ');
  expect(router.state.location.pathname).toBe('/release-notes');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('Q33 it closes when the focus goes elsewhere, and leaves the focus there', async () => {
  await open();
  act(() => screen.getByRole('button', { name: 'Beside' }).focus());
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Beside' })).toHaveFocus();
});

test('Q33 without room above and below it stays on the screen', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(200);
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(DOMRect.fromRect({ x: 8, y: 100, width: 80, height: 40 }));
  jest.replaceProperty(window, 'innerHeight', 256);
  await open();
  expect(Number.parseFloat(screen.getByRole('menu').style.top) + 200).toBeLessThanOrEqual(256);
  jest.restoreAllMocks();
});
