import type { customerGroup } from '@console/api';
import { personEmail, personName, personRole, personStatus, personStatusFilter } from '@console/product';
import { useQuery } from '@console/query';
import { Button, ConfirmDialog, EmptyState, formatList, IconButton, shortName } from '@console/ui';
import { DeleteIcon, ExportIcon } from '@console/ui/icons';
import { DataTable, defineTable, type ListQuery, type RowAction, useExport, useTable } from '@console/ui/table';
import { t } from '@console/words';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { userRolesQuery, userStatusesQuery } from '../components/team-queries';
import { countMembers, groupMembersQuery, useRemoveMembers } from './members-queries';

export function GroupMembers({ group, addButton }: { group: customerGroup.Group; addButton: ReactNode }) {
  const { rows, query } = useMemberRows(group.id);
  const table = useTable(membersTable, { rows });
  const { mutate: removeMembers } = useRemoveMembers(group);
  const [isAsking, setIsAsking] = useState(false);
  const hasSelection = table.selection.rows.length > 0;
  // ACCT-141, ACCT-142, ACCT-145
  const rowActions = useCallback(
    ({ user }: MemberRow): RowAction[] => [
      {
        label: t('Remove'),
        inRow: true,
        removesRow: true,
        disabledReason: hasSelection
          ? t('Some rows are selected. Remove them together, or clear the selection.')
          : undefined,
        onSelect: () => removeMembers([user]),
      },
    ],
    [removeMembers, hasSelection],
  );

  const { exportRows } = useExport<MemberRow>('members');
  const exportVisible = () => exportRows(membersTable.columns, table.visible);

  function removeSelected() {
    removeMembers(table.selection.rows.map(({ user }) => user));
    table.selection.clear();
    setIsAsking(false);
  }

  return (
    <>
      <DataTable
        table={table}
        query={query}
        label={t('Members')}
        count={countMembers}
        searchLabel={t('Search by name, email, or role')}
        failureMessage={t('Failed fetch users connected to group')}
        noMatchTitle={t('No user found.')}
        empty={
          <EmptyState title={t('No members')} action={addButton} level="h3">
            {t('Nobody has the group’s access yet.')}
          </EmptyState>
        }
        actions={<IconButton label={t('Export')} icon={<ExportIcon />} onClick={exportVisible} />}
        rowActions={rowActions}
        selectionActions={() => (
          <Button variant="quiet" size="small" icon={<DeleteIcon />} onClick={() => setIsAsking(true)}>
            {t('Remove')}
          </Button>
        )}
      />
      {isAsking && hasSelection && (
        <RemoveMembersDialog
          groupName={group.name}
          names={table.selection.rows.map(({ user }) => user.name)}
          onConfirm={removeSelected}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

/** Undefined while names load; ids if that fails. */
function useMemberRows(groupId: string): { rows: MemberRow[] | undefined; query: ListQuery } {
  const query = useQuery(groupMembersQuery(groupId));
  const roles = useQuery(userRolesQuery);
  const statuses = useQuery(userStatusesQuery);
  const isPending = query.isPending || roles.isPending || statuses.isPending;

  const rows = useMemo(() => {
    if (isPending) return undefined;
    const roleNames = new Map(roles.data?.map(({ id, name }) => [id, name]));
    const statusNames = new Map(statuses.data?.map(({ id, name }) => [id, name]));
    return query.data?.map((user) => ({
      user,
      role: roleNames.get(user.roleId) ?? user.roleId,
      status: statusNames.get(user.statusId) ?? String(user.statusId),
    }));
  }, [isPending, query.data, roles.data, statuses.data]);
  return { rows, query: { ...query, isPending } };
}

const MOST_NAMED = 5;

interface RemoveMembersDialogProps {
  groupName: string;
  names: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
}

/** ACCT-143, ACCT-144. The rows go at once, before the answer. */
function RemoveMembersDialog({ groupName, names, onConfirm, onClose }: RemoveMembersDialogProps) {
  const who = formatList(names.map(shortName), MOST_NAMED);
  return (
    <ConfirmDialog
      title={t('Do you want to remove users from {group} ?', { group: shortName(groupName) })}
      verb={t('Remove users')}
      danger
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {t('{who} will lose the access that the group gives.', { who })}
    </ConfirmDialog>
  );
}

interface MemberRow {
  user: customerGroup.GroupMember;
  role: string;
  status: string;
}

const membersTable = defineTable<MemberRow>({
  rowId: ({ user }) => user.id,
  // Beside the wide panel the name goes last.
  columns: [personName, personEmail, { ...personRole, priority: 3, mobile: 'detail' }, personStatus],
  actions: { width: '104px', mobile: 'state' },
  filters: [personStatusFilter, { id: 'role', label: t('Role'), values: (row) => [row.role] }],
  defaultSort: 'name',
  // The list of groups shares the address.
  prefix: 'member',
});
