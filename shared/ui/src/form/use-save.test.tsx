import { forgetOwner } from '@console/browser';
import { ApiError } from '@console/http';
import { QueryClient, QueryClientProvider } from '@console/query';
import { createMemoryRouter, RouterProvider } from '@console/router';
import { z } from '@console/schema';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TextInput } from '../fields/TextInput';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { toast } from '../toasts/toast';
import { hasDrafts, keepDrafts } from '../unsaved/drafts';
import { isLeavingUnsafe } from '../unsaved/open-forms';
import { UnsavedChangesGuard } from '../unsaved/UnsavedChangesGuard';
import { FormField } from './FormField';
import { PanelForm } from './PanelForm';
import { useForm } from './use-form';
import { useSave } from './use-save';

const schema = z.object({ name: z.string() });
const answer: { resolve: () => void; reject: (error: Error) => void } = { resolve() {}, reject() {} };
const send = jest.fn(
  (_id?: string) => new Promise<void>((resolve, reject) => Object.assign(answer, { resolve, reject })),
);

function Editor() {
  const save = useSave({ mutationFn: send, saved: 'User updated', failed: 'Failed to edit user' });
  const form = useForm({ id: 'edit', label: 'Edit User', schema, values: { name: 'Åse' }, labels: { name: 'Name' } });
  return (
    <PanelForm
      form={form}
      save={save}
      onSubmit={() => save.mutate(undefined, { onSuccess: () => void router.navigate('/list') })}
      onCancel={() => undefined}
    >
      <FormField form={form} name="name">
        {(field) => <TextInput {...field} />}
      </FormField>
    </PanelForm>
  );
}

let router: ReturnType<typeof createMemoryRouter>;

async function openAndSave() {
  const user = userEvent.setup();
  router = createMemoryRouter(
    [
      {
        path: '/edit',
        element: (
          <>
            <UnsavedChangesGuard />
            <Editor />
          </>
        ),
      },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/edit'] },
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConsoleUiProvider>
        <RouterProvider router={router} />
      </ConsoleUiProvider>
    </QueryClientProvider>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return user;
}

afterEach(() => {
  forgetOwner();
  toast.clear();
  send.mockClear();
});

test('Q39 leaving during a save asks, and after leaving a toast has the outcome', async () => {
  const user = await openAndSave();
  await act(async () => router.navigate('/other'));
  expect(await screen.findByRole('alertdialog', { name: 'Leave while your changes are being saved?' })).toBeVisible();
  expect(isLeavingUnsafe()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Elsewhere')).toBeVisible();

  await act(async () => answer.reject(new ApiError('server', { status: 500 })));
  expect(await screen.findByText('Failed to edit user')).toBeVisible();
  expect(isLeavingUnsafe()).toBe(false);
});

test('Q39 navigation in onSuccess asks nothing', async () => {
  await openAndSave();
  await act(async () => answer.resolve());
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  expect(screen.getByText('User updated')).toBeVisible();
  expect(router.state.location.pathname).toBe('/list');
});

test('Q39 a mounted form shows the failure, once', async () => {
  await openAndSave();
  await act(async () => answer.reject(new ApiError('server', { status: 500, message: 'No room' })));
  expect(await screen.findAllByText('No room')).toHaveLength(1);
  expect(screen.getByRole('form', { name: 'Edit User' })).toHaveTextContent('No room');
});

test('Q39 offline a save fails at once, the form shows that, and the input stays', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  send.mockImplementationOnce(() => Promise.reject(new ApiError('offline')));
  await openAndSave();
  expect(send).toHaveBeenCalledTimes(1);
  const alert = (await screen.findByText('Failed to edit user')).closest('[role=alert]');
  expect(alert).toHaveTextContent(/^Failed to edit user\s*You’re offline/);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Åse!');
  jest.restoreAllMocks();
});

test('Q9 if the session ends during a save, the input becomes a draft', async () => {
  await openAndSave();
  await act(async () => keepDrafts());
  expect(hasDrafts()).toEqual(['Edit User']);
  await act(async () => answer.reject(new ApiError('unauthenticated', { status: 401 })));
});

test('Q32 with overlapping saves, the same one is not sent twice', async () => {
  const answers: (() => void)[] = [];
  const answerLater = () => new Promise<void>((resolve) => answers.push(resolve));
  send.mockImplementationOnce(answerLater).mockImplementationOnce(answerLater);
  function Row() {
    const toggle = useSave({
      mutationFn: (row: { id: string; isActive: boolean }) => send(row.id),
      failed: 'Failed to save',
      overlapping: true,
    });
    return ['one', 'other'].map((id) => (
      <button key={id} type="button" onClick={() => toggle.mutate({ id, isActive: false })}>
        {id}
      </button>
    ));
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Row />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.dblClick(screen.getByRole('button', { name: 'one' }));
  await user.click(screen.getByRole('button', { name: 'other' }));
  expect(send.mock.calls).toEqual([['one'], ['other']]);
  // An open save makes leaving unsafe, in the next test too.
  await act(async () => answers.forEach((end) => end()));
});

test('Q20 Q106 a saved secret is forgotten, also if somebody has typed meanwhile', async () => {
  const values = { name: '', password: '' };
  function Settings() {
    const save = useSave({
      mutationFn: ({ name }: typeof values) => send(name),
      failed: 'Failed to save',
      isSecret: true,
    });
    const labels = { name: 'Name', password: 'Password' };
    const secrets = ['password'] as const;
    const settingsSchema = z.object({ name: z.string(), password: z.string() });
    const savedValues = (sent: typeof values) => ({ ...sent, password: '' });
    const form = useForm({
      id: 'settings',
      label: 'Settings',
      schema: settingsSchema,
      values,
      labels,
      secrets,
      save,
      savedValues,
    });
    return (
      <PanelForm form={form} onCancel={() => undefined}>
        <FormField form={form} name="name">
          {(field) => <TextInput {...field} />}
        </FormField>
        <FormField form={form} name="password">
          {(field) => <TextInput {...field} />}
        </FormField>
      </PanelForm>
    );
  }
  const client = new QueryClient();
  router = createMemoryRouter([{ path: '*', element: <Settings /> }]);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Password' }), 'a secret');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Typed');
  await act(async () => answer.resolve());
  await waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Typed');
  expect(screen.getByRole('textbox', { name: 'Password' })).toHaveValue('');
});

function Cards() {
  const save = useSave({
    mutationFn: call,
    record: (card: string) => card,
    saved: 'Default changed',
    failed: 'Failed to set as default',
  });
  return ['Visa', 'Amex'].map((card) => (
    <button key={card} type="button" onClick={() => save.mutate(card)}>
      {card}
    </button>
  ));
}

const call = jest.fn<Promise<void>, [string]>();

function openCards() {
  call.mockClear();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConsoleUiProvider>
        <Cards />
      </ConsoleUiProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

test("Q30 Q39 a failure has its record's name and the reason, and goes when that record is saved; that of another record stays", async () => {
  call
    .mockRejectedValueOnce(new ApiError('server', { status: 500, requestId: 'r-1' }))
    .mockRejectedValueOnce(new ApiError('forbidden', { status: 403 }))
    .mockResolvedValue();
  const user = openCards();
  await user.click(screen.getByRole('button', { name: 'Visa' }));
  const failed = (await screen.findAllByRole('alert'))[0];
  expect(failed).toHaveTextContent(
    /^Failed to set as default\s*Visa\s+The server sent an unexpected response. Request ID: r-1Try again$/,
  );
  await user.click(screen.getByRole('button', { name: 'Amex' }));
  expect(await screen.findByText(/^Amex\s+You don’t have access to this.$/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Visa' }));
  expect(await screen.findByText('Default changed')).toBeVisible();
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    'Failed to set as defaultAmex\nYou don’t have access to this.',
  ]);
});

test('Q30 Try again repeats a save that certainly had no effect, and is not offered if the answer was lost', async () => {
  call
    .mockRejectedValueOnce(Object.assign(new ApiError('timeout'), { isOutcomeUnknown: true }))
    .mockRejectedValueOnce(new ApiError('timeout'))
    .mockRejectedValueOnce(new ApiError('offline'))
    .mockResolvedValue();
  const user = openCards();
  const visa = screen.getByRole('button', { name: 'Visa' });
  await user.click(visa);
  expect(
    await screen.findByText(/^Visa\s+We didn’t get a response, so your change may or may not have been saved/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await user.click(visa);
  expect(await screen.findByText(/^Visa\s+The server didn’t respond in time\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await user.click(visa);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Default changed')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(call.mock.calls.map(([card]) => card)).toEqual(['Visa', 'Visa', 'Visa', 'Visa']);
});
