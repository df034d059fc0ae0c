import * as z from 'zod';
import type { Platform } from '../platform/platform';
import { publishRelease, readPreparedPackages } from './publish-release';
import type { Controller } from '../platform/endpoint';

/* Not in the console's contract: what internal staff do in a system of their own. */

const preparedPackage = z.object({ packageId: z.int(), packageVersion: z.string(), packageType: z.int() });

/** api/Platform/Releases: packages that wait to be released. */
export function platformReleases(endpoint: Controller, platform: Platform): void {
  endpoint('GET', '/api/Platform/Releases', {
    gate: 'staff',
    answer: z.array(preparedPackage),
    handle: async () =>
      (await readPreparedPackages(platform)).map(({ packageId, packageVersion, packageType }) => ({
        packageId,
        packageVersion,
        packageType,
      })),
  });

  endpoint('POST', '/api/Platform/Releases/:packageId/Publish', {
    gate: 'staff',
    params: z.object({ packageId: z.coerce.number().int() }),
    answer: z.object({ notified: z.int() }),
    handle: async ({ params }) => ({ notified: await publishRelease(platform, params.packageId) }),
  });
}
