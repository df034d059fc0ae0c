import type { customerRole } from '@console/api';
import { pathOf } from '@console/contract';
import { useAddressedRecord } from '@console/product';
import { useQuery } from '@console/query';
import { EmptyState, LinkButton, Page, PageHeader } from '@console/ui';
import { AddIcon, CopyIcon, DeleteIcon, EditIcon } from '@console/ui/icons';
import { DataTable, type RowAction, useTable } from '@console/ui/table';
import { n, t } from '@console/words';
import { useCallback, useMemo } from 'react';
import area from '../area';
import { usersQuery } from '../components/team-queries';
import { DeleteRoleDialog } from './DeleteRoleDialog';
import { copyHref, type RoleRow, roleHref, rolesTable } from './roles-columns';
import { rolesQuery } from './roles-queries';

const countRoles = (count: number) => n(count, '{count} role', '{count} roles');

export function RolesPage() {
  const { rows, query } = useRoleRows();
  const table = useTable(rolesTable, { rows });
  const listedRoles = query.isFetching && query.isStale ? undefined : query.data;
  const deleting = useAddressedRecord('delete', listedRoles, idOf, t('This role no longer exists'));
  const { record: roleToDelete, open: askToDelete } = deleting;
  const rowActions = useCallback(({ role }: RoleRow) => actionsOf(role, () => askToDelete(role)), [askToDelete]);
  const newRole = (
    <LinkButton variant="primary" icon={<AddIcon />} to={pathOf(area.pages.newRole)}>
      {t('New role')}
    </LinkButton>
  );

  return (
    <Page>
      <PageHeader title={t('Roles')} summary={rows ? describe(rows) : '\u00a0'} action={newRole} />
      <DataTable
        table={table}
        query={query}
        label={t('Roles')}
        count={countRoles}
        rowHref={roleHref}
        rowActions={rowActions}
        searchLabel={t('Search roles and products')}
        noMatchTitle={t('No roles found')}
        empty={
          <EmptyState title={t('No roles')} action={newRole}>
            {t('A role sets which products and features its users have.')}
          </EmptyState>
        }
      />
      {roleToDelete && !roleToDelete.isReadOnly && (
        <DeleteRoleDialog key={roleToDelete.roleId} role={roleToDelete} onClose={deleting.close} />
      )}
    </Page>
  );
}

/** ACCT-095, ACCT-096 */
function actionsOf(role: customerRole.Role, askToDelete: () => void): RowAction[] {
  const path = pathOf(area.pages.role, { roleId: role.roleId });
  const duplicate: RowAction = { label: t('Duplicate'), icon: <CopyIcon />, to: copyHref(role) };
  if (role.isReadOnly) return [{ label: t('View'), inRow: true, to: path }, duplicate];
  return [
    { label: t('Edit'), icon: <EditIcon />, to: path },
    duplicate,
    { label: t('Delete role'), icon: <DeleteIcon />, danger: true, onSelect: askToDelete },
  ];
}

/** Counted from the users: one request for all roles. */
function useRoleRows() {
  const query = useQuery(rolesQuery);
  const { data: users } = useQuery(usersQuery);
  const rows = useMemo(() => {
    const counts = new Map<string, number>();
    for (const { roleId } of users ?? []) counts.set(roleId, (counts.get(roleId) ?? 0) + 1);
    return query.data?.map((role) => ({
      role,
      users: users && (counts.get(role.roleId) ?? 0),
      products: role.productFeatureAccessSelections
        .filter(({ usageFeature }) => usageFeature.hasAccess)
        .map(({ productName }) => productName),
    }));
  }, [query.data, users]);
  return { rows, query };
}

const idOf = ({ roleId }: customerRole.Role) => roleId;

function describe(rows: readonly RoleRow[]): string {
  const readOnly = rows.filter(({ role }) => role.isReadOnly).length;
  return n(readOnly, '{roles}, {count} read-only', '{roles}, {count} read-only', { roles: countRoles(rows.length) });
}
