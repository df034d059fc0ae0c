import { z } from '@console/schema';

/*
 * The releases of an installation, for `/system/releases`: what is live, the release tool's log, and how versions open
 * in browsers. The collector returns them to internal staff only, and only the fields of these schemas. They are a door
 * of their own, so that the first load has none of it.
 */

/** Path of the collector's answer, below the console's address. */
export const RELEASES_PATH = '/reports/releases';

/** Limit of log lines in one answer; older ones are in `release log`. */
export const MOST_LINES = 500;

/** Least number and share of failed page loads of a failing version; `release watch` ends such a canary by default. */
export const FAILING = { failures: 5, percent: 5 };

const instant = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, 'must be an instant in UTC'));

/** Source of a build: `built` in `area.json` and `host.json`. The version does not depend on it. */
const provenance = z.object({
  /** Absent if the sources are no checkout and `RELEASE_COMMIT` is not set. */
  commit: z.optional(z.string()),
  /** Address of the repository of that commit, without a password. */
  repository: z.optional(z.string()),
  /** Changed or new files among the build's sources that are not in the commit. */
  uncommitted: z.optional(z.array(z.string())),
  /** Present if the compiler found no type error in the sources of this build. */
  types: z.optional(z.literal('checked')),
  by: z.string(),
  at: z.string(),
  /** Versions of Node and of the preset. */
  tools: z.optional(z.record(z.string(), z.string())),
});
export type Provenance = z.infer<typeof provenance>;

/** One line of a site's log, about versions of an area, or of the host under the name `host`. */
export const releaseLineSchema = z.object({
  at: instant,
  by: z.string(),
  action: z.enum([
    'publish',
    'sign',
    'promote',
    'rollback',
    'canary',
    'allow',
    'disallow',
    'retire',
    'clean',
    'unlock',
  ]),
  name: z.string(),
  /** The version that was live before. */
  from: z.optional(z.string()),
  /** Absent if no version is live afterwards. */
  to: z.optional(z.string()),
  /** For a published version: commit, builder and time of its build. */
  built: z.optional(provenance),
  /** What was removed: a version's files, or the lock of a dead process. */
  removed: z.optional(z.string()),
  /** Share of the users of a canary; 0 ends it. */
  percent: z.optional(z.number()),
  /** Organisation numbers of the companies of a canary. */
  companies: z.optional(z.array(z.string())),
  why: z.optional(z.string()),
  /** Made live although host and areas are not compatible. */
  forced: z.optional(z.literal(true)),
});
export type ReleaseLine = z.infer<typeof releaseLineSchema>;

/** Counts of one version of an area or of the host within some minutes. */
export const versionCountsSchema = z.object({
  /** Name of the area, or `host`. */
  area: z.string(),
  version: z.string(),
  /** Page loads in which it opened. */
  loaded: z.number(),
  /** Page loads in which it did not open or failed later. */
  failed: z.number(),
  /** Number of addresses that reported the failures. */
  sources: z.number(),
});
export type VersionCounts = z.infer<typeof versionCountsSchema>;

/** 75th percentiles since the collector started: milliseconds, but the layout shift (CLS) without a unit. */
const percentiles = z.object({
  /** Until an area could be drawn. */
  load: z.optional(z.number()),
  LCP: z.optional(z.number()),
  INP: z.optional(z.number()),
  CLS: z.optional(z.number()),
});
export type Percentiles = z.infer<typeof percentiles>;

/** A version that some page can get at present. */
const usedVersion = z.object({
  /** Name of the area, or `host`. */
  name: z.string(),
  title: z.string(),
  version: z.string(),
  is: z.enum(['live', 'canary', 'previous']),
  /** Share of the users of a canary, and the number of its companies. */
  percent: z.optional(z.number()),
  companies: z.optional(z.number()),
  /** The line that gave it this role; absent if the log does not go back so far. */
  change: z.optional(releaseLineSchema),
  built: z.optional(provenance),
  /** Page loads of the last hour. Those of the host are the ones that opened an area, and those in which it threw. */
  loads: z.optional(z.omit(versionCountsSchema, { area: true, version: true })),
  p75: z.optional(percentiles),
});
export type UsedVersion = z.infer<typeof usedVersion>;

export const releasesSchema = z.object({
  /** The host first, then the areas by name; of each, first the live version. */
  versions: z.array(usedVersion),
  /** Newest first, at most `MOST_LINES`. */
  lines: z.array(releaseLineSchema),
  /** Number of older lines. */
  older: z.number(),
  /** Start of the collector; percentiles are counted from here. */
  countedSince: instant,
});
export type Releases = z.infer<typeof releasesSchema>;
