import { chakra, TextInput } from '@console/ui';
import { FormField, type FormState } from '@console/ui/form';
import type { RoleValues } from './role-schema';

export function RoleFields({ form }: { form: FormState<RoleValues> }) {
  return (
    <Fields>
      <FormField form={form} name="roleName" required>
        {(field) => <TextInput {...field} />}
      </FormField>
      <FormField form={form} name="roleDescription">
        {(field) => <TextInput {...field} />}
      </FormField>
    </Fields>
  );
}

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '280px minmax(0, 1fr)',
    gap: '2px 24px',
    maxWidth: '860px',
    '@media (width < 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
