import { chakra } from '@chakra-ui/react';
import type { CSSProperties } from 'react';
import { APPEAR_LATE } from '../feedback/Skeleton';
import { widthBeside } from './model/chosen-columns';
import type { Table } from './model/use-table';
import { cardHeight } from './table-styles';

const ROWS = Array.from({ length: 8 }, (_, index) => index);
const WIDTHS = ['62%', '48%', '70%', '55%', '66%', '44%', '58%', '50%'];

interface TableSkeletonProps<Row> {
  table: Table<Row>;
  hasTicks: boolean;
}

/** Matches the list's height and columns; fades, and appears late. */
export function TableSkeleton<Row>({ table: { definition, chosen }, hasTicks }: TableSkeletonProps<Row>) {
  return (
    <Root aria-hidden style={{ '--card-height': cardHeight(chosen.columns) } as CSSProperties}>
      <Line head />
      {ROWS.map((row) => (
        <Line key={row} style={{ opacity: 1 - row * 0.12 }}>
          {hasTicks && <Tick />}
          {chosen.columns.map((column) => (
            <Cell
              key={column.id}
              className={`p${column.priority ?? 1}`}
              style={{ width: widthBeside(column, definition, chosen.columns), flex: column.width ? 'none' : 1 }}
            >
              <Words style={{ width: WIDTHS[(row + column.id.length) % WIDTHS.length] }} />
            </Cell>
          ))}
        </Line>
      ))}
    </Root>
  );
}

const Root = chakra('div', { base: { animation: APPEAR_LATE } });
const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    height: 'row',
    paddingInline: 'var(--page-inset)',
    borderBottomWidth: '1px',
    '@media (width < 760px)': { height: 'var(--card-height)' },
  },
  variants: {
    head: { true: { height: 'row.head', borderColor: 'border.strong', '@media (width < 760px)': { display: 'none' } } },
  },
});
const Tick = chakra('span', {
  base: { flex: 'none', boxSize: '16px', marginInlineEnd: '4', borderRadius: 'tick', bg: 'pressed' },
});
const Cell = chakra('span', {
  base: { paddingInline: '3', '@media (width < 760px)': { '&:is(.p2, .p3, .p4)': { display: 'none' } } },
});
const Words = chakra('span', { base: { display: 'block', height: '10px', borderRadius: 'badge', bg: 'pressed' } });
