import { pathOf } from '@console/contract';
import { personEmail, personName, personRole } from '@console/product';
import { useQuery } from '@console/query';
import { useLocation, useNavigate, useParams } from '@console/router';
import { Badge, Box, Button, EmptyState, Panel, PanelFooter } from '@console/ui';
import { useLeaveQuestion } from '@console/ui/form';
import { CheckIcon } from '@console/ui/icons';
import { type Column, DataTable, defineTable, useTable } from '@console/ui/table';
import { n, t } from '@console/words';
import { useMemo } from 'react';
import area from '../area';
import { countUsers } from '../components/team-queries';
import { groupQuery } from '../groups/groups-queries';
import { type UserRow, useTeam } from '../users/use-team';
import { groupMembersQuery, useAddMembers } from './members-queries';

export function AddMembersPanel() {
  const { groupId = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { data: group } = useQuery(groupQuery(groupId));
  const { rows, expected, query } = useCandidates(groupId);
  const table = useTable(candidatesTable, { rows, expected, unselectableReason, isPicker: true });
  const addMembers = useAddMembers(groupId, group?.name ?? '');
  const users = table.selection.rows;

  useLeaveQuestion({
    isHolding: users.length > 0,
    label: t('Add members'),
    question: {
      title: t('Leave without adding?'),
      text: n(users.length, 'You have chosen {count} member to add.', 'You have chosen {count} members to add.'),
    },
    save: addMembers,
  });

  function close() {
    navigate(`${pathOf(area.pages.editGroup, { groupId })}${search}`);
  }

  function add() {
    addMembers.mutate(
      users.map(({ user }) => user),
      { onSuccess: close },
    );
  }

  return (
    <Panel title={group ? t('Add members to - {name}', { name: group.name }) : t('Add members')} onClose={close} wide>
      <Box flex="1">
        <DataTable
          table={table}
          query={query}
          label={t('Users')}
          count={countUsers}
          searchLabel={t('Search by name, email, or role')}
          noMatchTitle={t('No user found.')}
          empty={<EmptyState title={t('No users')}>{t('Invite somebody first.')}</EmptyState>}
          selectionActions={() => null}
        />
      </Box>
      <PanelFooter>
        <Box flex="1" />
        <Button onClick={close}>{t('Cancel')}</Button>
        <Button
          variant="primary"
          loading={addMembers.isPending}
          disabledReason={users.length === 0 ? t('Choose someone first') : undefined}
          onClick={add}
        >
          {users.length === 0 ? t('Add') : n(users.length, 'Add {count} member', 'Add {count} members')}
        </Button>
      </PanelFooter>
    </Panel>
  );
}

function useCandidates(groupId: string) {
  const team = useTeam();
  const members = useQuery(groupMembersQuery(groupId));
  const rows = useMemo(() => {
    if (!members.data) return undefined;
    const ids = new Set(members.data.map(({ id }) => id));
    return team.rows?.map((row) => ({ ...row, isMember: ids.has(row.user.id) }));
  }, [team.rows, members.data]);
  return {
    rows,
    expected: team.expected,
    query: {
      isPending: team.query.isPending || members.isPending,
      isFetching: team.query.isFetching || members.isFetching,
      error: team.query.error ?? members.error,
      refetch: () => Promise.all([team.query.refetch(), members.refetch()]),
    },
  };
}

interface CandidateRow extends UserRow {
  isMember: boolean;
}

const name: Column<CandidateRow> = {
  ...personName,
  after: ({ isMember }) =>
    isMember && (
      <Badge>
        <CheckIcon aria-hidden />
        {t('Member')}
      </Badge>
    ),
};
// The address tells namesakes apart; roles have a filter.
const email: Column<CandidateRow> = { ...personEmail, priority: 2 };
const role: Column<CandidateRow> = { ...personRole, priority: 3, mobile: 'detail' };

const candidatesTable = defineTable<CandidateRow>({
  rowId: ({ user }) => user.id,
  columns: [name, email, role],
  filters: [
    { id: 'role', label: t('Role'), values: (row) => [row.role] },
    { id: 'group', label: t('Group'), values: (row) => row.groups },
  ],
  isQuiet: (row) => row.isMember,
  defaultSort: 'name',
  // The members table has its search parameters in the same address.
  prefix: 'add',
});

const unselectableReason = (row: CandidateRow): string | undefined =>
  row.isMember ? t('Already a member') : undefined;
