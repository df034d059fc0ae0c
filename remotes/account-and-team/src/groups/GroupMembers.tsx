import type { customerGroup } from '@console/api';
import { Button, EmptyState, IconButton } from '@console/ui';
import { DeleteIcon, ExportIcon } from '@console/ui/icons';
import { DataTable, exportRows, useTable } from '@console/ui/table';
import { type ReactNode, useMemo, useState } from 'react';
import { membersTable } from './members-columns';
import { RemoveMembersDialog } from './RemoveMembersDialog';
import { MemberRemoval } from './RemoveMemberButton';
import { useGroupMembers } from './use-group-members';
import { useMemberRemoval } from './use-member-removal';

const NOUN = { one: 'member', many: 'members' };

interface GroupMembersProps {
  group: customerGroup.Group;
  addButton: ReactNode;
}

export function GroupMembers({ group, addButton }: GroupMembersProps) {
  const { rows, query } = useGroupMembers(group.id);
  const table = useTable(membersTable, { rows });
  const removeMembers = useMemberRemoval(group);
  const [isAsking, setIsAsking] = useState(false);
  const hasSelection = table.selection.rows.length > 0;
  const removal = useMemo(
    () => ({
      removeMember: (member: customerGroup.GroupMember) => removeMembers([member]),
      whyNot: hasSelection ? 'Rows are selected. Remove them together, or clear the selection.' : undefined,
    }),
    [removeMembers, hasSelection],
  );

  const exportVisible = () => void exportRows('members', membersTable.columns, table.visible);

  function removeSelected() {
    removeMembers(table.selection.rows.map(({ user }) => user));
    table.selection.clear();
    setIsAsking(false);
  }

  return (
    <MemberRemoval value={removal}>
      <DataTable
        table={table}
        query={query}
        noun={NOUN}
        searchLabel="Search by name, email or role"
        failureMessage="Failed fetch users connected to group"
        noMatchTitle="No user found."
        empty={
          <EmptyState title="No members" action={addButton} level="h3">
            Nobody has the group’s access yet.
          </EmptyState>
        }
        actions={<IconButton label="Export" icon={<ExportIcon />} onClick={exportVisible} />}
        selectionActions={() => (
          <Button look="quiet" size="small" icon={<DeleteIcon />} onClick={() => setIsAsking(true)}>
            Remove
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
    </MemberRemoval>
  );
}
