import { get, post } from '@console/http';
import * as z from 'zod';
import type { DefineEndpoint } from '../calls/endpoint';
import type { Platform } from '../platform/platform';
import { failNextMigration } from './archive-migration';
import { deleteDueRecords } from './delete-due-records';
import { readArchives } from './read-archives';

const archive = z.object({
  customerId: z.string(),
  company: z.string(),
  folders: z.number(),
  records: z.number(),
  lastRun: z.nullable(z.object({ at: z.number(), removed: z.number() })),
});
export function staffEndpoints(endpoint: DefineEndpoint, platform: Platform): void {
  endpoint(get('main', 'api/Platform/Archives', { answer: z.array(archive) }), {
    gate: 'staff',
    handle: () => readArchives(platform),
  });

  endpoint(post('main', 'api/Platform/Archives/:customerId/DeleteDue', { answer: z.object({ removed: z.number() }) }), {
    gate: 'staff',
    audit: ['platform', 'deleted'],
    handle: async ({ params: { customerId } }) => ({ removed: await deleteDueRecords(platform, customerId) }),
  });

  endpoint(post('main', 'api/Platform/Archives/:customerId/FailNextMigration'), {
    gate: 'staff',
    audit: ['platform', 'tested'],
    handle: ({ params: { customerId } }) => failNextMigration(platform, customerId),
  });
}
