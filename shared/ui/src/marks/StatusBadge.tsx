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

interface StatusBadgeProps {
  /** info: in progress · success: done · warning: check · danger: act now. */
  tone: StatusTone;
  icon?: ReactNode;
  children: ReactNode;
}

/** A word with the tone's icon, because color alone must not carry meaning. */
export function StatusBadge({ tone, icon = ICONS[tone], children }: StatusBadgeProps) {
  return (
    <Badge tone={tone}>
      {icon}
      {children}
    </Badge>
  );
}
