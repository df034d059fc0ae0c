import type { customer } from '@console/api';
import { Button, Select, TextArea } from '@console/ui';
import { Form, FormField, type FormState } from '@console/ui/form';
import { ArrowLeftIcon } from '@console/ui/icons';
import { t } from '@console/words';
import { useRegisterCompany } from './registration-queries';
import type { AnswersValues, RegistrationQuestion } from './registration-schema';

interface AnswersStepProps {
  form: FormState<AnswersValues>;
  questions: readonly RegistrationQuestion[];
  toRequest: (answers: AnswersValues) => customer.RegisterCustomerRequest;
  onBack: () => void;
  onRegistered: (result: customer.RegistrationResult) => void;
}

/** ACCT-006, ACCT-007 */
export function AnswersStep({ form, questions, toRequest, onBack, onRegistered }: AnswersStepProps) {
  const registerCompany = useRegisterCompany();
  return (
    <Form
      form={form}
      save={registerCompany}
      onSubmit={(answers) => registerCompany.mutate(toRequest(answers), { onSuccess: onRegistered })}
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
