import type { TableDefinition } from './define-table';

/** The address holds the state, so that reload, shared links and Back restore all. */
export interface TableState {
  query: string;
  /** A column id, after `-` for descending. */
  sort: string;
  /** Keys are filter ids; `on` for a switch. Filters without values are absent. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** The saved view's columns. */
  columns?: string | undefined;
}

export const SWITCHED_ON = 'on';

export const parameterOf = ({ prefix }: { prefix?: string | undefined }, name: string): string =>
  prefix === undefined ? name : `${prefix}.${name}`;

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

/** Ignores unknown columns and filters; an unknown value matches no row. */
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

/** Removes defaults, keeps other parameters. Empty, or with `?`. */
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

export function toggleSort(sort: string, columnId: string): string {
  return sort === columnId ? `-${columnId}` : columnId;
}

/** Search, filters or switches may hide rows. */
export function isNarrowed(state: TableState): boolean {
  return state.query.trim() !== '' || Object.keys(state.filters).length > 0;
}
