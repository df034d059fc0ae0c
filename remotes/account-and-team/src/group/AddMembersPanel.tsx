import { pathOf } from '@console/contract';
import { useQuery } from '@console/query';
import { useLocation, useNavigate, useParams } from '@console/router';
import { Box, Button, counted, EmptyState, Panel, PanelFooter } from '@console/ui';
import { useLeaveQuestion } from '@console/ui/form';
import { DataTable, type ListQuery, useTable } from '@console/ui/table';
import { useMemo } from 'react';
import area from '../area';
import { groupQuery } from '../groups/groups-queries';
import { useTeam } from '../users/use-team';
import { type CandidateRow, candidatesTable, unselectableReason } from './candidates-columns';
import { groupMembersQuery, MEMBER, useAddMembers } from './members-queries';

const NOUN = { one: 'user', many: 'users' };

export function AddMembersPanel() {
  const { groupId = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { data: group } = useQuery(groupQuery(groupId));
  const { rows, query } = useCandidates(groupId);
  const table = useTable(candidatesTable, { rows, unselectableReason, isPicker: true });
  const addMembers = useAddMembers(groupId, group?.name ?? '');
  const chosen = table.selection.rows;
  const what = counted(chosen.length, MEMBER);

  useLeaveQuestion({
    isHolding: chosen.length > 0,
    label: 'Add members',
    question: { title: 'Leave without adding?', text: `You have chosen ${what} to add.` },
    save: addMembers,
  });

  function close() {
    navigate(`${pathOf(area.pages.editGroup, { groupId })}${search}`);
  }

  function add() {
    addMembers.mutate(
      chosen.map(({ user }) => user),
      { onSuccess: close },
    );
  }

  return (
    <Panel title={group ? `Add members to - ${group.name}` : 'Add members'} onClose={close} wide>
      <Box flex="1">
        <DataTable
          table={table}
          query={query}
          noun={NOUN}
          searchLabel="Search by name, email or role"
          failureMessage="Failed to load"
          noMatchTitle="No user found."
          empty={<EmptyState title="No users">Invite somebody first.</EmptyState>}
          selectionActions={() => null}
        />
      </Box>
      <PanelFooter>
        <Box flex="1" />
        <Button onClick={close}>Cancel</Button>
        <Button
          variant="primary"
          loading={addMembers.isPending}
          disabledReason={chosen.length === 0 ? 'Choose somebody first' : undefined}
          onClick={add}
        >
          {chosen.length === 0 ? 'Add' : `Add ${what}`}
        </Button>
      </PanelFooter>
    </Panel>
  );
}

/** All users of the company as rows, with members marked; undefined until users and members have loaded. */
function useCandidates(groupId: string): { rows: CandidateRow[] | undefined; query: ListQuery } {
  const team = useTeam();
  const members = useQuery(groupMembersQuery(groupId));
  const rows = useMemo(() => {
    if (!members.data) return undefined;
    const ids = new Set(members.data.map(({ id }) => id));
    return team.rows?.map((row) => ({ ...row, isMember: ids.has(row.user.id) }));
  }, [team.rows, members.data]);
  return {
    rows,
    query: {
      isPending: team.query.isPending || members.isPending,
      isFetching: team.query.isFetching || members.isFetching,
      error: team.query.error ?? members.error,
      refetch: () => Promise.all([team.query.refetch(), members.refetch()]),
    },
  };
}
