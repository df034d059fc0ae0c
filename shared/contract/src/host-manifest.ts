import { z } from '@console/schema';
import { exportNames, language } from './manifest';

/**
 * `host.json`: the build's description of one version of the host and its offer to areas. Unknown fields are ignored.
 */
export const hostManifestSchema = z.object({
  contract: z.int(),
  version: z.string().check(z.regex(/^[A-Za-z0-9.-]+$/)),
  /** Exact versions of its singletons, and the federation engine's major.minor as `federation`. */
  offers: z.record(z.string(), z.string()),
  /** Exports of our shared packages. Absent in older builds; then exports are not checked. */
  exports: z.optional(exportNames),
  /** Texts of the host and of the packages that it shares, by language besides English. Absent in older builds. */
  words: z.optional(z.record(language, z.object({ file: z.string(), integrity: z.string() }))),
});
export type HostManifest = z.infer<typeof hostManifestSchema>;
