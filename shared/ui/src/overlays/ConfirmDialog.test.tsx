import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../buttons/Button';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';

function Screen(props: Partial<ConfirmDialogProps>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <ConsoleUiProvider>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      {isOpen && (
        <ConfirmDialog title="Delete role Auditor?" verb="Delete role" onConfirm={close} onClose={close} {...props} />
      )}
    </ConsoleUiProvider>
  );
}

async function open(props: Partial<ConfirmDialogProps> = {}) {
  const user = userEvent.setup();
  render(<Screen {...props} />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  return user;
}

test('what destroys starts on Cancel, and the focus returns to the button that asked', async () => {
  const user = await open({ danger: true });
  expect(screen.getByRole('alertdialog', { name: 'Delete role Auditor?' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
});

test('what is harmless starts on its verb', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'Delete role' })).toHaveFocus();
});

test('what must be typed first blocks the verb until it is typed', async () => {
  const onConfirm = jest.fn();
  const user = await open({ typeToConfirm: 'Production', onConfirm });
  const verb = screen.getByRole('button', { name: 'Delete role' });
  expect(screen.getByRole('textbox', { name: 'Type Production to confirm' })).toHaveFocus();
  expect(verb).toHaveAccessibleDescription('Type Production first');
  await user.keyboard('Productio{Enter}');
  await user.click(verb);
  expect(onConfirm).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox'), 'n{Enter}');
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('while the work is under way nothing closes it and nothing starts it again', async () => {
  const onConfirm = jest.fn();
  const user = await open({ busy: true, onConfirm });
  await user.click(screen.getByRole('button', { name: 'Delete role' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  screen.getByRole('alertdialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
});
