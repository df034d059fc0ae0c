import { useLocation, useNavigate, useParams } from '@console/router';
import { Panel } from '@console/ui';
import { useNeighbours } from '@console/ui/table';
import { UserPanelContent } from './UserPanelContent';
import { useTeam } from './use-team';
import { usersTable } from './users-columns';

const LIST = '/admin/team/manage';

/** The panel stays while one steps from user to user; only its content is another's. */
export function UserEditPanel() {
  const { userId = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { previous, next } = useNeighbours(usersTable, useTeam().rows, userId);

  const close = () => navigate(`${LIST}${search}`);
  const stepTo = (id: string | undefined) =>
    id === undefined ? undefined : () => navigate(`${LIST}/${encodeURIComponent(id)}${search}`);

  return (
    <Panel
      title="Edit User"
      onClose={close}
      previous={{ label: 'Previous user', onStep: stepTo(previous?.user.id) }}
      next={{ label: 'Next user', onStep: stepTo(next?.user.id) }}
    >
      <UserPanelContent key={userId} userId={userId} onClose={close} />
    </Panel>
  );
}
