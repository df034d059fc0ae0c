import type { manageTeam } from '@console/api';
import { personStatusWord } from '@console/product';
import { chakra, Segmented } from '@console/ui';
import { FormField, type FormState } from '@console/ui/form';
import { RoleSelect } from '../components/RoleSelect';
import { OnlyMeNotice } from '../roles/OnlyMeNotice';
import { RoleEffects } from '../roles/RoleEffects';
import type { UserValues } from './user-schema';

interface UserFieldsProps {
  form: FormState<UserValues>;
  user: manageTeam.TeamUser;
  statuses: readonly manageTeam.UserStatus[];
}

export function UserFields({ form, user, statuses }: UserFieldsProps) {
  const [roleId, statusId] = form.watch(['roleId', 'statusId']);
  const options = statuses.map(({ id, name }) => ({ value: String(id), label: personStatusWord(name) }));
  return (
    <>
      <FormField
        form={form}
        name="roleId"
        hint={
          // The fields below stay in place when a role is chosen.
          <chakra.span display="block" minH="1rem">
            <RoleEffects from={[user.roleId]} to={roleId} />
          </chakra.span>
        }
      >
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
