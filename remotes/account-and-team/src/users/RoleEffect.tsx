import { useQuery } from '@console/query';
import { roleChange } from '../roles/role-change';
import { roleQuery } from '../roles/roles-queries';

const MOST_NAMED = 5;
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What saving will take and give, said before Save. Silent while the role is the saved one or its effect is not known. */
export function RoleEffect({ from, to }: { from: string; to: string }) {
  const isChanged = from !== to;
  const { data: before } = useQuery({ ...roleQuery(from), enabled: isChanged });
  const { data: after } = useQuery({ ...roleQuery(to), enabled: isChanged });
  if (!isChanged || !before || !after) return null;

  const { loses, gains } = roleChange(before, after);
  const effects = [loses.length > 0 && `loses ${name(loses)}`, gains.length > 0 && `gains ${name(gains)}`];
  const effect = effects.filter(Boolean).join('; ') || 'same access';
  return (
    <span aria-live="polite">
      Was <b>{before.roleName}</b>. {effect.charAt(0).toUpperCase() + effect.slice(1)}.
    </span>
  );
}

function name(names: readonly string[]): string {
  const others = names.length - MOST_NAMED;
  return list.format(others > 1 ? [...names.slice(0, MOST_NAMED), `${others} more`] : names);
}
