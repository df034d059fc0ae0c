import type { country, customer } from '@console/api';
import { useQueryClient } from '@console/query';
import { Navigate, useNavigate } from '@console/router';
import { areaSettings } from '@console/session';
import { announce, Button, Select, TextArea } from '@console/ui';
import { Form, FormField, type FormState, useForm } from '@console/ui/form';
import { ArrowLeftIcon, ArrowRightIcon } from '@console/ui/icons';
import { t } from '@console/words';
import area from '../area';
import { CompanyFields } from './CompanyFields';
import { RegistrationStep } from './RegistrationStep';
import { registeredQuery, useFinalCheck, useRegisterCompany } from './registration-queries';
import {
  type AnswersValues,
  answersSchema,
  type CompanyValues,
  companySchema,
  emptyCompany,
  isComplete,
  type RegistrationQuestion,
  settingsSchema,
  toRequest,
} from './registration-schema';
import { addressOf, type EndState, endOf } from './registration-steps';
import { countryNameIn, objectionsTo } from './use-company-check';

/** Back, forward and reload lose nothing. */
export function RegistrationForms({ step, countries }: { step: 1 | 2; countries: readonly country.Country[] }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { registrationQuestions: questions } = areaSettings(area.name, settingsSchema);
  const company = useForm({
    id: 'register-company',
    label: t('Register a company'),
    schema: companySchema,
    values: emptyCompany(countries),
    labels: { companyName: t('Company name'), orgNumber: t('Organisational number'), countryCode: t('Country') },
    persist: true,
  });
  const answers = useForm({
    id: 'register-answers',
    label: t('Register a company'),
    schema: answersSchema,
    values: Object.fromEntries(questions.map(({ id }) => [id, ''])),
    labels: Object.fromEntries(questions.map(({ id, label }) => [id, label])),
    persist: true,
  });
  function forget() {
    company.forget();
    answers.forget();
  }
  const companyCountry = countries.find(({ code }) => code === company.watch('countryCode'));

  if (step === 1) {
    return (
      <RegistrationStep
        key={step}
        title={t("Let's get started")}
        lead={t('Tell us about your company. You’ll be its first administrator.')}
      >
        <CompanyStep
          form={company}
          countries={countries}
          onCancel={() => {
            forget();
            void navigate('/');
          }}
          onNext={() => navigate(addressOf(2))}
        />
      </RegistrationStep>
    );
  }
  // Opened by address, without step 1.
  if (!companyCountry || !isComplete(company.getValues())) return <Navigate to={addressOf(1)} replace />;
  return (
    <RegistrationStep
      key={step}
      title={t('Just one more step')}
      lead={
        questions.length > 0
          ? t('A few questions to help us tailor the platform to {name}.', { name: company.getValues('companyName') })
          : t('That’s everything we need. Register {name}?', { name: company.getValues('companyName') })
      }
    >
      <AnswersStep
        form={answers}
        questions={questions}
        requestOf={(values) => toRequest(company.getValues(), companyCountry, values)}
        onBack={() => navigate(addressOf(1))}
        onRegistered={({ isActive }) => {
          forget();
          const state: EndState = { registered: company.getValues('companyName'), isActive };
          client.setQueryData(registeredQuery.queryKey, state);
          void navigate(addressOf(endOf(state)), { replace: true, state });
        }}
      />
    </RegistrationStep>
  );
}

interface AnswersStepProps {
  form: FormState<AnswersValues>;
  questions: readonly RegistrationQuestion[];
  requestOf: (answers: AnswersValues) => customer.RegisterCustomerRequest;
  onBack: () => void;
  onRegistered: (result: customer.RegistrationResult) => void;
}

/** ACCT-006, ACCT-007 */
function AnswersStep({ form, questions, requestOf, onBack, onRegistered }: AnswersStepProps) {
  const registerCompany = useRegisterCompany();
  return (
    <Form
      form={form}
      save={registerCompany}
      onSubmit={(answers) => registerCompany.mutate(requestOf(answers), { onSuccess: onRegistered })}
      submitLabel={t('Register company')}
      submittingLabel={t('Registering')}
      size="large"
      isFinal
      back={
        <Button size="large" icon={<ArrowLeftIcon />} onClick={onBack}>
          {t('Back')}
        </Button>
      }
    >
      {questions.map(({ id, options }) => (
        <FormField key={id} form={form} name={id}>
          {(field) =>
            options ? (
              <Select {...field} size="large" placeholder={t('Choose')}>
                {options.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </Select>
            ) : (
              <TextArea {...field} rows={3} />
            )
          }
        </FormField>
      ))}
    </Form>
  );
}

interface CompanyStepProps {
  form: FormState<CompanyValues>;
  countries: readonly country.Country[];
  onCancel: () => void;
  onNext: () => void;
}

/** ACCT-001..ACCT-005 */
function CompanyStep({ form, countries, onCancel, onNext }: CompanyStepProps) {
  const finalCheck = useFinalCheck();

  function next(company: CompanyValues) {
    finalCheck.mutate(company, {
      onSuccess(check) {
        const { orgNumber, companyName } = objectionsTo(check, countryNameIn(countries, company.countryCode));
        if (!orgNumber && !companyName) return onNext();
        form.setFocus(orgNumber ? 'orgNumber' : 'companyName');
        // The field may have the focus already.
        announce(orgNumber ?? companyName?.text ?? '');
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
