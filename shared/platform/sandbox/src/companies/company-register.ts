import { readJson } from '../platform/read-json';

/** Stand-in for the countries' registers. Invented companies with valid check digits. */
export interface RegisteredCompany {
  orgNumber: string;
  countryCode: string;
  name: string;
  /** A partner's customer: active at once, without approval. */
  isPreapproved: boolean;
}

export const companyRegister = readJson(import.meta.dirname, 'register.json') as RegisteredCompany[];
