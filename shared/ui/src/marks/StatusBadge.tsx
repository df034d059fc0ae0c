import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon, ClockIcon, WarningIcon } from '../icons';
import { Badge } from './Badge';

const ICONS = {
  info: <ClockIcon aria-hidden />,
  success: <CheckIcon aria-hidden />,
  warning: <AlertIcon aria-hidden />,
  danger: <WarningIcon aria-hidden />,
};

export type StatusTone = keyof typeof ICONS;

export interface StatusBadgeProps {
  /** info: in progress · success: done · warning: should be checked · danger: needs action now. */
  tone: StatusTone;
  /** Replaces the tone's icon. */
  icon?: ReactNode;
  /** The status in a word. */
  children: ReactNode;
}

/**
 * A status in a word, with an icon for its tone, because colour alone must not carry the meaning. For lines of text and
 * cells.
 */
export function StatusBadge({ tone, icon = ICONS[tone], children }: StatusBadgeProps) {
  return (
    <Badge tone={tone}>
      {icon}
      {children}
    </Badge>
  );
}
