import type { manageTeam } from '@console/api';
import { useQuery } from '@console/query';
import { Segmented } from '@console/ui';
import { FormField, type FormState } from '@console/ui/form';
import { RoleSelect } from '../components/RoleSelect';
import { describeRoleChange } from '../roles/role-change';
import { roleQuery } from '../roles/roles-queries';
import { OnlyMeNotice } from '../user-changes/OnlyMeNotice';
import type { UserValues } from './user-schema';

interface UserFieldsProps {
  form: FormState<UserValues>;
  /** As it is saved. */
  user: manageTeam.TeamUser;
  statuses: readonly manageTeam.UserStatus[];
}

export function UserFields({ form, user, statuses }: UserFieldsProps) {
  const [roleId, statusId] = form.watch(['roleId', 'statusId']);
  const options = statuses.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <FormField form={form} name="roleId" hint={<RoleEffect from={user.roleId} to={roleId} />}>
        {(field) => <RoleSelect {...field} />}
      </FormField>
      <FormField form={form} name="statusId" group>
        {({ value, onChange }) => (
          <Segmented options={options} value={String(value)} onChange={(id) => onChange(Number(id))} />
        )}
      </FormField>
      {form.changed.length > 0 && (
        <OnlyMeNotice after={(each) => (each.id === user.id ? { roleId, statusId } : each)} />
      )}
    </>
  );
}

/** What saving will take and give, said before Save. Silent while the role is the saved one or its effect is not known. */
function RoleEffect({ from, to }: { from: string; to: string }) {
  const isChanged = from !== to;
  const { data: before } = useQuery({ ...roleQuery(from), enabled: isChanged });
  const { data: after } = useQuery({ ...roleQuery(to), enabled: isChanged });
  if (!isChanged || !before || !after) return null;
  return (
    <span aria-live="polite">
      Was <b>{before.roleName}</b>. {describeRoleChange(before, after)}
    </span>
  );
}
