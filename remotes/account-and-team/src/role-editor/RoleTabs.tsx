import type { customerRole } from '@console/api';
import { useQuery } from '@console/query';
import { useSearchParams } from '@console/router';
import { Box, formatCount, SearchInput, Tabs } from '@console/ui';
import { t } from '@console/words';
import { useState } from 'react';
import { roleUsersQuery } from '../roles/roles-queries';
import type { AccessChanges } from './access-changes';
import { FeatureMatrix } from './FeatureMatrix';
import { RoleUsers } from './RoleUsers';
import { countFeatures } from './role-access';

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
