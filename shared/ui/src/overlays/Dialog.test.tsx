import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { Dialog } from './Dialog';

let show: () => void;

function Late() {
  const [isLoaded, setLoaded] = useState(false);
  show = () => setLoaded(true);
  return isLoaded && <input aria-label="Name" data-autofocus />;
}

test('Q33 the field that wants the focus gets it also when it is loaded after the dialog', async () => {
  render(
    <ConsoleUiProvider>
      <Dialog title="Add new folder" onClose={() => {}}>
        <Late />
      </Dialog>
    </ConsoleUiProvider>,
  );
  expect(screen.queryByRole('textbox')).toBeNull();
  act(() => show());
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
});

test('Q33 a focus that was moved meanwhile stays where it is', async () => {
  render(
    <ConsoleUiProvider>
      <Dialog title="Add new folder" onClose={() => {}}>
        <button type="button">Other</button>
        <Late />
      </Dialog>
    </ConsoleUiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Other' }));
  act(() => show());
  await screen.findByRole('textbox', { name: 'Name' });
  expect(screen.getByRole('button', { name: 'Other' })).toHaveFocus();
});
