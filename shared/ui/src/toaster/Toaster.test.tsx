import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { ConfirmDialog } from '../dialogs/ConfirmDialog';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { toast } from '../toasts/toast';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => toast.clear());
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const show = (say: () => void) => act(() => say());

test('SHRD-017 SHRD-018 the three kinds stand at the top right, errors as alerts', () => {
  render(<ConsoleUiProvider>page</ConsoleUiProvider>);
  show(() => {
    toast.success('Saved');
    toast.info('Member removed');
    toast.error('Failed to save');
  });
  const stack = screen.getByRole('region', { name: 'Messages' });
  expect(within(stack).getByText('Saved').closest('[role]')).toHaveAttribute('role', 'status');
  expect(within(stack).getByText('Member removed').closest('[role]')).toHaveAttribute('role', 'status');
  expect(within(stack).getByRole('alert')).toHaveTextContent('Failed to save');
  expect(stack).toHaveStyle({ position: 'fixed', top: 'var(--spacing-0\\.5)' });
  expect(stack.style.getPropertyValue('--toast-end')).toBe('16px');
});

test('success closes after 5 s, an undo after 20 s, an error only when it is closed', async () => {
  const closed = jest.fn();
  render(<ConsoleUiProvider>page</ConsoleUiProvider>);
  show(() => {
    toast.success('Saved');
    toast.success('Member removed', { action: { label: 'Undo', onClick() {} } });
    toast.error('Failed to save', { onClose: closed });
  });
  await pass(5500);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  expect(screen.getByText('Member removed')).toBeInTheDocument();
  await pass(14_000);
  expect(screen.getByText('Member removed')).toBeInTheDocument();
  await pass(1000);
  expect(screen.queryByText('Member removed')).not.toBeInTheDocument();
  await pass(60_000);
  expect(closed).not.toHaveBeenCalled();
  show(() => screen.getByRole('button', { name: 'Close' }).click());
  await pass(500);
  expect(closed).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('SHRD-017 the closed stack shows the latest toast and the number of the others; opened by the pointer it shows all, and none expires', async () => {
  render(<ConsoleUiProvider>page</ConsoleUiProvider>);
  show(() => {
    toast.error('Failed to save');
    toast.success('Member removed', { action: { label: 'Undo', onClick() {} } });
    toast.success('Saved', { description: 'x'.repeat(5000) });
  });
  const stack = screen.getByRole('region', { name: 'Messages' });
  const isBehind = (text: string) =>
    getComputedStyle(screen.getByText(text).closest('[data-toast]') as Element).position === 'absolute';
  expect(['Failed to save', 'Member removed', 'Saved'].map(isBehind)).toEqual([true, true, false]);
  expect(screen.getByText('+2')).toBeInTheDocument();
  expect(screen.getByText(/^x+$/).parentElement).toHaveStyle({ overflow: 'hidden' });

  show(() => fireEvent.pointerEnter(stack));
  expect(['Failed to save', 'Member removed', 'Saved'].map(isBehind)).toEqual([false, false, false]);
  expect(screen.getByText(/^x+$/).parentElement).toHaveStyle({ overflow: 'auto', maxHeight: '40dvh' });
  await pass(60_000);
  expect(screen.getByText('Saved')).toBeInTheDocument();

  show(() => fireEvent.pointerLeave(stack));
  await pass(5500);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  await pass(20_000);
  expect(within(stack).getAllByText(/./)).toEqual([screen.getByText('Failed to save')]);
});

test('Q39 an error about a page closes when the page is left, after at least 5 s; an error without a place stays', async () => {
  render(<ConsoleUiProvider>page</ConsoleUiProvider>);
  show(() => {
    toast.error('Failed to set as default', { place: '/billing/cards' });
    toast.error('Failed to edit user');
  });
  await pass(60_000);
  show(() => toast.leave('/billing/cards/new'));
  await pass(500);
  expect(screen.getAllByRole('alert')).toHaveLength(2);

  show(() => toast.error('Failed to delete', { place: '/billing/cards' }));
  await pass(1000);
  show(() => toast.leave('/billing/cardsharks'));
  await pass(100);
  expect(screen.queryByText('Failed to set as default')).not.toBeInTheDocument();
  expect(screen.getByText('Failed to delete')).toBeInTheDocument();
  await pass(5000);
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['Failed to edit user']);
});

test('Q33 success is announced in a live region that existed before it', () => {
  render(<ConsoleUiProvider>page</ConsoleUiProvider>);
  const regions = screen.getAllByRole('status');
  show(() => toast.success('Saved'));
  expect(regions).toContain(screen.getByText('Saved').closest('[role=status]'));
});

test('Q33 F8 leads to the latest toast and back, and a closing toast passes the focus on', () => {
  const undo = jest.fn();
  const onKeyDown = jest.fn();
  render(
    <ConsoleUiProvider>
      <button type="button">Save</button>
    </ConsoleUiProvider>,
  );
  document.addEventListener('keydown', onKeyDown);
  const press = (key: string) =>
    show(() => {
      const target = document.activeElement ?? document.body;
      fireEvent.keyDown(target, { key });
      fireEvent.keyUp(target, { key });
    });
  const save = screen.getByRole('button', { name: 'Save' });
  show(() => save.focus());
  show(() => {
    toast.error('Failed to save');
    toast.success('Member removed', { action: { label: 'Undo', onClick: undo } });
  });
  press('F8');
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  press('F8');
  expect(save).toHaveFocus();
  press('F8');
  show(() => screen.getByRole('button', { name: 'Undo' }).click());
  expect(undo).toHaveBeenCalled();
  expect(within(screen.getByRole('alert')).getByRole('button', { name: 'Close' })).toHaveFocus();
  onKeyDown.mockClear();
  press('Escape');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(save).toHaveFocus();
  expect(onKeyDown).not.toHaveBeenCalled();
  document.removeEventListener('keydown', onKeyDown);
});

test('the same error is never shown twice at once', () => {
  render(<ConsoleUiProvider>page</ConsoleUiProvider>);
  show(() => {
    toast.error('Failed to load');
    toast.error('Failed to load');
  });
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('a toast shown while a dialog is open is inside the dialog, where it can be read and closed', () => {
  render(
    <ConsoleUiProvider>
      <Deleting />
    </ConsoleUiProvider>,
  );
  show(() => screen.getByRole('button', { name: 'Delete role' }).click());
  const dialog = screen.getByRole('alertdialog');
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Failed to delete role');
});

test('Q39 a toast of a dialog moves to the page when the dialog closes, and is not rendered again', () => {
  render(
    <ConsoleUiProvider>
      <Deleting />
    </ConsoleUiProvider>,
  );
  show(() => screen.getByRole('button', { name: 'Delete role' }).click());
  const alertInDialog = screen.getByRole('alert');
  show(() => screen.getByRole('button', { name: 'Cancel' }).click());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toBe(alertInDialog);
});

function Deleting() {
  const [open, setOpen] = useState(true);
  if (!open) return null;
  return (
    <ConfirmDialog
      title="Delete role Auditor?"
      verb="Delete role"
      danger
      onConfirm={() => toast.error('Failed to delete role')}
      onClose={() => setOpen(false)}
    />
  );
}
