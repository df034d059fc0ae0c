import { z } from '@console/schema';

/* The collector answers `/system/releases` to internal staff. A separate door, outside the first load. */

/** Below the console's address. */
export const RELEASES_PATH = '/reports/releases';

/** `release log` shows older lines. */
export const MOST_LINES = 500;

/** `release watch` ends such a canary. */
export const FAILING = { failures: 5, percent: 5 };

const instant = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, 'must be an instant in UTC'));

/** `built` in manifests; no part of the version. */
const provenance = z.object({
  /** Absent without checkout and `RELEASE_COMMIT`. */
  commit: z.optional(z.string()),
  /** Contains no password. */
  repository: z.optional(z.string()),
  /** Lists changed and new sources. */
  uncommitted: z.optional(z.array(z.string())),
  /** Absent with type errors or unchecked. */
  types: z.optional(z.literal('checked')),
  by: z.string(),
  at: z.string(),
  /** Versions of Node and the preset. */
  tools: z.optional(z.record(z.string(), z.string())),
});
export type Provenance = z.infer<typeof provenance>;

/** `host` names the host. */
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
  from: z.optional(z.string()),
  /** Absent = nothing live. */
  to: z.optional(z.string()),
  built: z.optional(provenance),
  /** A version's files, or a dead process's lock. */
  removed: z.optional(z.string()),
  /** 0 ends the canary. */
  percent: z.optional(z.number()),
  companies: z.optional(z.array(z.string())),
  why: z.optional(z.string()),
  /** The release went out despite incompatibility. */
  forced: z.optional(z.literal(true)),
});
export type ReleaseLine = z.infer<typeof releaseLineSchema>;

/** Counts cover the last minutes. */
export const versionCountsSchema = z.object({
  /** An area's name, or `host`. */
  area: z.string(),
  version: z.string(),
  /** Page loads. */
  loaded: z.number(),
  /** Page loads, later failures included. */
  failed: z.number(),
  /** Counts reporting addresses. */
  sources: z.number(),
});
export type VersionCounts = z.infer<typeof versionCountsSchema>;

/** 75th percentiles since the collector's start; milliseconds, CLS without unit. */
const percentiles = z.object({
  /** Milliseconds until a page can appear. */
  load: z.optional(z.number()),
  LCP: z.optional(z.number()),
  INP: z.optional(z.number()),
  CLS: z.optional(z.number()),
});
export type Percentiles = z.infer<typeof percentiles>;

const usedVersion = z.object({
  /** An area's name, or `host`. */
  name: z.string(),
  title: z.string(),
  version: z.string(),
  is: z.enum(['live', 'canary', 'previous']),
  percent: z.optional(z.number()),
  companies: z.optional(z.number()),
  /** Absent if the log is shorter. */
  change: z.optional(releaseLineSchema),
  built: z.optional(provenance),
  /** Last hour. The host's: opened an area, or threw. */
  loads: z.optional(z.omit(versionCountsSchema, { area: true, version: true })),
  p75: z.optional(percentiles),
});
export type UsedVersion = z.infer<typeof usedVersion>;

export const releasesSchema = z.object({
  /** Order: the host, then areas by name, live versions first. */
  versions: z.array(usedVersion),
  lines: z.array(releaseLineSchema),
  older: z.number(),
  countedSince: instant,
});
export type Releases = z.infer<typeof releasesSchema>;
