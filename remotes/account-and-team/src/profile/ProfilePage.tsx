import type { language, myUser } from '@console/api';
import { combineQueries, useQuery } from '@console/query';
import { Loaded, Page, PageHeader } from '@console/ui';
import { FieldsSkeleton, PageForm, useForm } from '@console/ui/form';
import { t } from '@console/words';
import { ProfileFields } from './ProfileFields';
import { languagesQuery, myUserQuery, useUpdateMyUser } from './profile-queries';
import { profileSchema, toFormValues } from './profile-schema';
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
