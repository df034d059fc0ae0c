import { useQuery } from '@console/query';
import { roleUsersQuery } from './roles-queries';

/** Whom a change of the role reaches; silent while it is not known, or nobody. */
export function RoleEffectOnUsers({ roleId }: { roleId: string }) {
  const { data: users } = useQuery(roleUsersQuery(roleId));
  if (!users || users.length === 0) return null;
  return `Applies to ${users.length === 1 ? '1 user' : `${users.length.toLocaleString('en-GB')} users`}`;
}
