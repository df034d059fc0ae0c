import { QueryClient, QueryClientProvider } from '@console/query';
import { createMemoryRouter, Link, RouterProvider, useNavigate } from '@console/router';
import { z } from '@console/schema';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Button } from '../buttons/Button';
import { Dialog } from '../dialogs/Dialog';
import { EmailsInput } from '../emails/EmailsInput';
import { TextArea, TextInput } from '../fields/TextInput';
import { Form } from '../form/Form';
import { FormField } from '../form/FormField';
import { PanelForm } from '../form/PanelForm';
import { useForm } from '../form/use-form';
import { useSaveKey } from '../form/use-save-key';
import { Panel } from '../page/Panel';
import { toast } from '../toasts/toast';
import { UnsavedChangesGuard } from '../unsaved/UnsavedChangesGuard';
import { ConsoleUiProvider } from './ConsoleUiProvider';

const schema = z.object({ name: z.string() });

function EditPanel() {
  const navigate = useNavigate();
  const form = useForm({ id: 'edit', label: 'Edit', schema, values: { name: '' }, labels: { name: 'Name' } });
  return (
    <Panel title="Edit" onClose={() => navigate('/')}>
      <PanelForm form={form} onSubmit={() => {}} onCancel={() => {}}>
        <FormField form={form} name="name">
          {(field) => <TextInput {...field} />}
        </FormField>
      </PanelForm>
    </Panel>
  );
}

/** Both steps have a button at the same place. */
function Wizard({ onSent }: { onSent: () => void }) {
  const [step, setStep] = useState(1);
  return <Step key={step} word={step === 1 ? 'Next' : 'Register'} onSubmit={step === 1 ? () => setStep(2) : onSent} />;
}

function Step({ word, onSubmit }: { word: string; onSubmit: () => void }) {
  const form = useForm({ id: word, label: word, schema, values: { name: '' }, labels: { name: 'Name' } });
  return (
    <Form form={form} onSubmit={onSubmit} submitLabel={word}>
      {null}
    </Form>
  );
}

function Saves({ save }: { save: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  useSaveKey(form, save);
  return <form ref={form} />;
}

function draw(page: React.ReactNode) {
  const router = createMemoryRouter(
    [
      {
        path: '/edit',
        element: (
          <>
            <UnsavedChangesGuard />
            {page}
          </>
        ),
      },
      { path: '*', element: <Link to="/edit">Elsewhere</Link> },
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
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });

test.each([
  ['in a composition', { isComposing: true }],
  ['that has just ended one, as Safari sends it', { keyCode: 229 }],
])('Q130 no handler of the page gets a key %s', (_what, init) => {
  const pressed = jest.fn();
  document.addEventListener('keydown', pressed);
  render(
    <ConsoleUiProvider>
      <TextInput aria-label="Name" onKeyDown={pressed} />
      <EmailsInput value={[]} onChange={pressed} />
    </ConsoleUiProvider>,
  );
  for (const field of screen.getAllByRole('textbox')) {
    fireEvent.change(field, { target: { value: 'にほん' } });
    fireEvent.keyDown(field, { key: 'Enter', ...init });
  }
  expect(pressed).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Enter' });
  expect(pressed).toHaveBeenCalled();
  document.removeEventListener('keydown', pressed);
});

test.each(['s', 'ы', 'σ', 'ד'])('Q130 Mod+S saves on a layout where the key writes %s', async (key) => {
  const save = jest.fn();
  render(
    <ConsoleUiProvider>
      <Saves save={save} />
    </ConsoleUiProvider>,
  );
  fireEvent.keyDown(document.body, { key, code: 'KeyS', ctrlKey: true });
  expect(save).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(document.body, { key: 'o', code: 'KeyS', ctrlKey: true });
  expect(save).toHaveBeenCalledTimes(1);
});

test('Q56 Escape in a panel with unsaved text opens a question and does not close it', async () => {
  const user = draw(<EditPanel />);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Nightly');
  // Without preventDefault the browser closes the new dialog.
  expect(fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' })).toBe(false);
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument();
});

test('Q56 a key that is still down when a dialog opens does not close it, and the next press does', () => {
  const onClose = jest.fn();
  const page = (isOpen: boolean) => (
    <ConsoleUiProvider>{isOpen && <Dialog title="Keys" onClose={onClose} />}</ConsoleUiProvider>
  );
  const { rerender } = render(page(false));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  rerender(page(true));
  const cancel = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  cancel();
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyUp(document.body, { key: 'Escape' });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  cancel();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Q56 a second click at the same place right after the one that opened a dialog neither closes nor answers it', () => {
  const onClose = jest.fn();
  const onDelete = jest.fn();
  const page = (isOpen: boolean) => (
    <ConsoleUiProvider>
      <Button>Save</Button>
      {isOpen && (
        <Dialog title="Sure?" onClose={onClose}>
          <Button onClick={onDelete}>Delete</Button>
        </Dialog>
      )}
    </ConsoleUiProvider>
  );
  const { rerender } = render(page(false));
  fireEvent.mouseDown(button('Save'), { clientX: 700, clientY: 500 });
  rerender(page(true));
  const dialog = screen.getByRole('dialog');
  dialog.getBoundingClientRect = () => DOMRect.fromRect({ x: 100, y: 100, width: 400, height: 300 });
  const press = (element: Element, clientX: number) => {
    fireEvent.mouseDown(element, { clientX, clientY: 500 });
    fireEvent.click(element, { clientX, clientY: 500 });
  };
  press(dialog, 702);
  press(button('Delete'), 702);
  expect(onClose).not.toHaveBeenCalled();
  expect(onDelete).not.toHaveBeenCalled();
  press(button('Delete'), 300);
  expect(onDelete).toHaveBeenCalledTimes(1);
  press(dialog, 600);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Q56 the second click of a double click does not press another control that has moved under the pointer, nor the same one with another name', async () => {
  const onConfirm = jest.fn();
  function Close() {
    const [isAsking, setIsAsking] = useState(false);
    return <Button onClick={isAsking ? onConfirm : () => setIsAsking(true)}>{isAsking ? 'Confirm' : 'Close'}</Button>;
  }
  const user = draw(<Close />);
  await user.dblClick(button('Close'));
  expect(onConfirm).not.toHaveBeenCalled();
  await user.click(button('Confirm'));
  expect(onConfirm).toHaveBeenCalledTimes(1);

  fireEvent.mouseDown(document.body, { detail: 1 });
  fireEvent.mouseDown(button('Confirm'), { detail: 2 });
  fireEvent.click(button('Confirm'), { detail: 2 });
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('Q56 Q40 a double click submits once, though the first request fails before its second half', async () => {
  const onSubmit = jest.fn();
  function Failing() {
    const form = useForm({ id: 'edit', label: 'Edit', schema, values: { name: '' }, labels: { name: 'Name' } });
    return (
      <Form form={form} onSubmit={onSubmit} submitLabel="Save">
        {null}
      </Form>
    );
  }
  draw(<Failing />);
  const press = (detail: number) =>
    act(async () => {
      fireEvent.mouseDown(button('Save'), { detail });
      fireEvent.click(button('Save'), { detail });
      await new Promise((resolve) => setTimeout(resolve, 150));
    });
  await press(1);
  await press(2);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await press(1);
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('Q56 SHRD-017 a series of clicks closes toasts one after the other only if it began on a toast', () => {
  render(
    <ConsoleUiProvider>
      <Button>Save</Button>
    </ConsoleUiProvider>,
  );
  const press = (element: Element, detail: number) =>
    act(() => {
      fireEvent.mouseDown(element, { detail });
      fireEvent.click(element, { detail });
    });
  const crosses = () => screen.queryAllByRole('button', { name: 'Close' });
  act(() => ['One', 'Two', 'Three'].forEach((title) => toast.error(title)));
  press(button('Save'), 1);
  press(crosses()[0] as Element, 2);
  expect(crosses()).toHaveLength(3);
  for (const detail of [1, 2, 3]) press(crosses()[0] as Element, detail);
  expect(crosses()).toHaveLength(0);
});

test('Q56 Q32 a held key types repeatedly, but presses a button once', () => {
  const onPress = jest.fn();
  render(
    <ConsoleUiProvider>
      <Button onClick={onPress}>Close</Button>
      <TextArea aria-label="Comment" />
      <TextInput aria-label="Name" />
    </ConsoleUiProvider>,
  );
  const hold = (element: Element, key: string) => {
    fireEvent.keyDown(element, { key });
    return fireEvent.keyDown(element, { key, repeat: true });
  };
  expect(hold(button('Close'), 'Enter')).toBe(false);
  expect(hold(screen.getByRole('textbox', { name: 'Comment' }), 'Enter')).toBe(true);
  expect(hold(inShadowRoot(document.createElement('textarea')), 'Enter')).toBe(true);
  expect(hold(inShadowRoot(document.createElement('button')), 'Enter')).toBe(false);
  expect(hold(screen.getByRole('textbox', { name: 'Name' }), ' ')).toBe(true);
  expect(hold(screen.getByRole('textbox', { name: 'Name' }), 'Enter')).toBe(false);
  expect(hold(screen.getByRole('textbox', { name: 'Name' }), 'ArrowLeft')).toBe(true);
  // The focus moved between keydown and keypress.
  fireEvent.keyDown(button('Close'), { key: 'Enter' });
  expect(fireEvent.keyPress(screen.getByRole('textbox', { name: 'Name' }), { key: 'Enter', charCode: 13 })).toBe(false);
});

function inShadowRoot<Inner extends Element>(inner: Inner): Inner {
  const host = document.body.appendChild(document.createElement('div'));
  host.attachShadow({ mode: 'open' }).append(inner);
  return inner;
}

test('ACCT-005 Q56 no step of a wizard is submitted by the press that opened it', async () => {
  const onSent = jest.fn();
  draw(<Wizard onSent={onSent} />);
  const press = async (name: string, clientX: number) => {
    const target = button(name);
    fireEvent.mouseDown(target, { clientX, clientY: 500 });
    await act(async () => fireEvent.click(target, { clientX, clientY: 500 }));
  };
  await press('Next', 300);
  await screen.findByRole('button', { name: 'Register' });
  await press('Register', 301);
  expect(onSent).not.toHaveBeenCalled();
  await press('Register', 340);
  expect(onSent).toHaveBeenCalledTimes(1);
});
