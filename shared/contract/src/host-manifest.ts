import { z } from '@console/schema';
import { exportNames } from './manifest';

/**
 * `host.json`: the build's description of one version of the host, and so of what areas find at run time. Unknown fields
 * are ignored.
 */
export const hostManifestSchema = z.object({
  contract: z.int(),
  version: z.string().check(z.regex(/^[A-Za-z0-9.-]+$/)),
  /** Exact versions of the singletons it brings, and the federation engine's major.minor as `federation`. */
  offers: z.record(z.string(), z.string()),
  /** What those of our own export. Absent from builds that did not say it yet: unknown, so nothing is checked. */
  exports: z.optional(exportNames),
});
export type HostManifest = z.infer<typeof hostManifestSchema>;
