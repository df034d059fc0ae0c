import type { TableDefinition } from './define-table';

/** Search, sort, filters and columns of a list. The address has them, so reload, shared links and Back work. */
export interface TableState {
  query: string;
  /** Column id, with a leading `-` for descending. */
  sort: string;
  /** Chosen values by filter id, `on` for a switch; a filter without values is absent. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** The choice of columns, if the address has one: that of a saved view. */
  columns?: string | undefined;
}

/** The value of a switch that is on. */
export const SWITCHED_ON = 'on';

/** The name of a list's search parameter, of which a page with two lists has two. */
export const parameterOf = ({ prefix }: { prefix?: string | undefined }, name: string): string =>
  prefix === undefined ? name : `${prefix}.${name}`;

/** Names of a list's search parameters. */
function parameters<Row>(definition: TableDefinition<Row>) {
  const { filters = [], switches = [] } = definition;
  const nameOf = (name: string) => parameterOf(definition, name);
  return {
    query: nameOf('q'),
    sort: nameOf('sort'),
    columns: nameOf('columns'),
    filters: [...switches, ...filters].map(({ id }) => ({ id, name: nameOf(id) })),
  };
}

/** Reads the state from an address. Unknown columns and filters are ignored; an unknown value of a filter matches no row. */
export function parseTableState<Row>(definition: TableDefinition<Row>, search: string): TableState {
  const params = new URLSearchParams(search);
  const names = parameters(definition);
  const sort = params.get(names.sort) ?? '';
  const isKnown = definition.columns.some((column) => column.id === sort.replace(/^-/, ''));
  const filters: Record<string, string[]> = {};
  for (const { id, name } of names.filters) {
    const values = params.getAll(name).filter(Boolean);
    if (values.length > 0) filters[id] = values;
  }
  return {
    query: params.get(names.query) ?? '',
    sort: isKnown ? sort : definition.defaultSort,
    filters,
    columns: definition.columnChoice === undefined ? undefined : (params.get(names.columns) ?? undefined),
  };
}

/** Writes a state into an address: defaults are removed, other parameters stay. Empty, or with a leading `?`. */
export function writeTableState<Row>(definition: TableDefinition<Row>, state: TableState, search: string): string {
  const params = new URLSearchParams(search);
  const names = parameters(definition);
  if (state.query) params.set(names.query, state.query);
  else params.delete(names.query);
  if (state.sort !== definition.defaultSort) params.set(names.sort, state.sort);
  else params.delete(names.sort);
  if (state.columns !== undefined) params.set(names.columns, state.columns);
  for (const { id, name } of names.filters) {
    params.delete(name);
    for (const value of state.filters[id] ?? []) params.append(name, value);
  }
  const text = params.toString();
  return text && `?${text}`;
}

/** The sort after a click on a column's head: ascending first, then reversed. */
export function toggleSort(sort: string, columnId: string): string {
  return sort === columnId ? `-${columnId}` : columnId;
}

/** True if search, filters or switches may hide rows. */
export function isNarrowed(state: TableState): boolean {
  return state.query.trim() !== '' || Object.keys(state.filters).length > 0;
}
