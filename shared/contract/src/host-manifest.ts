import { z } from '@console/schema';

/** `host.json`: the build's description of one version of the host, and so of what areas find at run time. */
export const hostManifestSchema = z.strictObject({
  contract: z.int(),
  version: z.string().check(z.regex(/^[A-Za-z0-9.-]+$/)),
  /** Exact versions of the singletons it brings, and the federation engine's major.minor as `federation`. */
  offers: z.record(z.string(), z.string()),
});
export type HostManifest = z.infer<typeof hostManifestSchema>;
