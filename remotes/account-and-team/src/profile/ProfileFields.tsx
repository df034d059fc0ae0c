import type { language, myUser } from '@console/api';
import { Field, Select, TextInput } from '@console/ui';
import { FieldGrid, FormField, type FormState, Wide } from '@console/ui/form';
import { PhotoField } from './PhotoField';
import type { ProfileValues } from './profile-schema';

interface ProfileFieldsProps {
  form: FormState<ProfileValues>;
  user: myUser.MyUser;
  languages: readonly language.Language[];
}

/** ACCT-027 */
export function ProfileFields({ form, user, languages }: ProfileFieldsProps) {
  return (
    <FieldGrid>
      <Wide>
        <PhotoField form={form} name={user.fullName} />
      </Wide>
      <FormField form={form} name="firstName" required>
        {(field) => <TextInput {...field} autoComplete="given-name" />}
      </FormField>
      <FormField form={form} name="lastName" required>
        {(field) => <TextInput {...field} autoComplete="family-name" />}
      </FormField>
      <Wide>
        <Field label="Email" readOnly="You sign in with it, so it cannot be changed here">
          <TextInput value={user.email} type="email" />
        </Field>
      </Wide>
      <FormField form={form} name="phoneNumber" required>
        {(field) => <TextInput {...field} type="tel" autoComplete="tel" />}
      </FormField>
      <FormField form={form} name="languageCode" required>
        {(field) => (
          <Select
            {...field}
            placeholder="Choose a language"
            options={languages.map(({ languageCode, name }) => ({ value: languageCode, label: name }))}
          />
        )}
      </FormField>
    </FieldGrid>
  );
}
