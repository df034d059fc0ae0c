import { chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import type { CSSProperties, ReactNode } from 'react';
import { APPEAR_LATE, Skeleton } from '../feedback/Skeleton';

interface ActionRowProps {
  icon: ReactNode;
  urgent?: boolean;
  title: string;
  details?: ReactNode;
  /** Leads to the action's place. */
  action: ReactNode;
}

export function ActionRow({ icon, urgent = false, title, details, action }: ActionRowProps) {
  return (
    <Root>
      <Words urgent={urgent}>
        {icon}
        <chakra.div minW="0" overflowWrap="anywhere">
          <chakra.p fontWeight="medium">{title}</chakra.p>
          {details && (
            <chakra.p textStyle="xs" color="text.muted">
              {details}
            </chakra.p>
          )}
        </chakra.div>
      </Words>
      <Action>{action}</Action>
    </Root>
  );
}

interface ActionRowsProps {
  /** Rows to keep space for until all children answer. */
  reserve: number;
  none: string;
  children: ReactNode;
}

/**
 * Components in it render rows, nothing, or `ActionRowPending`. All appear together after at most eight seconds;
 * content below uses `untilActionRows`.
 */
export function ActionRows({ reserve, none, children }: ActionRowsProps) {
  return (
    <Rows style={{ '--reserve': reserve } as CSSProperties}>
      <div data-rows="">{children}</div>
      <p data-none="">{none}</p>
      <div data-outlines="" aria-hidden>
        {Array.from({ length: reserve }, (_, row) => (
          <Outline key={row} style={{ opacity: 1 - (0.7 * row) / reserve }}>
            <Skeleton boxSize="16px" borderRadius="tick" />
            <Skeleton style={{ width: `${44 - ((row * 7) % 16)}%` }} />
            <Skeleton w="72px" h="control.small" ms="auto" borderRadius="control" />
          </Outline>
        ))}
      </div>
    </Rows>
  );
}

const reveal = keyframes({ to: { visibility: 'visible' } });
const hide = keyframes({ to: { visibility: 'hidden' } });

/** For `&:has([data-pending]) > …`: hides up to eight seconds. */
export const untilActionRows = { visibility: 'hidden', animation: `${reveal} 0s 8s forwards` } as const;

/** Reserves a loading row's height. */
export function ActionRowPending() {
  return <span hidden data-pending="" />;
}

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 12px',
    py: '10px',
    borderBottomWidth: '1px',
  },
});
// Two buttons wrap below narrow text; a single one stays beside.
const Words = chakra('div', {
  base: {
    flex: '1 1 176px',
    display: 'flex',
    gap: '3',
    minW: '0',
    '& > svg': { flex: 'none', mt: '3px', color: 'text.muted' },
  },
  variants: { urgent: { true: { '& > svg': { color: 'warning' } }, false: {} } },
});
const Action = chakra('div', { base: { ms: 'auto' } });

const Outline = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    h: 'var(--row)',
    borderBottomWidth: '1px',
  },
});

const Rows = chakra('div', {
  base: {
    position: 'relative',
    '--row': { base: '57px', smDown: '108px' },
    '& [data-none]': { display: 'none', paddingBlock: '4', color: 'text.muted' },
    '& [data-rows]:empty + [data-none]': { display: 'block' },
    '& [data-outlines]': { display: 'none' },
    '&:has([data-pending]) > [data-outlines]': {
      display: 'block',
      position: 'absolute',
      inset: '0',
      animation: `${APPEAR_LATE}, ${hide} 0s 8s forwards`,
    },
    '&:has([data-pending])': { minHeight: 'calc(var(--reserve) * var(--row))' },
    '&:has([data-pending]) > [data-rows]': untilActionRows,
  },
});
