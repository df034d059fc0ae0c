import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TextLink } from '../buttons/TextLink';
import { ChevronRightIcon } from '../icons';

export interface CrumbProps {
  /** The list or page that this one belongs to. */
  to: string;
  parent: string;
  /** What this page is there: 'Edit'. */
  children: ReactNode;
}

/** The way up, above a page's title: 'Roles › Edit'. */
export function Crumb({ to, parent, children }: CrumbProps) {
  return (
    <Root aria-label="Breadcrumb">
      <TextLink to={to}>{parent}</TextLink>
      <ChevronRightIcon size={12} strokeWidth={2} aria-hidden />
      <span aria-current="page">{children}</span>
    </Root>
  );
}

const Root = chakra('nav', { base: { display: 'flex', alignItems: 'center', gap: '1.5' } });
