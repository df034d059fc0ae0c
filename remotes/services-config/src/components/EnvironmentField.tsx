import { Select } from '@console/ui';
import { FormField, type FormState } from '@console/ui/form';
import type { EnvironmentOption } from './setup-rows';

interface EnvironmentFieldProps<Values extends { customerEnvironment: string }> {
  form: FormState<Values>;
  /** Those that may be chosen: the free ones, and the record's own. */
  options: readonly EnvironmentOption[];
}

export function EnvironmentField<Values extends { customerEnvironment: string }>(props: EnvironmentFieldProps<Values>) {
  // Every form of this area has the field; its other fields do not matter here.
  const form = props.form as unknown as FormState<{ customerEnvironment: string }>;
  return (
    <FormField form={form} name="customerEnvironment" required>
      {(field) => (
        <Select
          {...field}
          placeholder="Choose an environment"
          options={props.options.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
    </FormField>
  );
}
