import type { manageTeam } from '@console/api';
import { isActiveStatus, isOwnRow, useMe } from '@console/product';
import { useQuery } from '@console/query';
import { useSession } from '@console/session';
import { Notice } from '@console/ui';
import { t } from '@console/words';
import { userStatusesQuery, usersQuery } from '../components/team-queries';
import { leavesOnlyMe } from './only-me-rules';
import { rolesQuery } from './roles-queries';

interface OnlyMeNoticeProps {
  after: (user: manageTeam.TeamUser) => Pick<manageTeam.TeamUser, 'roleId' | 'statusId'>;
}

/** Before the change, only the signed-in user could manage users. */
export function OnlyMeNotice({ after }: OnlyMeNoticeProps) {
  const me = useMe();
  const config = useSession((session) => session.config);
  const { data: users } = useQuery(usersQuery);
  const { data: roles } = useQuery(rolesQuery);
  const { data: statuses } = useQuery(userStatusesQuery);
  const isKnown = users && roles && statuses && config;
  const isActive = (id: number) => isActiveStatus(statuses?.find((status) => status.id === id)?.name ?? '');
  const isOwn = (user: manageTeam.TeamUser) => isOwnRow(user, me);
  return (
    <div role="status">
      {isKnown && leavesOnlyMe({ users, roles, config, isActive, isOwn }, after) && (
        <Notice tone="warning">
          {t('Only you would be able to manage users, and nobody could restore this right if you lost it.')}
        </Notice>
      )}
    </div>
  );
}
