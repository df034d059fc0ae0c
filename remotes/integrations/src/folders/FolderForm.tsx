import type { digitalArchiveFolders, retentionPolicies } from '@console/api';
import { lifetimeInWords } from '@console/product';
import { Button, type Save, Select, TextInput } from '@console/ui';
import { TwoListPicker } from '@console/ui/drag';
import { Form, FormField, useForm } from '@console/ui/form';
import { type FolderValues, folderSchema } from './folder-schema';

interface FolderFormProps<Request> {
  label: string;
  values: FolderValues;
  /** The folder as it was read; undefined for a new one. */
  readFrom?: digitalArchiveFolders.Folder;
  groups: readonly digitalArchiveFolders.AccessGroup[];
  policies: readonly retentionPolicies.RetentionPolicy[];
  save: Save<Request>;
  onSubmit: (values: FolderValues) => void;
  onCancel: () => void;
}

/** INTG-072 to INTG-076: a folder's name, access groups and retention policy. */
export function FolderForm<Request>(props: FolderFormProps<Request>) {
  const { label, values, readFrom, groups, policies, save, onSubmit, onCancel } = props;
  const known = new Set(groups.map(({ id }) => id));
  const deleted = values.accessGroups.filter((id) => !known.has(id)).map((id) => ({ id, name: 'Deleted group' }));
  const form = useForm({
    id: 'archive-folder',
    label,
    schema: folderSchema,
    values,
    readFrom,
    labels: {
      name: 'Name',
      accessGroups: 'Access groups',
      retentionPolicyId: 'Delete records that are older than',
    },
    describe: {
      accessGroups: (ids) => groups.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])).join(', ') || 'None',
      retentionPolicyId: (id) => policies.find((policy) => policy.id === id)?.name ?? 'None',
    },
  });

  return (
    <Form
      form={form}
      save={save}
      onSubmit={onSubmit}
      wayOut={{ label: 'Close', onSelect: onCancel }}
      inDialog
      submitLabel="Save"
      submittingLabel="Saving"
      back={<Button onClick={onCancel}>Cancel</Button>}
    >
      <FormField form={form} name="name" required>
        {(field) => <TextInput {...field} autoComplete="off" data-autofocus />}
      </FormField>
      <FormField
        form={form}
        name="accessGroups"
        group
        hint="Drag, or use the buttons. With no group selected, everyone can open the folder."
      >
        {(field) => <TwoListPicker {...field} options={[...groups, ...deleted]} things="groups" />}
      </FormField>
      <FormField form={form} name="retentionPolicyId">
        {(field) => (
          <Select {...field}>
            <option value="">None</option>
            {policies
              .filter(({ id, isDisabled }) => !isDisabled || id === values.retentionPolicyId)
              .map(({ id, name, lifetimeDays, isDisabled }) => (
                <option key={id} value={id}>
                  {`${lifetimeInWords(lifetimeDays)}, ${name}${isDisabled ? ' (disabled)' : ''}`}
                </option>
              ))}
          </Select>
        )}
      </FormField>
    </Form>
  );
}
