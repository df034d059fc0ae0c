import { browserStorage, createStore, onStorageOwner } from '@console/browser';
import { useMemo, useSyncExternalStore } from 'react';
import type { Column, TableDefinition } from './define-table';

const KEY = 'columns:';
/** Pixels below which a column's words say nothing. */
const NARROWEST = 96;
const NARROWEST_REST = 140;
const TICK = 64;

/*
 * By the name of a list: '-topic comment' is without Topic and with Comment. Only what differs from the list's own
 * columns is stored, so that a column that is new in a later version is there. The store has the choices of this page
 * load, which hold although the browser refuses to store them.
 */
const chosenTexts = createStore<Readonly<Record<string, string>>>(() => ({}));

const textOf = (list: string): string => chosenTexts.getState()[list] ?? browserStorage.owned.read(KEY + list) ?? '';

function store(list: string, text: string) {
  browserStorage.owned.write(KEY + list, text);
  chosenTexts.setState({ [list]: text });
}

function subscribe(listener: () => void): () => void {
  const readAgain = () => chosenTexts.setState({}, true);
  // Another tab has chosen, or these are the lists of somebody else.
  addEventListener('storage', readAgain);
  const stops = [chosenTexts.subscribe(listener), onStorageOwner(readAgain)];
  return () => {
    removeEventListener('storage', readAgain);
    for (const stop of stops) stop();
  };
}

/** The columns that are shown, and how they are chosen. */
export interface ChosenColumns<Row> {
  /** In the order of the definition; the same array until somebody chooses otherwise. */
  columns: readonly Column<Row>[];
  /** Those that may be shown or hidden; none where the list does not offer it. */
  choices: readonly Column<Row>[];
  choose: (columnId: string, isShown: boolean) => void;
  /** Back to the list's own columns; undefined while these are shown. */
  reset: (() => void) | undefined;
}

/** The columns of a list as this person has chosen them, in this browser. */
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

/** A stored choice may name columns that are gone. */
function columnsOf<Row>(definition: TableDefinition<Row>, text: string): readonly Column<Row>[] {
  const words = new Set(text.split(' '));
  const isShown = (column: Column<Row>) =>
    column.isOptional ? words.has(column.id) : !words.has(`-${column.id}`) || !isFree(definition, column);
  return definition.columns.every(isShown) ? definition.columns : definition.columns.filter(isShown);
}

/** The column that names the row stays, and so do the row's actions. */
function isFree<Row>({ columns, namedBy = columns[0]?.id }: TableDefinition<Row>, { id, isActions }: Column<Row>) {
  return id !== namedBy && !isActions;
}

const percentOf = ({ width = '' }: Column<never>) => (width.endsWith('%') ? Number.parseFloat(width) : 0);
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** A column's width beside those shown: more shares than the list has by itself are made smaller alike. */
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

/** Widths of a list, in pixels, below which its columns of priority 3 can give way; for each there is a style. */
export const THIRD_GIVES_WAY = [720, 760, 840, 1000] as const;

/** The first of them at which those columns leave enough to the ones that share what is left, such as the name. */
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

/** Whether one column more can be read in a list that is so many pixels wide. */
export function hasRoomFor<Row>(column: Column<Row>, columns: readonly Column<Row>[], width: number): boolean {
  const least = [...columns, column].map((each) => {
    if (each.width?.endsWith('px')) return Number.parseFloat(each.width);
    return percentOf(each) > 0 ? NARROWEST : NARROWEST_REST;
  });
  return TICK + sumOf(least) <= width;
}
