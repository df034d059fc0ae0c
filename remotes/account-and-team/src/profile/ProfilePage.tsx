import { ApiError } from '@console/api';
import { useQuery } from '@console/query';
import { ErrorState, Page, PageHeader } from '@console/ui';
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
        <ErrorState
          title="Failed to load"
          technical={error instanceof ApiError && error.requestId ? `request ${error.requestId}` : undefined}
          onRetry={() => void Promise.all([user.refetch(), languages.refetch()])}
          retrying={user.isFetching || languages.isFetching}
        >
          {error.message || 'The server did not answer as it should.'}
        </ErrorState>
      ) : isReady ? (
        <ProfileForm user={user.data} languages={languages.data} />
      ) : (
        <FieldsSkeleton fields={5} />
      )}
    </Page>
  );
}
