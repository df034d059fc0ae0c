import { type Column, defineTable } from '@console/ui/table';
import { personEmail, personName, personRole, personStatus } from '@console/product';
import { RemoveMemberButton } from './RemoveMemberButton';
import type { MemberRow } from './use-group-members';

const name: Column<MemberRow> = { ...personName, width: '26%' };
const remove: Column<MemberRow> = {
  id: 'remove',
  header: 'Actions',
  text: () => '',
  isActions: true,
  cell: ({ user }) => <RemoveMemberButton member={user} />,
  width: '104px',
  phone: 'state',
};

export const membersTable = defineTable<MemberRow>({
  rowId: ({ user }) => user.id,
  columns: [name, personEmail, personRole, personStatus, remove],
  filters: [
    { id: 'status', label: 'Status', values: (row) => [row.status] },
    { id: 'role', label: 'Role', values: (row) => [row.role] },
  ],
  defaultSort: 'name',
  // The list of groups may have left its own search in the address.
  prefix: 'member',
});
