import { Avatar, Badge, type Column, defineTable, LockIcon, StatusDot, Tooltip } from '@console/ui';
import type { UserRow } from './use-team';
import { isActive } from './user-rules';

const name: Column<UserRow> = {
  id: 'name',
  header: 'Name',
  text: ({ user }) => user.name,
  before: ({ user }) => <Avatar name={user.name} />,
  after: ({ isOwn }) =>
    isOwn && (
      <Tooltip text="You cannot edit your own row">
        <Badge tabIndex={0}>
          <LockIcon aria-hidden />
          You
        </Badge>
      </Tooltip>
    ),
  searchable: true,
  phone: 'title',
};
const email: Column<UserRow> = {
  id: 'email',
  header: 'Email',
  text: ({ user }) => user.email,
  width: '30%',
  priority: 3,
  tone: 'muted',
  searchable: true,
};
const role: Column<UserRow> = {
  id: 'role',
  header: 'Role',
  text: (row) => row.role,
  width: '140px',
  priority: 2,
  searchable: true,
  phone: 'fact',
};
const status: Column<UserRow> = {
  id: 'status',
  header: 'Status',
  text: (row) => row.status,
  cell: (row) => <StatusDot state={isActive(row.status) ? 'on' : 'off'}>{row.status}</StatusDot>,
  width: '112px',
  phone: 'state',
};

export const usersTable = defineTable<UserRow>({
  rowId: ({ user }) => user.id,
  columns: [name, email, role, status],
  filters: [
    { id: 'status', label: 'Status', values: (row) => [row.status] },
    { id: 'role', label: 'Role', values: (row) => [row.role] },
    { id: 'group', label: 'Group', values: (row) => row.groups },
  ],
  defaultSort: 'name',
});

/** What is shown, and the groups that the list only filters by. */
export const exportedColumns: readonly Column<UserRow>[] = [
  ...usersTable.columns,
  { id: 'groups', header: 'Groups', text: (row) => row.groups.join(', ') },
];
