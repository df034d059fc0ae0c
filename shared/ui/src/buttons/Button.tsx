import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Tooltip } from '../popovers/Tooltip';
import { ButtonRoot, type ButtonSize, type ButtonVariant } from './button-recipe';
import { Spinner } from './Spinner';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Shows progress and ignores presses. */
  loading?: boolean;
  /** Blocks the button; the focus still works, so that everybody can read the reason. */
  disabledReason?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** An action on this page; `LinkButton` leads to another. */
export function Button({
  icon,
  loading = false,
  disabledReason,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const blocked = loading || disabledReason !== undefined;

  function press(event: MouseEvent<HTMLButtonElement>) {
    // aria-disabled keeps focus and reason but blocks nothing, so presses and submits stop here.
    if (blocked) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <Tooltip text={disabledReason}>
      <ButtonRoot
        type={type}
        aria-disabled={blocked || undefined}
        aria-busy={loading || undefined}
        onClick={press}
        {...rest}
      >
        {loading ? <Spinner /> : icon}
        {children}
      </ButtonRoot>
    </Tooltip>
  );
}
