import type { country, customer } from '@console/api';
import { countryName } from '@console/product';
import { useQuery } from '@console/query';
import { orgNumberProblem } from '@console/schema/org-number';
import { type FormState, useFormValues } from '@console/ui/form';
import { t } from '@console/words';
import { companyCheckQuery } from './registration-queries';
import type { CompanyValues } from './registration-schema';

export interface Objections {
  orgNumber?: string | undefined;
  /** Offers the register's name. */
  companyName?: { text: string; registeredName: string };
}

/** ACCT-018. Messages are unspecified (C17). */
export function objectionsTo(check: customer.CompanyCheck | undefined, inCountry: string): Objections {
  if (!check) return {};
  if (check.isOrgNumberTaken) return { orgNumber: t('A company with this number is already registered') };
  if (!check.isOrgNumberValid)
    return { orgNumber: t('This isn’t a valid organisational number in {country}', { country: inCountry }) };
  const { registeredName, isNameMatching } = check;
  if (isNameMatching || registeredName === null) return {};
  return {
    companyName: {
      text: t('In the company register, this number belongs to {name}.', { name: registeredName }),
      registeredName,
    },
  };
}

export function countryNameIn(countries: readonly country.Country[], code: string): string {
  const match = countries.find((each) => each.code === code);
  return match ? countryName(match) : code;
}

interface CompanyCheck {
  state: 'unchecked' | 'checking' | 'in-register' | 'not-in-register' | 'unknown';
  /** ACCT-021: after the number, or both fields, were touched. */
  objections: Objections;
}

/** ACCT-020 */
export function useCompanyCheck(form: FormState<CompanyValues>, countries: readonly country.Country[]): CompanyCheck {
  const company = useFormValues(form);
  const { touchedFields, isSubmitted } = form.formState;
  const problem = orgNumberProblem(company.orgNumber, company.countryCode);
  const isCheckable = problem === undefined || problem === 'check digit';
  const { data: check, isFetching, isError } = useQuery({ ...companyCheckQuery(company), enabled: isCheckable });

  const isNumberTouched = isSubmitted || touchedFields.orgNumber === true;
  const areBothTouched = isSubmitted || (isNumberTouched && touchedFields.companyName === true);
  const all = objectionsTo(check, countryNameIn(countries, company.countryCode));
  // A wrong length shows its hint and is not sent.
  if (!isCheckable && company.orgNumber.trim() !== '') {
    all.orgNumber = orgNumberHint(company.orgNumber, company.countryCode);
  }
  const objections: Objections = {
    ...(isNumberTouched && all.orgNumber && { orgNumber: all.orgNumber }),
    ...(areBothTouched && all.companyName && { companyName: all.companyName }),
  };
  if (isFetching) return { state: 'checking', objections };
  if (isError) return { state: 'unknown', objections };
  if (!check?.isOrgNumberValid) return { state: 'unchecked', objections };
  return { state: check.registeredName === null ? 'not-in-register' : 'in-register', objections };
}

const LENGTHS: Record<string, string> = {
  NO: t('Nine digits'),
  SE: t('Ten digits'),
  DK: t('Eight digits'),
  FI: t('Eight digits'),
};

/** Advice; the platform decides (C17). */
export function orgNumberHint(orgNumber: string, countryCode: string): string | undefined {
  switch (orgNumberProblem(orgNumber, countryCode)) {
    case undefined:
      return undefined;
    case 'length':
      return LENGTHS[countryCode];
    case 'check digit':
      return t('The check digit doesn’t match. Check the number for typos.');
    case 'characters':
      return orgNumber === '' ? LENGTHS[countryCode] : t('Use only digits, spaces, and hyphens');
  }
}
