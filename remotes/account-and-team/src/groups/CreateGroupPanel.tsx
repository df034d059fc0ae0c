import { pathOf } from '@console/contract';
import { useLocation, useNavigate } from '@console/router';
import { Panel, TextInput } from '@console/ui';
import { FormField, PanelForm, useForm } from '@console/ui/form';
import { t } from '@console/words';
import area from '../area';
import { emptyGroup, groupSchema } from './group-schema';
import { useCreateGroup } from './groups-queries';

/** Members are added on the group's page, which opens next (C32). */
export function CreateGroupPanel() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const form = useForm({
    id: 'create-group',
    label: t('Create group'),
    schema: groupSchema,
    values: emptyGroup,
    labels: { name: t('Name') },
    save: useCreateGroup(),
    toRequest: ({ name }) => name,
    onSaved: (groupId) => void navigate(pathOf(area.pages.editGroup, { groupId })),
  });
  const isNamed = form.watch('name').trim() !== '';
  const close = () => navigate(`${pathOf(area.pages.groups)}${search}`);

  return (
    <Panel title={t('Create group')} onClose={close}>
      <PanelForm
        form={form}
        isNew
        submitLabel={t('Create')}
        submittingLabel={t('Creating')}
        submitDisabledReason={isNamed ? undefined : t('Enter a name first')}
        onCancel={close}
      >
        <FormField form={form} name="name" hint={t('You’ll add members next')} required>
          {(field) => <TextInput {...field} />}
        </FormField>
      </PanelForm>
    </Panel>
  );
}
