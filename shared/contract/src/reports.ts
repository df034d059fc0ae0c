import { z } from '@console/schema';

/*
 * Reports of pages to the collector of an installation: loaded areas, failures, refused sign-ins, web vitals. They contain nothing about a
 * person: no address, no message, no text of a page. Strict, so that no other field can be sent.
 */

const area = z.string().check(z.regex(/^([a-z][a-z0-9-]{0,63}|\*)$/, 'must be the name of an area'));
const version = z.string().check(z.regex(/^[A-Za-z0-9.-]{0,64}$/, 'must be a version'));
const milliseconds = z.int().check(z.gte(0), z.lte(3_600_000));
const errorName = z.string().check(z.regex(/^[A-Za-z]{1,64}$/, 'must be the name of a kind of error'));
/** `/areas/billing/1.4.0-3fa9c1d/page.3fa9.js:1:2345` */
const frame = z.string().check(z.regex(/^[A-Za-z0-9_.~/-]{1,200}:\d{1,7}:\d{1,7}$/, 'must be file, line and column'));
const stack = z.array(frame).check(z.maxLength(20));

const measured = z.optional(z.number().check(z.gte(0), z.lte(3_600_000)));

/** Random number of a page load, the same in all of its reports: two failures in one page count as one. */
const load = z.optional(z.int().check(z.gte(0), z.lte(0xffff_ffff)));

const about = {
  /** Version of the host that this tab runs. */
  release: version,
};

/** The outcome of one attempt to open an area, or a later exception of its code. */
const areaReport = z.strictObject({
  ...about,
  type: z.literal('area'),
  load,
  /** `*` is the registry itself. */
  area,
  /** Empty if no version was chosen. */
  version,
  /** `replaced`: it failed, and the previous version was opened. */
  outcome: z.enum(['loaded', 'failed', 'replaced']),
  /** Stage of the outcome. `event`: after rendering, in a handler or timer. */
  stage: z.enum(['registry', 'compatibility', 'manifest', 'entry', 'module', 'page', 'render', 'event']),
  /** Milliseconds since the request. */
  duration: milliseconds,
  failure: z.optional(
    z.enum([
      'refused',
      'incompatible',
      'timeout',
      'unreachable',
      'status',
      'content-type',
      'integrity',
      'signature',
      'code',
    ]),
  ),
  error: z.optional(errorName),
  stack: z.optional(stack),
});

/** An uncaught exception of the host. */
const errorReport = z.strictObject({ ...about, type: z.literal('error'), load, error: errorName, stack });

/** The kinds of refused sign-ins. `docs/identity-providers.md` has the cause and the remedy of each. */
export const SIGN_IN_REFUSALS = [
  'answer-unknown',
  'answer-issuer',
  'answer-without-code',
  'access-denied',
  'interaction-required',
  'invalid-client',
  'invalid-grant',
  'invalid-request',
  'invalid-scope',
  'invalid-target',
  'unauthorized-client',
  'provider-error',
  'discovery-incomplete',
  'id-token-missing',
  'id-token-subject',
  'id-token-nonce',
  'id-token-issuer',
  'id-token-audience',
  'id-token-lifetime',
  'access-token-missing',
  'access-token-refused',
  'userinfo-subject',
  'userinfo-signed',
  'redirect-loop',
  'other',
] as const;
export type SignInRefusal = (typeof SIGN_IN_REFUSALS)[number];

/** A sign-in that the console, the provider or the platform has refused. */
const signInReport = z.strictObject({
  ...about,
  type: z.literal('sign-in'),
  load,
  refusal: z.enum(SIGN_IN_REFUSALS),
});

/** Web vitals of one load of the page, with the area that it opened first. */
const vitalsReport = z.strictObject({
  ...about,
  type: z.literal('vitals'),
  area: z.optional(area),
  version: z.optional(version),
  /** In milliseconds, but the layout shift (CLS) without a unit. Some browsers measure only some of them. */
  vitals: z.strictObject({ TTFB: measured, FCP: measured, LCP: measured, INP: measured, CLS: measured }),
});

export const reportSchema = z.discriminatedUnion('type', [areaReport, errorReport, signInReport, vitalsReport]);
export type Report = z.infer<typeof reportSchema>;
export type AreaReport = z.infer<typeof areaReport>;

/** Path of the installation's own collector, below the console's address. */
export const REPORTS_PATH = '/reports';
