import type { customer } from '@console/api';
import { Checkbox, Field, TextInput } from '@console/ui';
import { FieldGrid, type FormState, Wide } from '@console/ui/form';
import { AccountSection } from './AccountSection';
import { AddressFields } from './AddressFields';
import type { AccountValues } from './account-schema';
import { ContactFields } from './ContactFields';

interface AccountFieldsProps {
  form: FormState<AccountValues>;
  company: customer.Customer;
}

export function AccountFields({ form, company }: AccountFieldsProps) {
  const isVisitingSame = form.watch('isVisitingSame');

  function setVisitingSame(isSame: boolean) {
    // What is no longer the same begins as what it was the same as.
    if (!isSame) form.setValue('visitingAddress', form.getValues('billingAddress'), { shouldDirty: true });
    form.setValue('isVisitingSame', isSame, { shouldDirty: true });
  }

  return (
    <>
      <AccountSection title="Company" about="As it was registered.">
        <FieldGrid>
          <Wide>
            <Field label="Account name" readOnly="Only our support can change it">
              <TextInput value={company.name} />
            </Field>
          </Wide>
          <Field label="Org number" readOnly="Identifies the company">
            <TextInput value={company.orgNumber} />
          </Field>
          <Field label="Country" readOnly="Decides the currency of prices">
            <TextInput value={company.country?.name ?? ''} />
          </Field>
        </FieldGrid>
      </AccountSection>
      <AccountSection title="Billing address" about="Where invoices are addressed to.">
        <AddressFields form={form} name="billingAddress" />
      </AccountSection>
      <AccountSection title="Visiting address" about="Where people find the company.">
        <Checkbox checked={isVisitingSame} onChange={(event) => setVisitingSame(event.target.checked)}>
          Same as billing address
        </Checkbox>
        {!isVisitingSame && <AddressFields form={form} name="visitingAddress" />}
      </AccountSection>
      <AccountSection title="Contact person" about="Whom we turn to with questions about the account.">
        <ContactFields form={form} />
      </AccountSection>
    </>
  );
}
