import { type Option, Segmented, Select, Switch, TextArea, TextInput } from '@console/ui';
import { FieldGrid, FormField, type FormState, Wide } from '@console/ui/form';
import { t } from '@console/words';
import {
  colormodes,
  distributionMethods,
  documentOptions,
  plexmodes,
  postmodes,
  yesOrNo,
} from '../documents/document-options';
import type { DocumentFormValues } from '../documents/document-schema';

interface FieldsProps {
  form: FormState<DocumentFormValues>;
}

/** ATTR-030. Documents are edited in development. */
export function DocumentFields({ form }: FieldsProps) {
  const { categories, adminCompanies, retentionPolicies } = documentOptions('development');
  return (
    <FieldGrid rowGap="2">
      <FormField form={form} name="type" trimmed required>
        {(field) => <TextInput {...field} mono />}
      </FormField>
      <Choice form={form} name="category" options={categories} />
      <Wide>
        <FormField form={form} name="name" trimmed required>
          {(field) => <TextInput {...field} />}
        </FormField>
      </Wide>
      <FormField form={form} name="topic" trimmed required>
        {(field) => <TextInput {...field} />}
      </FormField>
      <Choice form={form} name="adminCompany" options={adminCompanies} />
      <Choice form={form} name="retentionPolicy" options={retentionPolicies} />
      <Choice form={form} name="distributionMethod" options={distributionMethods} />
      <ShortChoice form={form} name="internalOnly" options={yesOrNo} />
      <ShortChoice form={form} name="changesAllowed" options={yesOrNo} />
      <ShortChoice form={form} name="plexmode" options={plexmodes} />
      <ShortChoice form={form} name="postmode" options={postmodes} />
      <ShortChoice form={form} name="colormode" options={colormodes} />
      <FormField form={form} name="active">
        {({ value, ...field }) => <Switch {...field} checked={value} />}
      </FormField>
      <Wide>
        <FormField form={form} name="comment" trimmed>
          {(field) => <TextArea {...field} rows={2} />}
        </FormField>
      </Wide>
    </FieldGrid>
  );
}

interface ChoiceProps extends FieldsProps {
  name: Exclude<keyof DocumentFormValues, 'active'>;
  options: readonly Option[];
}

function Choice({ form, name, options }: ChoiceProps) {
  return (
    <FormField form={form} name={name} required>
      {(field) => <Select {...field} options={options} placeholder={t('Choose')} />}
    </FormField>
  );
}

function ShortChoice({ form, name, options }: ChoiceProps) {
  return (
    <FormField form={form} name={name} group required>
      {({ ref, value, onChange }) => <Segmented ref={ref} options={options} value={value} onChange={onChange} />}
    </FormField>
  );
}
