import type { manageTeam } from '@console/api';
import { useQuery } from '@console/query';
import type { ListQuery } from '@console/ui/table';
import { useMemo } from 'react';
import { userRolesQuery } from '../roles/roles-queries';
import { invitesQuery } from './invites-queries';

/** An invite with the name of its role. */
export interface InviteRow {
  invite: manageTeam.Invite;
  role: string;
}

/** The invites as rows. A role whose name is not known yet, or any more, shows as its id. */
export function useInviteRows(): { rows: InviteRow[] | undefined; query: ListQuery } {
  const query = useQuery(invitesQuery);
  const { data: roles } = useQuery(userRolesQuery);
  const rows = useMemo(() => {
    const names = new Map(roles?.map(({ id, name }) => [id, name]));
    return query.data?.map((invite) => ({
      invite,
      role: names.get(invite.customerUserRoleId) ?? invite.customerUserRoleId,
    }));
  }, [query.data, roles]);
  return { rows, query };
}
