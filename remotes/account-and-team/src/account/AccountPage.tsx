import { useQuery } from '@console/query';
import { EmptyState, Loaded, Page, PageHeader } from '@console/ui';
import { FieldsSkeleton } from '@console/ui/form';
import { AccountForm } from './AccountForm';
import { customerQuery } from './account-queries';

/** The company as its administrators see and change it (ACCT-043..ACCT-048). */
export function AccountPage() {
  return (
    <Page endsInActions>
      <PageHeader title="Account settings" summary="Addresses and contact person of the company" />
      <Loaded
        query={useQuery(customerQuery)}
        failureMessage="Failed to load customer and/or countries"
        skeleton={<FieldsSkeleton fields={6} />}
      >
        {(company) =>
          company ? (
            <AccountForm company={company} />
          ) : (
            <EmptyState title="You do not belong to a company yet">There is no account to set up.</EmptyState>
          )
        }
      </Loaded>
    </Page>
  );
}
