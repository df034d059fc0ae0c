import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface ActionRowProps {
  icon: ReactNode;
  /** It should be done soon: the icon takes the warning's colour. */
  urgent?: boolean;
  title: string;
  facts?: ReactNode;
  /** The small button that leads to where it is done. */
  action: ReactNode;
}

/** Something that waits for a person, and the way to it. Rows stand below one another. */
export function ActionRow({ icon, urgent = false, title, facts, action }: ActionRowProps) {
  return (
    <Root urgent={urgent}>
      {icon}
      <chakra.div flex="1" minW="0" overflowWrap="anywhere">
        <chakra.p fontWeight="medium">{title}</chakra.p>
        {facts && (
          <chakra.p textStyle="xs" color="text.muted">
            {facts}
          </chakra.p>
        )}
      </chakra.div>
      {action}
    </Root>
  );
}

const Root = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    py: '10px',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& > svg': { flex: 'none', alignSelf: 'flex-start', mt: '3px', color: 'text.muted' },
  },
  variants: { urgent: { true: { '& > svg': { color: 'warning' } }, false: {} } },
});
