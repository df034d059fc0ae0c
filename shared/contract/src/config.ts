import { z } from '@console/schema';

const url = z.url({ protocol: /^https?$/ });

/** Not to be used as a question's id: registration sends these itself (ACCT-015). */
const REGISTRATION_FIELDS = ['orgNumber', 'companyName', 'country'];

const registrationQuestionSchema = z.object({
  /** The name of the answer in the registration payload. */
  id: z.string().check(z.refine((id) => !REGISTRATION_FIELDS.includes(id), 'is sent by registration itself')),
  label: z.string(),
  /** What can be chosen; without it, the answer is a text. */
  options: z.optional(z.array(z.string())),
});
/** A tailoring question of company registration. */
export type RegistrationQuestion = z.infer<typeof registrationQuestionSchema>;

const areaLoadingSchema = z.object({
  /**
   * Where `?area.<name>=<address>` may load an area from instead of what is live, for its team to work against this
   * installation: exact origins, or any port of a host as `http://localhost:*`. Without it this machine's own; an empty
   * list refuses every override. The page's policy is made from the same list.
   */
  overrides: z.optional(
    z.array(z.string().check(z.regex(/^https?:\/\/[A-Za-z0-9.-]+(:(\d+|\*))?$/, 'must be an origin'))),
  ),
  /** Seconds until an area that does not load is given up; 8 where nothing is said, and never more. */
  deadlineSeconds: z.optional(z.number().check(z.gte(1), z.lte(8))),
});
const names = z.array(z.string());
const documentOptionsSchema = z.object({
  categories: names,
  adminCompanies: names,
  /** Some environments have fewer (ATTR-061). */
  retentionPolicies: z.object({ development: names, test: names, production: names }),
});
/** What can be chosen for a document's fields; the specification shows no categories (ATTR-060..ATTR-062, ATTR-068, C45). */
export type DocumentOptions = z.infer<typeof documentOptionsSchema>;

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
  /** What step 2 of registration asks; the specification does not show it (C18). */
  registrationQuestions: z.optional(z.array(registrationQuestionSchema)),
  areas: z.optional(areaLoadingSchema),
  /** Where the page tells how loading its areas went: area, version, stage, duration, kind of failure; nothing of the user. */
  telemetry: z.optional(z.object({ endpoint: url })),
  documentOptions: z.optional(documentOptionsSchema),
});
export type ConsoleConfig = z.infer<typeof consoleConfigSchema>;
