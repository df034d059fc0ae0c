import { useQuery } from '@console/query';
import { chakra } from '@console/ui';
import { n } from '@console/words';
import { rich } from '@console/words/rich';
import { describeRoleChange } from './role-change';
import { rolesQuery } from './roles-queries';

interface RoleEffectsProps {
  from: readonly string[];
  /** Empty until chosen. */
  to: string;
}

const MOST_EFFECTS = 4;

/** A line per current role; spans, for a field's hint. */
export function RoleEffects({ from, to }: RoleEffectsProps) {
  const had = new Set(from);
  had.delete(to);
  const { data: roles = [] } = useQuery({ ...rolesQuery, enabled: to !== '' && had.size > 0 });
  const newRole = roles.find(({ roleId }) => roleId === to);
  const oldRoles = roles.filter(({ roleId }) => had.has(roleId));
  if (!newRole || oldRoles.length === 0) return null;
  const moreCount = oldRoles.length - MOST_EFFECTS;
  return (
    <chakra.span display="grid" gap="1" aria-live="polite">
      {oldRoles.slice(0, MOST_EFFECTS).map((role) => (
        <span key={role.roleId}>
          {rich('Was <b>{name}</b>. {effect}', {
            name: role.roleName,
            effect: describeRoleChange(role, newRole),
            b: (inner) => <b>{inner}</b>,
          })}
        </span>
      ))}
      {moreCount > 0 && <span>{n(moreCount, 'And {count} other role.', 'And {count} other roles.')}</span>}
    </chakra.span>
  );
}
