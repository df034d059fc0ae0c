import { z } from '@console/schema';

const url = z.url({ protocol: /^https?$/ });

const areasSchema = z.object({
  /**
   * The origins from which `?area.<name>=<address>` may load an area instead of its live version: exact origins, or any
   * port of a host as `http://localhost:*`. None by default, but loopback where the platform is on loopback too; an empty
   * list refuses every override. The content security policy is made from the same list.
   */
  overrides: z.optional(
    z.array(z.string().check(z.regex(/^https?:\/\/[A-Za-z0-9.-]+(:(\d+|\*))?$/, 'must be an origin'))),
  ),
  /** Seconds until loading an area fails; 8 by default and at most. */
  deadlineSeconds: z.optional(z.number().check(z.gte(1), z.lte(8))),
  /** Settings by area name. Each area checks its own (`areaSettings` of @console/session). */
  settings: z.optional(z.record(z.string(), z.unknown())),
});
/** A key of former versions: one that is still there is an error that says where the setting belongs now. */
const movedTo = (key: string) => z.optional(z.never(`has moved to ${key}`));

/** `config.json`: everything that differs between installations. Read once, before sign-in. */
export const consoleConfigSchema = z.object({
  /** Issuer of the identity provider. */
  authority: url,
  /** The three base addresses of the platform (SHRD-003). */
  api: z.object({ main: url, identity: url, ownBackend: url }),
  /** Customer-resolve address; `{origin}` is replaced by the encoded origin of the console (C19). */
  customerResolveUrl: z.string(),
  /** Literal feature-code names; the specification does not show them (C7). */
  featureCodes: z.object({ billing: z.string(), generalAdmin: z.string(), team: z.string() }),
  mainProductCode: z.string(),
  /** Environment switches (HOST-072). An absent switch is off. */
  features: z.record(z.string(), z.boolean()),
  /** Product addresses by product code, overridable per environment (HOST-074). */
  productUrls: z.record(z.string(), url),
  docsUrl: url,
  statusUrl: z.optional(url),
  areas: z.optional(areasSchema),
  /** Collector of area events: area, version, stage, duration, kind of failure; nothing about the user. */
  telemetry: z.optional(z.object({ endpoint: url })),
  documentOptions: movedTo('areas.settings.attribute-store.documentOptions'),
  registrationQuestions: movedTo('areas.settings.account-and-team.registrationQuestions'),
});
export type ConsoleConfig = z.infer<typeof consoleConfigSchema>;
