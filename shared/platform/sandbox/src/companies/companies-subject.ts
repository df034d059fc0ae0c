import type { Subject } from '../platform/subject';
import { companyApprovalEndpoints } from './company-approval-endpoints';
import { companyPages } from './CompaniesPage';
import { customerEndpoints } from './customer-endpoints';
import { registrationEndpoints } from './registration-endpoints';
import { seedCompanies } from './seed-companies';

/** Customers: their registration, approval and settings. */
export const companiesSubject: Subject = {
  endpoints: [customerEndpoints, registrationEndpoints, companyApprovalEndpoints],
  pages: companyPages,
  seed: seedCompanies,
};
