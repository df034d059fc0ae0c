import { createMemoryRouter, RouterProvider } from '@console/router';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../buttons/Button';
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

test('Q33 a button whose text is hidden shows it, one whose text is visible does not', async () => {
  render(
    <ConsoleUiProvider>
      <Button icon={<AddIcon />}>Change role</Button>
      <Button icon={<AddIcon />} style={{ fontSize: 0 }}>
        Copy email addresses
      </Button>
    </ConsoleUiProvider>,
  );
  const bubble = { selector: '[popover]' };
  const user = userEvent.setup();
  await user.hover(screen.getByRole('button', { name: 'Copy email addresses' }));
  expect(await screen.findByText('Copy email addresses', bubble)).toBeInTheDocument();
  await user.hover(screen.getByRole('button', { name: 'Change role' }));
  await waitFor(() => expect(screen.queryByText('Copy email addresses', bubble)).not.toBeInTheDocument());
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(screen.queryByText('Change role', bubble)).not.toBeInTheDocument();
});
