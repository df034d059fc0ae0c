import type { customer } from '@console/api';
import { useQuery } from '@console/query';
import { EmptyState, Loaded, Page, PageHeader } from '@console/ui';
import { FieldsSkeleton, PageForm, useForm } from '@console/ui/form';
import { t } from '@console/words';
import { AccountFields } from './AccountFields';
import { customerQuery, useUpdateCustomer } from './account-queries';
import { type AccountValues, accountSchema, toFormValues, toRequest } from './account-schema';

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

function AccountForm({ company }: { company: customer.Customer }) {
  const form = useForm({
    id: 'account',
    label: t('Account settings'),
    schema: accountSchema,
    values: toFormValues(company),
    save: useUpdateCustomer(company),
    toRequest,
    savedValues: (_, __, request) => toFormValues(request),
    labels: {
      billingAddress: t('Billing address'),
      visitingAddress: t('Visiting address'),
      isVisitingSame: t('Visiting address'),
      contactPerson: t('Contact person'),
    },
  });

  return (
    <PageForm
      form={form}
      // Two fields share the label 'Visiting address'.
      changes={[...new Set(form.changed.map((name) => form.labels[name as keyof AccountValues]))]}
    >
      <div>
        <AccountFields form={form} company={company} />
      </div>
    </PageForm>
  );
}
