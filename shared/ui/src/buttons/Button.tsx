import { chakra } from '@chakra-ui/react';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Tooltip } from '../popovers/Tooltip';
import { type ButtonSize, type ButtonVariant, buttonRecipe } from './button-recipe';
import { Spinner } from './Spinner';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Work is under way: shows it and takes no further press. */
  loading?: boolean;
  /** Why it may not be pressed now. The button stays reachable, so that everybody can learn the reason. */
  disabledReason?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** Does something here. What goes somewhere is a `LinkButton`. */
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
    // aria-disabled instead of disabled keeps the focus and the reason; so presses, submits too, are stopped here.
    if (blocked) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <Tooltip text={disabledReason}>
      <Root type={type} aria-disabled={blocked || undefined} aria-busy={loading || undefined} onClick={press} {...rest}>
        {loading ? <Spinner /> : icon}
        {children}
      </Root>
    </Tooltip>
  );
}

const Root = chakra('button', buttonRecipe);
