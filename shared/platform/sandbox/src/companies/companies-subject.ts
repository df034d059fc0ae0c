import type { Subject } from '../platform/subject';
import { companyPages } from './CompaniesPage';
import { companyApprovalEndpoints } from './company-approval-endpoints';
import { customerEndpoints } from './customer-endpoints';
import { registrationEndpoints } from './registration-endpoints';
import { seedCompanies } from './seed-companies';

export const companiesSubject: Subject = {
  endpoints: [customerEndpoints, registrationEndpoints, companyApprovalEndpoints],
  pages: companyPages,
  seed: seedCompanies,
};
