import { chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import type { CSSProperties, ReactNode } from 'react';

export interface ActionRowProps {
  icon: ReactNode;
  /** The action is due soon: the icon has the warning's colour. */
  urgent?: boolean;
  title: string;
  details?: ReactNode;
  /** A small button that leads to the place of the action. */
  action: ReactNode;
}

/** A task that waits for a person, with a link to it. Rows stand below one another. */
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
  /** Number of rows to keep space for until all children have answered. */
  reserve: number;
  /** Text if no child has a row. */
  none: string;
  children: ReactNode;
}

/**
 * Action rows of several components, each of which renders rows, nothing, or `ActionRowPending` while loading. All rows
 * appear together, so that none moves another; after two seconds they no longer wait for pending ones. Then the space
 * is as high as its rows; content below that must not be seen to move has `untilActionRows`.
 */
export function ActionRows({ reserve, none, children }: ActionRowsProps) {
  return (
    <Rows style={{ '--reserve': reserve } as CSSProperties}>
      <div data-rows="">{children}</div>
      <p data-none="">{none}</p>
    </Rows>
  );
}

const reveal = keyframes({ to: { visibility: 'visible' } });

/**
 * Hides an element while an `ActionRowPending` is in its parent, for two seconds at most. The parent's style has it at
 * `&:has([data-pending]) > …`.
 */
export const untilActionRows = { visibility: 'hidden', animation: `${reveal} 0s 2s forwards` } as const;

/** Invisible; in place of an action row that is loading, or of other content that `untilActionRows` waits for. */
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
    borderColor: 'border',
  },
});
// Two buttons wrap below the text if it becomes too narrow; one button or link stays beside it, on mobile too.
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

const Rows = chakra('div', {
  base: {
    '--row': { base: '57px', smDown: '108px' },
    '& [data-none]': { display: 'none', paddingBlock: '4', color: 'text.muted' },
    '& [data-rows]:empty + [data-none]': { display: 'block' },
    '&:has([data-pending])': { minHeight: 'calc(var(--reserve) * var(--row))' },
    '& [data-rows]:has(> [data-pending]) > *': untilActionRows,
  },
});
