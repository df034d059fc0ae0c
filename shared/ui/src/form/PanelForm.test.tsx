import { forgetOwner } from '@console/browser';
import { ApiError } from '@console/http';
import { QueryClient, QueryClientProvider } from '@console/query';
import { createMemoryRouter, RouterProvider } from '@console/router';
import { z } from '@console/schema';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ChoiceCards } from '../choices/ChoiceCards';
import { TextInput } from '../fields/TextInput';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { hasDrafts, keepDrafts } from '../unsaved/drafts';
import type { LeaveQuestion } from '../unsaved/open-forms';
import { UnsavedChangesGuard } from '../unsaved/UnsavedChangesGuard';
import { FormField } from './FormField';
import { PanelForm } from './PanelForm';
import { useForm } from './use-form';
import { useSave } from './use-save';

const schema = z.object({ name: z.string().check(z.minLength(1, 'Required')), secret: z.string() });

interface Save {
  onSave: () => void;
  error?: unknown;
  leaveQuestion?: LeaveQuestion;
}

function Editor({ onSave, error, leaveQuestion }: Save) {
  const form = useForm({
    id: 'edit-key',
    label: 'Edit key',
    schema,
    values: { name: 'Nightly', secret: '' },
    labels: { name: 'Name', secret: 'Secret' },
    secrets: ['secret'],
    keyParams: ['kind'],
    ...(leaveQuestion && { leaveQuestion }),
  });
  const save = useSave({
    mutationFn: async () => {
      onSave();
      if (error) throw error;
    },
    failed: 'Failed to save',
  });
  return (
    <PanelForm form={form} onSubmit={() => save.mutate()} save={save} onCancel={() => undefined}>
      <FormField form={form} name="name">
        {(field) => <TextInput {...field} />}
      </FormField>
      <FormField form={form} name="secret">
        {(field) => <TextInput {...field} />}
      </FormField>
    </PanelForm>
  );
}

function openEditor(error?: unknown, leaveQuestion?: LeaveQuestion) {
  const onSave = jest.fn();
  const page = (
    <>
      <UnsavedChangesGuard />
      <Editor onSave={onSave} error={error} {...(leaveQuestion && { leaveQuestion })} />
    </>
  );
  const router = createMemoryRouter(
    [
      { path: '/keys/1', element: page },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    {
      initialEntries: ['/keys/1'],
    },
  );
  const view = render(
    <QueryClientProvider client={new QueryClient()}>
      <ConsoleUiProvider>
        <RouterProvider router={router} />
      </ConsoleUiProvider>
    </QueryClientProvider>,
  );
  return { ...view, router, onSave, user: userEvent.setup(), name: screen.getByRole('textbox', { name: 'Name' }) };
}

const save = () => screen.getByRole('button', { name: 'Save' });

afterEach(forgetOwner);

test('Save waits for a change, shows errors at their fields, and counts the changes', async () => {
  const { user, name, onSave } = openEditor();
  await user.click(save());
  expect(onSave).not.toHaveBeenCalled();

  await user.clear(name);
  expect(screen.getByText('1 change')).toBeInTheDocument();
  await user.click(save());
  expect(await screen.findByText('Required')).toBeInTheDocument();
  expect(name).toHaveAccessibleDescription('Required');
  expect(onSave).not.toHaveBeenCalled();
});

test("the server's error of a field is shown at the field, and goes when the field is changed", async () => {
  const error = new ApiError('validation', { status: 400, message: 'Refused', fieldErrors: { Name: 'Taken' } });
  const { user, name } = openEditor(error);
  await user.type(name, '!');
  await user.click(save());

  expect(await screen.findByText('Taken')).toBeInTheDocument();
  expect(name).toHaveFocus();
  expect(screen.queryByText('Refused')).not.toBeInTheDocument();
  await user.type(name, '!');
  expect(screen.queryByText('Taken')).not.toBeInTheDocument();
});

test('SHRD-012 an error that a toast has shown is not repeated under the form', async () => {
  const error = new ApiError('conflict', { status: 400, message: 'Record has been modified' });
  const unsaid = openEditor(error);
  expect(screen.queryByText('Failed to save')).not.toBeInTheDocument();
  await unsaid.user.type(unsaid.name, '!{Enter}');
  expect(screen.getByText(/Record has been modified/)).toBeVisible();
  unsaid.unmount();

  error.handled = true;
  const { user, name } = openEditor(error);
  await user.type(name, '!{Enter}');
  expect(screen.queryByText(/Record has been modified/)).not.toBeInTheDocument();
  expect(screen.queryByText('Failed to save')).not.toBeInTheDocument();
});

test('leaving with changes asks once; without changes it does not', async () => {
  const { user, name, router } = openEditor();
  await user.type(name, '!');
  await act(async () => router.navigate('/keys/1?tab=2'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await act(async () => router.navigate('/other'));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toHaveTextContent('Edit key');
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  // `kind` chooses another record, and so another form.
  await act(async () => router.navigate('/keys/1?tab=2&kind=b'));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));

  await user.type(name, '{Backspace}');
  await act(async () => router.navigate('/other'));
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
});

test("SERV-010 leaving shows the form's own question", async () => {
  const text = 'You have unsaved changes, are you sure you want to leave?';
  const { user, name, router } = openEditor(undefined, { title: 'Unsaved changes', text, leave: 'Leave page' });
  await user.type(name, '!');
  await act(async () => router.navigate('/other'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Unsaved changes' });
  expect(dialog).toHaveTextContent(text);
  expect(dialog).not.toHaveTextContent('haven’t been saved');
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(name).toHaveValue('Nightly!');

  await act(async () => router.navigate('/other'));
  await user.click(await screen.findByRole('button', { name: 'Leave page' }));
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
});

test('SERV-070 a conflict offers to refresh, then the draft, and names the secret to type again', async () => {
  const error = new ApiError('conflict', { message: 'It has been updated by others. Please refresh the page.' });
  const { user, name, unmount } = openEditor(error);
  await user.type(name, ' import');
  await user.type(screen.getByRole('textbox', { name: 'Secret' }), 'hunter2');
  await user.click(save());
  expect(await screen.findByText('It has been updated by others. Please refresh the page.')).toBeVisible();
  // jsdom cannot reload, and logs an error.
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(JSON.stringify(log.mock.calls)).toContain('not implemented');
  log.mockRestore();
  act(() => void dispatchEvent(new Event('pageshow')));
  unmount();

  const again = openEditor();
  expect(await screen.findByText('Nightly import')).toBeInTheDocument();
  expect(screen.getByText('not saved; enter it again').previousSibling).toHaveTextContent('Secret');
  await again.user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(again.name).toHaveValue('Nightly import');
  expect(screen.getByRole('textbox', { name: 'Secret' })).toHaveFocus();
});

test('input at the end of a session is offered again, without secrets, and does not block leaving', async () => {
  const { user, name, unmount, router } = openEditor();
  await user.type(name, ' import');
  await user.type(screen.getByRole('textbox', { name: 'Secret' }), 'hunter2');
  await act(async () => keepDrafts());
  expect(hasDrafts()).toEqual(['Edit key']);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('hunter2');
  await act(async () => router.navigate('/other'));
  expect(screen.getByText('Elsewhere')).toBeInTheDocument();
  unmount();

  const again = openEditor();
  expect(await screen.findByText('Nightly import')).toBeInTheDocument();
  expect(again.name).toHaveValue('Nightly');
  await again.user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(again.name).toHaveValue('Nightly import');
  expect(screen.getByText('1 change')).toBeInTheDocument();
  expect(hasDrafts()).toEqual([]);
});

test('Q57 after a refused save the first field with an error is focused and visible, also if it is a group of choices', async () => {
  const { user, intoSight } = openChoices({ channels: [], name: '' });
  await user.click(save());
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Print' })).toHaveFocus());
  expect(intoSight).toContain(screen.getByRole('group', { name: 'Channels' }));
});

test('Q57 an error that no field shows stands beside the button until it is corrected', async () => {
  const { user } = openChoices({ channels: ['print'], name: 'Nightly', total: 0 });
  await user.click(save());
  const line = await screen.findByText('At least one must be visible');
  expect(line.closest('footer')).toContainElement(save());
  expect(line.closest('[role=alert]')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show one' }));
  expect(screen.queryByText('At least one must be visible')).not.toBeInTheDocument();
});

test('Q57 a failed save is shown in the footer, which is always visible', async () => {
  const { user, name } = openEditor(new Error('The platform could not be reached'));
  await user.type(name, '!');
  await user.click(save());
  const line = await screen.findByText('The platform could not be reached');
  expect(line.closest('footer')).toContainElement(save());
});

test('Q57 a required field is marked beside its label, and the mark is no part of its name', async () => {
  openChoices({ channels: [], name: '' });
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeRequired();
  expect(screen.getByText('Name').parentElement).toHaveTextContent('Name*');
  expect(screen.getByText('Name')).toHaveTextContent(/^Name$/);
});

const choices = z.object({
  channels: z.array(z.string()).check(z.minLength(1, 'Select at least one option')),
  name: z.string().check(z.minLength(1, 'Required')),
  total: z.number().check(z.refine((total) => total > 0, 'At least one must be visible')),
});

function Choices({ values }: { values: z.infer<typeof choices> }) {
  const form = useForm({
    id: 'choices',
    label: 'Choices',
    schema: choices,
    values,
    labels: { channels: 'Channels', name: 'Name', total: 'Total' },
  });
  return (
    <PanelForm form={form} isNew onSubmit={() => undefined} onCancel={() => undefined}>
      <FormField form={form} name="channels" group>
        {({ value }) => (
          <ChoiceCards
            multiple
            options={[{ value: 'print', label: 'Print' }]}
            value={value}
            onChange={() => undefined}
          />
        )}
      </FormField>
      <FormField form={form} name="name" required>
        {(field) => <TextInput {...field} />}
      </FormField>
      <button type="button" onClick={() => form.setValue('total', 1, { shouldValidate: true })}>
        Show one
      </button>
    </PanelForm>
  );
}

function openChoices({ total = 1, ...values }: { channels: string[]; name: string; total?: number }) {
  const intoSight: Element[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function see(this: Element) {
    intoSight.push(...this.querySelectorAll('[role=group], input'));
  });
  const router = createMemoryRouter([{ path: '*', element: <Choices values={{ ...values, total }} /> }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConsoleUiProvider>
        <RouterProvider router={router} />
      </ConsoleUiProvider>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), intoSight };
}

test('Q106 what is typed while a save runs stays, counts as a change, and keeps the panel open', async () => {
  let answer = () => {};
  const sent: unknown[] = [];
  const onSaved = jest.fn();
  function Slow() {
    const slowSave = useSave({
      mutationFn: (values: z.infer<typeof schema>) => {
        sent.push(values);
        return new Promise<void>((resolve) => {
          answer = resolve;
        });
      },
      failed: 'Failed to save',
    });
    const form = useForm({
      id: 'edit-key',
      label: 'Edit key',
      schema,
      values: { name: 'Nightly', secret: '' },
      labels: { name: 'Name', secret: 'Secret' },
      secrets: ['secret'],
      save: slowSave,
      savedValues: ({ name }) => ({ name: name.trim(), secret: '' }),
      onSaved,
    });
    return (
      <PanelForm form={form} onCancel={() => undefined}>
        <FormField form={form} name="name">
          {(field) => <TextInput {...field} />}
        </FormField>
        <FormField form={form} name="secret">
          {(field) => <TextInput {...field} />}
        </FormField>
      </PanelForm>
    );
  }
  const router = createMemoryRouter([{ path: '/', element: <Slow /> }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConsoleUiProvider>
        <RouterProvider router={router} />
      </ConsoleUiProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  const [name, secret] = [screen.getByLabelText('Name'), screen.getByLabelText('Secret')];

  await user.type(name, ' import ');
  await user.type(secret, 'k-1');
  await user.keyboard('{Control>}s{/Control}');
  await user.type(name, 'of mail');
  await act(async () => answer());
  expect(name).toHaveValue('Nightly import of mail');
  expect(secret).toHaveValue('');
  expect(screen.getByText('1 change')).toBeVisible();
  expect(onSaved).not.toHaveBeenCalled();

  await user.keyboard('{Control>}s{/Control}');
  expect(sent).toEqual([
    { name: 'Nightly import ', secret: 'k-1' },
    { name: 'Nightly import of mail', secret: '' },
  ]);
  await act(async () => answer());
  expect(onSaved).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('1 change')).not.toBeInTheDocument();
});
