import { QueryClient, QueryClientProvider } from '@console/query';
import { createMemoryRouter, RouterProvider } from '@console/router';
import { z } from '@console/schema';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { PanelForm } from '../form/PanelForm';
import { type Form, useForm } from '../form/use-form';
import { useSave } from '../form/use-save';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { hasDrafts, keepDrafts } from '../unsaved/drafts';
import { SecretField, secretInWords } from './SecretField';

const schema = z.object({ clientSecret: z.string() });
type Values = z.infer<typeof schema>;

let opened: Form<Values>;

function Editor({ isStored, secrets = ['clientSecret'], readOnly, hidden, onSave }: Options) {
  const save = useSave({ mutationFn: async (values: Values) => onSave?.(values), failed: 'Failed to save' });
  const form = useForm({
    id: 'signing',
    label: 'Digital signing',
    schema,
    values: { clientSecret: '' },
    labels: { clientSecret: 'Client secret' },
    secrets,
    save,
    savedValues: () => ({ clientSecret: '' }),
  });
  useEffect(() => {
    opened = form;
  });
  return (
    <PanelForm form={form} onCancel={() => undefined}>
      {!hidden && <SecretField form={form} name="clientSecret" isStored={isStored} readOnly={readOnly} />}
    </PanelForm>
  );
}

interface Options {
  isStored: boolean;
  secrets?: readonly 'clientSecret'[];
  readOnly?: string;
  hidden?: boolean;
  onSave?: (values: Values) => void;
}

function draw(options: Options) {
  const router = (props: Options) => createMemoryRouter([{ path: '*', element: <Editor {...props} /> }]);
  const page = (props: Options) => (
    <QueryClientProvider client={new QueryClient()}>
      <ConsoleUiProvider>
        <RouterProvider router={router(props)} />
      </ConsoleUiProvider>
    </QueryClientProvider>
  );
  return { ...render(page(options)), user: userEvent.setup(), field: () => screen.getByLabelText('Client secret') };
}

const button = (name: string) => screen.getByRole('button', { name });

test('INTG-022 a stored secret is shown as dots, cannot be revealed, and stays if the field is empty', async () => {
  const { user, field } = draw({ isStored: true });
  expect(field()).toHaveValue('');
  expect(field()).toHaveAttribute('placeholder', '••••••••');
  expect(field()).toHaveAttribute('readonly');
  expect(field()).toHaveAttribute('autocomplete', 'new-password');
  expect(field()).toHaveAccessibleDescription('Stored. Leave empty to keep.');
  expect(screen.queryByRole('button', { name: 'Show Client secret' })).not.toBeInTheDocument();

  await user.click(button('Replace Client secret'));
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute('placeholder', 'Leave empty to keep');
  await user.keyboard('s3cret');
  await user.click(button('Cancel replacing Client secret'));
  expect(field()).toHaveValue('');
  expect(button('Replace Client secret')).toHaveFocus();
  expect(opened.changed).toEqual([]);
});

test('typed text can be revealed, but not after it is saved', async () => {
  const onSave = jest.fn();
  const { user, field } = draw({ isStored: true, onSave });
  await user.click(button('Replace Client secret'));
  await user.keyboard('s3cret');
  expect(field()).toHaveAttribute('type', 'password');
  await user.click(button('Show Client secret'));
  expect(field()).toHaveAttribute('type', 'text');
  await user.click(button('Save'));
  expect(onSave).toHaveBeenCalledWith({ clientSecret: 's3cret' });
  expect(await screen.findByRole('button', { name: 'Replace Client secret' })).toBeVisible();
  expect(field()).toHaveValue('');
  expect(field()).toHaveAttribute('type', 'password');
});

test('C184 blanks at the ends are sent and said; those that no keyboard types are left out', async () => {
  const onSave = jest.fn();
  const { user, field } = draw({ isStored: false, onSave });
  await user.click(field());
  await user.paste('\u00A0\u200Bs3cret\u00A0\n');
  expect(field()).toHaveValue('s3cret');
  expect(field()).not.toHaveAccessibleDescription();
  await user.keyboard(' ');
  expect(field()).toHaveAccessibleDescription('Begins or ends with a space. The space is part of the value.');
  await user.click(button('Save'));
  expect(onSave).toHaveBeenCalledWith({ clientSecret: 's3cret ' });
});

test('a field without a stored secret is open at once', async () => {
  const { user, field } = draw({ isStored: false });
  await user.type(field(), 's3cret');
  expect(field()).toHaveValue('s3cret');
  expect(screen.queryByRole('button', { name: /Replace|Cancel replacing/ })).not.toBeInTheDocument();
});

test('SERV-022 a read-only field only shows that a secret is stored', () => {
  const { field } = draw({ isStored: true, readOnly: 'Read-only in production' });
  expect(field()).toHaveAttribute('readonly');
  expect(field()).toHaveAccessibleDescription('Read-only in production');
  expect(screen.queryByRole('button', { name: 'Replace Client secret' })).not.toBeInTheDocument();
});

test('a secret is in no draft, and is forgotten when its field unmounts', async () => {
  const { user, field, unmount } = draw({ isStored: false });
  await user.type(field(), 's3cret');
  keepDrafts();
  expect(hasDrafts()).toEqual([]);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('s3cret');
  unmount();
  expect(opened.getValues('clientSecret')).toBe('');
});

test('a form that does not name it as a secret is refused', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => draw({ isStored: false, secrets: [] })).toThrow(
    "'clientSecret' must be among the secrets of the form 'signing'",
  );
});

test('comparisons mention a secret without its value', () => {
  expect(secretInWords({ isStored: true })).toBe('Stored');
  expect(secretInWords({ isStored: true, isNew: true })).toBe('New value, not shown');
  expect(secretInWords({ isStored: false })).toBe('');
});
