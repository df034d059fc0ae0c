import { defineTable } from './define-table';
import { createTableModel } from './table-model';
import { parseTableState, type TableState, writeTableState } from './table-state';

interface Person {
  id: number;
  name: string;
  groups: string[];
}
const people: Person[] = [
  { id: 10, name: 'Ødegård, Magnus', groups: ['Finance'] },
  { id: 9, name: 'Odell, Sara', groups: [] },
  { id: 2, name: 'Æsop', groups: ['Finance', 'All staff'] },
];
const table = defineTable<Person>({
  rowId: ({ id }) => String(id),
  columns: [
    { id: 'name', header: 'Name', text: ({ name }) => name, searchable: true },
    { id: 'id', header: 'Id', text: ({ id }) => String(id) },
  ],
  filters: [{ id: 'group', label: 'Group', values: ({ groups }) => groups }],
  defaultSort: 'name',
});
const nothing: TableState = { query: '', sort: 'name', filters: {} };
const ask = (state: Partial<TableState>) =>
  createTableModel(table, people)
    .visible({ ...nothing, ...state })
    .map(({ id }) => id);

test('case never matters; a letter with a mark is found without it, and only as written when typed', () => {
  expect(ask({ query: 'ODE', sort: 'id' })).toEqual([9, 10]);
  expect(ask({ query: 'øde' })).toEqual([10]);
  expect(ask({ query: 'aesop' })).toEqual([2]);
});

test('every word must be found, in any order, and only in searchable columns', () => {
  expect(ask({ query: 'magnus ode' })).toEqual([10]);
  expect(ask({ query: 'magnus odell' })).toEqual([]);
  expect(ask({ query: '10' })).toEqual([]);
});

test('numbers sort as numbers, both ways', () => {
  expect(ask({ sort: 'id' })).toEqual([2, 9, 10]);
  expect(ask({ sort: '-id' })).toEqual([10, 9, 2]);
});

test('a filter keeps rows with one of its values and joins the search', () => {
  expect(ask({ filters: { group: ['Finance', 'All staff'] }, sort: 'id' })).toEqual([2, 10]);
  expect(ask({ filters: { group: ['Finance'] }, query: 'mag' })).toEqual([10]);
});

test('a query that grows looks only at what was found before', () => {
  const text = jest.fn(({ name }: Person) => name);
  const { columns, ...others } = table;
  const model = createTableModel({ ...others, columns: columns.map((column) => ({ ...column, text })) }, people);
  model.visible({ ...nothing, query: 'ød' });
  text.mockClear();
  model.visible({ ...nothing, query: 'øde' });
  // 'ø' was typed as written, so the original text is compared: of the one row left, not of all.
  expect(text).toHaveBeenCalledTimes(1);
});

test('an address carries what differs from the default, and leaves parameters of others alone', () => {
  const state = { query: 'å b', sort: '-id', filters: { group: ['All staff', 'Finance'] } };
  const address = writeTableState(table, state, '?tab=2&q=old');
  expect(parseTableState(table, address)).toEqual(state);
  expect(new URLSearchParams(address).get('tab')).toBe('2');
  expect(writeTableState(table, nothing, address)).toBe('?tab=2');
});

test('an address with what the table does not know opens the table as usual', () => {
  expect(parseTableState(table, '?sort=salary&colour=red&group=')).toEqual(nothing);
});
