import { chakra } from '@chakra-ui/react';
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
    <Root urgent={urgent}>
      {icon}
      <chakra.div flex="1" minW="0" overflowWrap="anywhere">
        <chakra.p fontWeight="medium">{title}</chakra.p>
        {details && (
          <chakra.p textStyle="xs" color="text.muted">
            {details}
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
