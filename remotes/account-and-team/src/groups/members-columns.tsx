import { Avatar, type Column, defineTable, StatusDot } from '@console/ui';
import { isActive } from '../users/user-rules';
import { RemoveMemberButton } from './RemoveMemberButton';
import type { MemberRow } from './use-group-members';

const name: Column<MemberRow> = {
  id: 'name',
  header: 'Name',
  text: ({ member }) => member.name,
  before: ({ member }) => <Avatar name={member.name} />,
  width: '26%',
  searchable: true,
  phone: 'title',
};
const email: Column<MemberRow> = {
  id: 'email',
  header: 'Email',
  text: ({ member }) => member.email,
  priority: 3,
  tone: 'muted',
  searchable: true,
  phone: 'fact',
};
const role: Column<MemberRow> = {
  id: 'role',
  header: 'Role',
  text: (row) => row.role,
  width: '140px',
  priority: 2,
  searchable: true,
};
const status: Column<MemberRow> = {
  id: 'status',
  header: 'Status',
  text: (row) => row.status,
  cell: (row) => <StatusDot state={isActive(row.status) ? 'on' : 'off'}>{row.status}</StatusDot>,
  width: '112px',
};
const remove: Column<MemberRow> = {
  id: 'remove',
  header: 'Actions',
  text: () => '',
  isActions: true,
  cell: ({ member }) => <RemoveMemberButton member={member} />,
  width: '104px',
  phone: 'state',
};

export const membersTable = defineTable<MemberRow>({
  rowId: ({ member }) => member.id,
  columns: [name, email, role, status, remove],
  filters: [
    { id: 'status', label: 'Status', values: (row) => [row.status] },
    { id: 'role', label: 'Role', values: (row) => [row.role] },
  ],
  defaultSort: 'name',
  // The list of groups may have left its own search in the address.
  prefix: 'member',
});
