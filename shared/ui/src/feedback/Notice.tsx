import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { AlertIcon, InfoIcon, LockIcon, SuccessIcon, WarningIcon } from '../icons';

const ICONS = {
  neutral: <LockIcon />,
  info: <InfoIcon />,
  success: <SuccessIcon />,
  warning: <WarningIcon />,
  danger: <AlertIcon />,
};

interface NoticeProps {
  tone?: keyof typeof ICONS;
  /** Replaces the tone's icon. */
  icon?: ReactNode;
  children: ReactNode;
  action?: ReactNode;
}

export function Notice({ tone = 'info', icon, children, action }: NoticeProps) {
  return (
    <Root tone={tone}>
      <Sentence>
        {icon ?? ICONS[tone]}
        <chakra.div flex="1" minW="0">
          {children}
        </chakra.div>
      </Sentence>
      {action && <Action>{action}</Action>}
    </Root>
  );
}

const Root = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    flexWrap: 'wrap',
    gap: '10px',
    px: '3',
    py: '10px',
    borderWidth: '1px',
    borderRadius: 'control',
    color: 'text.muted',
    '& strong': { color: 'text' },
  },
  variants: {
    tone: {
      neutral: { bg: 'surface.sunken', borderColor: 'border' },
      info: { bg: 'info.soft', borderColor: 'info.line', '& > div > svg': { color: 'info' } },
      success: { bg: 'success.soft', borderColor: 'success.line', '& > div > svg': { color: 'success' } },
      warning: { bg: 'warning.soft', borderColor: 'warning.line', '& > div > svg': { color: 'warning' } },
      danger: { bg: 'danger.soft', borderColor: 'danger.line', '& > div > svg': { color: 'danger' } },
    },
  },
});

// The action wraps before the sentence gets too narrow.
const Sentence = chakra('div', {
  base: { flex: '1 1 260px', display: 'flex', gap: '10px', minW: '0', '& > svg': { flex: 'none', mt: '2px' } },
});
// The button is taller than a line.
const Action = chakra('div', { base: { my: '-4px' } });

export function LockedNote({ children }: { children: ReactNode }) {
  return (
    <LockedRow>
      <LockIcon size={14} strokeWidth={2} />
      <span>{children}</span>
    </LockedRow>
  );
}

const LockedRow = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minW: '0',
    textStyle: 'xs',
    color: 'text.muted',
    '& > svg': { flex: 'none' },
  },
});
