import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import { useSyncExternalStore } from 'react';
import { Checkbox } from '../choices/Checkbox';
import { SortAscendingIcon, SortDescendingIcon } from '../icons';
import { widthBeside } from './model/chosen-columns';
import type { Table } from './model/use-table';
import { cellClass } from './TableRow';

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    maxWidth: '100%',
    minHeight: '1.5rem',
    textAlign: 'inherit',
    marginInline: '-1',
    paddingInline: '1',
    borderRadius: 'badge',
    fontWeight: 'medium',
    _hover: { color: 'text' },
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& > svg': { flex: 'none' },
    '[aria-sort] > &': { color: 'text' },
  },
});

interface TableHeadProps<Row> {
  table: Table<Row>;
  hasTicks: boolean;
  /** Names the tick of all: '48 users'. */
  count: (count: number) => string;
}

export function TableHead<Row>({ table, hasTicks, count }: TableHeadProps<Row>) {
  const { definition, chosen, selection, state } = table;
  // The selection bar covers the heads, which must not take the focus.
  const isCovered = selection.rows.length > 0;
  // On mobile `SortMenu` replaces the heads.
  const isUnseen = useSyncExternalStore(onMobileChange, isMobile);
  return (
    <thead data-covered={isCovered || undefined}>
      <tr aria-rowindex={1}>
        {hasTicks && (
          // Screen readers say the head before each tick.
          <th scope="col" className="tick" aria-label={t('Selection')}>
            <Checkbox
              aria-label={
                table.isNarrowed
                  ? t('Select all {rows} that match', { rows: count(selection.available) })
                  : t('Select all {rows}', { rows: count(selection.available) })
              }
              checked={selection.extent === 'all'}
              mixed={selection.extent === 'some'}
              disabled={selection.available === 0 || table.expected !== undefined}
              tabIndex={isUnseen ? -1 : undefined}
              onChange={selection.toggleAll}
            />
          </th>
        )}
        {chosen.columns.map((column) => {
          const order = state.sort.replace(/^-/, '') === column.id ? sortOrder(state.sort) : undefined;
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={order}
              className={cellClass(column)}
              style={{ width: widthBeside(column, definition, chosen.columns) }}
            >
              {column.isActions ? (
                <chakra.span srOnly>{column.header}</chakra.span>
              ) : definition.sortable?.includes(column.id) === false ? (
                column.header
              ) : (
                <SortButton
                  type="button"
                  tabIndex={isCovered || isUnseen ? -1 : undefined}
                  onClick={() => table.toggleSort(column.id)}
                >
                  <span>{column.header}</span>
                  {order === 'ascending' && <SortAscendingIcon size={14} aria-hidden />}
                  {order === 'descending' && <SortDescendingIcon size={14} aria-hidden />}
                </SortButton>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

const mobileQuery = () => matchMedia('(width < 760px)');
const isMobile = () => mobileQuery().matches;
function onMobileChange(onChange: () => void): () => void {
  const query = mobileQuery();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const sortOrder = (sort: string) => (sort.startsWith('-') ? 'descending' : 'ascending');
