import type { manageTeam } from '@console/api';
import { toast } from '@console/ui';
import { PanelForm, useForm } from '@console/ui/form';
import { useRoleName } from '../components/use-role-name';
import { UserFacts } from './UserFacts';
import { UserFields } from './UserFields';
import { UserIdentity } from './UserIdentity';
import { toFormValues, userSchema } from './user-schema';
import { useUpdateUser } from './users-queries';

interface UserFormProps {
  user: manageTeam.TeamUser;
  statuses: readonly manageTeam.UserStatus[];
  onClose: () => void;
}

export function UserForm({ user, statuses, onClose }: UserFormProps) {
  const updateUser = useUpdateUser(user.id);
  const roleName = useRoleName();
  const form = useForm({
    id: 'edit-user',
    label: 'Edit User',
    schema: userSchema,
    values: toFormValues(user),
    labels: { roleId: 'Role', statusId: 'Status' },
    describe: { roleId: roleName, statusId: (id) => statuses.find((status) => status.id === id)?.name ?? String(id) },
  });

  return (
    <PanelForm
      form={form}
      onSubmit={(values) =>
        updateUser.mutate(values, {
          onSuccess() {
            toast.success('User updated', { description: user.name });
            onClose();
          },
        })
      }
      isSubmitting={updateUser.isPending}
      submitError={updateUser.error}
      failureMessage="Failed to edit user"
      onCancel={onClose}
      lead={<UserIdentity user={user} />}
      aside={<UserFacts user={user} title="Kept elsewhere" />}
    >
      <UserFields form={form} savedRoleId={user.roleId} statuses={statuses} />
    </PanelForm>
  );
}
