import type { manageTeam } from '@console/api';
import { RecordList } from '@console/ui/record';

interface RoleHoldersProps {
  users: readonly manageTeam.TeamMember[];
  invites: readonly manageTeam.Invite[];
}

/** The users and invites that will be moved, by name and address. */
export function RoleHolders({ users, invites }: RoleHoldersProps) {
  const holders = [
    ...users.map(({ id, name, email }) => ({ id, name, detail: email })),
    ...invites.map(({ id, email }) => ({ id, name: email, detail: 'Invite' })),
  ];
  return (
    <RecordList label="Will be moved" records={holders} idOf={({ id }) => id}>
      {({ name, detail }) => (
        <>
          <b>{name}</b> {detail}
        </>
      )}
    </RecordList>
  );
}
