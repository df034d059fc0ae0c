import type { ReactNode } from 'react';

/** One column, declared at module scope so that its identity never changes between renders. */
export interface Column<Row> {
  id: string;
  header: string;
  /** The cell as words: what is searched and sorted, and exported unless `exported` says otherwise. */
  text: (row: Row) => string;
  /**
   * What a file has in the place of the words: columns of their own for what the list shows as one, and numbers, amounts
   * and days that programs can reckon with. Empty for nothing.
   */
  exported?: readonly ExportedColumn<Row>[];
  /** What is drawn, when that is more than the words. */
  cell?: (row: Row) => ReactNode;
  /** Only in the column that names the row: drawn before and after the words, outside the link. */
  before?: (row: Row) => ReactNode;
  after?: (row: Row) => ReactNode;
  /** Only there: what else to say of the row, such as an address; beside the name, on mobile in a line below it. */
  about?: (row: Row) => string;
  /** CSS width; columns without one share what is left. */
  width?: string;
  /** 1 always stays; 3, then 2 give way when the table is narrow, as beside an open panel. Default 1. */
  priority?: 1 | 2 | 3;
  /**
   * Its place on mobile, where a row is a card: `title` and, at the end of a line, `state`; a line of its own as it is
   * (`detail`) or from edge to edge (`below`). Without one it is a line of its own behind its header, so that no card
   * loses what identifies a record or is copied. `elsewhere`: left out there, because what the row opens has it.
   */
  mobile?: 'title' | 'detail' | 'state' | 'below' | 'elsewhere';
  searchable?: boolean;
  /** Order of two rows; by default the words are compared as people sort names. */
  compare?: (a: Row, b: Row) => number;
  align?: 'start' | 'end';
  /** Shown to those who have chosen it, where the list has a `columnChoice`. */
  isOptional?: boolean;
  /** Holds the row's actions: its head is only read out, and it is neither sorted nor exported. Made by `actions`. */
  isActions?: boolean;
  /** Less important cells are muted, so that names stand out. */
  tone?: 'muted';
  /** Letters and figures that are compared one by one. */
  isIdentifier?: boolean;
}

/** A column of an exported file. */
export interface ExportedColumn<Row> {
  header: string;
  value: (row: Row) => ExportedCell;
}

/** What a cell of an exported file holds: words, a number, or one of these; plain data, because a worker is sent it. */
export type ExportedCell =
  | string
  | number
  /** Money: major units, with two decimals in a workbook. */
  | { amount: number }
  /** A day of the calendar, `2026-11-05`. */
  | { day: string }
  /** An instant as it travels; a workbook shows it in the reader's zone. */
  | { time: string };

/** A filter chip: its rows are those that have one of the chosen values. */
export interface TableFilter<Row> {
  id: string;
  label: string;
  /** The values a row has, as words; several for a row that is in several groups. */
  values: (row: Row) => readonly string[];
  /** The values that are offered, in this order, and of which one or All is chosen; otherwise any number of the rows' own. */
  choices?: readonly string[];
  /**
   * Where the values are a closed set: all of them. An address that asks for another one sets no filter. Without it (and
   * without `choices`) any word is taken, which the chip then shows.
   */
  known?: readonly string[];
  /** Where the address has ids, such as `?statusId=2`: `values` are the ids, and these their words. */
  wordOf?: (value: string) => string;
}

/** A chip that is on or off: while it is on, the list keeps the rows that pass. */
export interface TableSwitch<Row> {
  id: string;
  label: string;
  keeps: (row: Row) => boolean;
}

/** Everything about a list that does not change while it is looked at. */
export interface TableDefinition<Row> {
  rowId: (row: Row) => string;
  /** The first column names the row, unless `namedBy` says another: it is the link and the header of the row. */
  columns: readonly Column<Row>[];
  /** Id of the column that names the row, where it is not the first. */
  namedBy?: string;
  filters?: readonly TableFilter<Row>[];
  /** Lets people choose the columns; this browser keeps the choice under this name, such as `documents`. */
  columnChoice?: string;
  /** Stand before the filters. Their ids share the address with them. */
  switches?: readonly TableSwitch<Row>[];
  /** Rows that are there but out of use, such as inactive users, stand back in muted text. */
  isQuiet?: (row: Row) => boolean;
  /** Rows that stand out, by an edge and a tint, such as edited ones; `label` says it to those who do not see either. */
  marked?: { label: string; has: (row: Row) => boolean };
  /** Room for what the list's `rowActions` put into each row, at its end. */
  actions?: Pick<Column<Row>, 'width' | 'priority' | 'mobile'>;
  /** Column id, with a leading `-` for descending; left out of the address. */
  defaultSort: string;
  /** Every cell links to the row's address, where the specification asks for it; Tab still stops at the first alone. */
  hasLinkedCells?: boolean;
  /** A row opens a page that stands on its own: the list's query stays behind, and `state.from` there is the way back. */
  opensPage?: boolean;
  /** Goes before the list's parameters in the address, where another list stands in the same one. */
  prefix?: string;
}

/** Keeps the row type, so that columns and filters are checked against it. */
export function defineTable<Row>(definition: TableDefinition<Row>): TableDefinition<Row> {
  const { actions, columns } = definition;
  if (!actions) return definition;
  const column: Column<Row> = {
    mobile: 'below',
    ...actions,
    id: 'actions',
    header: 'Actions',
    text: () => '',
    isActions: true,
  };
  return { ...definition, columns: [...columns, column] };
}

/** Whether the column is a line of a card that says its header too. */
export const isLabelledLine = ({ mobile, isActions }: Pick<Column<never>, 'mobile' | 'isActions'>): boolean =>
  mobile === undefined && !isActions;
