import { QueryClient, QueryClientProvider } from '@console/query';
import { createMemoryRouter, RouterProvider } from '@console/router';
import { z } from '@console/schema';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Form } from '../form/Form';
import { FormField } from '../form/FormField';
import { useForm } from '../form/use-form';
import { useSave } from '../form/use-save';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { ChoiceCards } from './ChoiceCards';

const PROVIDERS = [
  { value: 'verified', label: 'Verified', description: 'For contracts with members.' },
  { value: 'signicat', label: 'Signicat', disabledReason: 'Not included in your plan' },
  { value: 'scrive', label: 'Scrive' },
] as const;
const TYPES = [
  { value: 'rest', label: 'Rest API' },
  { value: 'console', label: 'Console' },
] as const;

const schema = z.object({
  provider: z.string().check(z.minLength(1, 'Required')),
  types: z.array(z.string()).check(z.minLength(1, 'Choose at least one')),
});
const onSave = jest.fn();

function Editor() {
  const form = useForm<z.infer<typeof schema>>({
    id: 'signing',
    label: 'Signing',
    schema,
    values: { provider: '', types: [] },
    labels: { provider: 'Provider', types: 'Type' },
  });
  const save = useSave({ mutationFn: async (values: object) => onSave(values), failed: 'Failed to save' });
  return (
    <Form form={form} save={save} onSubmit={(values) => save.mutate(values)} submitLabel="Save">
      <FormField form={form} name="provider" group required>
        {(field) => <ChoiceCards {...field} options={PROVIDERS} value={field.value as 'verified' | ''} />}
      </FormField>
      <FormField form={form} name="types" group required>
        {(field) => <ChoiceCards {...field} multiple options={TYPES} value={field.value as 'rest'[]} />}
      </FormField>
    </Form>
  );
}

function open() {
  const router = createMemoryRouter([{ path: '*', element: <Editor /> }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConsoleUiProvider>
        <RouterProvider router={router} />
      </ConsoleUiProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const card = (name: string) => screen.getByRole('radio', { name });
const tick = (name: string) => screen.getByRole('checkbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

test('Q33 an error describes the group and focuses its first card that can be chosen', async () => {
  const user = open();
  await user.click(save());
  expect(await screen.findByText('Required')).toBeInTheDocument();
  expect(screen.getByRole('radiogroup', { name: 'Provider' })).toHaveAccessibleDescription('Required');
  expect(card('Verified')).toHaveFocus();

  await user.keyboard(' ');
  await user.click(save());
  // The errors are drawn first.
  await waitFor(() => expect(tick('Rest API')).toHaveFocus());
  expect(screen.getByRole('group', { name: 'Type' })).toHaveAccessibleDescription('Choose at least one');
});

test('Q33 arrow keys choose; a card that cannot be chosen can be focused, shows its reason and stays unchosen', async () => {
  const user = open();
  await user.click(card('Verified'));
  expect(card('Verified')).toBeChecked();
  expect(card('Verified')).toHaveAccessibleDescription('For contracts with members.');
  await user.keyboard('{ArrowDown}');
  expect(card('Signicat')).toHaveFocus();
  expect(card('Signicat')).toHaveAccessibleDescription('Not included in your plan');
  expect(card('Signicat')).not.toBeChecked();
  expect(card('Verified')).toBeChecked();
  await user.keyboard('{ArrowDown}');
  expect(card('Scrive')).toBeChecked();
});

test('C81 both types may be chosen', async () => {
  const user = open();
  await user.click(card('Scrive'));
  await user.click(tick('Rest API'));
  await user.tab();
  await user.keyboard(' ');
  expect(tick('Console')).toBeChecked();
  await user.click(save());
  expect(onSave).toHaveBeenCalledWith({ provider: 'scrive', types: ['rest', 'console'] });
  await user.click(tick('Rest API'));
  expect(tick('Rest API')).not.toBeChecked();
  expect(tick('Console')).toBeChecked();
});
