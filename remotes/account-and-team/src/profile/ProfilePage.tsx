import type { language, myUser } from '@console/api';
import { combineQueries, useQuery } from '@console/query';
import { Avatar, Field, Loaded, Page, PageHeader, Select, TextInput } from '@console/ui';
import { FieldGrid, FieldsSkeleton, FormField, type FormState, PageForm, useForm, Wide } from '@console/ui/form';
import { PictureField } from '@console/ui/picture-field';
import { t } from '@console/words';
import { languagesQuery, myUserQuery, useUpdateMyUser } from './profile-queries';
import { type ProfileValues, profileSchema, toFormValues } from './profile-schema';
import { SecuritySection } from './SecuritySection';

/** ACCT-026 */
export function ProfilePage() {
  return (
    <Page endsInActions>
      <PageHeader
        title={t('Personal account settings')}
        summary={t('Your name, photo, and language in every company you belong to')}
      />
      <Loaded
        query={combineQueries(useQuery(myUserQuery), useQuery(languagesQuery))}
        skeleton={<FieldsSkeleton fields={6} />}
      >
        {([user, languages]) => <ProfileForm user={user} languages={languages} />}
      </Loaded>
    </Page>
  );
}

function ProfileForm({ user, languages }: { user: myUser.MyUser; languages: readonly language.Language[] }) {
  const form = useForm({
    id: 'profile',
    label: t('Personal account settings'),
    schema: profileSchema,
    values: toFormValues(user),
    save: useUpdateMyUser(),
    labels: {
      userProfileImage: t('Photo'),
      firstName: t('First name'),
      lastName: t('Last name'),
      phoneNumber: t('Phone number'),
      languageCode: t('Language'),
    },
    describe: {
      languageCode: (code) => languages.find(({ languageCode }) => languageCode === code)?.name ?? code,
      userProfileImage: (photo) => (photo ? t('a photo') : t('no photo')),
    },
  });

  return (
    <PageForm form={form} discardLabel={t('Cancel')} outside={<SecuritySection />}>
      <ProfileFields form={form} user={user} languages={languages} />
    </PageForm>
  );
}

interface ProfileFieldsProps {
  form: FormState<ProfileValues>;
  user: myUser.MyUser;
  languages: readonly language.Language[];
}

/** ACCT-034, ACCT-035. The file; its data URL is a third longer (C37). */
const LARGEST_PHOTO = { bytes: 550_000, message: t('Maximum file size 500 KB') };

/** ACCT-027 */
function ProfileFields({ form, user, languages }: ProfileFieldsProps) {
  return (
    <FieldGrid data-columns="form">
      <Wide>
        <FormField form={form} name="userProfileImage" group hint={t('PNG, JPEG, WebP, or GIF')}>
          {(field) => (
            <PictureField
              {...field}
              words={PHOTO}
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
        <Field label={t('Email')} readOnly={t('You sign in with this address, so you can’t change it here')}>
          <TextInput value={user.email} />
        </Field>
      </Wide>
      <FormField form={form} name="phoneNumber" required>
        {(field) => <TextInput {...field} type="tel" autoComplete="tel" />}
      </FormField>
      <FormField form={form} name="languageCode" required>
        {(field) => (
          <Select
            {...field}
            placeholder={t('Choose a language')}
            options={languages.map(({ languageCode, name }) => ({
              value: languageCode,
              label: name,
              lang: languageCode,
            }))}
          />
        )}
      </FormField>
    </FieldGrid>
  );
}

const PHOTO = {
  input: t('Photo file'),
  upload: t('Upload photo'),
  change: t('Change photo'),
  remove: t('Remove photo'),
  removed: t('The photo was removed'),
  crop: t('Crop photo'),
  part: t('Crop area'),
  use: t('Use photo'),
};
