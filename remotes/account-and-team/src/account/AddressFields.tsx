import { TextInput } from '@console/ui';
import { FieldGrid, FormField, type FormState, Wide } from '@console/ui/form';
import type { AccountValues } from './account-schema';

interface AddressFieldsProps {
  form: FormState<AccountValues>;
  name: 'billingAddress' | 'visitingAddress';
}

export function AddressFields({ form, name }: AddressFieldsProps) {
  // The browser may fill each of the two from what it knows, without mixing them.
  const autoComplete = (line: string) => `section-${name} ${line}`;
  return (
    <FieldGrid>
      <Wide>
        <FormField form={form} name={`${name}.streetName`} label="Street name">
          {(field) => <TextInput {...field} autoComplete={autoComplete('street-address')} />}
        </FormField>
      </Wide>
      <FormField form={form} name={`${name}.postalCode`} label="Postal code">
        {(field) => <TextInput {...field} autoComplete={autoComplete('postal-code')} />}
      </FormField>
      <FormField form={form} name={`${name}.city`} label="City">
        {(field) => <TextInput {...field} autoComplete={autoComplete('address-level2')} />}
      </FormField>
      <Wide>
        <FormField form={form} name={`${name}.region`} label="Region">
          {(field) => <TextInput {...field} autoComplete={autoComplete('address-level1')} />}
        </FormField>
      </Wide>
    </FieldGrid>
  );
}
