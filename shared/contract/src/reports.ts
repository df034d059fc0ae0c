import { z } from '@console/schema';

/*
 * Reports to the installation's collector. Strict, so that nothing about a person can be sent: no address, message or
 * text.
 */

const area = z.string().check(z.regex(/^([a-z][a-z0-9-]{0,63}|\*)$/, 'must be the name of an area'));
const version = z.string().check(z.regex(/^[A-Za-z0-9.-]{0,64}$/, 'must be a version'));
const milliseconds = z.int().check(z.gte(0), z.lte(3_600_000));
const errorName = z.string().check(z.regex(/^[A-Za-z]{1,64}$/, 'must be the name of a kind of error'));
/** `/areas/billing/1.4.0-3fa9c1d/page.3fa9.js:1:2345` */
const frame = z.string().check(z.regex(/^[A-Za-z0-9_.~/-]{1,200}:\d{1,7}:\d{1,7}$/, 'must be file, line and column'));
const stack = z.array(frame).check(z.maxLength(20));

const measured = z.optional(z.number().check(z.gte(0), z.lte(3_600_000)));

/** Random per page load: two failures count once. */
const load = z.optional(z.int().check(z.gte(0), z.lte(0xffff_ffff)));

const about = {
  release: version,
};

/** The area failed to load, or threw later. */
const areaReport = z.strictObject({
  ...about,
  type: z.literal('area'),
  load,
  /** `*`: the registry. */
  area,
  /** Empty = none chosen. */
  version,
  /** `replaced`: by the previous version. */
  outcome: z.enum(['loaded', 'failed', 'replaced']),
  /** `event`: in a handler or timer, after rendering. */
  stage: z.enum(['registry', 'compatibility', 'manifest', 'entry', 'module', 'page', 'render', 'event']),
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

const errorReport = z.strictObject({ ...about, type: z.literal('error'), load, error: errorName, stack });

/** Causes and remedies: `docs/identity-providers.md`. */
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

/** Console, provider or platform refused. */
const signInReport = z.strictObject({
  ...about,
  type: z.literal('sign-in'),
  load,
  refusal: z.enum(SIGN_IN_REFUSALS),
});

const vitalsReport = z.strictObject({
  ...about,
  type: z.literal('vitals'),
  area: z.optional(area),
  version: z.optional(version),
  /** Milliseconds, CLS without unit; some may be missing. */
  vitals: z.strictObject({ TTFB: measured, FCP: measured, LCP: measured, INP: measured, CLS: measured }),
});

export const reportSchema = z.discriminatedUnion('type', [areaReport, errorReport, signInReport, vitalsReport]);
export type Report = z.infer<typeof reportSchema>;
export type AreaReport = z.infer<typeof areaReport>;

/** Below the console's address. */
export const REPORTS_PATH = '/reports';
