import { get, post } from '@console/http';
import * as z from 'zod';
import type { DefineEndpoint } from '../calls/endpoint';
import type { Platform } from '../platform/platform';
import { approveCompany, readPendingCompanies } from './company-approval';

const pendingCompany = z.object({
  id: z.string(),
  name: z.string(),
  orgNumber: z.string(),
  country: z.string(),
  registeredDate: z.string().nullable(),
  answers: z.record(z.string(), z.unknown()),
});

export function companyApprovalEndpoints(endpoint: DefineEndpoint, platform: Platform): void {
  endpoint(get('main', 'api/Platform/Companies', { answer: z.array(pendingCompany) }), {
    gate: 'staff',
    handle: () => readPendingCompanies(platform),
  });

  endpoint(post('main', 'api/Platform/Companies/:companyId/Approve'), {
    gate: 'staff',
    audit: ['platform', 'updated'],
    handle: ({ params }) => approveCompany(platform, params.companyId),
  });
}
