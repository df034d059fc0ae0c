import { z } from '@console/schema';
import { exportNames, language } from './manifest';

/** `host.json`. Unknown fields are ignored. */
export const hostManifestSchema = z.object({
  contract: z.int(),
  version: z.string().check(z.regex(/^[A-Za-z0-9.-]+$/)),
  /** Exact versions; the engine's major.minor as `federation`. */
  offers: z.record(z.string(), z.string()),
  /** Absent in older builds: unchecked. */
  exports: z.optional(exportNames),
  /** Keys are languages besides English; older builds have no words. */
  words: z.optional(z.record(language, z.object({ file: z.string(), integrity: z.string() }))),
});
export type HostManifest = z.infer<typeof hostManifestSchema>;
