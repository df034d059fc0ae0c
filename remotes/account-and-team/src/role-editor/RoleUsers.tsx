import type { manageTeam } from '@console/api';
import { personEmail, personName, personStatus, personStatusFilter } from '@console/product';
import { useQuery } from '@console/query';
import { Box, EmptyState } from '@console/ui';
import { DataTable, defineTable, useTable } from '@console/ui/table';
import { t } from '@console/words';
import { useMemo } from 'react';
import { countUsers, userStatusesQuery } from '../components/team-queries';
import { roleUsersQuery } from '../roles/roles-queries';

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
export function RoleUsers({ roleId }: { roleId: string }) {
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
