import type { MouseEvent, ReactNode } from 'react';
import { Tooltip } from '../popovers/Tooltip';
import type { ButtonProps } from './Button';
import { ButtonRoot } from './button-recipe';

interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'loading'> {
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  /** Extends the label, beside the icon. */
  children?: ReactNode;
}

export function IconButton({
  label,
  icon,
  children,
  disabledReason,
  onClick,
  variant = 'quiet',
  type = 'button',
  ...rest
}: IconButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (disabledReason === undefined) onClick?.(event);
    else event.preventDefault();
  }
  return (
    <Tooltip text={disabledReason ?? label} names={disabledReason === undefined}>
      <ButtonRoot
        square={children === undefined}
        variant={variant}
        type={type}
        aria-label={label}
        aria-disabled={disabledReason !== undefined || undefined}
        onClick={press}
        {...rest}
      >
        {icon}
        {children}
      </ButtonRoot>
    </Tooltip>
  );
}
