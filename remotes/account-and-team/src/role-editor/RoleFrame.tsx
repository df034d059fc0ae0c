import {
  Crumb,
  Flex,
  LoadError,
  type LoadQuery,
  Loading,
  Page,
  PageHeader,
  type PageHeaderProps,
  Skeleton,
} from '@console/ui';
import { ROLES_PATH } from '../roles/role-paths';

interface RoleHeaderProps extends Omit<PageHeaderProps, 'crumb'> {
  /** What is done with the role here. */
  crumb: 'Edit' | 'New' | 'View';
}

export function RoleHeader({ crumb, ...header }: RoleHeaderProps) {
  return (
    <PageHeader
      {...header}
      crumb={
        <Crumb to={ROLES_PATH} parent="Roles">
          {crumb}
        </Crumb>
      }
    />
  );
}

/** In the place of a role that cannot be shown: not found, or not loaded. */
export function RoleFailed({ query }: { query: LoadQuery }) {
  return (
    <Page>
      <RoleHeader title="Role" crumb="Edit" />
      <LoadError title="Failed to load" query={query} />
    </Page>
  );
}

const PRODUCTS = [5, 3, 4, 2, 4];

/** The shape of a role's page: title, two fields, products with their features. */
export function RoleSkeleton() {
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
          // The index is the key: bars have no other identity.
          <Flex key={row} gap="8" px="var(--page-inset)" py="5" style={{ opacity: 1 - row / PRODUCTS.length }}>
            <Skeleton w="120px" />
            <Skeleton style={{ width: features * 80 }} />
          </Flex>
        ))}
      </Loading>
    </Page>
  );
}
