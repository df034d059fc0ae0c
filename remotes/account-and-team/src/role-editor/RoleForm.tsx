import type { customerRole } from '@console/api';
import { pathOf } from '@console/contract';
import { isOwnRow, useMe } from '@console/product';
import { useQuery, useQueryClient } from '@console/query';
import { useNavigate } from '@console/router';
import { ConfirmDialog, formatList, TextInput } from '@console/ui';
import { FormField, PageForm, useForm } from '@console/ui/form';
import { Columns } from '@console/ui/layout';
import { n, t } from '@console/words';
import { useState } from 'react';
import area from '../area';
import { type RoleChange, roleChange } from '../roles/role-change';
import { roleUsersQuery, useSaveRole } from '../roles/roles-queries';
import { changesBetween, describeChanges, withChanges } from './access-changes';
import { RoleTabs } from './RoleTabs';
import { type RoleValues, roleSchema, toFormValues, toRequest } from './role-schema';

interface RoleFormProps {
  role: customerRole.Role;
  /** Absent for an existing role. */
  onCancel?: () => void;
  onCreated?: (role: customerRole.Role) => void;
}

export function RoleForm({ role, onCancel, onCreated }: RoleFormProps) {
  const navigate = useNavigate();
  const isNew = role.roleId === '';
  const saved = role.productFeatureAccessSelections;
  const form = useForm({
    id: 'role',
    label: isNew ? t('New role') : role.roleName,
    schema: roleSchema,
    values: toFormValues(role),
    save: useSaveRole(role),
    toRequest: (values) => toRequest(role, values),
    savedValues: (_, now) => toFormValues(now),
    onSaved: isNew ? onCreated : undefined,
    labels: { roleName: t('Role name'), roleDescription: t('Description'), access: t('Features') },
    // A draft belongs to the copied role.
    keyParams: ['copy'],
    describe: { access: (changes) => describeChanges(saved, changes).join('; ') || t('no changes') },
  });
  // A tick during a save stays in the form's values.
  const changes = changesBetween(saved, withChanges(saved, form.watch('access')));
  const fieldChanges = form.changed.filter((name) => name !== 'access') as ('roleName' | 'roleDescription')[];
  const featureChanges = describeChanges(saved, changes);

  const findOwn = useFindOwnRole(role.roleId);
  const [ownChange, setOwnChange] = useState<{ values: RoleValues; change: RoleChange }>();

  async function saveOrAsk(values: RoleValues) {
    const change = roleChange(role, toRequest(role, values));
    const isChanged = change.loses.length + change.gains.length > 0;
    if (isChanged && (await findOwn())) setOwnChange({ values, change });
    else form.send(values);
  }

  return (
    <>
      <PageForm
        form={form}
        onSubmit={saveOrAsk}
        submitLabel={isNew ? t('Create role') : t('Save')}
        onCancel={onCancel}
        wayOut={{ label: t('All roles'), onSelect: () => navigate(pathOf(area.pages.roles)) }}
        changes={[...fieldChanges.map((name) => form.labels[name] ?? name), ...featureChanges]}
        effect={!isNew && featureChanges.length > 0 && <UsersAffected roleId={role.roleId} />}
        outside={
          <RoleTabs
            roleId={role.roleId}
            products={withChanges(saved, changes)}
            changes={changes}
            onChange={(next) => form.setValue('access', changesBetween(saved, next), { shouldDirty: true })}
          />
        }
      >
        <Columns stacks="md" gridTemplateColumns="280px minmax(0, 1fr)" gap="2px 24px" maxWidth="860px">
          <FormField form={form} name="roleName" required>
            {(field) => <TextInput {...field} />}
          </FormField>
          <FormField form={form} name="roleDescription">
            {(field) => <TextInput {...field} />}
          </FormField>
        </Columns>
      </PageForm>
      {ownChange && (
        <OwnAccessDialog
          change={ownChange.change}
          onConfirm={() => {
            setOwnChange(undefined);
            form.send(ownChange.values);
          }}
          onClose={() => setOwnChange(undefined)}
        />
      )}
    </>
  );
}

interface OwnAccessDialogProps {
  change: RoleChange;
  onConfirm: () => void;
  onClose: () => void;
}

function OwnAccessDialog({ change: { loses, gains }, ...answers }: OwnAccessDialogProps) {
  const takes = loses.length > 0;
  const title = takes ? t('Remove your own access?') : t('Give yourself more access?');
  return (
    <ConfirmDialog
      title={takes && gains.length > 0 ? t('Change your own access?') : title}
      verb={t('Save role')}
      danger={takes}
      {...answers}
    >
      {[
        t('You have this role yourself.'),
        takes &&
          t('You’ll lose {access}. You may need another administrator to restore it.', {
            access: formatList(loses),
          }),
        gains.length > 0 && t('You’ll gain {access}.', { access: formatList(gains) }),
      ]
        .filter(Boolean)
        .join(' ')}
    </ConfirmDialog>
  );
}

/** False if the look-up fails. */
function useFindOwnRole(roleId: string): () => Promise<boolean> {
  const me = useMe();
  const client = useQueryClient();
  return async () => {
    if (roleId === '') return false;
    const query = { ...roleUsersQuery(roleId), networkMode: 'always' as const };
    const users = await client.ensureQueryData(query).catch(() => []);
    return users.some((user) => isOwnRow(user, me));
  };
}

/** Empty if none or unknown. */
function UsersAffected({ roleId }: { roleId: string }) {
  const me = useMe();
  const { data: users } = useQuery(roleUsersQuery(roleId));
  if (!users || users.length === 0) return null;
  const reach = n(users.length, 'Applies to {count} user', 'Applies to {count} users');
  return users.some((user) => isOwnRow(user, me)) ? `${reach}. ${t('You have this role yourself.')}` : reach;
}
