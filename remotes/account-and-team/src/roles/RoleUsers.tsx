import { Box, EmptyState } from '@console/ui';
import { DataTable, useTable } from '@console/ui/table';
import { roleUsersTable } from './role-users-columns';
import { useRoleUserRows } from './use-role-user-rows';

const NOUN = { one: 'user', many: 'users' };

/** Who has the role. To be looked at: a user's role is changed where users are (C30). */
export function RoleUsers({ roleId }: { roleId: string }) {
  const { rows, query } = useRoleUserRows(roleId);
  const table = useTable(roleUsersTable, { rows });
  return (
    <Box pt="4">
      <DataTable
        table={table}
        query={query}
        noun={NOUN}
        searchLabel="Search by name or email"
        failureMessage="Failed fetch users connected to role"
        noMatchTitle="No user found."
        empty={
          <EmptyState title="No users">Nobody has this role. It is given in Edit User and with an invite.</EmptyState>
        }
      />
    </Box>
  );
}
