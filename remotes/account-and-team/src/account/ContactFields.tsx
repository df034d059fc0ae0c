import { TextInput } from '@console/ui';
import { FieldGrid, FormField, type FormState, Wide } from '@console/ui/form';
import type { AccountValues } from './account-schema';

export function ContactFields({ form }: { form: FormState<AccountValues> }) {
  return (
    <FieldGrid>
      <Wide>
        <FormField form={form} name="contactPerson.title" label="Title">
          {(field) => <TextInput {...field} />}
        </FormField>
      </Wide>
      <FormField form={form} name="contactPerson.firstName" label="First name">
        {(field) => <TextInput {...field} />}
      </FormField>
      <FormField form={form} name="contactPerson.lastName" label="Last name">
        {(field) => <TextInput {...field} />}
      </FormField>
      <FormField form={form} name="contactPerson.email" label="Email">
        {(field) => <TextInput {...field} type="email" />}
      </FormField>
      <FormField form={form} name="contactPerson.phone" label="Phone">
        {(field) => <TextInput {...field} type="tel" />}
      </FormField>
    </FieldGrid>
  );
}
