import { Avatar, type Column, defineTable, StatusDot } from '@console/ui';
import { isActive } from '../users/user-rules';
import type { RoleUserRow } from './use-role-user-rows';

const name: Column<RoleUserRow> = {
  id: 'name',
  header: 'Name',
  text: ({ user }) => user.name,
  before: ({ user }) => <Avatar name={user.name} />,
  searchable: true,
  phone: 'title',
};
const email: Column<RoleUserRow> = {
  id: 'email',
  header: 'Email',
  text: ({ user }) => user.email,
  priority: 2,
  tone: 'muted',
  searchable: true,
  phone: 'fact',
};
const status: Column<RoleUserRow> = {
  id: 'status',
  header: 'Status',
  text: (row) => row.status,
  cell: (row) => <StatusDot state={isActive(row.status) ? 'on' : 'off'}>{row.status}</StatusDot>,
  width: '148px',
  phone: 'state',
};

export const roleUsersTable = defineTable<RoleUserRow>({
  rowId: ({ user }) => user.id,
  columns: [name, email, status],
  filters: [{ id: 'status', label: 'Status', values: (row) => [row.status] }],
  defaultSort: 'name',
});
