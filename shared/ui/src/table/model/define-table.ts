import { t } from '@console/words';
import type { ReactNode } from 'react';

/** One column. At module scope, so that its identity never changes between renders. */
export interface Column<Row> {
  id: string;
  header: string;
  /** The cell's text for search and sorting, and for exports unless `exported` is given. */
  text: (row: Row) => string;
  /**
   * Replaces the text in exported files: several columns for one of the list, or numbers, amounts and days that
   * programs can calculate with. An empty array exports nothing.
   */
  exported?: readonly ExportedColumn<Row>[];
  /** The drawn cell, if it is more than the text. */
  cell?: (row: Row) => ReactNode;
  /** Only in the column that names the row: drawn before and after the text, outside the link. */
  before?: (row: Row) => ReactNode;
  after?: (row: Row) => ReactNode;
  /** Only in that column, too: a second text, such as an address, beside the name; on mobile in a line below it. */
  about?: (row: Row) => string;
  /** CSS width; columns without one share the remaining width. */
  width?: string;
  /** 1 is always shown; 3, then 2, are hidden when the table is narrow, as beside an open panel. Default 1. */
  priority?: 1 | 2 | 3;
  /**
   * Place on mobile, where a row is a card: `title`; `state` at the end of a line; `detail`, a line without header;
   * `below`, a line from edge to edge. By default a line with its header, so that no card lacks a value that identifies
   * a record or is copied. `elsewhere`: hidden, because the row's page or panel shows it.
   */
  mobile?: 'title' | 'detail' | 'state' | 'below' | 'elsewhere';
  searchable?: boolean;
  /** Order of two rows; by default that of the texts, by `compareWords`. */
  compare?: (a: Row, b: Row) => number;
  align?: 'start' | 'end';
  /** Hidden by default, for lists with a `columnChoice`. */
  isOptional?: boolean;
  /**
   * The column of the row's actions: its header is for screen readers only, and it is neither sorted nor exported.
   * Created from `actions`.
   */
  isActions?: boolean;
  /** Muted, so that names stand out. */
  tone?: 'muted';
  /** Identifiers, in mono, so that characters can be compared one by one. */
  isIdentifier?: boolean;
}

/** A column of an exported file. */
export interface ExportedColumn<Row> {
  header: string;
  value: (row: Row) => ExportedCell;
}

/** A cell of an exported file: a text, a number, or one of these. Plain data, because it is posted to a worker. */
export type ExportedCell =
  | string
  | number
  /** Money in major units; a workbook shows two decimals. */
  | { amount: number }
  /** A calendar day, `2026-11-05`. */
  | { day: string }
  /** An instant, as the API has it; a workbook shows it in the reader's time zone. */
  | { time: string };

/** A filter chip: it keeps the rows that have one of the chosen values. */
export interface TableFilter<Row> {
  id: string;
  label: string;
  /**
   * The values of a row; several if the row is in several groups. They stand in the address, so they are the same in
   * every language (C159): ids, codes, names that the platform sends, or English texts, such as `?status=Active`.
   */
  values: (row: Row) => readonly string[];
  /** What is shown for each value, such as `{ Active: t('Active') }`; a value without a word is shown as it is. */
  words?: Readonly<Record<string, string>> | ((value: string) => string);
  /** Fixed options in this order, of which one or All is chosen; without them, any number of the values in the rows. */
  choices?: readonly string[];
  /** The values with their numbers of rows, where the server filters; by default those of the rows. */
  counts?: readonly (readonly [value: string, count: number])[];
}

/** What people read for a value of a filter. */
export const filterWord = <Row>({ words = {} }: TableFilter<Row>, value: string): string =>
  typeof words === 'function' ? words(value) : (Object.hasOwn(words, value) && words[value]) || value;

/** A chip that is on or off: while it is on, the list keeps the rows that pass. */
export interface TableSwitch<Row> {
  id: string;
  label: string;
  keeps: (row: Row) => boolean;
}

/** The constant parts of a list. */
export interface TableDefinition<Row> {
  rowId: (row: Row) => string;
  /** The first column names the row, unless `namedBy` is given: it is the link and the header of the row. */
  columns: readonly Column<Row>[];
  /** Id of the column that names the row, if it is not the first. */
  namedBy?: string;
  filters?: readonly TableFilter<Row>[];
  /** Lets people choose the columns; the browser stores the choice under this name, such as `documents`. */
  columnChoice?: string;
  /** Shown before the filters. Their ids must differ from those of the filters, because both are search parameters. */
  switches?: readonly TableSwitch<Row>[];
  /** Rows that are out of use, such as inactive users, are drawn in muted text. */
  isQuiet?: (row: Row) => boolean;
  /** Highlighted rows, such as edited ones, with an edge and a tint; `label` is for screen readers. */
  marked?: { label: string; has: (row: Row) => boolean };
  /** The column for the list's `rowActions`, at the end of each row. */
  actions?: Pick<Column<Row>, 'width' | 'priority' | 'mobile'>;
  /** Column id, with a leading `-` for descending; the address omits this default. */
  defaultSort: string;
  /** Ids of the columns by which the list can be sorted, if its server sorts; by default all. */
  sortable?: readonly string[];
  /** Every cell is a link to the row's address, if the specification requires it; only the first one is a tab stop. */
  hasLinkedCells?: boolean;
  /**
   * A row opens a page of its own: its address drops the list's search parameters, and `state.from` has the way back.
   */
  opensPage?: boolean;
  /** Prefix of the list's search parameters, if a page has two lists. */
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
    header: t('Actions'),
    text: () => '',
    isActions: true,
  };
  return { ...definition, columns: [...columns, column] };
}

/** True if a card shows the column as a line with its header. */
export const isLabelledLine = ({ mobile, isActions }: Pick<Column<never>, 'mobile' | 'isActions'>): boolean =>
  mobile === undefined && !isActions;
