import { z } from '@console/schema';
import { NAV_ICONS, PAGE_KINDS } from './area';

/*
 * The formats of `area.json` and `registry.json`. They come from outside the host, so every value is checked before a
 * script element is created from it. Unknown fields are ignored: an area built against a later minor version of the
 * contract opens here without its new fields.
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

/** A language as in the profile: `nb`. */
export const language = z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/, 'must be a language code'));

/**
 * Exports of our shared packages, by specifier: names separated by spaces, `z.object` for a member of a namespace. One
 * line for each package.
 */
export const exportNames = z.record(
  z.string(),
  z.string().check(z.regex(/^[\w$.]+( [\w$.]+)*$/, 'must be names separated by spaces')),
);

/** Strict: a page with a requirement that this host does not support must stay closed. */
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
/** All hosts below a name of at least three labels: for providers with changing host names. */
const BELOW = /^https:\/\/\*(\.[A-Za-z0-9-]+){3,}$/;

const exactOrigin = z.string().check(z.regex(EXACT, 'must be an exact origin'));
const origin = z.union([exactOrigin, z.string().check(z.regex(BELOW))], {
  error: 'must be an exact origin, or https://*. and at least three labels',
});
const origins = z.optional(z.array(origin));

/** Origins by kind of access: scripts, frames, connections. Strict: any other kind is an error. */
export const outsideOrigins = z.strictObject({ script: origins, frame: origins, connect: origins });
export type OutsideOrigins = z.infer<typeof outsideOrigins>;

/**
 * The origins that the operator has allowed an area. `standIn` replaces all of them: for an installation with a
 * simulator in place of the provider.
 */
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

/** The part of `area.json` that is in the registry: host and navigation need it before the version is fetched. */
export const listedManifestSchema = z.object({
  contract: z.int(),
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  title: z.string().check(z.minLength(1)),
  version: z.string().check(z.regex(/^[A-Za-z0-9.-]+$/)),
  /** Name of the federation container, different for every version so that one page can run two of them. */
  container: z.string().check(z.regex(/^[A-Za-z_][A-Za-z0-9_]*$/)),
  /**
   * Exact versions of the shared singletons that this build was made against, and the federation engine's major.minor.
   */
  builtAgainst: z.record(z.string(), z.string()),
  /**
   * Languages besides English, such as `nb`. For each, the version's folder has `titles.nb.json`: the translated title,
   * and the titles and labels of pages and groups. Absent in older builds.
   */
  languages: z.optional(z.array(language)),
  groups: z.record(z.string(), z.object({ icon, order: z.number() })),
  pages: z.record(z.string(), page),
  slots: z.record(
    z.string(),
    /** A slot that this host does not have is ignored. */
    z.object({ slot: z.string(), order: z.number(), requires: z.optional(requirement) }),
  ),
});
export type ListedManifest = z.infer<typeof listedManifestSchema>;

/** `area.json`: the build's description of one version of one area. It is published with the area's code. */
export const areaManifestSchema = z.extend(listedManifestSchema, {
  /** File name of the federation entry. */
  entry: fileName,
  /** Files that every page needs: entry and exposed chunks. Preloaded together. */
  preload: z.array(fileName),
  /** The files of each page's own code, preloaded with the others when the page is opened. */
  chunks: z.record(z.string(), z.array(fileName)),
  /**
   * First requests of each page, for the page's first script: `main/api/ManageTeam/Users/:userId` is a base of the
   * platform and a path below it, with parameters of the page's own path. Absent in older builds.
   */
  data: z.optional(z.record(z.string(), z.array(dataAddress))),
  /** Exports of the host's shared packages that the area uses. Absent in older builds; then exports are not checked. */
  uses: z.optional(exportNames),
  /**
   * In a development build only: the file with the development build of React, on the same dev server. The scripts of
   * such a build change all the time, so they run without a hash, and it is never published.
   */
  development: z.optional(fileName),
  /** File with the translated texts of each language. Absent in older builds. */
  words: z.optional(z.record(language, fileName)),
  /** SHA-384 of every emitted file, by file name. */
  files: z.record(fileName, scriptIntegrity),
});
export type AreaManifest = z.infer<typeof areaManifestSchema>;

/** Reason to refuse the code of a version: it loads a file that has no hash. */
export function filesRefusedReason({ entry, preload, chunks, words = {}, files }: AreaManifest): string | undefined {
  const loaded = [entry, ...preload, ...Object.values(chunks).flat(), ...Object.values(words)];
  const unknown = loaded.find((file) => !Object.hasOwn(files, file));
  return unknown && `${unknown} has no integrity value`;
}

/** Reason not to make a version live: it is a development build, whose scripts change. */
export function developmentRefusedReason({ development }: AreaManifest): string | undefined {
  return development && 'is a development build, for the browser of its developer only';
}

/**
 * One live version: its immutable folder, its listed manifest, and the hash of its `area.json`, which contains the
 * hashes of all its scripts. So the registry stays small, and only published scripts run.
 */
export const areaReleaseSchema = z.object({
  /** Folder URL with trailing slash, absolute or relative to the host's origin. */
  baseUrl: z.string().check(z.regex(/\/$/, 'must end with a slash')),
  /** SHA-256 of the published `area.json`. */
  integrity: z.string().check(z.regex(/^sha256-[A-Za-z0-9+/]{43}=$/, 'must be a SHA-256 integrity value')),
  manifest: listedManifestSchema,
});
export type AreaRelease = z.infer<typeof areaReleaseSchema>;

/** A version that some users get instead of the current one; the same users until it is promoted or removed. */
export const areaCanarySchema = z.extend(areaReleaseSchema, {
  /** 0 = nobody, 100 = everybody. The host chooses by a stable hash of user and area. */
  percent: z.int().check(z.gte(0), z.lte(100)),
  /**
   * Companies whose users all get it in addition to that share, by `companyCanaryNumber` of their organisation number.
   */
  companies: z.optional(z.array(z.int())),
});
export type AreaCanary = z.infer<typeof areaCanarySchema>;

export const registryAreaSchema = z.object({
  /** Path prefixes that this area may claim, such as `/admin/team`. A page outside of them is refused. */
  paths: z.array(absolutePath).check(z.minLength(1)),
  current: areaReleaseSchema,
  /** The fallback when the current version cannot be loaded. */
  previous: z.optional(areaReleaseSchema),
  canary: z.optional(areaCanarySchema),
});
export type RegistryArea = z.infer<typeof registryAreaSchema>;

/** `registry.json`. Areas are parsed one by one (`unknown` here), so that a bad entry removes that area alone. */
export const registrySchema = z.object({
  schema: z.literal(1),
  /**
   * Origins other than the console's own from which areas may be served; the content security policy is made from the
   * same list.
   */
  origins: z._default(z.array(z.url({ protocol: /^https?$/ })), []),
  /** Outside origins that the operator has allowed, by area. */
  outside: z._default(z.record(z.string(), allowedOutside), {}),
  areas: z.record(z.string(), z.unknown()),
});
export type Registry = {
  schema: 1;
  origins: string[];
  outside: Record<string, AllowedOutside>;
  areas: Record<string, RegistryArea>;
};
