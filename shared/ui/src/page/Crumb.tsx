import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import type { ReactNode } from 'react';
import { TextLink } from '../buttons/TextLink';
import { ChevronRightIcon } from '../icons';

interface CrumbProps {
  to: string;
  parent: string;
  /** 'Edit'. */
  children: ReactNode;
}

/** Above the title: 'Roles › Edit'. */
export function Crumb({ to, parent, children }: CrumbProps) {
  return (
    <Root aria-label={t('Breadcrumb')}>
      <TextLink to={to}>{parent}</TextLink>
      <ChevronRightIcon size={12} strokeWidth={2} aria-hidden />
      <span aria-current="page">{children}</span>
    </Root>
  );
}

const Root = chakra('nav', {
  base: { display: 'flex', alignItems: 'center', gap: '1.5', '& > svg': { flex: 'none' } },
});
