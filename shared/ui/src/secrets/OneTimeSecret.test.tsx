import { createMemoryRouter, RouterProvider } from '@console/router';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { toast } from '../toasts/toast';
import { hasDrafts, keepDrafts } from '../unsaved/drafts';
import { UnsavedChangesGuard } from '../unsaved/UnsavedChangesGuard';
import { OneTimeSecret } from './OneTimeSecret';

function Clients() {
  const [secret, setSecret] = useState<string | undefined>('s3cret-of-once');
  return (
    <>
      <UnsavedChangesGuard />
      <h1 tabIndex={-1} data-page-heading>
        API Clients
      </h1>
      {secret && (
        <OneTimeSecret
          title="Member portal is ready to use"
          secret={secret}
          details={[
            { label: 'Client name', value: 'Member portal' },
            { label: 'Client ID', identifier: '5d8a61f3' },
          ]}
          onClose={() => setSecret(undefined)}
        />
      )}
    </>
  );
}

function open() {
  const router = createMemoryRouter([{ path: '*', element: <Clients /> }], { initialEntries: ['/clients'] });
  render(
    <ConsoleUiProvider>
      <RouterProvider router={router} />
    </ConsoleUiProvider>,
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  return { router, user, writeText };
}

const button = (name: string) => screen.getByRole('button', { name });
const card = () => screen.queryByRole('region', { name: 'Member portal is ready to use' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => toast.clear());
  jest.useRealTimers();
});

test('INTG-143 the card shows name, id and secret, and takes the focus', () => {
  open();
  expect(screen.getByRole('heading', { name: 'Member portal is ready to use' })).toHaveFocus();
  expect(card()).toHaveTextContent('Member portal');
  expect(card()).toHaveTextContent('5d8a61f3');
  expect(screen.getByRole('textbox', { name: 'Secret' })).toHaveValue('s3cret-of-once');
});

test('INTG-145 clicking the secret copies it, as its button does', async () => {
  const { user, writeText } = open();
  await user.click(screen.getByRole('textbox', { name: 'Secret' }));
  expect(writeText).toHaveBeenLastCalledWith('s3cret-of-once');
  expect(screen.getByText('Copied to clipboard')).toBeInTheDocument();
  await user.click(button('Copy Client ID'));
  expect(writeText).toHaveBeenLastCalledWith('5d8a61f3');
  await user.click(button('Copy Secret'));
  expect(writeText).toHaveBeenLastCalledWith('s3cret-of-once');
});

test('INTG-147 INTG-148 Close becomes Confirm, and a second click dismisses the card', async () => {
  const { user } = open();
  await user.click(button('Close'));
  expect(button('Confirm')).toHaveFocus();
  expect(screen.getByText('Press again to close')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(2900));
  await user.click(button('Confirm'));
  expect(card()).not.toBeInTheDocument();
});

test('INTG-147 INTG-148 a double click, a held key and a press within 400 ms do not confirm', async () => {
  const { user } = open();
  await user.dblClick(button('Close'));
  expect(button('Confirm')).toBeVisible();
  await user.click(button('Confirm'));
  expect(card()).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(3000));

  button('Close').focus();
  await user.keyboard('{Enter}');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
  act(() => void button('Confirm').dispatchEvent(held));
  // A held key becomes clicks, unless keydown is prevented.
  expect(held.defaultPrevented).toBe(true);
  await user.keyboard('{Enter}');
  expect(card()).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'API Clients' })).toHaveFocus();
});

test('INTG-149 after 3000 ms without a second click the button is Close again', async () => {
  const { user } = open();
  await user.click(button('Close'));
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(button('Close')).toBeVisible();
  expect(screen.getByText('Not closed')).toBeInTheDocument();
  await user.click(button('Close'));
  expect(card()).toBeInTheDocument();
});

test('Q154 Esc and Close after asking open the question of leaving, which has no limit of time', async () => {
  const { user } = open();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog', { name: 'Leave without copying the secret?' })).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  await user.click(button('Stay'));
  expect(card()).toBeInTheDocument();
  await user.click(button('Close after asking'));
  await user.click(button('Leave'));
  expect(card()).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'API Clients' })).toHaveFocus();
});

test('Q20 leaving while the card is open asks its own question; opening a page beneath does not', async () => {
  const { router, user } = open();
  await act(async () => router.navigate('/clients/7'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await act(async () => router.navigate('/branding'));
  expect(screen.getByRole('alertdialog', { name: 'Leave without copying the secret?' })).toHaveTextContent(
    'shown only once',
  );
  await user.click(button('Stay'));
  expect(card()).toBeInTheDocument();

  await user.click(button('Close'));
  await act(() => jest.advanceTimersByTimeAsync(500));
  await user.click(button('Confirm'));
  await act(async () => router.navigate('/branding'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('Q20 the secret is in no storage, also after drafts are stored', () => {
  open();
  act(() => keepDrafts());
  expect(hasDrafts()).toEqual([]);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('s3cret');
  expect(location.href).not.toContain('s3cret');
});
