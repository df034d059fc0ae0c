import { type country, type customer, texts } from '@console/api';
import { z } from '@console/schema';
import { t } from '@console/words';

/** ACCT-015: no question may have these ids. */
const REGISTRATION_FIELDS = ['orgNumber', 'companyName', 'country'];

const registrationQuestion = z.object({
  id: z.string().check(z.refine((id) => !REGISTRATION_FIELDS.includes(id), 'is sent by registration itself')),
  label: z.string(),
  /** Absent = free text. */
  options: z.optional(z.array(z.string())),
});
export type RegistrationQuestion = z.infer<typeof registrationQuestion>;

/** C18: the specification leaves out the questions. */
export const settingsSchema = z.object({
  registrationQuestions: z._default(z.array(registrationQuestion), []),
});

const SHORTEST_NAME = 5;

/** ACCT-019; message unspecified (C16). */
export const companySchema = z.object({
  companyName: texts.name.check(
    z.trim(),
    z.minLength(1, t('Company name is required')),
    z.minLength(
      SHORTEST_NAME,
      t('The company name must have at least {shortest} characters', { shortest: SHORTEST_NAME }),
    ),
  ),
  orgNumber: texts.orgNumber.check(z.minLength(1, t('Organisational number is required'))),
  countryCode: z.string().check(z.minLength(1, t('Country is required'))),
});
export type CompanyValues = z.infer<typeof companySchema>;

/** Keys are question ids. */
export const answersSchema = z.record(z.string(), texts.comment);
export type AnswersValues = z.infer<typeof answersSchema>;

/** ACCT-003 */
export const emptyCompany = (countries: readonly country.Country[]): CompanyValues => ({
  companyName: '',
  orgNumber: '',
  countryCode: countries[0]?.code ?? '',
});

export const isComplete = (company: CompanyValues): boolean => companySchema.safeParse(company).success;

/** ACCT-015 */
export function toRequest(
  company: CompanyValues,
  selectedCountry: country.Country,
  answers: AnswersValues,
): customer.RegisterCustomerRequest {
  const filledAnswers = Object.entries(answers).filter(([, answer]) => answer.trim() !== '');
  return {
    ...Object.fromEntries(filledAnswers),
    orgNumber: company.orgNumber.trim(),
    companyName: company.companyName.trim(),
    country: selectedCountry,
  };
}
