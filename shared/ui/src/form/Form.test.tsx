import { tabStorage } from '@console/browser';
import { ApiError } from '@console/http';
import { QueryClient, QueryClientProvider } from '@console/query';
import { createMemoryRouter, RouterProvider } from '@console/router';
import { z } from '@console/schema';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TextInput } from '../fields/TextInput';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { formsHolding } from '../unsaved/open-forms';
import { Form } from './Form';
import { FormField } from './FormField';
import { lengthError } from './text-length';
import { useForm } from './use-form';
import { useSave } from './use-save';

const schema = z.object({
  name: z.string().check(z.longest(40)),
  pin: z.string().check(z.maxLength(4, 'Pin is too long')),
  address: z.object({ city: z.string() }),
});

interface EditorProps {
  inDialog?: boolean;
  error?: Error | (() => Error);
  ask?: () => void;
}

function Editor({ error, ask, inDialog = false }: EditorProps) {
  const save = useSave({
    mutationFn: async () => {
      if (error) throw typeof error === 'function' ? error() : error;
      form.forget();
    },
    failed: 'Failed to save',
  });
  const form = useForm({
    id: 'step',
    label: 'Step',
    schema,
    values: { name: '', pin: '', address: { city: '' } },
    labels: { name: 'Name', pin: 'Pin', address: 'Address' },
    secrets: ['pin'],
    persist: true,
  });
  return (
    <Form form={form} onSubmit={() => (ask ? ask() : save.mutate())} save={save} submitLabel="Next" inDialog={inDialog}>
      <FormField form={form} name="name">
        {(field) => <TextInput {...field} />}
      </FormField>
      <FormField form={form} name="pin">
        {(field) => <TextInput {...field} />}
      </FormField>
      <FormField form={form} name="address.city" label="City">
        {(field) => <TextInput {...field} />}
      </FormField>
    </Form>
  );
}

function open(error?: EditorProps['error'], ask?: EditorProps['ask']) {
  const router = createMemoryRouter([{ path: '/', element: <Editor error={error} ask={ask} /> }]);
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <ConsoleUiProvider>
        <RouterProvider router={router} />
      </ConsoleUiProvider>
    </QueryClientProvider>,
  );
  const field = (name: string) => screen.getByRole('textbox', { name });
  return { unmount, field, user: userEvent.setup() };
}

test('a persisted form restores its values, without secrets, until `forget`, and never asks before leaving', async () => {
  const { user, field, unmount } = open();
  await user.type(field('Name'), 'Nightly');
  await user.type(field('Pin'), '1234');
  await user.type(field('City'), 'Bergen');
  expect(formsHolding()).toEqual([]);
  unmount();

  const again = open();
  expect(again.field('Name')).toHaveValue('Nightly');
  expect(again.field('Pin')).toHaveValue('');
  expect(again.field('City')).toHaveValue('Bergen');
  await again.user.click(screen.getByRole('button', { name: 'Next' }));
  again.unmount();

  expect(open().field('Name')).toHaveValue('');
});

test('Q32 corrected values can be sent at once, however quickly they are corrected', async () => {
  const { user, field } = open(new Error('Refused'));
  await user.type(field('Pin'), '12345{Enter}');
  await screen.findByText('Pin is too long');
  await user.type(field('Pin'), '{Backspace}{Enter}');
  expect(await screen.findByText('Refused')).toBeVisible();
});

test('Q32 a press right after a failed save sends again', async () => {
  const errors = [new Error('Refused once'), new Error('Refused twice')];
  const { user, field } = open(() => errors.shift() ?? new Error('Refused again'));
  await user.type(field('Name'), 'Nightly{Enter}');
  await screen.findByText('Refused once');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Refused twice')).toBeVisible();
});

test('Q32 a press right after a cancelled question submits again', async () => {
  const ask = jest.fn();
  const { user } = open(undefined, ask);
  // Pointer and click: a click alone would belong to the last test's press.
  const press = () => user.click(screen.getByRole('button', { name: 'Next' }));
  await press();
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  await press();
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
});

test('Q152 a refused form says how many fields need attention, and the first, wherever the focus is', async () => {
  const { user } = open();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'a'.repeat(41));
  await user.type(screen.getByRole('textbox', { name: 'Pin' }), '12345');
  act(() => screen.getByRole('textbox', { name: 'Name' }).focus());
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^2 fields need attention\. Name: /)).toHaveAttribute('role', 'status');
});

test('stored values of another type are ignored', () => {
  tabStorage.owned.write('draft:/:step', JSON.stringify({ label: 'Step', values: { name: 7, pin: null } }));
  expect(open().field('Name')).toHaveValue('');
});

test("the server's error on a field within a part stands at that field", async () => {
  const error = new ApiError('validation', { fieldErrors: { 'Address.City': 'No such city' } });
  const { user, field } = open(error);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('No such city')).toBeInTheDocument();
  expect(field('City')).toHaveAccessibleDescription('No such city');
  expect(field('City')).toHaveFocus();
});

test('while a text is typed, the field shows how many characters are left or too many', async () => {
  open();
  const user = userEvent.setup();
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.click(name);
  await user.paste('x'.repeat(29));
  expect(name).not.toHaveAccessibleDescription();
  await user.keyboard('x');
  expect(name).toHaveAccessibleDescription('10 characters left');
  await user.paste('x'.repeat(12));
  expect(name).toHaveAccessibleDescription('At most 40 characters: 2 too many');
  expect(name).toBeInvalid();
});

test('Q72 the length of a text is found at any place in the schema', () => {
  const text = z.string().check(z.trim(), z.longest(5));
  const parts = z.object({
    name: text,
    contact: z.object({ email: text }),
    emails: z.array(text),
    answers: z.record(z.string(), text),
  });
  const either = z.union([z.object({ choice: z.literal('none') }), parts]);
  for (const name of ['name', 'contact.email', 'emails.3', 'answers.industry']) {
    expect(lengthError('123456', either, name)).toBe('At most 5 characters: 1 too many');
    expect(lengthError('12345', either, name)).toBeUndefined();
  }
  expect(lengthError('123456', either, 'choice')).toBeUndefined();
});

test('invisible characters are refused in every text, with their position', async () => {
  open();
  const user = userEvent.setup();
  const city = screen.getByRole('textbox', { name: 'City' });
  await user.click(city);
  await user.paste('Oslo\u200B');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Contains an invisible character (U+200B) after “Oslo”')).toBeVisible();
  expect(city).toHaveFocus();
});

test('Q33 Ctrl+S submits the form of the open dialog, and not the form behind it', async () => {
  const saved = jest.fn();
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <Editor ask={() => saved('page')} />
          <dialog open>
            <Editor ask={() => saved('dialog')} inDialog />
          </dialog>
        </>
      ),
    },
  ]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConsoleUiProvider>
        <RouterProvider router={router} />
      </ConsoleUiProvider>
    </QueryClientProvider>,
  );
  const press = () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  for (const field of screen.getAllByRole('textbox', { hidden: true }))
    fireEvent.change(field, { target: { value: 'x' } });
  expect(press()).toBe(false);
  await waitFor(() => expect(saved.mock.calls).toEqual([['dialog']]));
});
