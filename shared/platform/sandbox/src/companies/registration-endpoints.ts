import { country, customer, texts } from '@console/api';
import { orgNumberOf, orgNumberProblem } from '@console/schema/org-number';
import { t } from '@console/words';
import { behind, type DefineEndpoint } from '../calls/endpoint';
import { lengthError, refuseInvalid, wrongField } from '../calls/refusal';
import { customers } from '../db/schema';
import type { Platform } from '../platform/platform';
import { addCompany } from './add-company';
import { mailStaff, textOf } from './company-approval';
import { companyRegister, type RegisteredCompany } from './company-register';
import { countries, inWords } from './countries';

const SHORTEST_NAME = 5;

export function registrationEndpoints(define: DefineEndpoint, platform: Platform): void {
  const endpoint = behind(define, 'signedIn');

  endpoint(country.getCountries, () => countries.map(inWords));

  endpoint(customer.checkCompany, async ({ query }) => {
    const { registered: _, ...check } = await checkCompany(platform, query);
    return check;
  });

  endpoint(customer.registerCustomer, {
    audit: ['company', 'created'],
    handle: async ({ principal, body }) => {
      const { orgNumber, companyName, country: entered, ...registrationAnswers } = body;
      const name = companyName.trim();
      const check = await checkCompany(platform, { orgNumber, companyName, countryCode: entered.code });
      // The platform's list decides: the caller must not choose the currency.
      const companyCountry = countries.find(({ code }) => code === entered.code);
      if (!companyCountry) throw wrongField('country', t('Choose a country.'));
      refuseInvalid({
        companyName: nameError(name, check),
        orgNumber: orgNumberError(check),
        ...tooLong(registrationAnswers),
      });
      const isActive = check.registered?.isPreapproved ?? false;
      const company = {
        name,
        orgNumber: orgNumberOf(orgNumber, companyCountry.code),
        country: companyCountry,
        isActive,
        registrationAnswers,
      };
      const companyId = await addCompany(platform, principal.person.id, company);
      if (!isActive) await mailStaff(platform, companyId, name, principal.person.email).catch(() => undefined);
      return { isActive };
    },
  });
}

function nameError(name: string, { isNameMatching, registeredName }: customer.CompanyCheck): string | undefined {
  if (name.length < SHORTEST_NAME)
    return t('The company name must have at least {count} characters.', { count: SHORTEST_NAME });
  return isNameMatching
    ? undefined
    : t('In the company register, this number belongs to {name}.', { name: registeredName ?? '' });
}

function orgNumberError({ isOrgNumberValid, isOrgNumberTaken }: customer.CompanyCheck): string | undefined {
  if (!isOrgNumberValid) return t('This isn’t a valid organisational number in this country.');
  return isOrgNumberTaken ? t('A company with this number is already registered.') : undefined;
}

/** The request's schema does not name these answers. */
function tooLong(answers: Record<string, unknown>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(answers).map(([question, answer]) => [question, lengthError(texts.comment, textOf(answer))]),
  );
}

interface CheckedCompany extends customer.CompanyCheck {
  registered: RegisteredCompany | undefined;
}

/** An empty name matches every registered name. */
async function checkCompany(
  { db }: Platform,
  { orgNumber, companyName, countryCode }: customer.CompanyCheckRequest,
): Promise<CheckedCompany> {
  const number = orgNumberOf(orgNumber, countryCode);
  const isSame = (other: { orgNumber: string; countryCode: string }) =>
    other.countryCode === countryCode && orgNumberOf(other.orgNumber, countryCode) === number;
  const existing = await db.select({ orgNumber: customers.orgNumber, country: customers.country }).from(customers);
  const registered = companyRegister.find(isSame);
  const entered = comparable(companyName);
  return {
    isOrgNumberValid: orgNumberProblem(orgNumber, countryCode) === undefined,
    isOrgNumberTaken: existing.some((one) => isSame({ orgNumber: one.orgNumber, countryCode: one.country.code })),
    registeredName: registered?.name ?? null,
    isNameMatching: entered === '' || !registered || comparable(registered.name) === entered,
    registered,
  };
}

const LEGAL_FORMS = /[\s,]+(?:as|asa|ab|a\/s|aps|oy|oyj|ba|sa)\.?$/;

function comparable(name: string): string {
  return name.trim().toLowerCase().replace(LEGAL_FORMS, '').replace(/\s+/g, ' ');
}
