import type { language, myUser } from '@console/api';
import { PageForm, useForm } from '@console/ui/form';
import { ProfileFields } from './ProfileFields';
import { useUpdateMyUser } from './profile-queries';
import { type ProfileValues, profileSchema, toFormValues } from './profile-schema';

interface ProfileFormProps {
  user: myUser.MyUser;
  languages: readonly language.Language[];
}

export function ProfileForm({ user, languages }: ProfileFormProps) {
  const updateMyUser = useUpdateMyUser();
  const form = useForm({
    id: 'profile',
    label: 'Personal account',
    schema: profileSchema,
    values: toFormValues(user),
    labels: {
      userProfileImage: 'Photo',
      firstName: 'First name',
      lastName: 'Last name',
      phoneNumber: 'Phone number',
      languageCode: 'Language',
    },
    describe: {
      languageCode: (code) => languages.find(({ languageCode }) => languageCode === code)?.name ?? code,
      userProfileImage: (photo) => (photo ? 'a photo' : 'no photo'),
    },
  });

  function save(values: ProfileValues) {
    updateMyUser.mutate(values, { onSuccess: () => form.reset(values) });
  }

  return (
    <PageForm form={form} save={updateMyUser} onSubmit={save} discardLabel="Cancel">
      <ProfileFields form={form} user={user} languages={languages} />
    </PageForm>
  );
}
