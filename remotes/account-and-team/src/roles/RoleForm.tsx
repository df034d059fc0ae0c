import type { customerRole } from '@console/api';
import { toast } from '@console/ui';
import { PageForm, useForm } from '@console/ui/form';
import { changesBetween, describeChanges, withChanges } from './access-changes';
import { RoleEffectOnUsers } from './RoleEffectOnUsers';
import { RoleFields } from './RoleFields';
import { RoleTabs } from './RoleTabs';
import { type RoleValues, roleSchema, toFormValues, toRequest } from './role-schema';
import { useSaveRole } from './roles-queries';

interface RoleFormProps {
  /** What is saved, or what a new role starts as. */
  role: customerRole.Role;
  /** Makes it the form of a new role, which Cancel leaves. */
  onCancel?: () => void;
  onCreated?: (role: customerRole.Role) => void;
}

/** Name, description and access of a role, with the users who have it beside. */
export function RoleForm({ role, onCancel, onCreated }: RoleFormProps) {
  const saveRole = useSaveRole();
  const isNew = role.roleId === '';
  const saved = role.productFeatureAccessSelections;
  const form = useForm({
    id: 'role',
    label: isNew ? 'New role' : role.roleName,
    schema: roleSchema,
    values: toFormValues(role),
    labels: { roleName: 'Role name', roleDescription: 'Description', access: 'Features' },
    // What was typed over one template is not offered over another.
    query: ['copy'],
    describe: { access: (changes) => describeChanges(saved, changes).join('; ') || 'no changes' },
  });
  const changes = form.watch('access');
  const fieldChanges = form.changed.filter((name) => name !== 'access') as ('roleName' | 'roleDescription')[];
  const featureChanges = describeChanges(saved, changes);

  function save(values: RoleValues) {
    saveRole.mutate(toRequest(role, values), {
      onSuccess(now) {
        toast.success(isNew ? 'Role created' : 'Role saved', { description: now.roleName });
        if (isNew) onCreated?.(now);
        else form.reset(toFormValues(now));
      },
    });
  }

  return (
    <PageForm
      form={form}
      onSubmit={save}
      isSubmitting={saveRole.isPending}
      submitError={saveRole.error}
      failureMessage="Failed to save"
      submitLabel={isNew ? 'Create role' : 'Save'}
      onCancel={onCancel}
      changes={[...fieldChanges.map((name) => form.labels[name] ?? name), ...featureChanges]}
      effect={!isNew && featureChanges.length > 0 && <RoleEffectOnUsers roleId={role.roleId} />}
      outside={
        <RoleTabs
          roleId={role.roleId}
          products={withChanges(saved, changes)}
          changes={changes}
          onChange={(next) => form.setValue('access', changesBetween(saved, next), { shouldDirty: true })}
        />
      }
    >
      <RoleFields form={form} />
    </PageForm>
  );
}
