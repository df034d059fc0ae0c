import { browserStorage, setStorageOwner } from '@console/browser';
import { createQueryClient, QueryClientProvider } from '@console/query';
import { createMemoryRouter, RouterProvider } from '@console/router';
import { n } from '@console/words';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { EmptyState } from '../../feedback/EmptyState';
import { ConsoleUiProvider } from '../../system/ConsoleUiProvider';
import { DataTable } from '../DataTable';
import { defineTable } from '../model/define-table';
import { useTable } from '../model/use-table';

interface Item {
  id: string;
  kind: string;
}
const ROWS: readonly Item[] = [
  { id: 'apple', kind: 'fruit' },
  { id: 'leek', kind: 'vegetable' },
];
const itemsTable = defineTable<Item>({
  rowId: ({ id }) => id,
  columns: [
    { id: 'id', header: 'Item', text: ({ id }) => id, searchable: true },
    { id: 'kind', header: 'Kind', text: ({ kind }) => kind },
  ],
  filters: [{ id: 'kind', label: 'Kind', values: ({ kind }) => [kind] }],
  columnChoice: 'items',
  defaultSort: 'id',
});
const loaded = { isPending: false, isFetching: false, error: null, refetch: () => undefined };

function Items() {
  const table = useTable(itemsTable, { rows: ROWS });
  return (
    <DataTable
      table={table}
      query={loaded}
      label="Items"
      count={(count) => n(count, '{count} item', '{count} items')}
      searchLabel="Search by item"
      noMatchTitle="No item found."
      failureMessage="Failed to load"
      empty={<EmptyState title="No items" />}
    />
  );
}

async function open(at: string) {
  const page = draw(at);
  await codeArrives();
  return page;
}

const idle = jest.fn<number, [work: () => void, options?: IdleRequestOptions]>();
beforeAll(() => Object.assign(globalThis, { requestIdleCallback: idle, cancelIdleCallback: () => undefined }));
beforeEach(() => idle.mockClear());

const codeArrives = () =>
  act(async () => {
    for (const [load, options] of idle.mock.calls) if (options) load();
    await import('./ViewItems');
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

function draw(at: string) {
  const router = createMemoryRouter([{ path: '/items', element: <Items />, children: [{ path: ':id' }] }], {
    initialEntries: [at],
  });
  const page = render(
    <QueryClientProvider client={createQueryClient()}>
      <ConsoleUiProvider>
        <RouterProvider router={router} />
      </ConsoleUiProvider>
    </QueryClientProvider>,
  );
  return { ...page, user: userEvent.setup(), search: () => router.state.location.search, router };
}

const button = (name: string) => screen.getByRole('button', { name });
const item = (name: string) => screen.getByRole('menuitem', { name });
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const stored = () =>
  browserStorage.owned.names('view:').map((name) => [name.split(':').at(-1), browserStorage.owned.read(name)]);

afterEach(() => setStorageOwner(undefined));
beforeEach(() => setStorageOwner({ person: 'ingrid', company: '1' }));

test.each([
  ['only focused', [], [], 'button', 'Views'],
  ['pressed by Enter', ['{Enter}'], [], 'menuitemradio', 'Whole list'],
  ['held by Space', ['{ >}'], ['{/ }'], 'menuitemradio', 'Whole list'],
  ['opened by ArrowUp', ['{ArrowUp}'], [], 'menuitem', 'Copy link'],
  ['pressed and left', ['{Enter}', '{Tab}'], [], 'button', 'Columns'],
] as const)('C154 the menu %s while its code arrives', async (_state, before, after, role, name) => {
  const { user } = draw('/items');
  act(() => button('Views').focus());
  for (const keys of before) await user.keyboard(keys);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await codeArrives();
  for (const keys of after) await user.keyboard(keys);
  expect(screen.getByRole(role, { name })).toHaveFocus();
  expect(button('Views')).toHaveAttribute('aria-expanded', String(role !== 'button'));
});

test.each([
  ['before the pointer is pressed', [], ['[MouseLeft]']],
  ['while the pointer is pressed', ['[MouseLeft>]'], ['[/MouseLeft]']],
  ['after a press', ['[MouseLeft]'], []],
  ['after an impatient second press', ['[MouseLeft]', '[MouseLeft]'], []],
] as const)('C154 a press opens the menu whose code arrives %s', async (_state, before, after) => {
  const { user } = draw('/items');
  const press = (keys: string) => user.pointer({ keys, target: button('Views') });
  for (const keys of before) await press(keys);
  await codeArrives();
  for (const keys of after) await press(keys);
  expect(screen.getByRole('menuitemradio', { name: 'Whole list' })).toHaveFocus();
});

test('C154 a chosen view has its name before the menu’s code is there', () => {
  browserStorage.owned.write('view:/items::Fruit', 'columns=&kind=fruit');
  draw('/items?columns=&kind=fruit&saved=Fruit');
  expect(button('Saved view: Fruit')).toBeVisible();
});

test('C154 by keyboard a list is saved under a name, changed, saved again and as new, renamed, deleted, and restored', async () => {
  const { user, search } = await open('/items?kind=fruit');
  act(() => button('Views').focus());
  await user.keyboard('{Enter}');
  const whole = screen.getByRole('menuitemradio', { name: 'Whole list' });
  expect(whole).toHaveFocus();
  expect(whole).toHaveAttribute('aria-checked', 'false');
  await user.keyboard('Save{Enter}');
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.keyboard('{Enter}');
  expect(name).toHaveAccessibleDescription('Name is required');
  await user.keyboard('Fruit{Enter}');
  expect(button('Saved view: Fruit')).toHaveFocus();
  // Columns belong to a view even if default.
  expect(search()).toBe('?columns=&kind=fruit&saved=Fruit');

  // A view's columns change in the address, not this person's choice.
  await user.click(button('Columns'));
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Kind' }));
  await user.keyboard('{Escape}');
  expect(heads()).toEqual(['Item']);
  expect(browserStorage.owned.read('columns:items')).toBeUndefined();
  await user.click(button('Saved view: Fruit (changed)'));
  await user.click(item('Save changes'));
  expect(stored()).toEqual([['Fruit', 'columns=-kind&kind=fruit']]);
  button('Saved view: Fruit');

  await user.type(screen.getByRole('searchbox'), 'a');
  await user.click(button('Saved view: Fruit (changed)'));
  await user.click(item('Save as new'));
  await user.keyboard('Fruit{Enter}');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('You already have a view with this name');
  await user.keyboard(' with a{Enter}');
  button('Saved view: Fruit with a');
  await user.click(button('Saved view: Fruit with a'));
  await user.click(item('Rename'));
  await user.clear(screen.getByRole('textbox'));
  await user.keyboard('A{Enter}');
  expect(stored()).toEqual(
    expect.arrayContaining([
      ['Fruit', 'columns=-kind&kind=fruit'],
      ['A', 'columns=-kind&kind=fruit&q=a'],
    ]),
  );

  await user.click(button('Saved view: A'));
  expect(screen.getAllByRole('menuitemradio').map((each) => [each.textContent, each.ariaChecked])).toEqual([
    ['Whole list', 'false'],
    ['A', 'true'],
    ['Fruit', 'false'],
  ]);
  await user.click(item('Delete'));
  expect(stored()).toHaveLength(1);
  button('Views');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  button('Saved view: A');

  await user.click(button('Saved view: A'));
  await user.click(screen.getByRole('menuitemradio', { name: 'Whole list' }));
  expect(search()).toBe('');
  expect(heads()).toEqual(['Item', 'Kind']);
  expect(screen.getAllByRole('rowheader')).toHaveLength(2);
});

test('C154 a view is chosen with its panel open, and its link leads to the list alone, in the same state', async () => {
  browserStorage.owned.write('view:/items::Fruit', 'columns=-kind&kind=fruit');
  const { user, search, router } = await open('/items/apple?other.q=x');
  await user.click(button('Views'));
  await user.click(screen.getByRole('menuitemradio', { name: 'Fruit' }));
  expect(router.state.location.pathname).toBe('/items/apple');
  // Another list's parameters stay.
  expect(search()).toBe('?columns=-kind&kind=fruit&saved=Fruit&other.q=x');
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(button('Saved view: Fruit'));
  await user.click(item('Copy link'));
  expect(copied).toHaveBeenCalledWith(`${location.origin}/items?columns=-kind&kind=fruit&saved=Fruit`);

  act(() => setStorageOwner({ person: 'yngve', company: '1' }));
  button('Views');
  await user.click(button('Views'));
  expect(screen.getAllByRole('menuitemradio')).toHaveLength(1);
  await user.click(item('Save as a view'));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Fruit');
});

test('C154 another tab’s change is shown at once, and a browser that stores nothing says so', async () => {
  browserStorage.owned.write('view:/items::Fruit', 'columns=&kind=fruit');
  const { user, search } = await open('/items?columns=&kind=fruit&saved=Fruit');
  button('Saved view: Fruit');
  browserStorage.owned.write('view:/items::Fruit', 'columns=&kind=fruit&q=a');
  act(() => void dispatchEvent(new StorageEvent('storage')));
  button('Saved view: Fruit (changed)');
  await user.click(button('Saved view: Fruit (changed)'));
  browserStorage.owned.write('view:/items::Leek', 'q=leek');
  act(() => void dispatchEvent(new StorageEvent('storage')));
  await user.click(screen.getByRole('menuitemradio', { name: 'Leek' }));
  await waitFor(() => expect(search()).toBe('?q=leek&saved=Leek'));

  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.type(screen.getByRole('searchbox'), 's');
  await user.click(button('Saved view: Leek (changed)'));
  await user.click(item('Save changes'));
  const error = await screen.findByRole('alert');
  expect(within(error).getByText('Couldn’t save the view. Your browser doesn’t allow it.')).toBeVisible();
  jest.restoreAllMocks();
});

test.each([
  ['\u202Etiurf', 'Contains an invisible character (U+202E) at the beginning'],
  ['Fru\u200Bit', 'Contains an invisible character (U+200B) after “Fru”'],
  ['fruit', 'You already have a view with this name'],
])(
  'C154 a name is refused by the rules of every form, and if it differs from another in case only: %j',
  async (name, problem) => {
    browserStorage.owned.write('view:/items::Fruit', 'kind=fruit');
    const { user } = await open('/items?kind=vegetable');
    await user.click(button('Views'));
    await user.click(item('Save as a view'));
    const field = screen.getByRole('textbox', { name: 'Name' });
    fireEvent.change(field, { target: { value: name } });
    await user.keyboard('{Enter}');
    expect(field).toHaveAccessibleDescription(expect.stringContaining(problem));
    expect(stored()).toEqual([['Fruit', 'kind=fruit']]);
  },
);
