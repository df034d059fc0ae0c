import { chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import type { ReactNode } from 'react';

export interface ActionRowProps {
  icon: ReactNode;
  /** It should be done soon: the icon takes the warning's colour. */
  urgent?: boolean;
  title: string;
  details?: ReactNode;
  /** The small button that leads to where it is done. */
  action: ReactNode;
}

/** Something that waits for a person, and the way to it. Rows stand below one another. */
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
  /** For how many rows there is space from the start, so that what follows does not move. */
  reserve: number;
  /** Stands there when none of the owners has a row. */
  none: string;
  children: ReactNode;
}

/**
 * Action rows of several owners, each of which renders rows, nothing, or `ActionRowPending` while it does not know. Rows
 * appear together, so that none moves another; an owner who takes time holds back the others for two seconds at most.
 */
export function ActionRows({ reserve, none, children }: ActionRowsProps) {
  return (
    <Rows style={{ minHeight: `calc(${reserve} * var(--row))` }}>
      <div data-rows="">{children}</div>
      <p data-none="">{none}</p>
    </Rows>
  );
}

/** In the place of an action row while its owner does not know whether there is one. It shows nothing. */
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
// Two buttons go below the words where they would leave them no room; one button or link stays beside them, on a phone too.
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

const reveal = keyframes({ to: { visibility: 'visible' } });

const Rows = chakra('div', {
  base: {
    '--row': { base: '57px', smDown: '108px' },
    '& [data-none]': { display: 'none', paddingBlock: '4', color: 'text.muted' },
    '& [data-rows]:empty + [data-none]': { display: 'block' },
    '& [data-rows]:has(> [data-pending]) > *': { visibility: 'hidden', animation: `${reveal} 0s 2s forwards` },
  },
});
