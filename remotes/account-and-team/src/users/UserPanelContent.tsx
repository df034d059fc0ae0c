import { useQuery } from '@console/query';
import { LoadError, PanelBody } from '@console/ui';
import { PanelSkeleton } from './PanelSkeleton';
import { UserForm } from './UserForm';
import { UserReadOnly } from './UserReadOnly';
import { useMe } from './use-me';
import { whyCannotEdit } from './user-rules';
import { userQuery, userStatusesQuery } from './users-queries';

/** Loads the user and mounts the form, or says why there is none. */
export function UserPanelContent({ userId, onClose }: { userId: string; onClose: () => void }) {
  const user = useQuery(userQuery(userId));
  const statuses = useQuery(userStatusesQuery);
  const me = useMe();

  const error = user.error ?? statuses.error;
  if (error) {
    return (
      <PanelBody>
        <LoadError
          // ACCT-071, spelled so.
          title="Failed to laod user"
          query={{
            error,
            refetch: () => Promise.all([user.refetch(), statuses.refetch()]),
            isFetching: user.isFetching,
          }}
        />
      </PanelBody>
    );
  }
  if (!user.data || !statuses.data || (user.isFetching && user.isStale)) return <PanelSkeleton />;
  const why = whyCannotEdit(user.data, me);
  if (why) return <UserReadOnly user={user.data} statuses={statuses.data} why={why} onClose={onClose} />;
  return <UserForm user={user.data} statuses={statuses.data} onClose={onClose} />;
}
