import { z } from '@console/schema';

/*
 * What pages tell the collector of an installation: how areas opened, what failed, how fast it was. Nothing of it is about
 * a person: no address, no message, no text of a page. Strict, so that nothing else can travel along.
 */

const area = z.string().check(z.regex(/^([a-z][a-z0-9-]{0,63}|\*)$/, 'must be the name of an area'));
const version = z.string().check(z.regex(/^[A-Za-z0-9.-]{0,64}$/, 'must be a version'));
const milliseconds = z.int().check(z.gte(0), z.lte(3_600_000));
const errorName = z.string().check(z.regex(/^[A-Za-z]{1,64}$/, 'must be the name of a kind of error'));
/** `/areas/billing/1.4.0-3fa9c1d/page.3fa9.js:1:2345` */
const frame = z.string().check(z.regex(/^[A-Za-z0-9_.~/-]{1,200}:\d{1,7}:\d{1,7}$/, 'must be file, line and column'));
const stack = z.array(frame).check(z.maxLength(20));

const measured = z.optional(z.number().check(z.gte(0), z.lte(3_600_000)));

const about = {
  /** Version of the host that this tab runs. */
  release: version,
};

/** How one attempt to open an area ended, or what it threw later. */
const areaReport = z.strictObject({
  ...about,
  type: z.literal('area'),
  /** A random number that a page load gives all of its reports: what fails twice in one page is one failure. */
  load: z.optional(z.int().check(z.gte(0), z.lte(0xffff_ffff))),
  /** `*`: the list of areas itself. */
  area,
  /** Empty where it never came to a version. */
  version,
  /** `replaced`: it failed, and the previous version took over. */
  outcome: z.enum(['loaded', 'failed', 'replaced']),
  /** How far it came. `event`: after it was rendered, in one of its handlers or timers. */
  stage: z.enum(['registry', 'compatibility', 'manifest', 'entry', 'module', 'page', 'render', 'event']),
  /** Milliseconds since it was asked for. */
  duration: milliseconds,
  failure: z.optional(
    z.enum(['refused', 'incompatible', 'timeout', 'unreachable', 'status', 'content-type', 'integrity', 'code']),
  ),
  error: z.optional(errorName),
  stack: z.optional(stack),
});

/** What the host itself threw and nobody caught. */
const errorReport = z.strictObject({ ...about, type: z.literal('error'), error: errorName, stack });

/** Web vitals of one load of the page, with the area that it opened first. */
const vitalsReport = z.strictObject({
  ...about,
  type: z.literal('vitals'),
  area: z.optional(area),
  version: z.optional(version),
  /** In milliseconds, the shift as it is. Some browsers measure fewer of them. */
  vitals: z.strictObject({ TTFB: measured, FCP: measured, LCP: measured, INP: measured, CLS: measured }),
});

export const reportSchema = z.discriminatedUnion('type', [areaReport, errorReport, vitalsReport]);
export type Report = z.infer<typeof reportSchema>;
export type AreaReport = z.infer<typeof areaReport>;

/** Where an installation's own collector takes reports: the console's address and this path. */
export const REPORTS_PATH = '/reports';
