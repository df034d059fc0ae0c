import { browserStorage, createStore, onStorageOwner } from '@console/browser';
import { useMemo, useSyncExternalStore } from 'react';
import type { Column, TableDefinition } from './define-table';

const KEY = 'columns:';
/** Pixels below which a column is unreadable. */
const NARROWEST = 96;
const NARROWEST_REST = 140;
const TICK = 64;

/*
 * Choices by the list's name: '-topic comment' hides Topic and shows Comment. Only differences from the list's default
 * columns are stored, so that a new column of a later version is shown. The store has the choices of this page load,
 * which apply even if the browser refuses to store them.
 */
const chosenTexts = createStore<Readonly<Record<string, string>>>(() => ({}));

const textOf = (list: string): string => chosenTexts.getState()[list] ?? browserStorage.owned.read(KEY + list) ?? '';

function store(list: string, text: string) {
  browserStorage.owned.write(KEY + list, text);
  chosenTexts.setState({ [list]: text });
}

function subscribe(listener: () => void): () => void {
  const readAgain = () => chosenTexts.setState({}, true);
  // Another tab has changed the choice, or another person has signed in.
  addEventListener('storage', readAgain);
  const stops = [chosenTexts.subscribe(listener), onStorageOwner(readAgain)];
  return () => {
    removeEventListener('storage', readAgain);
    for (const stop of stops) stop();
  };
}

/** The shown columns and the choice of them. */
export interface ChosenColumns<Row> {
  /** In the order of the definition; the same array until the choice changes. */
  columns: readonly Column<Row>[];
  /** Columns that can be shown or hidden; empty if the list has no `columnChoice`. */
  choices: readonly Column<Row>[];
  choose: (columnId: string, isShown: boolean) => void;
  /** Restores the default columns; undefined while they are shown. */
  reset: (() => void) | undefined;
}

/** The columns of a list, as chosen by this person in this browser. */
export function useChosenColumns<Row>(definition: TableDefinition<Row>): ChosenColumns<Row> {
  const { columnChoice: list } = definition;
  const text = useSyncExternalStore(subscribe, () => (list === undefined ? '' : textOf(list)));
  const columns = useMemo(() => columnsOf(definition, text), [definition, text]);
  const choices = list === undefined ? [] : definition.columns.filter((column) => isFree(definition, column));

  function choose(columnId: string, isShown: boolean) {
    const ids = new Set(columns.map(({ id }) => id));
    if (isShown) ids.add(columnId);
    else ids.delete(columnId);
    const differing = choices.filter(({ id, isOptional = false }) => ids.has(id) === isOptional);
    store(list ?? '', differing.map(({ id, isOptional }) => (isOptional ? id : `-${id}`)).join(' '));
  }
  return { columns, choices, choose, reset: text === '' ? undefined : () => store(list ?? '', '') };
}

/** A stored choice may contain columns that no longer exist. */
function columnsOf<Row>(definition: TableDefinition<Row>, text: string): readonly Column<Row>[] {
  const words = new Set(text.split(' '));
  const isShown = (column: Column<Row>) =>
    column.isOptional ? words.has(column.id) : !words.has(`-${column.id}`) || !isFree(definition, column);
  return definition.columns.every(isShown) ? definition.columns : definition.columns.filter(isShown);
}

/** The column that names the row and that of the actions cannot be hidden. */
function isFree<Row>({ columns, namedBy = columns[0]?.id }: TableDefinition<Row>, { id, isActions }: Column<Row>) {
  return id !== namedBy && !isActions;
}

const percentOf = ({ width = '' }: Column<never>) => (width.endsWith('%') ? Number.parseFloat(width) : 0);
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/**
 * A column's width. If optional columns are shown, percentage widths are scaled down so that their sum stays that of
 * the default columns.
 */
export function widthBeside<Row>(
  column: Column<Row>,
  { columns: own }: TableDefinition<Row>,
  shown: readonly Column<Row>[],
): string | undefined {
  const percent = percentOf(column);
  const [room, taken] = [
    sumOf(own.filter(({ isOptional }) => !isOptional).map(percentOf)),
    sumOf(shown.map(percentOf)),
  ];
  return percent === 0 || taken <= room ? column.width : `${(percent * room) / taken}%`;
}

/** Widths of a list, in pixels, below which columns of priority 3 are hidden; the styles have a variant for each. */
const THIRD_GIVES_WAY = [720, 760, 840, 1000] as const;

/** The first of these widths at which the columns leave enough room for columns without a width, such as the name. */
export function thirdGivesWayBelow<Row>(
  { columns: own }: TableDefinition<Row>,
  shown: readonly Column<Row>[],
  hasTicks: boolean,
): (typeof THIRD_GIVES_WAY)[number] {
  const pixels = shown.map(({ width = '' }) => (width.endsWith('px') ? Number.parseFloat(width) : 0));
  const room = sumOf(own.filter(({ isOptional }) => !isOptional).map(percentOf));
  const percent = Math.min(room, sumOf(shown.map(percentOf)));
  const sharing = shown.filter(({ width }) => width === undefined).length;
  const least = ((hasTicks ? TICK : 0) + sumOf(pixels) + sharing * NARROWEST) / (1 - percent / 100);
  return THIRD_GIVES_WAY.find((width) => width >= least) ?? 1000;
}

/** True if a further column fits into a list of this width in pixels, with all columns readable. */
export function hasRoomFor<Row>(column: Column<Row>, columns: readonly Column<Row>[], width: number): boolean {
  const least = [...columns, column].map((each) => {
    if (each.width?.endsWith('px')) return Number.parseFloat(each.width);
    return percentOf(each) > 0 ? NARROWEST : NARROWEST_REST;
  });
  return TICK + sumOf(least) <= width;
}
