import type { customer } from '@console/api';

/** What a check leaves to object to in step 1, by the field it is said at. */
export interface Objections {
  orgNumber?: string;
  /** The register's own name comes along, to be taken over. */
  companyName?: { text: string; registeredName: string };
}

/** ACCT-018. The words are unspecified (C17). */
export function objectionsTo(check: customer.CompanyCheck | undefined, countryName: string): Objections {
  if (!check) return {};
  if (check.isOrgNumberTaken) return { orgNumber: 'A company with this number has been registered already' };
  if (!check.isOrgNumberValid) return { orgNumber: `This is not an organisational number in ${countryName}` };
  const { registeredName, isNameMatching } = check;
  if (isNameMatching || registeredName === null) return {};
  return { companyName: { text: `The register has ${registeredName} for this number.`, registeredName } };
}
