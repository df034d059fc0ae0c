import { createMemoryRouter, RouterProvider } from '@console/router';
import { z } from '@console/schema';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button } from '../buttons/Button';
import { TextInput } from '../fields/TextInput';
import { SecretField } from '../secrets/SecretField';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { FormField } from './FormField';
import { PageForm } from './PageForm';
import { useForm } from './use-form';
import { useFormControl } from './use-form-control';

const schema = z.object({ name: z.string(), city: z.string(), key: z.string() });

interface EditorProps {
  changes?: readonly string[];
  onSave: (values: z.infer<typeof schema>) => void;
  onCancel?: () => void;
}

function Editor({ onSave, onCancel, changes }: EditorProps) {
  const form = useForm({
    id: 'edit-office',
    label: 'Edit office',
    schema,
    values: { name: 'North', city: 'Tromsø', key: '' },
    labels: { name: 'Name', city: 'City', key: 'Key' },
    secrets: ['key'],
  });
  return (
    <PageForm
      form={form}
      onSubmit={onSave}
      onCancel={onCancel}
      changes={changes}
      outside={<input aria-label="Search" />}
    >
      <FormField form={form} name="name">
        {(field) => <TextInput {...field} />}
      </FormField>
      <FormField form={form} name="city">
        {(field) => <TextInput {...field} />}
      </FormField>
      <SecretField form={form} name="key" isStored={false} />
    </PageForm>
  );
}

function openEditor(onCancel?: () => void, changes?: readonly string[]) {
  const onSave = jest.fn();
  const router = createMemoryRouter([
    { path: '/', element: <Editor onSave={onSave} onCancel={onCancel} changes={changes} /> },
  ]);
  render(
    <ConsoleUiProvider>
      <RouterProvider router={router} />
    </ConsoleUiProvider>,
  );
  return { user: userEvent.setup(), onSave };
}

test('the bar counts and names the changes, and Discard undoes them', async () => {
  const { user } = openEditor();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Nothing has changed');
  await user.type(screen.getByLabelText('Name'), '!');
  await user.type(screen.getByLabelText('City'), '!');
  expect(screen.getByText('2 changes')).toBeVisible();
  const all = screen.getByText('and 1 more');
  expect(all.parentElement).toHaveTextContent('Name and 1 more');
  await user.click(all);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Name', 'City']);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByLabelText('Name')).toHaveValue('North');
  expect(screen.queryByText('2 changes')).not.toBeInTheDocument();
});

test('Q71 Undo restores the discarded values, a secret too, but never over newer input', async () => {
  const { user } = openEditor();
  await user.type(screen.getByLabelText('Name'), ' wing');
  await user.type(screen.getByLabelText('Key'), 'k-4471');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByLabelText('Name')).toHaveValue('North');
  expect(screen.getByLabelText('Key')).toHaveValue('');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(screen.getByLabelText('Name')).toHaveValue('North wing');
  expect(screen.getByLabelText('Key')).toHaveValue('k-4471');
  expect(screen.getByText('2 changes')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Changes discarded')).toBeVisible();
  await user.type(screen.getByLabelText('City'), '!');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('Mod+S and the button outside the fields save; Enter in a field outside the form does not', async () => {
  const { user, onSave } = openEditor();
  await user.type(screen.getByLabelText('Name'), ' wing');
  await user.type(screen.getByLabelText('Search'), 'x{Enter}');
  expect(onSave).not.toHaveBeenCalled();
  await user.keyboard('{Control>}s{/Control}');
  expect(onSave).toHaveBeenCalledTimes(1);
  await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledTimes(2);
  expect(onSave.mock.lastCall?.[0]).toEqual({ name: 'North wing', city: 'Tromsø', key: '' });
});

test('a new record can be sent unchanged, and Cancel leaves it', async () => {
  const onCancel = jest.fn();
  const { user, onSave } = openEditor(onCancel);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('Q65 each change is cut to one line, and its title has the whole text', async () => {
  const long = `Name is called ${'x'.repeat(5000)}`;
  const { user } = openEditor(undefined, [long, 'City is Bodø']);
  const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
  expect(screen.getAllByTitle(long)[0]).toHaveStyle(oneLine);
  await user.click(screen.getByText('and 1 more'));
  for (const item of screen.getAllByRole('listitem')) expect(item).toHaveStyle(oneLine);
  expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('title', long);
});

test('INTG-020 INTG-023 with errors on touch, a field shows its error after blur, and the bar leads to each invalid field', async () => {
  const required = z.object({
    name: z.string().check(z.minLength(1, 'Required')),
    isTested: z
      .boolean()
      .check(z.refine((isTested) => isTested, { error: 'Test not run', params: { label: 'Run the test' } })),
  });
  function Touched() {
    const form = useForm({
      id: 'edit-line',
      label: 'Edit line',
      schema: required,
      mode: 'onTouched',
      values: { name: '', isTested: false },
      labels: { name: 'Name', isTested: 'Test' },
    });
    const { ref, error, onChange } = useFormControl(form, 'isTested');
    return (
      <PageForm form={form} onSubmit={() => undefined}>
        <FormField form={form} name="name">
          {(field) => <TextInput {...field} />}
        </FormField>
        <Button ref={ref} onClick={() => onChange(true)}>
          Test
        </Button>
        <p>{error}</p>
      </PageForm>
    );
  }
  const router = createMemoryRouter([{ path: '/', element: <Touched /> }]);
  render(
    <ConsoleUiProvider>
      <RouterProvider router={router} />
    </ConsoleUiProvider>,
  );
  const user = userEvent.setup();
  const name = screen.getByLabelText('Name');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('2 still missing');
  expect(name).not.toHaveAccessibleDescription();
  await user.click(name);
  await user.tab();
  expect(name).toHaveAccessibleDescription('Required');
  await user.type(name, 'North');
  expect(name).not.toHaveAccessibleDescription();

  await user.click(screen.getByRole('button', { name: 'Run the test' }));
  expect(screen.getByRole('button', { name: 'Test' })).toHaveFocus();
  expect(screen.getByText('Test not run')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(screen.queryByText('Test not run')).not.toBeInTheDocument();
  expect(screen.getByText('2 changes')).toBeVisible();
});
