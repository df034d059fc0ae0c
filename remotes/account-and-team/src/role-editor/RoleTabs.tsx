import type { customerRole, manageTeam } from '@console/api';
import { personEmail, personName, personStatus, personStatusFilter } from '@console/product';
import { useQuery } from '@console/query';
import { useSearchParams } from '@console/router';
import { searchFor } from '@console/schema/search-text';
import { Box, Button, EmptyState, formatCount, SearchInput, Tabs } from '@console/ui';
import { DataTable, defineTable, useTable } from '@console/ui/table';
import { t } from '@console/words';
import { useMemo, useState } from 'react';
import { countUsers, userStatusesQuery } from '../components/team-queries';
import { roleUsersQuery } from '../roles/roles-queries';
import { type AccessChanges, productChange } from './access-changes';
import { ProductRow } from './ProductRow';
import { countFeatures, findFeatures } from './role-access';

interface RoleTabsProps {
  /** Empty for a new role: no Users tab (C30). */
  roleId: string;
  products: readonly customerRole.ProductFeatureAccess[];
  changes?: AccessChanges;
  /** Absent = read-only. */
  onChange?: (products: customerRole.ProductFeatureAccess[]) => void;
}

/** ACCT-097 */
export function RoleTabs({ roleId, products, changes, onChange }: RoleTabsProps) {
  const [params] = useSearchParams();
  const [search, setSearch] = useState('');
  const isNew = roleId === '';
  const { data: users } = useQuery({ ...roleUsersQuery(roleId), enabled: !isNew });
  const { on, all } = countFeatures(products);
  const isUsersTab = !isNew && params.get('tab') === 'users';

  const features = { to: '?', label: t('Features'), count: t('{on} of {all}', { on, all }), isCurrent: !isUsersTab };
  const people = {
    to: '?tab=users',
    label: t('Users'),
    count: users && formatCount(users.length),
    isCurrent: isUsersTab,
  };
  return (
    <>
      <Box mt="4" px="var(--page-inset)">
        <Tabs
          label={t('Role')}
          tabs={isNew ? [features] : [features, people]}
          aside={
            !isUsersTab && (
              <Box w="200px" pb="2" smDown={{ w: 'full', pt: '2' }}>
                <SearchInput label={t('Search features')} value={search} onChange={setSearch} />
              </Box>
            )
          }
        />
      </Box>
      {isUsersTab ? (
        <RoleUsers roleId={roleId} />
      ) : (
        <FeatureMatrix
          products={products}
          changes={changes}
          search={search}
          onClearSearch={() => setSearch('')}
          onChange={onChange}
        />
      )}
    </>
  );
}

interface RoleUserRow {
  user: manageTeam.TeamMember;
  status: string;
}

const roleUsersTable = defineTable<RoleUserRow>({
  rowId: ({ user }) => user.id,
  columns: [personName, personEmail, { ...personStatus, mobile: 'state' }],
  filters: [personStatusFilter],
  defaultSort: 'name',
});

/** C30: read-only; the user's panel changes roles. */
function RoleUsers({ roleId }: { roleId: string }) {
  const query = useQuery(roleUsersQuery(roleId));
  const { data: statuses } = useQuery(userStatusesQuery);
  const rows = useMemo(() => {
    const names = new Map(statuses?.map(({ id, name }) => [id, name]));
    return query.data?.map((user) => ({ user, status: names.get(user.statusId) ?? String(user.statusId) }));
  }, [query.data, statuses]);
  const table = useTable(roleUsersTable, { rows });
  return (
    <Box pt="4">
      <DataTable
        table={table}
        query={query}
        label={t('Users')}
        count={countUsers}
        searchLabel={t('Search by name or email')}
        failureMessage={t('Failed fetch users connected to role')}
        noMatchTitle={t('No user found.')}
        empty={
          <EmptyState title={t('No users')}>
            {t('Nobody has this role. Assign it in Edit User or when you invite someone.')}
          </EmptyState>
        }
      />
    </Box>
  );
}

type Product = customerRole.ProductFeatureAccess;

const NO_CHANGES: AccessChanges = {};

interface FeatureMatrixProps {
  products: readonly Product[];
  changes?: AccessChanges | undefined;
  search: string;
  onClearSearch: () => void;
  /** Absent = read-only. */
  onChange?: ((products: Product[]) => void) | undefined;
}

function FeatureMatrix({ products, changes = NO_CHANGES, search, onClearSearch, onChange }: FeatureMatrixProps) {
  const matches = findFeatures(products, searchFor(search));
  if (matches.length === 0) {
    return (
      <EmptyState
        condition="nothing-found"
        title={t('No features found')}
        action={<Button onClick={onClearSearch}>{t('Clear search')}</Button>}
      />
    );
  }

  const replace = (next: Product) =>
    onChange?.(products.map((product) => (product.productCode === next.productCode ? next : product)));

  return (
    <Box px="var(--page-inset)" pb="6">
      {matches.map(({ product, features }) => (
        <ProductRow
          key={product.productCode}
          product={product}
          features={features}
          change={productChange(changes, product)}
          onChange={onChange && replace}
        />
      ))}
    </Box>
  );
}
