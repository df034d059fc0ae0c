import { noAnswer } from '@console/api';
import * as z from 'zod';
import type { DefineEndpoint } from '../platform/endpoint';
import type { Platform } from '../platform/platform';
import { failNextMigration } from './archive-migration';
import { deleteDueRecords } from './delete-due-records';
import { readArchives } from './read-archives';

/* Not part of the console's contract: internal staff use another system for this. */

const archive = z.object({
  customerId: z.string(),
  company: z.string(),
  folders: z.number(),
  records: z.number(),
  lastRun: z.nullable(z.object({ at: z.number(), removed: z.number() })),
});
const params = z.object({ customerId: z.string() });

/** api/Platform/Archives: what deletes at night, at any time; and a migration that fails, to try what happens. */
export function staffEndpoints(endpoint: DefineEndpoint, platform: Platform): void {
  endpoint('GET', '/api/Platform/Archives', {
    gate: 'staff',
    answer: z.array(archive),
    handle: () => readArchives(platform),
  });

  endpoint('POST', '/api/Platform/Archives/:customerId/DeleteDue', {
    gate: 'staff',
    params,
    answer: z.object({ removed: z.number() }),
    handle: async ({ params: { customerId } }) => ({ removed: await deleteDueRecords(platform, customerId) }),
  });

  endpoint('POST', '/api/Platform/Archives/:customerId/FailNextMigration', {
    gate: 'staff',
    params,
    answer: noAnswer,
    handle: async ({ params: { customerId } }) => {
      await failNextMigration(platform, customerId);
      return null;
    },
  });
}
