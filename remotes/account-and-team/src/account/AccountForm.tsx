import type { customer } from '@console/api';
import { toast } from '@console/ui';
import { PageForm, useForm } from '@console/ui/form';
import { AccountFields } from './AccountFields';
import { type AccountValues, accountSchema, toFormValues, toRequest } from './account-schema';
import { useUpdateCustomer } from './account-queries';

export function AccountForm({ company }: { company: customer.Customer }) {
  const updateCustomer = useUpdateCustomer();
  const form = useForm({
    id: 'account',
    label: 'Account settings',
    schema: accountSchema,
    values: toFormValues(company),
    labels: {
      billingAddress: 'Billing address',
      visitingAddress: 'Visiting address',
      isVisitingSame: 'Visiting address',
      contactPerson: 'Contact person',
    },
  });

  function save(values: AccountValues) {
    const request = toRequest(values);
    updateCustomer.mutate(request, {
      onSuccess() {
        toast.success('Customer updated');
        form.reset(toFormValues(request));
      },
    });
  }

  return (
    <PageForm
      form={form}
      onSubmit={save}
      isSubmitting={updateCustomer.isPending}
      submitError={updateCustomer.error}
      failureMessage="Failed to update customer"
      // Two of them are one thing to people.
      changes={[...new Set(form.changed.map((name) => form.labels[name as keyof AccountValues]))]}
    >
      <div>
        <AccountFields form={form} company={company} />
      </div>
    </PageForm>
  );
}
