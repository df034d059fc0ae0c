import { Avatar, Badge, CheckIcon, type Column, defineTable } from '@console/ui';
import type { CandidateRow } from './use-candidates';

const name: Column<CandidateRow> = {
  id: 'name',
  header: 'Name',
  text: ({ user }) => user.name,
  before: ({ user }) => <Avatar name={user.name} />,
  after: ({ isMember }) =>
    isMember && (
      <Badge>
        <CheckIcon aria-hidden />
        Member
      </Badge>
    ),
  searchable: true,
  phone: 'title',
};
const email: Column<CandidateRow> = {
  id: 'email',
  header: 'Email',
  text: ({ user }) => user.email,
  priority: 2,
  tone: 'muted',
  searchable: true,
  phone: 'fact',
};
const role: Column<CandidateRow> = {
  id: 'role',
  header: 'Role',
  text: (row) => row.role,
  width: '140px',
  priority: 3,
  searchable: true,
};

export const candidatesTable = defineTable<CandidateRow>({
  rowId: ({ user }) => user.id,
  columns: [name, email, role],
  filters: [
    { id: 'role', label: 'Role', values: (row) => [row.role] },
    { id: 'group', label: 'Group', values: (row) => row.groups },
  ],
  isQuiet: (row) => row.isMember,
  defaultSort: 'name',
  // The members' own search stands in the same address.
  prefix: 'add',
});

export const whyNotSelectable = (row: CandidateRow): string | undefined =>
  row.isMember ? 'Already a member' : undefined;
