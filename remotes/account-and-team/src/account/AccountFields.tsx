import type { customer } from '@console/api';
import { countryName } from '@console/product';
import { Checkbox, Field, TextInput } from '@console/ui';
import { FieldGrid, FormField, FormSection, type FormState, Wide } from '@console/ui/form';
import { t } from '@console/words';
import type { AccountValues } from './account-schema';

export function AccountFields({ form, company }: { form: FormState<AccountValues>; company: customer.Customer }) {
  const isVisitingSame = form.watch('isVisitingSame');

  function setVisitingSame(isSame: boolean) {
    // A separate address starts as a copy of the billing address.
    if (!isSame) form.setValue('visitingAddress', form.getValues('billingAddress'), { shouldDirty: true });
    form.setValue('isVisitingSame', isSame, { shouldDirty: true });
  }

  return (
    <>
      <FormSection title={t('Company')} about={t('Your company’s registered details.')}>
        <FieldGrid>
          <Wide>
            <Field label={t('Account name')} readOnly={t('Only our support team can change this')}>
              <TextInput value={company.name} />
            </Field>
          </Wide>
          <Field label={t('Org number')} readOnly={t('Identifies the company')}>
            <TextInput value={company.orgNumber} />
          </Field>
          <Field label={t('Country')} readOnly={t('Determines the currency of prices')}>
            <TextInput value={company.country ? countryName(company.country) : ''} />
          </Field>
        </FieldGrid>
      </FormSection>
      <FormSection title={t('Billing address')} about={t('Where invoices are sent.')}>
        <AddressFields form={form} name="billingAddress" />
      </FormSection>
      <FormSection title={t('Visiting address')} about={t('The company’s visiting address.')}>
        <Checkbox checked={isVisitingSame} onChange={(event) => setVisitingSame(event.target.checked)}>
          {t('Same as billing address')}
        </Checkbox>
        {!isVisitingSame && <AddressFields form={form} name="visitingAddress" />}
      </FormSection>
      <FormSection title={t('Contact person')} about={t('Who we contact about this account.')}>
        <ContactFields form={form} />
      </FormSection>
    </>
  );
}

function AddressFields({ form, name }: { form: FormState<AccountValues>; name: 'billingAddress' | 'visitingAddress' }) {
  // Sections keep the browser's autofill of both addresses apart.
  const autoComplete = (line: string) => `section-${name} ${line}`;
  return (
    <FieldGrid>
      <Wide>
        <FormField form={form} name={`${name}.streetName`} label={t('Street name')}>
          {(field) => <TextInput {...field} autoComplete={autoComplete('address-line1')} />}
        </FormField>
      </Wide>
      <FormField form={form} name={`${name}.postalCode`} label={t('Postal code')}>
        {(field) => <TextInput {...field} autoComplete={autoComplete('postal-code')} />}
      </FormField>
      <FormField form={form} name={`${name}.city`} label={t('City')}>
        {(field) => <TextInput {...field} autoComplete={autoComplete('address-level2')} />}
      </FormField>
      <Wide>
        <FormField form={form} name={`${name}.region`} label={t('Region')}>
          {(field) => <TextInput {...field} autoComplete={autoComplete('address-level1')} />}
        </FormField>
      </Wide>
    </FieldGrid>
  );
}

function ContactFields({ form }: { form: FormState<AccountValues> }) {
  return (
    <FieldGrid>
      <Wide>
        <FormField form={form} name="contactPerson.title" label={t('Title')}>
          {(field) => <TextInput {...field} />}
        </FormField>
      </Wide>
      <FormField form={form} name="contactPerson.firstName" label={t('First name')}>
        {(field) => <TextInput {...field} />}
      </FormField>
      <FormField form={form} name="contactPerson.lastName" label={t('Last name')}>
        {(field) => <TextInput {...field} />}
      </FormField>
      <FormField form={form} name="contactPerson.email" label={t('Email')}>
        {(field) => <TextInput {...field} inputMode="email" spellCheck={false} />}
      </FormField>
      <FormField form={form} name="contactPerson.phone" label={t('Phone')}>
        {(field) => <TextInput {...field} type="tel" />}
      </FormField>
    </FieldGrid>
  );
}
