import { type country, type customer, texts } from '@console/api';
import { z } from '@console/schema';
import { t } from '@console/words';

/** Fields that registration sends itself (ACCT-015), so no question may have one of these ids. */
const REGISTRATION_FIELDS = ['orgNumber', 'companyName', 'country'];

const registrationQuestion = z.object({
  /** The name of the answer in the registration payload. */
  id: z.string().check(z.refine((id) => !REGISTRATION_FIELDS.includes(id), 'is sent by registration itself')),
  label: z.string(),
  /** The options to choose from; without them, the answer is a text. */
  options: z.optional(z.array(z.string())),
});
export type RegistrationQuestion = z.infer<typeof registrationQuestion>;

/** `areas.settings.account-and-team` of `config.json`. The specification does not show the questions of step 2 (C18). */
export const settingsSchema = z.object({
  registrationQuestions: z._default(z.array(registrationQuestion), []),
});

const SHORTEST_NAME = 5;

/** Step 1. The specification has the shortest length (ACCT-019) but not the message (C16). */
export const companySchema = z.object({
  companyName: texts.name.check(
    z.trim(),
    z.minLength(1, t('Company name is required')),
    z.minLength(SHORTEST_NAME, t('Company name has at least {shortest} characters', { shortest: SHORTEST_NAME })),
  ),
  orgNumber: texts.name.check(z.trim(), z.minLength(1, t('Organisational number is required'))),
  countryCode: z.string().check(z.minLength(1, t('Country is required'))),
});
export type CompanyValues = z.infer<typeof companySchema>;

/** Step 2: the answers by question id; none is required. */
export const answersSchema = z.record(z.string(), texts.comment);
export type AnswersValues = z.infer<typeof answersSchema>;

/** ACCT-003: the first country is chosen at the start. */
export const emptyCompany = (countries: readonly country.Country[]): CompanyValues => ({
  companyName: '',
  orgNumber: '',
  countryCode: countries[0]?.code ?? '',
});

export const isComplete = (company: CompanyValues): boolean => companySchema.safeParse(company).success;

/** ACCT-015: the full country, the company's other values, and the answers that were given. */
export function toRequest(
  company: CompanyValues,
  chosen: country.Country,
  answers: AnswersValues,
): customer.RegisterCustomerRequest {
  const given = Object.entries(answers).filter(([, answer]) => answer.trim() !== '');
  return {
    ...Object.fromEntries(given),
    orgNumber: company.orgNumber.trim(),
    companyName: company.companyName.trim(),
    country: chosen,
  };
}
