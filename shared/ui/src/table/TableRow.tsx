import { t } from '@console/words';
import { memo } from 'react';
import { Checkbox, handledAbove } from '../choices/Checkbox';
import { type Column, isLabelledLine, type TableDefinition } from './model/define-table';
import { type RowAction, RowActions } from './RowActions';
import { isOutside } from './use-row-events';

interface TableRowProps<Row> {
  row: Row;
  definition: TableDefinition<Row>;
  columns: readonly Column<Row>[];
  /** Counts in the whole list, from 0. */
  index: number;
  href?: string;
  isOpen: boolean;
  /** Must be stable, or every row renders. */
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** Absent = no ticks. `unselectableReason` blocks the row. */
  tick?: 'on' | 'off' | 'none';
  unselectableReason?: string;
}

export const cellClass = <Row,>(column: Column<Row>) =>
  [
    isLabelledLine(column) ? 'line' : column.mobile,
    column.priority && `p${column.priority}`,
    column.align,
    column.tone,
    column.isIdentifier && 'identifier',
    column.isActions && 'actions',
  ]
    .filter(Boolean)
    .join(' ');

export const cellProps = <Row,>(column: Column<Row>) => ({
  className: cellClass(column),
  'data-header': isLabelledLine(column) ? column.header : undefined,
});

/** The body handles all events, so a row renders only when it changes. */
function PlainTableRow<Row>(props: TableRowProps<Row>) {
  const { row, definition, columns, index, href, isOpen, rowActions, tick, unselectableReason } = props;
  const title = titleOf(definition);
  if (!title) return null;
  const name = title.text(row);
  const isMarked = definition.marked?.has(row);
  return (
    <tr
      aria-rowindex={index + 2}
      data-id={definition.rowId(row)}
      data-href={href}
      data-open={isOpen || undefined}
      data-marked={isMarked || undefined}
      data-quiet={definition.isQuiet?.(row) || undefined}
      data-selected={tick === 'on' || undefined}
      data-ticks={tick && ''}
    >
      {tick && (
        <td className="tick">
          {tick === 'none' ? (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys reach the row by its mark
            <span role="img" tabIndex={0} aria-label={unselectableReason} title={unselectableReason}>
              –
            </span>
          ) : (
            <Checkbox aria-label={t('Select {name}', { name })} checked={tick === 'on'} onChange={handledAbove} />
          )}
        </td>
      )}
      {columns.map((column) =>
        column === title ? (
          <th key={column.id} scope="row" className={cellClass(title)}>
            <span className="name">
              {title.before && <span className="lead">{title.before(row)}</span>}
              {href ? (
                <a
                  href={href}
                  aria-current={isOpen ? 'true' : undefined}
                  aria-label={title.linkLabel?.(row)}
                  {...(isOutside(href) && IN_NEW_TAB)}
                >
                  {name}
                </a>
              ) : (
                <span className="words">{name}</span>
              )}
              {title.after?.(row)}
              {title.about && <span className="about">{title.about(row)}</span>}
              {isMarked && <span className="mark">{definition.marked?.label}</span>}
            </span>
          </th>
        ) : (
          <td key={column.id} {...cellProps(column)}>
            {column.isActions && !column.cell ? (
              <RowActions actions={rowActions?.(row) ?? []} rowName={name} />
            ) : definition.hasLinkedCells && href ? (
              <a href={href} tabIndex={-1} className="cell">
                {content(column, row)}
              </a>
            ) : (
              content(column, row)
            )}
          </td>
        ),
      )}
    </tr>
  );
}

const IN_NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };

const titleOf = <Row,>({ columns, namedBy }: TableDefinition<Row>) =>
  namedBy === undefined ? columns[0] : columns.find(({ id }) => id === namedBy);

const content = <Row,>(column: Column<Row>, row: Row) => (column.cell ? column.cell(row) : column.text(row));

// `memo` loses the type parameter.
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
