import { browserStorage } from '@console/browser';
import { createQueryClient, QueryClientProvider } from '@console/query';
import { createMemoryRouter, RouterProvider } from '@console/router';
import { n } from '@console/words';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { EmptyState } from '../feedback/EmptyState';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { DataTable, type ListQuery } from './DataTable';
import { givesWayBelow, hasRoomFor, widthBeside } from './model/chosen-columns';
import { defineTable } from './model/define-table';
import { useTable } from './model/use-table';

interface Item {
  id: string;
  kind: string;
}
const items = (count: number): Item[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `item-${String(index).padStart(5, '0')}`,
    kind: index % 2 ? 'odd' : 'even',
  }));

const definition = defineTable<Item>({
  rowId: ({ id }) => id,
  columns: [{ id: 'id', header: 'Item', text: ({ id }) => id, searchable: true }],
  filters: [{ id: 'kind', label: 'Kind', values: ({ kind }) => [kind] }],
  defaultSort: 'id',
});
const loaded: ListQuery = { isPending: false, isFetching: false, error: null, refetch: () => undefined };
const itemHref = ({ id }: Item) => `/items/${id}`;

const lockedReason = () => 'Is a user already';
const withKind = defineTable<Item>({
  ...definition,
  columns: [
    ...definition.columns,
    { id: 'kind', header: 'Kind', text: ({ kind }) => kind, cell: () => <i>Kind of item</i> },
  ],
});

interface ListProps {
  rows: readonly Item[];
  query: ListQuery;
  of: typeof definition;
  isLocked: boolean;
}

function List({ rows, query, of, isLocked }: ListProps) {
  const table = useTable(of, { rows, unselectableReason: isLocked ? lockedReason : undefined });
  return (
    <DataTable
      table={table}
      query={query}
      label="Items"
      count={(count) => n(count, '{count} item', '{count} items')}
      rowHref={isLocked ? undefined : itemHref}
      searchLabel="Search by item"
      noMatchTitle="No item found."
      failureMessage="Failed to load"
      empty={<EmptyState title="No items" />}
      selectionActions={(chosen) => <code>{chosen.map(({ id }) => id).join(' ')}</code>}
    />
  );
}

function openList(count: number, { query = loaded, at = '/items', of = definition, isLocked = false } = {}) {
  const rows = items(count);
  const router = createMemoryRouter([{ path: '*', element: <List {...{ rows, query, of, isLocked }} /> }], {
    initialEntries: [at],
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ConsoleUiProvider>
        <RouterProvider router={router} />
      </ConsoleUiProvider>
    </QueryClientProvider>,
  );
  return { router, user: userEvent.setup(), rows };
}

const tick = (number: number) => screen.getByRole('checkbox', { name: `Select item-0000${number}` });
const chosen = () => within(screen.getByRole('toolbar')).getByRole('status').nextSibling?.textContent;

test('Q64 on mobile a column without `mobile` is a line of the card with its header, and only `elsewhere` hides one', () => {
  const cards = defineTable<Item>({
    rowId: ({ id }) => id,
    columns: [
      { id: 'id', header: 'Item', text: ({ id }) => id, mobile: 'title' },
      { id: 'kind', header: 'Kind', text: ({ kind }) => kind, priority: 3 },
      { id: 'length', header: 'Length', text: ({ id }) => String(id.length), mobile: 'elsewhere' },
    ],
    actions: { width: '56px' },
    defaultSort: 'id',
  });
  function Cards() {
    const table = useTable(cards, { rows: items(1) });
    return (
      <DataTable
        table={table}
        query={loaded}
        label="Items"
        count={(count) => n(count, '{count} item', '{count} items')}
        noMatchTitle="No item found."
        failureMessage="Failed to load"
        empty={<EmptyState title="No items" />}
      />
    );
  }
  const router = createMemoryRouter([{ path: '*', element: <Cards /> }]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ConsoleUiProvider>
        <RouterProvider router={router} />
      </ConsoleUiProvider>
    </QueryClientProvider>,
  );
  const [kind, length, actions] = screen.getAllByRole('cell');
  expect(kind).toHaveAttribute('data-header', 'Kind');
  expect(kind).toHaveClass('line');
  expect(length).not.toHaveAttribute('data-header');
  expect(actions).toHaveClass('below', 'actions');
});

test('of 10,000 rows only those on screen are drawn, and the table still has the number of all rows', () => {
  openList(10_000);
  expect(screen.getAllByRole('rowheader').length).toBeLessThan(60);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
});

test.each([
  [300, 300],
  [500, 500],
  [700, 500],
])(
  'Q92 of %d rows %d are on paper, without empty height, and on screen afterwards as few as before',
  (count, drawn) => {
    openList(count);
    const bodyRows = () => document.querySelectorAll('tbody tr[data-id]').length;
    const before = bodyRows();
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(bodyRows()).toBe(drawn);
    expect(document.querySelector('tr.space')).toBeNull();
    const missing = screen.queryByText('Only the first 500 rows are printed. To get all rows, export the list.');
    expect(missing !== null).toBe(drawn < count);
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(bodyRows()).toBe(before);
    expect(before).toBeLessThan(100);
  },
);

test('P20 25,000 rows are sorted while the rows before them stay on screen', async () => {
  const [few, many] = [items(1_000), items(25_000).toReversed()];
  function Growing() {
    const [rows, setRows] = useState(few);
    return (
      <>
        <button type="button" onClick={() => setRows(many)}>
          More
        </button>
        <List rows={rows} query={loaded} of={definition} isLocked={false} />
      </>
    );
  }
  const router = createMemoryRouter([{ path: '*', element: <Growing /> }]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ConsoleUiProvider>
        <RouterProvider router={router} />
      </ConsoleUiProvider>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByText('1 000 items')).toBeInTheDocument();
  expect(await screen.findByText('25 000 items')).toBeInTheDocument();
  expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('item-00000');
});

test('P20 the first 25,000 rows of a list are awaited like its loading', async () => {
  openList(25_000);
  expect(screen.queryByRole('rowheader')).not.toBeInTheDocument();
  expect(screen.queryByText('No items')).not.toBeInTheDocument();
  expect((await screen.findAllByRole('rowheader'))[0]).toHaveTextContent('item-00000');
});

test('in a long list the row of a deep link is scrolled into view, and so is the one opened next', async () => {
  const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  const onScreen = () => (scrollIntoView.mock.contexts.at(-1) as HTMLElement | undefined)?.dataset.id;
  const { router } = openList(10_000, { at: '/items/item-07000' });
  expect(screen.getByRole('link', { name: 'item-07000' })).toHaveAttribute('aria-current', 'true');
  expect(onScreen()).toBe('item-07000');
  expect(screen.getAllByRole('rowheader').length).toBeLessThan(60);

  await act(async () => router.navigate('/items'));
  await act(async () => router.navigate('/items/item-00003'));
  expect(onScreen()).toBe('item-00003');
  scrollIntoView.mockRestore();
});

test('Q33 a row that scrolls away keeps the focus, and the arrows continue from it', async () => {
  const { user } = openList(10_000);
  const link = screen.getByRole('link', { name: 'item-00002' });
  act(() => link.focus());
  scrollBy(400_000);
  expect(screen.queryByRole('link', { name: 'item-00004' })).not.toBeInTheDocument();
  expect(link).toHaveFocus();
  expect(link.closest('tr')).toHaveAttribute('aria-rowindex', '4');
  expect(screen.getAllByRole('rowheader').length).toBeLessThan(60);

  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'item-00003' })).toHaveFocus();
  scrollBy(400_000);
  expect(screen.queryByRole('link', { name: 'item-00002' })).not.toBeInTheDocument();
  jest.restoreAllMocks();
});

function scrollBy(distance: number) {
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(DOMRect.fromRect({ y: -distance, width: 800, height: 400_000 }));
  fireEvent.scroll(document);
}

test('Q160 a row has a head cell, no element has a role that it has itself, and ticks have no readonly', () => {
  openList(3);
  expect(screen.getByRole('rowheader', { name: 'item-00001' }).matches('th[scope=row]')).toBe(true);
  expect(document.querySelectorAll('table[role], table [role]:not(svg)')).toHaveLength(0);
  expect(document.querySelectorAll('input[readonly]')).toHaveLength(0);
});

test('Q230 the head of the ticks has a name of its own, so that "Select all" is not said before each tick', () => {
  openList(3);
  const all = screen.getByRole('checkbox', { name: 'Select all 3 items' });
  expect(screen.getByRole('columnheader', { name: 'Selection' })).toContainElement(all);
});

test('Q33 keyboard focus shows cut-off texts, and Esc hides them', async () => {
  const { user } = openList(3);
  const link = screen.getByRole('link', { name: 'item-00001' });
  jest.spyOn(link, 'scrollWidth', 'get').mockReturnValue(400);
  await user.tab();
  act(() => link.focus());
  expect(screen.getByText('Item: item-00001')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Item: item-00001')).not.toBeInTheDocument();
  expect(link).toHaveFocus();
});

test('Q215 keys reach a row without tick and link, and show its cut texts', async () => {
  const { user } = openList(1, { isLocked: true });
  const mark = screen.getByRole('img', { name: 'Is a user already' });
  jest.spyOn(screen.getByRole('rowheader'), 'scrollWidth', 'get').mockReturnValue(400);
  await user.tab();
  act(() => mark.focus());
  expect(screen.getByText('Item: item-00000')).toBeInTheDocument();
});

test('Q33 K12 a long press shows cut-off texts and opens nothing', async () => {
  jest.useFakeTimers();
  const { router } = openList(3);
  jest.spyOn(screen.getByRole('link', { name: 'item-00001' }), 'scrollWidth', 'get').mockReturnValue(400);
  const cell = screen.getByRole('rowheader', { name: 'item-00001' });
  const touch = (type: string) => fireEvent(cell, new MouseEvent(type, { bubbles: true, cancelable: true }));
  const press = () =>
    fireEvent(cell, Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' }));

  press();
  act(() => jest.advanceTimersByTime(200));
  touch('pointerup');
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.queryByText('Item: item-00001')).not.toBeInTheDocument();

  press();
  act(() => jest.advanceTimersByTime(500));
  expect(screen.getByText('Item: item-00001')).toBeInTheDocument();
  touch('pointerup');
  touch('click');
  expect(router.state.location.pathname).toBe('/items');
  press();
  expect(screen.queryByText('Item: item-00001')).not.toBeInTheDocument();
  touch('pointerup');
  touch('click');
  expect(router.state.location.pathname).toBe('/items/item-00001');
  jest.useRealTimers();
});

test('select all chooses the rows that match, and actions get no hidden row', async () => {
  const { user } = openList(8);
  await user.click(tick(1));
  await user.type(screen.getByRole('searchbox'), '0000');
  await user.clear(screen.getByRole('searchbox'));
  await user.click(screen.getByRole('button', { name: 'Filter by Kind' }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: /even/ }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();

  await user.click(screen.getByRole('checkbox', { name: 'Select all 4 items that match' }));
  expect(screen.getByText('All 4 that match')).toBeInTheDocument();
  expect(chosen()).toBe('item-00000 item-00002 item-00004 item-00006');
});

test('Shift chooses all rows from the last toggled one', async () => {
  const { user } = openList(8);
  await user.click(tick(2));
  await user.keyboard('{Shift>}');
  await user.click(tick(5));
  await user.keyboard('{/Shift}');
  expect(chosen()).toBe('item-00002 item-00003 item-00004 item-00005');
});

test('the keyboard alone: / searches, arrows walk the rows, Enter opens one, Esc ends the selection', async () => {
  const { user, router } = openList(8);
  const editor = document.createElement('textarea');
  document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' }).append(editor);
  fireEvent.keyDown(editor, { key: '/' });
  expect(screen.getByRole('searchbox')).not.toHaveFocus();
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();

  act(() => screen.getByRole('link', { name: 'item-00002' }).focus());
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  expect(router.state.location.pathname).toBe('/items/item-00003');
  expect(screen.getByRole('link', { name: 'item-00003' })).toHaveAttribute('aria-current', 'true');

  await user.click(tick(3));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
});

test('a click anywhere in a row opens it; with Ctrl the browser opens the link', async () => {
  const { user, router } = openList(3);
  const leftToBrowser = jest.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  document.addEventListener('click', leftToBrowser, { once: true });
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'item-00001' }));
  await user.keyboard('{/Control}');
  expect(leftToBrowser).toHaveBeenCalled();
  expect(router.state.location.pathname).toBe('/items');
  await user.click(screen.getByRole('rowheader', { name: 'item-00001' }));
  expect(router.state.location.pathname).toBe('/items/item-00001');
});

test.each(['{Control>}', '{Meta>}', 'middle button'])(
  'Q140 outside of the link of a row, a new tab opens where a plain click leads: %s',
  async (way) => {
    const { user, router } = openList(3);
    const open = jest.spyOn(globalThis, 'open').mockReturnValue(null);
    const keys = way === 'middle button' ? '[MouseMiddle]' : '[MouseLeft]';
    const press = async (target: HTMLElement) => {
      if (way !== 'middle button') await user.keyboard(way);
      await user.pointer({ keys, target });
      if (way !== 'middle button') await user.keyboard(way.replace('{', '{/').replace('>', ''));
    };
    await press(screen.getByRole('rowheader', { name: 'item-00001' }));
    expect(open.mock.calls).toEqual([['/items/item-00001', '_blank', 'noopener']]);
    await press(tick(2));
    screen.getByRole('link', { name: 'item-00002' }).addEventListener('click', (event) => event.preventDefault());
    await press(screen.getByRole('link', { name: 'item-00002' }));
    expect(open).toHaveBeenCalledTimes(1);
    expect(router.state.location.pathname).toBe('/items');
    open.mockRestore();
  },
);

test('Q209 copied rows are lines with a tab between cells, and a part of a cell is copied as it is', () => {
  openList(3, { of: withKind });
  const selected = new Range();
  selected.setStartBefore(screen.getByRole('row', { name: /item-00000/ }));
  selected.setEndAfter(screen.getByRole('row', { name: /item-00001/ }));
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(selected);
  const setData = jest.fn();
  fireEvent.copy(screen.getByRole('link', { name: 'item-00000' }), { clipboardData: { setData } });
  const cells = (row: string, kind: string) => `<tr><td>${row}</td><td>${kind}</td></tr>`;
  expect(setData.mock.calls).toEqual([
    ['text/plain', 'item-00000\teven\nitem-00001\todd'],
    ['text/html', `<table><tbody>${cells('item-00000', 'even')}${cells('item-00001', 'odd')}</tbody></table>`],
  ]);
  selected.selectNodeContents(screen.getByRole('link', { name: 'item-00002' }));
  fireEvent.copy(screen.getByRole('link', { name: 'item-00002' }), { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledTimes(2);
});

test('Q153 Space on a row’s link ticks the row, with Shift the rows between, and an order is announced', async () => {
  const { user } = openList(8);
  act(() => screen.getByRole('link', { name: 'item-00002' }).focus());
  await user.keyboard(' ');
  expect(chosen()).toBe('item-00002');
  await user.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
  expect(chosen()).toBe('item-00002 item-00003 item-00004');
  expect(screen.getByRole('link', { name: 'item-00004' })).toHaveFocus();
  await user.keyboard('{Escape}');

  await user.click(screen.getByRole('button', { name: 'Item' }));
  expect(screen.getByText('Sorted by Item, descending')).toBeInTheDocument();
});

test('a list without rows offers the next step, and one without matches offers to clear the search', async () => {
  openList(0);
  expect(screen.getByRole('heading', { name: 'No items' })).toBeInTheDocument();
});

test("with hasLinkedCells each cell opens the page without the list's search parameters, with the way back", async () => {
  const linked = defineTable<Item>({
    ...definition,
    columns: [...definition.columns, { id: 'kind', header: 'Kind', text: ({ kind }) => kind }],
    hasLinkedCells: true,
    opensPage: true,
  });
  const rows = items(3);
  function LinkedList() {
    const table = useTable(linked, { rows });
    return (
      <DataTable
        table={table}
        query={loaded}
        label="Items"
        count={(count) => n(count, '{count} item', '{count} items')}
        rowHref={itemHref}
        noMatchTitle="No item found."
        failureMessage="Failed to load"
        empty={<EmptyState title="No items" />}
      />
    );
  }
  const router = createMemoryRouter([{ path: '*', element: <LinkedList /> }], { initialEntries: ['/items?from=x'] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ConsoleUiProvider>
        <RouterProvider router={router} />
      </ConsoleUiProvider>
    </QueryClientProvider>,
  );
  const cell = screen.getByRole('link', { name: 'odd' });
  expect(cell).toHaveAttribute('href', '/items/item-00001');
  expect(screen.queryByRole('search')).not.toBeInTheDocument();

  await userEvent.click(cell);
  expect(router.state.location).toMatchObject({
    pathname: '/items/item-00001',
    search: '',
    state: { from: '/items?from=x' },
  });
});

test('with namedBy another column than the first names the row', () => {
  const kinds = defineTable<Item>({
    ...definition,
    columns: [{ id: 'kind', header: 'Kind', text: ({ kind }) => kind }, ...definition.columns],
    namedBy: 'id',
  });
  function Named() {
    const table = useTable(kinds, { rows: items(1) });
    return <DataTable {...PLAIN} table={table} query={loaded} rowHref={itemHref} />;
  }
  const router = createMemoryRouter([{ path: '*', element: <Named /> }]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ConsoleUiProvider>
        <RouterProvider router={router} />
      </ConsoleUiProvider>
    </QueryClientProvider>,
  );
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Kind', 'Item']);
  expect(screen.getByRole('cell')).toHaveTextContent('even');
  expect(within(screen.getByRole('rowheader')).getByRole('link', { name: 'item-00000' })).toBeVisible();
});

test('C159 a filter with choices offers them and All by their words, and the address has their values', async () => {
  const WORDS = { odd: 'Oddetall', even: 'Partall' };
  const single = defineTable<Item>({
    ...definition,
    filters: [{ id: 'kind', label: 'Kind', values: ({ kind }) => [kind], words: WORDS, choices: ['odd', 'even'] }],
  });
  function Choosing() {
    const table = useTable(single, { rows: items(3) });
    return <DataTable {...PLAIN} table={table} query={loaded} />;
  }
  const router = createMemoryRouter([{ path: '*', element: <Choosing /> }]);
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ConsoleUiProvider>
        <RouterProvider router={router} />
      </ConsoleUiProvider>
    </QueryClientProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Kind: All' }));
  expect(screen.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual(['All', 'Oddetall', 'Partall']);
  await user.click(screen.getByRole('menuitemradio', { name: 'Oddetall' }));
  expect(screen.getAllByRole('rowheader')).toHaveLength(1);
  expect(router.state.location.search).toBe('?kind=odd');
  await user.click(screen.getByRole('button', { name: 'Kind: Oddetall' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'All' }));
  expect(screen.getAllByRole('rowheader')).toHaveLength(3);
});

test('K17 columns are chosen by keyboard, stored in this browser, and reset', async () => {
  const choosable = defineTable<Item>({
    ...definition,
    columns: [
      ...definition.columns,
      { id: 'kind', header: 'Kind', text: ({ kind }) => kind },
      { id: 'note', header: 'Note', text: ({ id }) => `About ${id}`, isOptional: true },
    ],
    columnChoice: 'items',
  });
  function Choosing() {
    const table = useTable(choosable, { rows: items(2) });
    return <DataTable {...PLAIN} table={table} query={loaded} />;
  }
  const openChoosing = () =>
    render(
      <QueryClientProvider client={createQueryClient()}>
        <ConsoleUiProvider>
          <RouterProvider router={createMemoryRouter([{ path: '*', element: <Choosing /> }])} />
        </ConsoleUiProvider>
      </QueryClientProvider>,
    );
  const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
  const user = userEvent.setup();
  const { unmount } = openChoosing();
  expect(heads()).toEqual(['Item', 'Kind']);

  act(() => screen.getByRole('button', { name: 'Columns' }).focus());
  await user.keyboard('{Enter}');
  // The naming column stays.
  expect(screen.getAllByRole('menuitemcheckbox').map((item) => [item.textContent, item.ariaChecked])).toEqual([
    ['Kind', 'true'],
    ['Note', 'false'],
  ]);
  await user.keyboard(' {ArrowDown} ');
  expect(heads()).toEqual(['Item', 'Note']);
  expect(screen.getByRole('cell', { name: 'About item-00001' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus();
  expect(browserStorage.owned.read('columns:items')).toBe('-kind note');
  unmount();

  openChoosing();
  expect(heads()).toEqual(['Item', 'Note']);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('menuitem', { name: 'Reset columns' }));
  expect(heads()).toEqual(['Item', 'Kind']);
  // Another tab changes the choice.
  browserStorage.owned.write('columns:items', 'note gone');
  act(() => void dispatchEvent(new StorageEvent('storage')));
  expect(heads()).toEqual(['Item', 'Kind', 'Note']);
});

test('K17 another column is refused without room for it, and percentage widths shrink in proportion', () => {
  const column = (id: string, width?: string) => ({ id, header: id, text: () => '', ...(width && { width }) });
  const columns = [column('name'), column('a', '40%'), { ...column('b', '40%'), isOptional: true }];
  const list = defineTable({ ...definition, columns });
  expect(columns.map((each) => widthBeside(each, list, columns))).toEqual([undefined, '20%', '20%']);
  expect(widthBeside(columns[1]!, list, columns.slice(0, 2))).toBe('40%');
  expect(widthBeside(column('role', '148px'), list, columns)).toBe('max(9.25rem, 13.5cqi)');
  expect(widthBeside({ ...column('pay', '96px'), isActions: true }, list, columns)).toBe('6rem');
  expect(hasRoomFor(column('c', '9%'), columns, 800)).toBe(true);
  expect(hasRoomFor(column('c', '9%'), columns, 420)).toBe(false);
});

test('Q214 K17 columns of low priority disappear before the name becomes too narrow', () => {
  type Width = string | [width: string, priority: 2 | 3 | 4];
  const below = (widths: Width[], hasTicks = false) => {
    const columns = [undefined, ...widths].map((given, index) => {
      const [width, priority] = typeof given === 'string' ? [given] : (given ?? []);
      return { id: `${index}`, header: '', text: () => '', ...(width && { width }), ...(priority && { priority }) };
    });
    return Object.values(givesWayBelow(defineTable({ ...definition, columns }), columns, hasTicks));
  };
  expect(below(['120px', '30%'])).toEqual([480, 720]);
  // API clients beside a panel at 1440 px: 774 px.
  expect(below(['120px', ['32%', 3], ['112px', 3], '150px', '56px'])).toEqual([560, 840]);
  // Users beside the wide panel at 1280 px: 487 px.
  expect(below([['30%', 3], ['148px', 2], '112px'], true)).toEqual([560, 720]);
  // Promotion beside a panel at 1280 px: 496 px, of which 25 % are a stub.
  expect(below(['118px', ['25%', 2], ['25%', 3], ['140px', 3]])).toEqual([560, 720]);
  // Documents at 1280 px: 1046 px, where the specification shows all columns.
  expect(below(['118px', ['60%', 3], '112px'], true)).toEqual([560, 1000]);
  // The audit trail: addresses give way first.
  expect(below(['208px', ['14%', 2], '104px', ['14%', 2], ['132px', 4], ['120px', 3]])).toEqual([640, 760]);
});

const PLAIN = {
  label: 'Items',
  count: (count: number) => n(count, '{count} item', '{count} items'),
  noMatchTitle: 'No item found.',
  failureMessage: 'Failed to load',
  empty: <EmptyState title="No items" />,
};

test('all numbers of a list have the same grouping', async () => {
  openList(12_000, { at: '/items?kind=odd' });
  expect(screen.getByText('6 000 of 12 000 items')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select all 6\u00a0000 items that match' })).toBeVisible();
});

test('a row that a search hides is unticked, and stays unticked when it is shown again', async () => {
  const { user } = openList(5);
  await user.click(tick(1));
  await user.click(tick(2));
  const search = screen.getByRole('searchbox');
  await user.type(search, '00002');
  expect(chosen()).toBe('item-00002');
  await user.clear(search);
  expect(chosen()).toBe('item-00002');
  expect(tick(1)).not.toBeChecked();
});
