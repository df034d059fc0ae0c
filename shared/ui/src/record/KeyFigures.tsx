import { chakra, defineRecipe } from '@chakra-ui/react';
import { Link } from '@console/router';
import { formatCount } from '@console/words';
import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/Skeleton';
import { ChevronRightIcon, ExternalLinkIcon } from '../icons';
import { type Trend, TrendLine, TrendSpace } from './TrendLine';

/** Takes two to four `KeyFigure`s, or five `compact`. */
export const KeyFigures = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1px',
    overflow: 'hidden',
    bg: 'border',
    borderWidth: '1px',
    borderRadius: 'card',
    // Four in a line; two where four don't fit, such as beside a panel.
    '& > div': { flex: '1 1 max(200px, min(50% - 1px, (803px - 100%) * 999))', smDown: { flexBasis: '100%' } },
  },
  variants: {
    /** Suits long figures and names. */
    stacksOnMobile: {
      true: {
        smDown: {
          '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' },
          '& > div > dt + dd': { justifySelf: 'start' },
          '& > div > dt > a + svg': { ms: 'auto' },
        },
      },
    },
    /** Suits a dialog: up to five, without notes. */
    compact: {
      true: {
        '& > div': { flexBasis: '112px', gap: '0', px: '3', py: '2', bg: 'raised' },
        '& > div > dt': { textStyle: 'xs', fontWeight: 'regular', gap: '1.5' },
        '& > div > dd > span:first-of-type': { textStyle: 'xl' },
        '& > div > dd + dd': { display: 'none' },
      },
    },
  },
});

interface KeyFigureProps {
  icon?: ReactNode;
  name: string;
  /** Absent while loading: draws an outline. A number is a count. */
  value?: ReactNode;
  unit?: string;
  note?: ReactNode;
  /** `'loading'` reserves the space. */
  trend?: Trend | 'loading' | undefined;
  /** Draws an accent line if growth is good. */
  growthIsGood?: boolean;
  to?: string | undefined;
  /** Opens a new tab, outside the console. */
  href?: string | undefined;
}

export function KeyFigure({ icon, name, value, unit, note, trend, growthIsGood, to, href }: KeyFigureProps) {
  return (
    <Cell>
      <Name>
        {icon}
        {to !== undefined ? (
          <>
            <WholeLink to={to}>{name}</WholeLink>
            <ChevronRightIcon size={14} aria-hidden />
          </>
        ) : href !== undefined ? (
          <>
            <WholeAnchor href={href} target="_blank" rel="noopener noreferrer">
              {name}
            </WholeAnchor>
            <ExternalLinkIcon size={14} aria-hidden />
          </>
        ) : (
          name
        )}
      </Name>
      <chakra.dd whiteSpace="nowrap" smDown={{ textAlign: 'end' }}>
        <chakra.span textStyle={{ base: '2xl', smDown: 'xl' }} fontWeight="figure" letterSpacing="tight">
          {(typeof value === 'number' ? formatCount(value) : value) ?? (
            <Skeleton as="span" display="inline-block" w="88px" h="1.25rem" />
          )}
        </chakra.span>
        {unit && (
          <chakra.span textStyle="xs" color="text.subtle" ms="1.5">
            {unit}
          </chakra.span>
        )}
      </chakra.dd>
      <Foot>
        <span>{value === undefined ? <Skeleton w="120px" my="3px" /> : note}</span>
        {trend === 'loading' ? (
          <TrendSpace />
        ) : (
          trend && <TrendLine {...trend} name={name} good={growthIsGood ?? false} />
        )}
      </Foot>
    </Cell>
  );
}

const Cell = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: '2',
    alignContent: 'start',
    bg: 'surface',
    px: '5',
    py: '4',
    '&:has(a:hover)': { bg: 'hover' },
    smDown: { gridTemplateColumns: 'auto 1fr', alignItems: 'baseline', gap: '1', px: '4', py: '3' },
  },
});
const Name = chakra('dt', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    color: 'text.muted',
    fontWeight: 'medium',
    '& > svg': { flex: 'none', color: 'text.subtle' },
    '& > a + svg': { ms: { base: 'auto', smDown: '0' } },
  },
});
const whole = defineRecipe({
  base: {
    '&::after': { content: '""', position: 'absolute', inset: '0' },
    '&:focus-visible': { boxShadow: 'none' },
    '&:focus-visible::after': { boxShadow: 'inset 0 0 0 2px {colors.focus}', borderRadius: 'card' },
  },
});
const WholeLink = chakra(Link, whole);
const WholeAnchor = chakra('a', whole);
const Foot = chakra('dd', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    minH: '32px',
    textStyle: 'xs',
    color: 'text.muted',
    smDown: { gridColumn: '1 / -1' },
  },
});
