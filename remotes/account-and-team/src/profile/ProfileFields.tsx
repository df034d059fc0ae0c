import type { language, myUser } from '@console/api';
import { Avatar, Field, Select, TextInput } from '@console/ui';
import { FieldGrid, FormField, type FormState, Wide } from '@console/ui/form';
import { PictureField } from '@console/ui/picture-field';
import type { ProfileValues } from './profile-schema';

interface ProfileFieldsProps {
  form: FormState<ProfileValues>;
  user: myUser.MyUser;
  languages: readonly language.Language[];
}

/** ACCT-034, ACCT-035: the size of the file; its data URL is a third longer (C37). */
const LARGEST_PHOTO = { bytes: 550_000, message: 'Maximum file size 500 KB' };

/** ACCT-027 */
export function ProfileFields({ form, user, languages }: ProfileFieldsProps) {
  return (
    <FieldGrid>
      <Wide>
        <FormField form={form} name="userProfileImage" group hint="PNG, JPEG, WebP or GIF">
          {(field) => (
            <PictureField
              {...field}
              noun="photo"
              round
              largest={LARGEST_PHOTO}
              placeholder={<Avatar name={user.fullName} size="large" />}
            />
          )}
        </FormField>
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
