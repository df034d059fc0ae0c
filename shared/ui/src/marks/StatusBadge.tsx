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
  /** info: under way · success: done · warning: worth a look · danger: needs somebody now. */
  tone: StatusTone;
  /** Instead of the tone's own. */
  icon?: ReactNode;
  /** The status in a word. */
  children: ReactNode;
}

/** A status in a word, with an icon of its tone, so that colour is not all that tells. Stands in a line of text or a cell. */
export function StatusBadge({ tone, icon = ICONS[tone], children }: StatusBadgeProps) {
  return (
    <Badge tone={tone}>
      {icon}
      {children}
    </Badge>
  );
}
