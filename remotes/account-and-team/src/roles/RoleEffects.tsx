import { useQuery } from '@console/query';
import { chakra, counted } from '@console/ui';
import { describeRoleChange } from './role-change';
import { rolesQuery } from './roles-queries';

interface RoleEffectsProps {
  /** Ids of the roles that people have now, as often as they have them. */
  from: readonly string[];
  /** Id of the one that they all get; empty while it has not been chosen. */
  to: string;
}

const MOST_EFFECTS = 4;

/**
 * What another role takes and gives, a line for each role that people have now, said before it is saved. Silent until that
 * is known, and of who keeps theirs. Also stands in the hint of a field, so it is made of spans.
 */
export function RoleEffects({ from, to }: RoleEffectsProps) {
  const had = new Set(from);
  had.delete(to);
  const { data: roles = [] } = useQuery({ ...rolesQuery, enabled: to !== '' && had.size > 0 });
  const after = roles.find(({ roleId }) => roleId === to);
  const before = roles.filter(({ roleId }) => had.has(roleId));
  if (!after || before.length === 0) return null;
  const others = before.length - MOST_EFFECTS;
  return (
    <chakra.span display="grid" gap="1" aria-live="polite">
      {before.slice(0, MOST_EFFECTS).map((role) => (
        <span key={role.roleId}>
          Was <b>{role.roleName}</b>. {describeRoleChange(role, after)}
        </span>
      ))}
      {others > 0 && <span>{`And ${counted(others, { one: 'other role', many: 'other roles' })}.`}</span>}
    </chakra.span>
  );
}
