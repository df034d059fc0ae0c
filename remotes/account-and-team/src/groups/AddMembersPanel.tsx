import { useQuery } from '@console/query';
import { useLocation, useNavigate, useParams } from '@console/router';
import { Box, Button, EmptyState, Panel, PanelFooter, showFailure, toast } from '@console/ui';
import { DataTable, useTable } from '@console/ui/table';
import { candidatesTable, whyNotSelectable } from './candidates-columns';
import { groupHref } from './group-paths';
import { groupQuery } from './groups-queries';
import { useAddMembers } from './members-queries';
import { useCandidates } from './use-candidates';

const NOUN = { one: 'user', many: 'users' };

export function AddMembersPanel() {
  const { groupId = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { data: group } = useQuery(groupQuery(groupId));
  const { rows, query } = useCandidates(groupId);
  const table = useTable(candidatesTable, { rows, whyNotSelectable, isPicker: true });
  const addMembers = useAddMembers(groupId);
  const chosen = table.selection.rows;
  const what = chosen.length === 1 ? '1 member' : `${chosen.length.toLocaleString('en-GB')} members`;

  function close() {
    navigate(`${groupHref(groupId)}${search}`);
  }

  function add() {
    addMembers.mutate(
      chosen.map(({ user }) => user),
      {
        onSuccess() {
          toast.success(`${what} added`, { description: group?.name ?? '' });
          close();
        },
        onError: (error) => showFailure(error, 'Failed to save'),
      },
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
          look="primary"
          loading={addMembers.isPending}
          why={chosen.length === 0 ? 'Choose somebody first' : undefined}
          onClick={add}
        >
          {chosen.length === 0 ? 'Add' : `Add ${what}`}
        </Button>
      </PanelFooter>
    </Panel>
  );
}
