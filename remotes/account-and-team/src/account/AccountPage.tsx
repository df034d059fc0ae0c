import { ApiError } from '@console/api';
import { useQuery } from '@console/query';
import { EmptyState, ErrorState, Page, PageHeader } from '@console/ui';
import { FieldsSkeleton } from '../components/FieldsSkeleton';
import { AccountForm } from './AccountForm';
import { customerQuery } from './account-queries';

/** The company as its administrators see and change it (ACCT-043..ACCT-048). */
export function AccountPage() {
  const { data: company, error, refetch, isFetching, isStale } = useQuery(customerQuery);
  const isReady = company !== undefined && !(isFetching && isStale);

  return (
    <Page flex="1" pb={{ base: '0', smDown: '0' }}>
      <PageHeader title="Account settings" facts="Addresses and contact person of the company" />
      {error ? (
        <ErrorState
          title="Failed to load customer and/or countries"
          technical={error instanceof ApiError && error.requestId ? `request ${error.requestId}` : undefined}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {error.message || 'The server did not answer as it should.'}
        </ErrorState>
      ) : !isReady ? (
        <FieldsSkeleton fields={6} />
      ) : company ? (
        <AccountForm company={company} />
      ) : (
        <EmptyState title="You do not belong to a company yet">There is no account to set up.</EmptyState>
      )}
    </Page>
  );
}
