import type { manageTeam } from '@console/api';
import { useQuery } from '@console/query';
import { Button, chakra, Notice, PanelBody, PanelFooter } from '@console/ui';
import { userRolesQuery } from '../roles/roles-queries';
import { UserFacts } from './UserFacts';
import { UserIdentity } from './UserIdentity';

interface UserReadOnlyProps {
  user: manageTeam.TeamUser;
  statuses: readonly manageTeam.UserStatus[];
  why: string;
  onClose: () => void;
}

/** A user that may be looked at and not changed, also when the address was typed by hand. */
export function UserReadOnly({ user, statuses, why, onClose }: UserReadOnlyProps) {
  const { data: roles = [] } = useQuery(userRolesQuery);
  return (
    <>
      <PanelBody>
        <UserIdentity user={user} />
        <Notice tone="neutral">{why}</Notice>
        <UserFacts user={user} title="Account">
          <dt>Role</dt>
          <dd>{roles.find(({ id }) => id === user.roleId)?.name ?? user.roleId}</dd>
          <dt>Status</dt>
          <dd>{statuses.find(({ id }) => id === user.statusId)?.name ?? user.statusId}</dd>
        </UserFacts>
      </PanelBody>
      <PanelFooter>
        <chakra.span flex="1" />
        <Button onClick={onClose}>Close</Button>
      </PanelFooter>
    </>
  );
}
