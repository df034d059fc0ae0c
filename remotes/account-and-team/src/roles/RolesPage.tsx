import { EmptyState, LinkButton, Page, PageHeader } from '@console/ui';
import { AddIcon } from '@console/ui/icons';
import { DataTable, useTable } from '@console/ui/table';
import { DeleteRoleFromList } from './DeleteRoleFromList';
import { NEW_ROLE_PATH } from './role-paths';
import { roleHref, rolesTable } from './roles-columns';
import { type RoleRow, useRoleRows } from './use-role-rows';

const NOUN = { one: 'role', many: 'roles' };

export function RolesPage() {
  const { rows, query } = useRoleRows();
  const table = useTable(rolesTable, { rows });
  const newRole = (
    <LinkButton look="primary" icon={<AddIcon />} to={NEW_ROLE_PATH}>
      New role
    </LinkButton>
  );

  return (
    <Page>
      <PageHeader title="Roles" facts={rows && describe(rows)} action={newRole} />
      <DataTable
        table={table}
        query={query}
        noun={NOUN}
        rowHref={roleHref}
        searchLabel="Search roles and products"
        failureMessage="Failed to load"
        noMatchTitle="No role found."
        empty={
          <EmptyState title="No roles" action={newRole}>
            A role says which products and features its users have.
          </EmptyState>
        }
      />
      {rows && <DeleteRoleFromList roles={rows.map(({ role }) => role)} />}
    </Page>
  );
}

function describe(rows: readonly RoleRow[]): string {
  const readOnly = rows.filter(({ role }) => role.isReadOnly).length;
  return `${rows.length} ${rows.length === 1 ? 'role' : 'roles'}, ${readOnly} read only`;
}
