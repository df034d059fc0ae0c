import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface TimelineEntryProps {
  icon: ReactNode;
  title: ReactNode;
  details: ReactNode;
  action?: ReactNode;
}

/** `TimelineEntry`s, newest first; set `aria-label`. */
export const Timeline = chakra('ol', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } });

export function TimelineEntry({ icon, title, details, action }: TimelineEntryProps) {
  return (
    <Entry>
      <Dot aria-hidden>{icon}</Dot>
      <chakra.div flex="1" minW="0">
        <chakra.div fontWeight="medium">{title}</chakra.div>
        <chakra.div color="text.muted" textStyle="xs">
          {details}
        </chakra.div>
      </chakra.div>
      {action}
    </Entry>
  );
}

const DOT = '28px';

const Entry = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    pb: '5',
    '&:not(:last-of-type)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `${DOT} 0`,
      insetInlineStart: `calc(${DOT} / 2)`,
      borderInlineStart: '1px solid',
      borderColor: 'border.strong',
    },
  },
});
const Dot = chakra('span', {
  base: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    boxSize: DOT,
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'full',
    color: 'text.muted',
    '& > svg': { boxSize: '14px', strokeWidth: '2' },
  },
});
