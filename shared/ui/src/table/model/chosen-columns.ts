import { chosenTexts } from '@console/browser';
import { useMemo, useSyncExternalStore } from 'react';
import type { Column, TableDefinition } from './define-table';
import type { TableStateControls } from './use-table-state';

const KEY = 'columns:';
/** Pixels that a column needs. */
const NARROWEST = 96;
const NARROWEST_REST = 140;
const TICK = 64;

export interface ChosenColumns<Row> {
  /** Spelled as in storage and addresses; empty means default. */
  text: string;
  /** Stable until the choice changes. */
  columns: readonly Column<Row>[];
  /** Empty without `columnChoice`. */
  choices: readonly Column<Row>[];
  choose: (columnId: string, isShown: boolean) => void;
  /** Undefined = default shown. */
  reset: (() => void) | undefined;
}

/**
 * A choice is '-topic comment': hide Topic, show Comment. Only differences, so that new columns appear. The address,
 * such as a saved view's, precedes this browser's choice, and is then the one to change.
 */
export function useChosenColumns<Row>(
  definition: TableDefinition<Row>,
  { state, setColumns }: Pick<TableStateControls, 'state' | 'setColumns'>,
): ChosenColumns<Row> {
  const { columnChoice: list } = definition;
  const stored = useSyncExternalStore(chosenTexts.subscribe, () =>
    list === undefined ? '' : (chosenTexts.read(KEY + list) ?? ''),
  );
  const text = state.columns ?? stored;
  const columns = useMemo(() => columnsOf(definition, text), [definition, text]);
  const choices = list === undefined ? [] : definition.columns.filter((column) => isFree(definition, column));

  function change(next: string) {
    if (state.columns === undefined) chosenTexts.write(KEY + list, next);
    else setColumns(next);
  }

  function choose(columnId: string, isShown: boolean) {
    const ids = new Set(columns.map(({ id }) => id));
    if (isShown) ids.add(columnId);
    else ids.delete(columnId);
    const differing = choices.filter(({ id, isOptional = false }) => ids.has(id) === isOptional);
    change(differing.map(({ id, isOptional }) => (isOptional ? id : `-${id}`)).join(' '));
  }
  return { text, columns, choices, choose, reset: text === '' ? undefined : () => change('') };
}

function columnsOf<Row>(definition: TableDefinition<Row>, text: string): readonly Column<Row>[] {
  const words = new Set(text.split(' '));
  const isShown = (column: Column<Row>) =>
    column.isOptional ? words.has(column.id) : !words.has(`-${column.id}`) || !isFree(definition, column);
  return definition.columns.every(isShown) ? definition.columns : definition.columns.filter(isShown);
}

/** Name and actions always stay. */
function isFree<Row>({ columns, namedBy = columns[0]?.id }: TableDefinition<Row>, { id, isActions }: Column<Row>) {
  return id !== namedBy && !isActions;
}

const percentOf = ({ width = '' }: Column<never>) => (width.endsWith('%') ? Number.parseFloat(width) : 0);
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/**
 * Pixels grow with the reader's text and, except in columns of buttons, with a list wider than 1100 px. Optional columns
 * scale percentages down to the default sum.
 */
export function widthBeside<Row>(
  column: Column<Row>,
  { columns: all }: TableDefinition<Row>,
  visible: readonly Column<Row>[],
): string | undefined {
  const percent = percentOf(column);
  const [room, sum] = [
    sumOf(all.filter(({ isOptional }) => !isOptional).map(percentOf)),
    sumOf(visible.map(percentOf)),
  ];
  const rem = column.width?.endsWith('px') ? Number.parseFloat(column.width) / 16 : 0;
  if (rem > 0) return column.isActions ? `${rem}rem` : `max(${rem}rem, ${((rem * 16) / 11).toFixed(1)}cqi)`;
  return percent === 0 || sum <= room ? column.width : `${(percent * room) / sum}%`;
}

const SECOND_GIVES_WAY = [480, 560, 640] as const;
const THIRD_GIVES_WAY = [720, 760, 840, 1000] as const;

export function givesWayBelow<Row>(
  { columns: all }: TableDefinition<Row>,
  visible: readonly Column<Row>[],
  hasTicks: boolean,
) {
  const room = sumOf(all.filter(({ isOptional }) => !isOptional).map(percentOf));
  const leastUpTo = (last: number) => {
    const columns = visible.filter(({ priority = 1 }) => priority <= last);
    const pixels = columns.map(({ width = '' }) => (width.endsWith('px') ? Number.parseFloat(width) : 0));
    const percent = Math.min(room, sumOf(columns.map(percentOf)));
    // In the narrowest lists, names come before columns of second priority.
    const sharing = columns.filter(({ width }) => !width).length * (last === 2 ? 2 : 1);
    const need = ((hasTicks ? TICK : 0) + sumOf(pixels) + sharing * NARROWEST) / (1 - percent / 100);
    const shares = columns.filter(({ priority }) => priority === last).map(percentOf);
    return Math.max(need, ...shares.map((share) => share && (NARROWEST_REST * 100) / share));
  };
  const [second, third] = [leastUpTo(2), leastUpTo(3)];
  return {
    second: SECOND_GIVES_WAY.find((width) => width >= second) ?? 640,
    third: THIRD_GIVES_WAY.find((width) => width >= third) ?? 1000,
  };
}

/** Keeps all columns readable. */
export function hasRoomFor<Row>(column: Column<Row>, columns: readonly Column<Row>[], width: number): boolean {
  const least = [...columns, column].map((each) => {
    if (each.width?.endsWith('px')) return Number.parseFloat(each.width);
    return percentOf(each) > 0 ? NARROWEST : NARROWEST_REST;
  });
  return TICK + sumOf(least) <= width;
}
