import type { country } from '@console/api';
import { Button } from '@console/ui';
import { Form, type FormState } from '@console/ui/form';
import { ArrowRightIcon } from '@console/ui/icons';
import { t } from '@console/words';
import { CompanyFields } from './CompanyFields';
import { useFinalCheck } from './registration-queries';
import type { CompanyValues } from './registration-schema';
import { objectionsTo } from './use-company-check';

interface CompanyStepProps {
  form: FormState<CompanyValues>;
  countries: readonly country.Country[];
  onCancel: () => void;
  onNext: () => void;
}

/** ACCT-001..ACCT-005 */
export function CompanyStep({ form, countries, onCancel, onNext }: CompanyStepProps) {
  const finalCheck = useFinalCheck();

  function next(company: CompanyValues) {
    finalCheck.mutate(company, {
      onSuccess(check) {
        const [field] = Object.keys(objectionsTo(check, ''));
        if (field) form.setFocus(field as keyof CompanyValues);
        else onNext();
      },
    });
  }

  return (
    <Form
      form={form}
      save={finalCheck}
      onSubmit={next}
      submitLabel={
        <>
          {t('Next')}
          <ArrowRightIcon />
        </>
      }
      submittingLabel={t('Checking')}
      size="large"
      back={
        <Button size="large" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      }
    >
      <CompanyFields form={form} countries={countries} />
    </Form>
  );
}
