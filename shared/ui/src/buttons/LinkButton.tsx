import { Link, type LinkProps } from '@console/router';
import type { ComponentType, ReactNode } from 'react';
import { ButtonRoot, type ButtonSize, type ButtonVariant } from './button-recipe';

export interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** The icon alone; needs an accessible name. */
  square?: boolean;
}

export function LinkButton({ icon, children, ...rest }: LinkButtonProps) {
  return (
    <Root as={Link} {...rest}>
      {icon}
      {children}
    </Root>
  );
}

const Root = ButtonRoot as ComponentType<LinkButtonProps & { as: typeof Link }>;
