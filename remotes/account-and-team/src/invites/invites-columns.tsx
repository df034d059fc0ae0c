import type { manageTeam } from '@console/api';
import { formatAge, formatShortDate, StatusDot, Time, toDay } from '@console/ui';
import { type Column, defineTable, type TableDefinition } from '@console/ui/table';
import { t } from '@console/words';
import { isPending } from './invite-rules';

export interface InviteRow {
  invite: manageTeam.Invite;
  role: string;
  groups: readonly string[];
}

const byDate = (a: InviteRow, b: InviteRow) => a.invite.invitedDate.localeCompare(b.invite.invitedDate);

const email: Column<InviteRow> = {
  id: 'email',
  header: t('Email'),
  text: ({ invite }) => invite.email,
  searchable: true,
  mobile: 'title',
};
const name: Column<InviteRow> = {
  id: 'name',
  header: t('Name'),
  text: ({ invite }) => invite.name ?? '',
  width: '12%',
  priority: 2,
  searchable: true,
  mobile: 'detail',
};
const role: Column<InviteRow> = {
  id: 'role',
  header: t('Role'),
  text: (row) => row.role,
  width: '18%',
  priority: 2,
  searchable: true,
  mobile: 'detail',
};
const groups: Column<InviteRow> = {
  id: 'groups',
  header: t('Groups'),
  text: (row) => row.groups.join(', '),
  width: '8%',
  priority: 3,
  searchable: true,
};
const invited: Column<InviteRow> = {
  id: 'invited',
  header: t('Invited'),
  // ACCT-079
  text: ({ invite }) => formatShortDate(new Date(invite.invitedDate)),
  exported: [{ header: t('Invited'), value: ({ invite }) => ({ day: toDay(new Date(invite.invitedDate)) }) }],
  cell: ({ invite }) => <Time value={invite.invitedDate} format="shortDate" />,
  compare: byDate,
  width: '108px',
};
const age: Column<InviteRow> = {
  id: 'age',
  header: t('Age'),
  text: ({ invite }) => formatAge(new Date(invite.invitedDate)),
  // Reversed: older invites have earlier dates.
  compare: (a, b) => byDate(b, a),
  width: '152px',
  priority: 3,
  tone: 'muted',
};
/** ACCT-082: an accepted invite is a user. */
const status: Column<InviteRow> = {
  id: 'status',
  header: t('Status'),
  text: ({ invite }) => (isPending(invite) ? t('Pending') : t('User')),
  cell: ({ invite }) =>
    isPending(invite) ? (
      <StatusDot state="pending">{t('Pending')}</StatusDot>
    ) : (
      <StatusDot state="on">{t('User')}</StatusDot>
    ),
  width: '100px',
  mobile: 'state',
};

const invites = {
  rowId: ({ invite }) => invite.id,
  // The selection bar has Send again too.
  actions: { width: '148px', priority: 2, mobile: 'elsewhere' },
  filters: [
    {
      id: 'status',
      label: t('Status'),
      values: ({ invite }) => [isPending(invite) ? 'Pending' : 'Accepted'],
      words: { Pending: t('Pending'), Accepted: t('Accepted') },
    },
    { id: 'role', label: t('Role'), values: (row) => [row.role] },
  ],
  defaultSort: '-invited',
} satisfies Partial<TableDefinition<InviteRow>>;

export const invitesTable = defineTable<InviteRow>({ ...invites, columns: [email, role, invited, age, status] });

/** C152: some invite has a name or groups. */
export const detailedInvitesTable = defineTable<InviteRow>({
  ...invites,
  columns: [email, name, { ...role, width: '10%' }, groups, invited, age, status],
  filters: [...invites.filters, { id: 'group', label: t('Group'), values: (row) => row.groups }],
  columnChoice: 'invites',
});

/** ACCT-082 */
export const unselectableReason = ({ invite }: InviteRow): string | undefined =>
  isPending(invite) ? undefined : t('Already a user');
