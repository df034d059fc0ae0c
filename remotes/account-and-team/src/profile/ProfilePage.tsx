import { useQuery } from '@console/query';
import { LoadError, Page, PageHeader } from '@console/ui';
import { FieldsSkeleton } from '../components/FieldsSkeleton';
import { ProfileForm } from './ProfileForm';
import { languagesQuery, myUserQuery } from './profile-queries';

/** The signed-in person's own page (ACCT-026). */
export function ProfilePage() {
  const user = useQuery(myUserQuery);
  const languages = useQuery(languagesQuery);
  const error = user.error ?? languages.error;
  const isReady = user.data && languages.data && !(user.isFetching && user.isStale);

  return (
    <Page flex="1" pb={{ base: '0', smDown: '0' }}>
      <PageHeader title="Personal account" facts="Your name, photo and language, in every company you belong to" />
      {error ? (
        <LoadError
          title="Failed to load"
          query={{
            error,
            refetch: () => Promise.all([user.refetch(), languages.refetch()]),
            isFetching: user.isFetching || languages.isFetching,
          }}
        />
      ) : isReady ? (
        <ProfileForm user={user.data} languages={languages.data} />
      ) : (
        <FieldsSkeleton fields={5} />
      )}
    </Page>
  );
}
