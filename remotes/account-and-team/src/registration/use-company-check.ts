import type { country } from '@console/api';
import { useQuery } from '@console/query';
import type { FormState } from '@console/ui/form';
import { type Objections, objectionsTo } from './company-rules';
import { isFullLength } from './org-number-hint';
import { companyCheckQuery } from './registration-queries';
import type { CompanyValues } from './registration-schema';

interface CompanyCheck {
  state: 'unasked' | 'asking' | 'in-register' | 'not-in-register' | 'unknown';
  /** What is said already: of the number once one has been in its field, of the pair once in both (ACCT-021). */
  objections: Objections;
}

/** What the platform knows about the company in the form (ACCT-020). */
export function useCompanyCheck(form: FormState<CompanyValues>, countries: readonly country.Country[]): CompanyCheck {
  const company = form.watch();
  const { touchedFields, isSubmitted } = form.formState;
  const isAsked = isFullLength(company.orgNumber, company.countryCode);
  const { data: check, isFetching, isError } = useQuery({ ...companyCheckQuery(company), enabled: isAsked });

  const isNumberTouched = isSubmitted || touchedFields.orgNumber === true;
  const areBothTouched = isSubmitted || (isNumberTouched && touchedFields.companyName === true);
  const chosen = countries.find(({ code }) => code === company.countryCode);
  const all = objectionsTo(check, chosen?.name ?? company.countryCode);
  const objections: Objections = {
    ...(isNumberTouched && all.orgNumber && { orgNumber: all.orgNumber }),
    ...(areBothTouched && all.companyName && { companyName: all.companyName }),
  };
  if (isFetching) return { state: 'asking', objections };
  if (isError) return { state: 'unknown', objections };
  if (!check?.isOrgNumberValid) return { state: 'unasked', objections };
  return { state: check.registeredName === null ? 'not-in-register' : 'in-register', objections };
}
