import type { manageTeam } from '@console/api';
import { useQuery } from '@console/query';
import { Segmented } from '@console/ui';
import { FormField, type FormState } from '@console/ui/form';
import { RoleSelect } from '../components/RoleSelect';
import { roleChange } from '../roles/role-change';
import { roleQuery } from '../roles/roles-queries';
import type { UserValues } from './user-schema';

interface UserFieldsProps {
  form: FormState<UserValues>;
  savedRoleId: string;
  statuses: readonly manageTeam.UserStatus[];
}

export function UserFields({ form, savedRoleId, statuses }: UserFieldsProps) {
  const roleId = form.watch('roleId');
  const options = statuses.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <FormField form={form} name="roleId" hint={<RoleEffect from={savedRoleId} to={roleId} />}>
        {(field) => <RoleSelect {...field} />}
      </FormField>
      <FormField form={form} name="statusId" group>
        {({ value, onChange }) => (
          <Segmented options={options} value={String(value)} onChange={(id) => onChange(Number(id))} />
        )}
      </FormField>
    </>
  );
}

const MOST_NAMED = 5;
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What saving will take and give, said before Save. Silent while the role is the saved one or its effect is not known. */
function RoleEffect({ from, to }: { from: string; to: string }) {
  const isChanged = from !== to;
  const { data: before } = useQuery({ ...roleQuery(from), enabled: isChanged });
  const { data: after } = useQuery({ ...roleQuery(to), enabled: isChanged });
  if (!isChanged || !before || !after) return null;

  const { loses, gains } = roleChange(before, after);
  const effects = [loses.length > 0 && `loses ${enumerate(loses)}`, gains.length > 0 && `gains ${enumerate(gains)}`];
  const effect = effects.filter(Boolean).join('; ') || 'same access';
  return (
    <span aria-live="polite">
      Was <b>{before.roleName}</b>. {effect.charAt(0).toUpperCase() + effect.slice(1)}.
    </span>
  );
}

function enumerate(names: readonly string[]): string {
  const others = names.length - MOST_NAMED;
  return list.format(others > 1 ? [...names.slice(0, MOST_NAMED), `${others} more`] : names);
}
