import { createMemoryRouter, RouterProvider } from '@console/router';
import { ConsoleUiProvider } from '@console/ui';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useAddressedDialog, useAddressedRecord } from './use-addressed-record';

const idOf = (name: string) => name;

function RolesAndShare({ isAllowed }: { isAllowed: boolean }) {
  const sharing = useAddressedDialog('share', isAllowed);
  const { record, open, close } = useAddressedRecord('delete', ['Auditor', 'Reader'], idOf, 'This role is gone');
  return (
    <>
      <button onClick={sharing.open}>Share</button>
      <button onClick={() => open('Reader')}>Delete Reader</button>
      {sharing.isOpen && <p>Sharing</p>}
      {record && <button onClick={close}>Close {record}</button>}
    </>
  );
}

function draw(address: string, isAllowed = true) {
  const [path = '', hash = ''] = address.split('#');
  const entry = { pathname: '/roles', search: path, hash: hash && `#${hash}`, state: { from: '/home' } };
  const router = createMemoryRouter([{ path: '*', element: <RolesAndShare isAllowed={isAllowed} /> }], {
    initialEntries: [entry],
  });
  render(
    <ConsoleUiProvider>
      <RouterProvider router={router} />
    </ConsoleUiProvider>,
  );
  return { user: userEvent.setup(), router, at: () => router.state.location };
}

test('a dialog opens at its address and by its button; Back closes it, and the rest of the address stays', async () => {
  const { user, router, at } = draw('?q=a#place');
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(screen.getByText('Sharing')).toBeVisible();
  expect(at()).toMatchObject({ search: '?q=a&share=true', hash: '#place', state: { from: '/home' } });
  await act(() => router.navigate(-1));
  expect(screen.queryByText('Sharing')).not.toBeInTheDocument();
  expect(at()).toMatchObject({ search: '?q=a', hash: '#place', state: { from: '/home' } });
});

test('an address whose dialog may not be opened loses the parameter', () => {
  const { at } = draw('?share=true', false);
  expect(screen.queryByText('Sharing')).not.toBeInTheDocument();
  expect(at().search).toBe('');
});

test('C117 the named record is opened and closed in the address; one that does not exist is reported once', async () => {
  const { user, router, at } = draw('?delete=Auditor');
  await user.click(screen.getByRole('button', { name: 'Close Auditor' }));
  expect(at().search).toBe('');
  await user.click(screen.getByRole('button', { name: 'Delete Reader' }));
  expect(at().search).toBe('?delete=Reader');
  expect(screen.getByRole('button', { name: 'Close Reader' })).toBeVisible();
  await act(() => router.navigate('?delete=Owner'));
  expect(at().search).toBe('');
  expect(await screen.findByText('This role is gone')).toBeVisible();
});
