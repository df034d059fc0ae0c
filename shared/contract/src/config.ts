import { z } from '@console/schema';

const url = z.url({ protocol: /^https?$/ });

/** P-256, SPKI, base64. */
export const PUBLIC_KEY = /^MFkw[A-Za-z0-9+/]{118}==$/;

const areasSchema = z.object({
  /**
   * `?area.<name>=<address>` may use these: exact origins or `http://localhost:*`; also the policy's. Default: none, or
   * loopback with a loopback platform.
   */
  overrides: z.optional(
    z.array(z.string().check(z.regex(/^https?:\/\/[A-Za-z0-9.-]+(:(\d+|\*))?$/, 'must be an origin'))),
  ),
  /** Default and limit: 8. */
  deadlineSeconds: z.optional(z.number().check(z.gte(1), z.lte(8))),
  /** Keys by area: SPKI, base64, P-256. If present, only signed versions run, and an area without keys stays closed. */
  signers: z.optional(z.record(z.string(), z.array(z.string().check(z.regex(PUBLIC_KEY))))),
  /** Keys are areas; each checks its own settings (`areaSettings`). */
  settings: z.optional(z.record(z.string(), z.unknown())),
});
/** Defaults fit the platform; other providers differ. */
const signInSchema = z.object({
  /** Default `console-web` (HOST-004). */
  clientId: z.optional(z.string().check(z.minLength(1))),
  /** Must contain `openid`; default HOST-005. */
  scope: z.optional(
    z.string().check(z.regex(/^(?=.*(^| )openid( |$))[\x21-\x7e]+( [\x21-\x7e]+)*$/, 'must contain openid')),
  ),
  /** Auth0 and similar providers need this. */
  audience: z.optional(z.string().check(z.minLength(1))),
  /** RFC 8707: sent at sign-in and renewal. */
  resource: z.optional(url),
  /** Default `name`; else the e-mail address. */
  nameClaim: z.optional(z.string().check(z.minLength(1))),
  /** `true` while awaiting approval; default `customer_inactive`. */
  customerInactiveClaim: z.optional(z.string().check(z.minLength(1))),
  /** ID tokens of some providers lack claims; default off. */
  userinfo: z.optional(z.boolean()),
  /** Allowed in addition to `authority`'s origin. */
  origins: z.optional(z.array(z.string().check(z.regex(/^https?:\/\/[A-Za-z0-9.-]+(:\d+)?$/, 'must be an origin')))),
  /** Seconds without checking at the provider; default 60. */
  checkSeconds: z.optional(z.number().check(z.gte(10), z.lte(3600))),
});

const movedTo = (key: string) => z.optional(z.never(`has moved to ${key}`));

/** `config.json`, read before sign-in. */
export const consoleConfigSchema = z.object({
  authority: url,
  signIn: z.optional(signInSchema),
  /** Get the user's token: the platform's three (SHRD-003), and optionally the collector for `/system/releases`. */
  api: z.object({ main: url, identity: url, ownBackend: url, collector: z.optional(url) }),
  /** `{origin}` becomes the console's (C19). */
  customerResolveUrl: z.string(),
  /** Unspecified (C7). */
  featureCodes: z.object({ billing: z.string(), generalAdmin: z.string(), team: z.string() }),
  mainProductCode: z.string(),
  /** HOST-072. Absent = off. */
  features: z.record(z.string(), z.boolean()),
  /** Keys are product codes (HOST-074). */
  productUrls: z.record(z.string(), url),
  docsUrl: url,
  statusUrl: z.optional(url),
  areas: z.optional(areasSchema),
  /** Failures and opened areas (`reportSchema`), nothing about users. */
  telemetry: z.optional(
    z.object({
      /** A URL, or a path such as `/reports`. */
      endpoint: z.string().check(z.regex(/^(https?:\/\/|\/(?!\/))/)),
      /** Share of page loads with web vitals; default none. */
      vitals: z.optional(z.number().check(z.gte(0), z.lte(1))),
    }),
  ),
  documentOptions: movedTo('areas.settings.attribute-store.documentOptions'),
  registrationQuestions: movedTo('areas.settings.account-and-team.registrationQuestions'),
});
export type SignInSettings = z.infer<typeof signInSchema>;
export type ConsoleConfig = z.infer<typeof consoleConfigSchema>;
