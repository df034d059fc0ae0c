import { ApiError } from '@console/http';
import { QueryClient, QueryClientProvider } from '@console/query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { Button } from '../buttons/Button';
import { useSave } from '../form/use-save';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { ConfirmDialog } from './ConfirmDialog';

interface ScreenProps {
  children?: string;
  danger?: boolean;
  typeToConfirm?: string;
  onConfirm?: () => void;
}

function Screen(props: ScreenProps) {
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

async function open(props: ScreenProps = {}) {
  const user = userEvent.setup();
  render(<Screen {...props} />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  return user;
}

test('a destructive question starts on Cancel, and the focus returns to the button that opened it', async () => {
  const user = await open({ danger: true });
  expect(screen.getByRole('alertdialog', { name: 'Delete role Auditor?' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
});

test('Q33 the explanation is read out with the question', async () => {
  await open({ children: 'Four users lose their access.' });
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Four users lose their access.');
});

test('a harmless question starts on its verb', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'Delete role' })).toHaveFocus();
});

test('the verb is blocked until the required text is typed', async () => {
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

test('Q40 many presses send one request; only its success closes the dialog', async () => {
  const { user, send, answer } = await openRequest();
  await user.dblClick(screen.getByRole('button', { name: 'Delete role' }));
  await user.click(screen.getByRole('button', { name: 'Delete role' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  screen.getByRole('alertdialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(send).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();

  answer.resolve();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByText('Role deleted')).toBeVisible();
});

test("Q40 SHRD-008 a failure has the server's words, and the dialog stays to try again", async () => {
  const { user, send, answer } = await openRequest();
  await user.click(screen.getByRole('button', { name: 'Delete role' }));
  answer.reject(new ApiError('conflict', { status: 409, message: 'The role is in use' }));
  expect(await screen.findByText('The role is in use')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete role' }));
  expect(send).toHaveBeenCalledTimes(2);
});

test('Q39 the outcome is reported if the dialog has been unmounted before', async () => {
  const { user, answer, unmountDialog } = await openRequest();
  await user.click(screen.getByRole('button', { name: 'Delete role' }));
  await act(async () => unmountDialog());
  answer.reject(new ApiError('server', { status: 500 }));
  expect(await screen.findByText('Failed to delete role')).toBeVisible();
});

async function openRequest() {
  const answer: { resolve: () => void; reject: (error: Error) => void } = { resolve() {}, reject() {} };
  const send = jest.fn(() => new Promise<void>((resolve, reject) => Object.assign(answer, { resolve, reject })));
  const dialog = { unmount() {} };
  function Dialog({ onClose }: { onClose: () => void }) {
    const save = useSave({ mutationFn: send, saved: 'Role deleted', failed: 'Failed to delete role' });
    return (
      <ConfirmDialog
        title="Delete role Auditor?"
        verb="Delete role"
        danger
        save={save}
        variables={undefined}
        onClose={onClose}
      />
    );
  }
  function Opened() {
    const [isOpen, setOpen] = useState(true);
    const close = () => setOpen(false);
    useEffect(() => {
      Object.assign(dialog, { unmount: close });
    });
    return isOpen && <Dialog onClose={close} />;
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConsoleUiProvider>
        <Opened />
      </ConsoleUiProvider>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), send, answer, unmountDialog: () => dialog.unmount() };
}

test('Q40 opened inside a form, it submits only itself', async () => {
  const [onConfirm, onSubmit] = [jest.fn(), jest.fn()];
  // React warns about nested forms; browsers accept them.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <ConsoleUiProvider>
      <form onSubmit={onSubmit}>
        <ConfirmDialog title="Discard?" verb="Discard draft" onConfirm={onConfirm} onClose={() => {}} />
      </form>
    </ConsoleUiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
