import { combineQueries, useQuery } from '@console/query';
import { Loaded, Page, PageHeader } from '@console/ui';
import { FieldsSkeleton } from '@console/ui/form';
import { t } from '@console/words';
import { ProfileForm } from './ProfileForm';
import { languagesQuery, myUserQuery } from './profile-queries';

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
        failureMessage={t('Failed to load')}
        skeleton={<FieldsSkeleton fields={6} />}
      >
        {([user, languages]) => <ProfileForm user={user} languages={languages} />}
      </Loaded>
    </Page>
  );
}
