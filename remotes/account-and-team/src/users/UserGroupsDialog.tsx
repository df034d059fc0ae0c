import type { manageTeam } from '@console/api';
import { useQuery } from '@console/query';
import { z } from '@console/schema';
import { Button, Dialog } from '@console/ui';
import { TwoListPicker } from '@console/ui/drag';
import { Form, FormField, useForm } from '@console/ui/form';
import { t } from '@console/words';
import { userGroupsQuery } from '../components/team-queries';
import { useChangeGroups } from './access-queries';

const groupsSchema = z.object({ groupIds: z.array(z.string()) });

/** Saved apart from role and status. */
export function UserGroupsDialog({ user, onClose }: { user: manageTeam.TeamUser; onClose: () => void }) {
  const { data: groups = [] } = useQuery(userGroupsQuery);
  const save = useChangeGroups(user);
  const form = useForm({
    id: 'user-groups',
    label: t('Groups for {name}', { name: user.name }),
    schema: groupsSchema,
    values: { groupIds: user.groupIds },
    labels: { groupIds: t('Groups') },
    keyParams: ['groups'],
    describe: {
      groupIds: (ids) =>
        ids.map((id) => groups.find((group) => group.id === id)?.name ?? id).join(', ') ||
        t('None', undefined, 'groups'),
    },
    save,
    toRequest: ({ groupIds }) => ({
      joined: groupIds.filter((id) => !user.groupIds.includes(id)),
      left: user.groupIds.filter((id) => !groupIds.includes(id)),
    }),
    onSaved: onClose,
  });

  return (
    <Dialog title={t('Groups for {name}', { name: user.name })} size="large" busy={save.isPending} onClose={onClose}>
      <Form
        form={form}
        inDialog
        submitLabel={t('Save')}
        submittingLabel={t('Saving')}
        submitDisabledReason={form.changed.length === 0 ? t('Nothing has changed') : undefined}
        back={<Button onClick={onClose}>{t('Cancel')}</Button>}
      >
        <FormField form={form} name="groupIds" group hint={t('Groups set which archive folders people can open.')}>
          {(field) => <TwoListPicker {...field} options={groups} />}
        </FormField>
      </Form>
    </Dialog>
  );
}
