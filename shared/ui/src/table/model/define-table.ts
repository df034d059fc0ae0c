import { ownValue } from '@console/schema';
import { t } from '@console/words';
import type { ReactNode } from 'react';

/** Declare at module scope, because the identity must not change. */
export interface Column<Row> {
  id: string;
  header: string;
  /** Serves search, sorting, and exports without `exported`. */
  text: (row: Row) => string;
  /** Several columns, or numbers, amounts and days to calculate with. Empty = not exported. */
  exported?: readonly ExportedColumn<Row>[];
  /** Default: the text. */
  cell?: (row: Row) => ReactNode;
  /** Naming column only: around the text, outside the link. */
  before?: (row: Row) => ReactNode;
  after?: (row: Row) => ReactNode;
  /** Naming column only: a second text, such as an address; on mobile below. */
  about?: (row: Row) => string;
  /** A link out of the console: 'View invoice FP-1'. */
  linkLabel?: (row: Row) => string;
  /** Columns without share take the rest. */
  width?: string;
  /** 1 (default) always; 4, 3, then 2 give way in narrow tables. */
  priority?: 1 | 2 | 3 | 4;
  /**
   * Place in a mobile card: `title`; `state` ends a line; `detail` has no header; `below` spans edges; `elsewhere` is
   * hidden, shown by the row's page. Default: a line with header.
   */
  mobile?: 'title' | 'detail' | 'state' | 'below' | 'elsewhere';
  searchable?: boolean;
  /** Default: texts by `compareWords`. */
  compare?: (a: Row, b: Row) => number;
  align?: 'start' | 'end';
  /** Hidden by default; needs `columnChoice`. */
  isOptional?: boolean;
  /** Marks the column of `actions`: head for screen readers, neither sorted nor exported. */
  isActions?: boolean;
  tone?: 'muted';
  /** Draws mono, because people compare characters. */
  isIdentifier?: boolean;
}

export interface ExportedColumn<Row> {
  header: string;
  value: (row: Row) => ExportedCell;
}

/** Plain data, because a worker receives cells. */
export type ExportedCell =
  | string
  | number
  /** Amounts in major units; a workbook shows two decimals. */
  | { amount: number }
  /** `2026-11-05`. */
  | { day: string }
  /** Spelled as in the API; local time in a workbook. */
  | { time: string };

/** Keeps rows with a chosen value. */
export interface TableFilter<Row> {
  id: string;
  label: string;
  /** Several for a row in several groups. In the address, so language-free (C159): ids, codes, English texts. */
  values: (row: Row) => readonly string[];
  /** `{ Active: t('Active') }`; default: the value. */
  words?: Readonly<Record<string, string>> | ((value: string) => string);
  /** Fixed options allow a single choice or All; without options, people choose any of the rows' values. */
  choices?: readonly string[];
  /** Counts of a server's filter; default: the rows'. */
  counts?: readonly (readonly [value: string, count: number])[];
}

export const filterWord = <Row>({ words = {} }: TableFilter<Row>, value: string): string =>
  typeof words === 'function' ? words(value) : ownValue(words, value) || value;

export interface TableSwitch<Row> {
  id: string;
  label: string;
  keeps: (row: Row) => boolean;
}

/** Must be constant. */
export interface TableDefinition<Row> {
  rowId: (row: Row) => string;
  /** The first column, or `namedBy`, is link and row header. */
  columns: readonly Column<Row>[];
  namedBy?: string;
  filters?: readonly TableFilter<Row>[];
  /** People choose columns, stored under this name, such as `documents`. */
  columnChoice?: string;
  /** Ids differ from the filters': both are search parameters. */
  switches?: readonly TableSwitch<Row>[];
  /** Out of use, such as inactive users: muted. */
  isQuiet?: (row: Row) => boolean;
  /** Edge and tint; `label` is for screen readers. */
  marked?: { label: string; has: (row: Row) => boolean };
  /** Places the column of `rowActions`. */
  actions?: Pick<Column<Row>, 'width' | 'priority' | 'mobile'>;
  /** Column id, `-` for descending; absent in the address. */
  defaultSort: string;
  /** Columns that the server sorts; default: all. */
  sortable?: readonly string[];
  /** Every cell links, if specified; only the first is a tab stop. */
  hasLinkedCells?: boolean;
  /** Drops the list's search parameters; `state.from` has the way back. */
  opensPage?: boolean;
  /** Prefixes search parameters, for a page with two lists. */
  prefix?: string;
}

/** Checks columns and filters against the row type. */
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

export const isLabelledLine = ({ mobile, isActions }: Pick<Column<never>, 'mobile' | 'isActions'>): boolean =>
  mobile === undefined && !isActions;
