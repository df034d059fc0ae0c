import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TrendLine } from './TrendLine';

/** One bordered strip, divided by hairlines; holds two to four `KeyFigure`s. */
export const KeyFigures = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
    gap: '1px',
    overflow: 'hidden',
    bg: 'border',
    borderWidth: '1px',
    borderRadius: 'card',
  },
});

export interface KeyFigureProps {
  icon: ReactNode;
  name: string;
  /** Formatted; a dash while unknown. */
  value: ReactNode;
  unit?: string;
  /** One quiet line: compared with what. */
  note?: ReactNode;
  /** Oldest first. */
  trend?: readonly number[];
  /** Growth is good news, so the line is drawn in the accent. */
  growthIsGood?: boolean;
}

export function KeyFigure({ icon, name, value, unit, note, trend, growthIsGood }: KeyFigureProps) {
  return (
    <Cell>
      <Name>
        {icon}
        {name}
      </Name>
      <chakra.dd whiteSpace="nowrap">
        <chakra.span textStyle="2xl" fontWeight="figure" letterSpacing="tight">
          {value}
        </chakra.span>
        {unit && (
          <chakra.span textStyle="xs" color="text.subtle" ml="1.5">
            {unit}
          </chakra.span>
        )}
      </chakra.dd>
      <chakra.dd display="flex" alignItems="flex-end" justifyContent="space-between" gap="3" minH="30px">
        <chakra.span textStyle="xs" color="text.muted">
          {note}
        </chakra.span>
        {trend && <TrendLine values={trend} good={growthIsGood ?? false} />}
      </chakra.dd>
    </Cell>
  );
}

const Cell = chakra('div', {
  base: { display: 'grid', gap: '2', alignContent: 'start', bg: 'surface', px: '5', py: '4' },
});
const Name = chakra('dt', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    color: 'text.muted',
    fontWeight: 'medium',
    '& > svg': { color: 'text.subtle' },
  },
});
