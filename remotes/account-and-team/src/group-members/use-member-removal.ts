import type { customerGroup } from '@console/api';
import { announce, showFailure, toast } from '@console/ui';
import { useAddMembers, useRemoveMembers } from './members-queries';

type Members = readonly customerGroup.GroupMember[];

const nameOf = (members: Members) =>
  members.length === 1 ? (members[0]?.name ?? '') : `${members.length.toLocaleString('en-GB')} users`;

/** Removes members at once and offers to take it back for as long as the toast stands (C34). */
export function useMemberRemoval(group: customerGroup.Group): (members: Members) => void {
  const addMembers = useAddMembers(group.id);

  function undo(members: Members) {
    addMembers.mutateAsync(members).then(
      () => announce(`${nameOf(members)} added again`),
      (error: unknown) => showFailure(error, 'Failed to save'),
    );
  }

  const { mutate } = useRemoveMembers(group.id, {
    onRemoved: (members) =>
      toast.success(`${nameOf(members)} removed`, {
        // By address, since names are shared: each removal has its own Undo.
        description: members.length === 1 ? (members[0]?.email ?? '') : group.name,
        action: { label: 'Undo', onClick: () => undo(members) },
      }),
    onFailed: (error) => showFailure(error, 'Failed to save'),
  });
  return mutate;
}
