import type { customer } from '@console/api';
import { orgNumberOf, orgNumberProblem } from '@console/schema/org-number';
import { customers } from '../db/schema';
import type { Platform } from '../platform/platform';
import { companyRegister, type RegisteredCompany } from './company-register';

interface CheckedCompany extends customer.CompanyCheck {
  registered: RegisteredCompany | undefined;
}

/** An empty name matches every registered name. */
export async function checkCompany(
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
