import { z } from '@console/schema';

const url = z.url({ protocol: /^https?$/ });

/** A public key of P-256 in SPKI form and base64. */
export const PUBLIC_KEY = /^MFkw[A-Za-z0-9+/]{118}==$/;

const areasSchema = z.object({
  /**
   * The origins from which `?area.<name>=<address>` may load an area instead of its live version: exact origins, or any
   * port of a host as `http://localhost:*`. By default none, or loopback if the platform is on loopback too; an empty
   * list refuses every override. The content security policy is made from the same list.
   */
  overrides: z.optional(
    z.array(z.string().check(z.regex(/^https?:\/\/[A-Za-z0-9.-]+(:(\d+|\*))?$/, 'must be an origin'))),
  ),
  /** Seconds until loading an area fails; 8 by default and at most. */
  deadlineSeconds: z.optional(z.number().check(z.gte(1), z.lte(8))),
  /**
   * Public keys of the signers of each area. If present, the host runs only versions that a key of their area has signed;
   * an area without keys is not opened. In SPKI form and base64, all on the curve P-256.
   */
  signers: z.optional(z.record(z.string(), z.array(z.string().check(z.regex(PUBLIC_KEY))))),
  /** Settings by area name. Each area checks its own (`areaSettings` of @console/session). */
  settings: z.optional(z.record(z.string(), z.unknown())),
});
/**
 * Settings for an identity provider other than the platform's own. The defaults are the values of the platform's
 * provider.
 */
const signInSchema = z.object({
  /** The client that the console is registered as; `console-web` by default (HOST-004). */
  clientId: z.optional(z.string().check(z.minLength(1))),
  /** Replaces `openid profile email api.internal offline_access` (HOST-005). It must contain `openid`. */
  scope: z.optional(
    z.string().check(z.regex(/^(?=.*(^| )openid( |$))[\x21-\x7e]+( [\x21-\x7e]+)*$/, 'must contain openid')),
  ),
  /** Audience of the API, for providers that require one at sign-in, such as Auth0. */
  audience: z.optional(z.string().check(z.minLength(1))),
  /** Resource indicator of the API (RFC 8707); sent at sign-in and at every renewal. */
  resource: z.optional(url),
  /** Claim of the person's name; `name` by default. Without it their e-mail address is shown. */
  nameClaim: z.optional(z.string().check(z.minLength(1))),
  /** Claim that is `true` while the company awaits approval; `customer_inactive` by default. */
  customerInactiveClaim: z.optional(z.string().check(z.minLength(1))),
  /** Reads claims from the provider's userinfo endpoint too, for providers whose ID tokens lack them. Off by default. */
  userinfo: z.optional(z.boolean()),
  /** Origins of the provider's endpoints that differ from that of `authority`: the browser may call them too. */
  origins: z.optional(z.array(z.string().check(z.regex(/^https?:\/\/[A-Za-z0-9.-]+(:\d+)?$/, 'must be an origin')))),
  /** Seconds after a renewal in which a navigation does not check the session at the provider; 60 by default. */
  checkSeconds: z.optional(z.number().check(z.gte(10), z.lte(3600))),
});

/** A key of an earlier version. If it is present, the error names the new place of the setting. */
const movedTo = (key: string) => z.optional(z.never(`has moved to ${key}`));

/** `config.json`: all settings that differ between installations. Read once, before sign-in. */
export const consoleConfigSchema = z.object({
  /** Issuer of the identity provider. */
  authority: url,
  signIn: z.optional(signInSchema),
  /**
   * The addresses that get the user's token: the three base addresses of the platform (SHRD-003), and optionally that of
   * the collector, `/reports` of the console's own origin, which opens `/system/releases` to internal staff.
   */
  api: z.object({ main: url, identity: url, ownBackend: url, collector: z.optional(url) }),
  /** Customer-resolve address; `{origin}` is replaced by the encoded origin of the console (C19). */
  customerResolveUrl: z.string(),
  /** The platform's code of each feature; the specification does not give the codes (C7). */
  featureCodes: z.object({ billing: z.string(), generalAdmin: z.string(), team: z.string() }),
  mainProductCode: z.string(),
  /** Environment switches (HOST-072). An absent switch is off. */
  features: z.record(z.string(), z.boolean()),
  /** Product addresses by product code, overridable per environment (HOST-074). */
  productUrls: z.record(z.string(), url),
  docsUrl: url,
  statusUrl: z.optional(url),
  areas: z.optional(areasSchema),
  /** Address for reports of failures and opened areas (`reportSchema`); they contain nothing about the user. */
  telemetry: z.optional(
    z.object({
      /** Address of a collector, or a path of the console itself such as `/reports`. */
      endpoint: z.string().check(z.regex(/^(https?:\/\/|\/(?!\/))/)),
      /** Share of page loads that also report their web vitals, such as 0.1; none by default. */
      vitals: z.optional(z.number().check(z.gte(0), z.lte(1))),
    }),
  ),
  documentOptions: movedTo('areas.settings.attribute-store.documentOptions'),
  registrationQuestions: movedTo('areas.settings.account-and-team.registrationQuestions'),
});
export type SignInSettings = z.infer<typeof signInSchema>;
export type ConsoleConfig = z.infer<typeof consoleConfigSchema>;
