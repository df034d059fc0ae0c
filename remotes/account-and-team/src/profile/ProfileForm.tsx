import type { language, myUser } from '@console/api';
import { PageForm, useForm } from '@console/ui/form';
import { t } from '@console/words';
import { ProfileFields } from './ProfileFields';
import { useUpdateMyUser } from './profile-queries';
import { profileSchema, toFormValues } from './profile-schema';
import { SecuritySection } from './SecuritySection';

interface ProfileFormProps {
  user: myUser.MyUser;
  languages: readonly language.Language[];
}

export function ProfileForm({ user, languages }: ProfileFormProps) {
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
