import { nameHolders, useRoleHolders } from './use-role-holders';

/** 'Used by 14 users and 2 invites'; silent while it is not known. */
export function RoleFacts({ roleId }: { roleId: string }) {
  const { users, invites } = useRoleHolders(roleId);
  if (!users || !invites) return null;
  return users.length + invites.length === 0
    ? 'Used by nobody'
    : `Used by ${nameHolders(users.length, invites.length)}`;
}
