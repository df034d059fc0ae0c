import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announce } from '../feedback/Announcer';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { Dialog } from './Dialog';

function folderDialog(isLoaded: boolean) {
  return (
    <ConsoleUiProvider>
      <Dialog title="Add new folder" onClose={() => {}}>
        <button type="button">Other</button>
        {isLoaded && <input aria-label="Name" data-autofocus />}
      </Dialog>
    </ConsoleUiProvider>
  );
}

test('Q33 a field with data-autofocus gets the focus also if it is loaded after the dialog', async () => {
  const { rerender } = render(folderDialog(false));
  expect(screen.queryByRole('textbox')).toBeNull();
  rerender(folderDialog(true));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
});

test('Q33 a focus that somebody has moved in the meantime stays where it is', async () => {
  const { rerender } = render(folderDialog(false));
  await userEvent.click(screen.getByRole('button', { name: 'Other' }));
  rerender(folderDialog(true));
  await screen.findByRole('textbox', { name: 'Name' });
  // The observer's callback runs before the next task.
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('button', { name: 'Other' })).toHaveFocus();
});

test('Q231 what is announced while a dialog is open stands in the dialog, because the page behind is silent', () => {
  const { rerender } = render(folderDialog(true));
  act(() => announce('1 row changed'));
  const region = screen.getByText('1 row changed');
  expect(screen.getByRole('dialog')).toContainElement(region);
  rerender(<ConsoleUiProvider>page</ConsoleUiProvider>);
  expect(document.body).toContainElement(region);
});

test("Q33 a press on the backdrop closes it, a press on the dialog's own scrollbar does not", () => {
  const onClose = jest.fn();
  render(
    <ConsoleUiProvider>
      <Dialog title="Terms" onClose={onClose} />
    </ConsoleUiProvider>,
  );
  const dialog = screen.getByRole('dialog');
  dialog.getBoundingClientRect = () => DOMRect.fromRect({ x: 100, y: 100, width: 400, height: 300 });
  fireEvent.mouseDown(dialog, { clientX: 495, clientY: 200 });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.mouseDown(dialog, { clientX: 600, clientY: 200 });
  expect(onClose).toHaveBeenCalledTimes(1);
});
