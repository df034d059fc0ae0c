import { chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Tooltip } from '../popovers/Tooltip';
import { ButtonRoot, type ButtonSize, type ButtonVariant } from './button-recipe';

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

const turn = keyframes({ to: { rotate: '360deg' } });

/** Always before a word that names the work. */
export const Spinner = chakra('span', {
  base: {
    flex: 'none',
    boxSize: '14px',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderInlineEndColor: 'transparent',
    '@media (forced-colors: active)': { borderInlineEndColor: 'Canvas' },
    borderRadius: 'full',
    opacity: 0.8,
    animation: `${turn} .8s linear infinite`,
    _motionReduce: { animationDuration: '4s' },
  },
});
