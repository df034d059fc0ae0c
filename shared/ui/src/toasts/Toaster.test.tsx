import { act, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { ConfirmDialog } from '../overlays/ConfirmDialog';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { toast } from './toast';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => toast.clear());
  jest.useRealTimers();
});

// jsdom does not apply layers, so the rule itself is read.
const ruleOf = (element: Element) =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .find((rule) => rule.cssText.includes(`.${element.className} `))?.cssText;
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
  expect(ruleOf(stack)).toMatch(/position: fixed;.* top: var\(--spacing-4\); right: var\(--spacing-4\)/s);
});

test('success leaves after 5 s, an undo after 6 s, an error when it is closed', async () => {
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
  await pass(1500);
  expect(screen.queryByText('Member removed')).not.toBeInTheDocument();
  await pass(60_000);
  expect(closed).not.toHaveBeenCalled();
  show(() => screen.getByRole('button', { name: 'Close' }).click());
  await pass(500);
  expect(closed).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the same error is never shown twice at once', () => {
  render(<ConsoleUiProvider>page</ConsoleUiProvider>);
  show(() => {
    toast.error('Failed to load');
    toast.error('Failed to load');
  });
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('a toast shown while a dialog is open stands inside it, where it can be read and closed', () => {
  render(
    <ConsoleUiProvider>
      <Deleting />
    </ConsoleUiProvider>,
  );
  show(() => screen.getByRole('button', { name: 'Delete role' }).click());
  const dialog = screen.getByRole('alertdialog');
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Failed to delete role');
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
