import type { customerGroup } from '@console/api';
import { pathOf } from '@console/contract';
import { useQuery } from '@console/query';
import { useNavigate } from '@console/router';
import { ConfirmDialog, formatCount, shortName } from '@console/ui';
import area from '../area';
import { useDeleteGroup } from '../groups/groups-queries';
import { groupMembersQuery } from './members-queries';

interface DeleteGroupDialogProps {
  group: customerGroup.Group;
  onClose: () => void;
}

export function DeleteGroupDialog({ group, onClose }: DeleteGroupDialogProps) {
  const navigate = useNavigate();
  const deleteGroup = useDeleteGroup(group);
  const { data: members, isPending } = useQuery(groupMembersQuery(group.id));

  return (
    <ConfirmDialog
      title={`Delete group ${shortName(group.name)}?`}
      verb="Delete group"
      danger
      save={deleteGroup}
      variables={undefined}
      onSaved={() => navigate(pathOf(area.pages.groups), { replace: true })}
      onClose={onClose}
    >
      {isPending ? 'Counting the users in the group.' : describeMembers(members?.length)} This cannot be undone.
    </ConfirmDialog>
  );
}

/** ACCT-151 */
function describeMembers(count: number | undefined): string {
  if (count === undefined) return 'How many users are in the group could not be loaded. They lose the access it gives.';
  if (count === 0) return 'There are no users in the group.';
  if (count === 1) return 'There is 1 user in the group, who loses the access it gives.';
  return `There are ${formatCount(count)} users in the group, who lose the access it gives.`;
}
