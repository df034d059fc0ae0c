import { chakra } from '@chakra-ui/react';
import type { MouseEvent, ReactNode } from 'react';
import { Tooltip } from '../popovers/Tooltip';
import type { ButtonProps } from './Button';
import { buttonRecipe } from './button-recipe';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'loading'> {
  /** The button's accessible name, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
}

/** A square button with only an icon; 28 px when small. */
export function IconButton({
  label,
  icon,
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
      <Root
        square
        variant={variant}
        type={type}
        aria-label={label}
        aria-disabled={disabledReason !== undefined || undefined}
        onClick={press}
        {...rest}
      >
        {icon}
      </Root>
    </Tooltip>
  );
}

const Root = chakra('button', buttonRecipe);
