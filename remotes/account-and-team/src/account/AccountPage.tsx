import { useQuery } from '@console/query';
import { EmptyState, Loaded, Page, PageHeader } from '@console/ui';
import { FieldsSkeleton } from '@console/ui/form';
import { t } from '@console/words';
import { AccountForm } from './AccountForm';
import { customerQuery } from './account-queries';

/** ACCT-043..ACCT-048 */
export function AccountPage() {
  return (
    <Page endsInActions>
      <PageHeader title={t('Account settings')} summary={t('Your company’s addresses and contact person')} />
      <Loaded
        query={useQuery(customerQuery)}
        failureMessage={t('Failed to load customer and/or countries')}
        skeleton={<FieldsSkeleton fields={[3, 4, 4, 5]} />}
      >
        {(company) =>
          company ? (
            <AccountForm company={company} />
          ) : (
            <EmptyState title={t('You don’t belong to a company yet')}>
              {t('You don’t have an account to set up.')}
            </EmptyState>
          )
        }
      </Loaded>
    </Page>
  );
}
