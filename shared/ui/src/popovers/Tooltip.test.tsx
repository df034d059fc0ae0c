import { createMemoryRouter, RouterProvider } from '@console/router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from '../buttons/IconButton';
import { AddIcon } from '../icons';
import { Panel } from '../page/Panel';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';

test('Q33 Q56 the first Esc hides a sentence, the second closes the panel around it; a name does not handle the key', async () => {
  const onClose = jest.fn();
  const panel = (
    <Panel title="Edit User" onClose={onClose}>
      <IconButton label="Add group" icon={<AddIcon />} />
      <IconButton label="Remove group" icon={<AddIcon />} disabledReason="There is none" />
    </Panel>
  );
  render(
    <ConsoleUiProvider>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: panel }])} />
    </ConsoleUiProvider>,
  );
  const user = userEvent.setup();
  act(() => screen.getByRole('button', { name: 'Remove group' }).focus());
  expect(await screen.findByText('There is none', { selector: '[popover]' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('There is none', { selector: '[popover]' })).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();

  act(() => screen.getByRole('button', { name: 'Add group' }).focus());
  expect(await screen.findByText('Add group', { selector: '[popover]' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Add group', { selector: '[popover]' })).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalledTimes(1);
});
