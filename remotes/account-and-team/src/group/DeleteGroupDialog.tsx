import type { customerGroup } from '@console/api';
import { pathOf } from '@console/contract';
import { useQuery } from '@console/query';
import { useNavigate } from '@console/router';
import { ConfirmDialog, shortName } from '@console/ui';
import { n, t } from '@console/words';
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
      title={t('Delete group {name}?', { name: shortName(group.name) })}
      verb={t('Delete group')}
      danger
      save={deleteGroup}
      variables={undefined}
      onSaved={() => navigate(pathOf(area.pages.groups), { replace: true })}
      onClose={onClose}
    >
      {isPending ? t('Counting the users in the group.') : describeMembers(members?.length)}{' '}
      {t('This can’t be undone.')}
    </ConfirmDialog>
  );
}

/** ACCT-151 */
function describeMembers(count: number | undefined): string {
  if (count === undefined)
    return t('Couldn’t load the number of users in the group. They’ll lose the access it gives.');
  if (count === 0) return t('There are no users in the group.');
  return n(
    count,
    'There is {count} user in the group, who will lose the access it gives.',
    'There are {count} users in the group, who will lose the access it gives.',
  );
}
