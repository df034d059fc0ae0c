import { chakra } from '@chakra-ui/react';
import { Link, type LinkProps } from '@console/router';
import type { ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonRecipe } from './button-recipe';

export interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** The icon alone; needs an accessible name. */
  square?: boolean;
}

export function LinkButton({ icon, children, ...rest }: LinkButtonProps) {
  return (
    <Root {...rest}>
      {icon}
      {children}
    </Root>
  );
}

const Root = chakra(Link, buttonRecipe);
