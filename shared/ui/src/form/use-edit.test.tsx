import { ApiError, configureApi, get, inVersionOf, put, send } from '@console/http';
import { QueryClient, QueryClientProvider } from '@console/query';
import { z } from '@console/schema';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { useEdit } from './use-edit';
import { useSave } from './use-save';

const user = z.object({ name: z.string() });
const getUser = get('main', 'user', { answer: user });
const saveUser = put('main', 'user', { edits: getUser, body: user });

const sent: (string | null)[] = [];
let read = 1;
let isLost = false;

beforeEach(() => {
  sent.length = 0;
  read = 1;
  isLost = false;
  configureApi({
    bases: { main: 'https://api.example', identity: 'https://id.example', ownBackend: 'https://own.example' },
    getAccessToken: async () => 'token',
    renewAccessToken: async () => undefined,
    onUnauthenticated: () => undefined,
    onForbidden: () => undefined,
    onConcurrentEdit: () => undefined,
    async fetch(input, init) {
      const { method, headers } = new Request(input, init);
      if (method === 'PUT') sent.push(headers.get('record-version'));
      if (isLost && method === 'PUT') throw new TypeError('no answer');
      const version = method === 'PUT' ? 70 : read++;
      return new Response('{"name":"Åse"}', {
        headers: { 'content-type': 'application/json', 'record-version': String(version) },
      });
    },
  });
});

const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await screen.findByRole('button', { name: 'Save' });
};

/** The form of the record that is read first. */
function Editor() {
  const [record, setRecord] = useState<object>();
  return (
    <>
      <button type="button" onClick={async () => setRecord(await send(getUser))}>
        Read
      </button>
      {record && <Form record={record} />}
    </>
  );
}

function Form({ record }: { record: object | 'new' }) {
  const edit = useEdit(record, {
    mutationFn: async (name: string, write) => {
      await send(getUser);
      return write(saveUser, { body: { name } });
    },
    failed: 'Failed to edit user',
  });
  return (
    <>
      <button type="button" onClick={() => edit.mutate('Åse')}>
        Save {edit.isPending && '…'}
      </button>
      {edit.error instanceof ApiError && edit.error.code}
    </>
  );
}

const draw = (element: ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{element}</QueryClientProvider>);

test('SHRD-011 C145 an edit sends the version of the first answer, then that of its own save, and names lost attempts', async () => {
  draw(<Editor />);
  await press('Read');
  await press('Read');
  await press('Save');
  isLost = true;
  await press('Save');
  await press('Save');
  const attempt = '; attempt=[\\w-]+';
  expect(sent).toEqual([
    expect.stringMatching(`^1${attempt}$`),
    expect.stringMatching(`^70${attempt}$`),
    expect.stringMatching(`^70${attempt}; after=[\\w-]+$`),
  ]);
});

test.each([
  { what: 'a copy of the answer', recordOf: (answer: object) => ({ ...answer }) },
  { what: 'a new record', recordOf: () => 'new' as const },
])('SHRD-011 an edit of $what, which has no version, is refused before anything is sent', async ({ recordOf }) => {
  draw(<Form record={recordOf(await send(getUser))} />);
  await press('Save');
  expect(await screen.findByText('conflict')).toBeVisible();
  expect(sent).toEqual([]);
});

test('SHRD-011 a part of the answer is sent in its version', async () => {
  const answer = await send(getUser);
  draw(<Form record={inVersionOf(answer, { ...answer })} />);
  await press('Save');
  expect(sent).toEqual([expect.stringMatching(/^1;/)]);
});

/* The compiler tests: an unneeded `@ts-expect-error` is an error. */
test('SHRD-011 an edit without its record does not compile', () => {
  function Unprotected() {
    // @ts-expect-error a call that edits needs the version of the read
    useSave({ mutationFn: (name: string) => send(saveUser, { body: { name } }), failed: '' });
    const missing = undefined as { name: string } | undefined;
    // @ts-expect-error the read may be missing
    useEdit(missing, { mutationFn: (name: string, edit) => edit(saveUser, { body: { name } }), failed: '' });
    return null;
  }
  expect(Unprotected).toBeInstanceOf(Function);
});
