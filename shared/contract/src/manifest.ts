import { ownValue, z } from '@console/schema';
import { NAV_ICONS, PAGE_KINDS } from './area';

/*
 * `area.json` and `registry.json`, checked before any script element. Unknown fields are ignored, for later minor
 * versions.
 */

const absolutePath = z.string().check(z.regex(/^\/(?!\/)[A-Za-z0-9_:.\-/]*$/, 'must be an absolute path pattern'));
const fileName = z.string().check(z.regex(/^[A-Za-z0-9_.-]+$/, 'must be a plain file name'));
const dataAddress = z
  .string()
  .check(
    z.regex(
      /^(main|identity|ownBackend)(\/(?!\.{1,2}(\/|$))[\w.~:%@-]*)+(\?[\w.~:%@=&-]*)?$/,
      'must be a path below a base',
    ),
  );
const scriptIntegrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be a SHA-384 integrity value'));
const integrity = z.string().check(z.regex(/^sha256-[A-Za-z0-9+/]{43}=$/, 'must be a SHA-256 integrity value'));

/** `nb` */
export const language = z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/, 'must be a language code'));

/** Keys are specifiers, values names separated by spaces; `z.object` is a member. */
export const exportNames = z.record(
  z.string(),
  z.string().check(z.regex(/^[\w$.]+( [\w$.]+)*$/, 'must be names separated by spaces')),
);

/** Strict, because an unknown requirement must stay closed. */
const requirement = z.strictObject({
  feature: z.optional(z.enum(['billing', 'generalAdmin', 'team'])),
  usage: z.optional(z.literal(true)),
  staff: z.optional(z.literal(true)),
  admin: z.optional(z.literal(true)),
  customer: z.optional(z.literal(true)),
  switch: z.optional(z.string()),
  unless: z.optional(z.string()),
});

// oxlint-disable-next-line promise/valid-params -- zod's fallback value, no promise
const icon = z.catch(z.enum(NAV_ICONS), 'settings');
// oxlint-disable-next-line promise/valid-params -- zod's fallback value, no promise
const kind = z.catch(z.enum(PAGE_KINDS), 'list');

const EXACT = /^https?:\/\/[A-Za-z0-9.-]+(:\d+)?$/;
/** The host must have at least three labels. */
const BELOW = /^https:\/\/\*(\.[A-Za-z0-9-]+){3,}$/;

const exactOrigin = z.string().check(z.regex(EXACT, 'must be an exact origin'));
const origin = z.union([exactOrigin, z.string().check(z.regex(BELOW))], {
  error: 'must be an exact origin, or https://*. and at least three labels',
});
const origins = z.optional(z.array(origin));

/** Strict: other kinds are errors. */
export const outsideOrigins = z.strictObject({ script: origins, frame: origins, connect: origins });
export type OutsideOrigins = z.infer<typeof outsideOrigins>;

/** Allowed by the operator. `standIn` replaces all, for a simulator. */
export const allowedOutside = z.extend(outsideOrigins, { standIn: z.optional(exactOrigin) });
export type AllowedOutside = z.infer<typeof allowedOutside>;

const page = z.object({
  path: absolutePath,
  title: z.string().check(z.minLength(1)),
  requires: z.optional(requirement),
  kind: z.optional(kind),
  parent: z.optional(z.string()),
  outside: z.optional(outsideOrigins),
  nav: z.optional(
    z.object({
      label: z.string().check(z.minLength(1)),
      order: z.number(),
      group: z.optional(z.string()),
      icon: z.optional(icon),
      covers: z.optional(z.array(absolutePath)),
      requires: z.optional(requirement),
    }),
  ),
});

/** The registry lists these before the browser fetches a version. */
export const listedManifestSchema = z.object({
  contract: z.int(),
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  title: z.string().check(z.minLength(1)),
  version: z.string().check(z.regex(/^[A-Za-z0-9.-]+$/)),
  /** Differs by version: a page can run two. */
  container: z.string().check(z.regex(/^[A-Za-z_][A-Za-z0-9_]*$/)),
  /** Versions of the singletons; `federation` is the engine's, as major.minor. */
  builtAgainst: z.record(z.string(), z.string()),
  /** Besides English, each with `titles.nb.json`; absent in older builds. */
  languages: z.optional(z.array(language)),
  /** SHA-256 of `titles.nb.json`, by language. Absent in older builds. */
  titles: z.optional(z.record(language, integrity)),
  groups: z.record(z.string(), z.object({ icon, order: z.number() })),
  pages: z.record(z.string(), page),
  slots: z.record(
    z.string(),
    /** An unknown slot is ignored. */
    z.object({ slot: z.string(), order: z.number(), requires: z.optional(requirement) }),
  ),
});
export type ListedManifest = z.infer<typeof listedManifestSchema>;

/** `area.json`, published with the code. */
export const areaManifestSchema = z.extend(listedManifestSchema, {
  entry: fileName,
  /** Lists the entry and exposed chunks. */
  preload: z.array(fileName),
  /** Lists each page's own chunks. */
  chunks: z.record(z.string(), z.array(fileName)),
  /**
   * The first script requests these: `main/api/ManageTeam/Users/:userId` with the page's parameters; older builds have
   * none.
   */
  data: z.optional(z.record(z.string(), z.array(dataAddress))),
  /** Absent in older builds: unchecked. */
  uses: z.optional(exportNames),
  /** React's development build on the dev server. Scripts change, run without hash and are never published. */
  development: z.optional(fileName),
  /** Keys are languages; older builds have no words. */
  words: z.optional(z.record(language, fileName)),
  /** SHA-384 by file name. */
  files: z.record(fileName, scriptIntegrity),
});
export type AreaManifest = z.infer<typeof areaManifestSchema>;

/** Undefined unless a loaded file has no hash. */
export function filesRefusedReason({ entry, preload, chunks, words = {}, files }: AreaManifest): string | undefined {
  const loaded = [entry, ...preload, ...Object.values(chunks).flat(), ...Object.values(words)];
  const unknown = loaded.find((file) => ownValue(files, file) === undefined);
  return unknown && `${unknown} has no integrity value`;
}

/** Undefined unless a development build. */
export function developmentRefusedReason({ development }: AreaManifest): string | undefined {
  return development && 'is a development build, for the browser of its developer only';
}

/**
 * Folder, listed manifest, and the hash of `area.json`, which hashes the scripts: the registry stays small, and only
 * published scripts run.
 */
export const areaReleaseSchema = z.object({
  /** Ends with a slash; absolute, or relative to the host. */
  baseUrl: z.string().check(z.regex(/\/$/, 'must end with a slash')),
  /** SHA-256 of `area.json`. */
  integrity,
  manifest: listedManifestSchema,
});
export type AreaRelease = z.infer<typeof areaReleaseSchema>;

/** The same users get the canary until promoted or removed. */
export const areaCanarySchema = z.extend(areaReleaseSchema, {
  /** A stable hash of user and area decides. */
  percent: z.int().check(z.gte(0), z.lte(100)),
  /** Adds companies, by `companyCanaryNumber`, to the share. */
  companies: z.optional(z.array(z.int())),
});
export type AreaCanary = z.infer<typeof areaCanarySchema>;

export const registryAreaSchema = z.object({
  /** Prefixes such as `/admin/team`; pages outside are refused. */
  paths: z.array(absolutePath).check(z.minLength(1)),
  current: areaReleaseSchema,
  previous: z.optional(areaReleaseSchema),
  canary: z.optional(areaCanarySchema),
});
export type RegistryArea = z.infer<typeof registryAreaSchema>;

/** Describes `registry.json`. Each area is parsed alone, so that a bad area does no harm. */
export const registrySchema = z.object({
  schema: z.literal(1),
  /** Adds to the console's own origins, and to the policy. */
  origins: z._default(z.array(z.url({ protocol: /^https?$/ })), []),
  /** Keys are areas. */
  outside: z._default(z.record(z.string(), allowedOutside), {}),
  areas: z.record(z.string(), z.unknown()),
});
export type Registry = {
  schema: 1;
  origins: string[];
  outside: Record<string, AllowedOutside>;
  areas: Record<string, RegistryArea>;
};
