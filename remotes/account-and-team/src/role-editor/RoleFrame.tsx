import { pathOf } from '@console/contract';
import {
  Crumb,
  Flex,
  LinkButton,
  Loaded,
  Loading,
  Page,
  PageHeader,
  type PageHeaderProps,
  type RecordQuery,
  Skeleton,
} from '@console/ui';
import { t } from '@console/words';
import type { ReactNode } from 'react';
import area from '../area';

interface RoleHeaderProps extends Omit<PageHeaderProps, 'crumb'> {
  crumb: string;
}

export function RoleHeader({ crumb, ...header }: RoleHeaderProps) {
  return (
    <PageHeader
      {...header}
      crumb={
        <Crumb to={pathOf(area.pages.roles)} parent={t('Roles')}>
          {crumb}
        </Crumb>
      }
    />
  );
}

interface LoadedRoleProps<Record> {
  query: RecordQuery<Record>;
  children: (record: Record) => ReactNode;
}

export function LoadedRole<Record>({ query, children }: LoadedRoleProps<Record>) {
  return (
    <Loaded
      query={query}
      failureAction={<LinkButton to={pathOf(area.pages.roles)}>{t('All roles')}</LinkButton>}
      skeleton={<RoleSkeleton />}
      wrapFailure={(failure) => (
        <Page>
          <RoleHeader title={t('Role')} crumb={t('Edit')} />
          {failure}
        </Page>
      )}
    >
      {children}
    </Loaded>
  );
}

const PRODUCTS = [5, 3, 4, 2, 4];

function RoleSkeleton() {
  return (
    <Page>
      <Loading>
        <Flex direction="column" gap="3" px="var(--page-inset)" mb="8">
          <Skeleton w="72px" />
          <Skeleton w="220px" h="20px" />
          <Skeleton w="160px" />
        </Flex>
        <Flex gap="6" wrap="wrap" px="var(--page-inset)" mb="10">
          <Skeleton w="280px" h="control" borderRadius="control" />
          <Skeleton w="min(420px, 100%)" h="control" borderRadius="control" />
        </Flex>
        {PRODUCTS.map((features, row) => (
          <Flex key={row} gap="8" px="var(--page-inset)" py="5" style={{ opacity: 1 - row / PRODUCTS.length }}>
            <Skeleton w="120px" />
            <Skeleton style={{ width: features * 80 }} />
          </Flex>
        ))}
      </Loading>
    </Page>
  );
}
