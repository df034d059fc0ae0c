import type { country } from '@console/api';
import { useQueryClient } from '@console/query';
import { Navigate, useNavigate } from '@console/router';
import { areaSettings } from '@console/session';
import { useForm } from '@console/ui/form';
import { t } from '@console/words';
import area from '../area';
import { AnswersStep } from './AnswersStep';
import { CompanyStep } from './CompanyStep';
import { RegistrationStep } from './RegistrationStep';
import { registeredQuery } from './registration-queries';
import {
  answersSchema,
  companySchema,
  emptyCompany,
  isComplete,
  settingsSchema,
  toRequest,
} from './registration-schema';
import { addressOf, type EndState, endOf } from './registration-steps';

interface RegistrationFormsProps {
  step: 1 | 2;
  countries: readonly country.Country[];
}

/** Back, forward and reload lose nothing. */
export function RegistrationForms({ step, countries }: RegistrationFormsProps) {
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
        toRequest={(values) => toRequest(company.getValues(), companyCountry, values)}
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
