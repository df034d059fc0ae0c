import type { country } from '@console/api';
import { countryName } from '@console/product';
import { Box, Flex, Select, TextButton, TextInput } from '@console/ui';
import { FormField, type FormState, useFormValues } from '@console/ui/form';
import { CheckIcon } from '@console/ui/icons';
import { t } from '@console/words';
import type { CompanyValues } from './registration-schema';
import { orgNumberHint, useCompanyCheck } from './use-company-check';

interface CompanyFieldsProps {
  form: FormState<CompanyValues>;
  countries: readonly country.Country[];
}

export function CompanyFields({ form, countries }: CompanyFieldsProps) {
  const { state, objections } = useCompanyCheck(form, countries);
  const { orgNumber, countryCode } = useFormValues(form);
  const currency = countries.find(({ code }) => code === countryCode)?.currency;
  const mismatch = objections.companyName;

  function takeRegisteredName(name: string) {
    form.setValue('companyName', name, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    form.setFocus('companyName');
  }

  return (
    <>
      <FormField
        form={form}
        name="companyName"
        required
        error={
          mismatch && (
            <>
              {mismatch.text}{' '}
              <TextButton onClick={() => takeRegisteredName(mismatch.registeredName)}>{t('Use that name')}</TextButton>
            </>
          )
        }
      >
        {(field) => <TextInput {...field} size="large" autoComplete="organization" />}
      </FormField>
      <FormField
        form={form}
        name="orgNumber"
        required
        hint={<OrgNumberHint state={state} orgNumber={orgNumber} countryCode={countryCode} />}
        error={objections.orgNumber}
      >
        {(field) => (
          <Box maxW={{ base: 'none', sm: '240px' }}>
            <TextInput {...field} size="large" />
          </Box>
        )}
      </FormField>
      <FormField
        form={form}
        name="countryCode"
        required
        hint={currency && t('Prices are shown in {currency}', { currency })}
      >
        {(field) => (
          <Select {...field} size="large">
            {countries.map((each) => (
              <option key={each.code} value={each.code}>
                {countryName(each)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
    </>
  );
}

interface OrgNumberHintProps {
  state: ReturnType<typeof useCompanyCheck>['state'];
  orgNumber: string;
  countryCode: string;
}

/** Checks the format before asking the register. */
function OrgNumberHint({ state, orgNumber, countryCode }: OrgNumberHintProps) {
  switch (state) {
    case 'checking':
      return t('Looking it up');
    case 'in-register':
      return (
        <Flex as="span" gap="1" css={{ '& > svg': { color: 'success', mt: '1px' } }}>
          <CheckIcon size={14} strokeWidth={2} aria-hidden />
          {t('Found in the register')}
        </Flex>
      );
    case 'not-in-register':
      return t('Not found in the register. You can continue anyway.');
    case 'unknown':
      return t('Couldn’t look up the number right now. You can continue anyway.');
    case 'unchecked':
      return orgNumberHint(orgNumber, countryCode);
  }
}
