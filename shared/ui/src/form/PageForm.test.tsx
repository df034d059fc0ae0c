import { z } from '@console/schema';
import { createMemoryRouter, RouterProvider } from '@console/router';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TextInput } from '../fields/TextInput';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { FormField } from './FormField';
import { PageForm } from './PageForm';
import { useForm } from './use-form';

const schema = z.object({ name: z.string(), city: z.string() });

interface EditorProps {
  onSave: (values: z.infer<typeof schema>) => void;
  onCancel?: () => void;
}

function Editor({ onSave, onCancel }: EditorProps) {
  const form = useForm({
    id: 'edit-office',
    label: 'Edit office',
    schema,
    values: { name: 'North', city: 'Tromsø' },
    labels: { name: 'Name', city: 'City' },
  });
  return (
    <PageForm form={form} onSubmit={onSave} onCancel={onCancel} outside={<input aria-label="Search" />}>
      <FormField form={form} name="name">
        {(field) => <TextInput {...field} />}
      </FormField>
      <FormField form={form} name="city">
        {(field) => <TextInput {...field} />}
      </FormField>
    </PageForm>
  );
}

function openEditor(onCancel?: () => void) {
  const onSave = jest.fn();
  const router = createMemoryRouter([{ path: '/', element: <Editor onSave={onSave} onCancel={onCancel} /> }]);
  render(
    <ConsoleUiProvider>
      <RouterProvider router={router} />
    </ConsoleUiProvider>,
  );
  return { user: userEvent.setup(), onSave };
}

test('the bar counts and names what has changed, and Discard takes it back', async () => {
  const { user } = openEditor();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Nothing has changed');
  await user.type(screen.getByLabelText('Name'), '!');
  await user.type(screen.getByLabelText('City'), '!');
  expect(screen.getByText('2 changes')).toBeVisible();
  await user.click(screen.getByText('Name and 1 more'));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Name', 'City']);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByLabelText('Name')).toHaveValue('North');
  expect(screen.queryByText('2 changes')).not.toBeInTheDocument();
});

test('Mod+S and the button outside the fields save; Enter in what is no part of the form does not', async () => {
  const { user, onSave } = openEditor();
  await user.type(screen.getByLabelText('Name'), ' wing');
  await user.type(screen.getByLabelText('Search'), 'x{Enter}');
  expect(onSave).not.toHaveBeenCalled();
  await user.keyboard('{Control>}s{/Control}');
  expect(onSave).toHaveBeenCalledTimes(1);
  await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledTimes(2);
  expect(onSave.mock.lastCall?.[0]).toEqual({ name: 'North wing', city: 'Tromsø' });
});

test('something new may be sent as it is, and is left by Cancel', async () => {
  const onCancel = jest.fn();
  const { user, onSave } = openEditor(onCancel);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});
