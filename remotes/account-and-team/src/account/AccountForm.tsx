import type { customer } from '@console/api';
import { PageForm, useForm } from '@console/ui/form';
import { t } from '@console/words';
import { AccountFields } from './AccountFields';
import { useUpdateCustomer } from './account-queries';
import { type AccountValues, accountSchema, toFormValues, toRequest } from './account-schema';

export function AccountForm({ company }: { company: customer.Customer }) {
  const form = useForm({
    id: 'account',
    label: t('Account settings'),
    schema: accountSchema,
    values: toFormValues(company),
    record: company,
    save: useUpdateCustomer(),
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
