import type { digitalArchiveFolders, retentionPolicies } from '@console/api';
import { lifetimeInWords } from '@console/product';
import { Button, type Save, Select, TextInput } from '@console/ui';
import { TwoListPicker } from '@console/ui/drag';
import { Form, FormField, useForm } from '@console/ui/form';
import { t } from '@console/words';
import { type FolderValues, folderSchema } from './folder-schema';

interface FolderFormProps<Request> {
  label: string;
  values: FolderValues;
  groups: readonly digitalArchiveFolders.AccessGroup[];
  policies: readonly retentionPolicies.RetentionPolicy[];
  save: Save<Request>;
  toRequest: (values: FolderValues) => Request;
  onClose: () => void;
}

/** INTG-072 to INTG-076 */
export function FolderForm<Request>(props: FolderFormProps<Request>) {
  const { label, values, groups, policies, save, toRequest, onClose } = props;
  const groupIds = new Set(groups.map(({ id }) => id));
  const deleted = values.accessGroups.filter((id) => !groupIds.has(id)).map((id) => ({ id, name: t('Deleted group') }));
  const form = useForm({
    id: 'archive-folder',
    label,
    schema: folderSchema,
    values,
    save,
    toRequest,
    onSaved: onClose,
    labels: {
      name: t('Name'),
      accessGroups: t('Access groups'),
      retentionPolicyId: t('Delete records that are older than'),
    },
    describe: {
      accessGroups: (ids) => groups.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])).join(', ') || t('None'),
      retentionPolicyId: (id) => policies.find((policy) => policy.id === id)?.name ?? t('None'),
    },
  });

  return (
    <Form
      form={form}
      wayOut={{ label: t('Close'), onSelect: onClose }}
      inDialog
      submitLabel={t('Save')}
      submittingLabel={t('Saving')}
      back={<Button onClick={onClose}>{t('Cancel')}</Button>}
    >
      <FormField form={form} name="name" required>
        {(field) => <TextInput {...field} autoComplete="off" data-autofocus />}
      </FormField>
      <FormField
        form={form}
        name="accessGroups"
        group
        hint={t('If no groups are selected, everyone can open the folder.')}
      >
        {(field) => <TwoListPicker {...field} options={[...groups, ...deleted]} />}
      </FormField>
      <FormField form={form} name="retentionPolicyId">
        {(field) => (
          <Select {...field}>
            <option value="">{t('None')}</option>
            {policies
              .filter(({ id, isDisabled }) => !isDisabled || id === values.retentionPolicyId)
              .map(({ id, name, lifetimeDays, isDisabled }) => (
                <option key={id} value={id}>
                  {isDisabled
                    ? t('{lifetime}, {name} (disabled)', { lifetime: lifetimeInWords(lifetimeDays), name })
                    : `${lifetimeInWords(lifetimeDays)}, ${name}`}
                </option>
              ))}
          </Select>
        )}
      </FormField>
    </Form>
  );
}
