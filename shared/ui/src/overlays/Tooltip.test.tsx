import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from '../buttons/IconButton';
import { AddIcon } from '../icons';
import { Panel } from '../page/Panel';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';

test('Q33 Esc hides the tooltip first, and closes the panel around it only the next time', async () => {
  const onClose = jest.fn();
  render(
    <ConsoleUiProvider>
      <Panel title="Edit User" onClose={onClose}>
        <IconButton label="Add group" icon={<AddIcon />} />
      </Panel>
    </ConsoleUiProvider>,
  );
  const user = userEvent.setup();
  act(() => screen.getByRole('button', { name: 'Add group' }).focus());
  expect(await screen.findByText('Add group', { selector: '[popover]' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Add group', { selector: '[popover]' })).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
