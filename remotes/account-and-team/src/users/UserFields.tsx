import type { manageTeam } from '@console/api';
import { Segmented } from '@console/ui';
import { FormField, type FormState } from '@console/ui/form';
import { RoleSelect } from '../components/RoleSelect';
import { RoleEffect } from './RoleEffect';
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
