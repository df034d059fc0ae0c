/**
 * The one gate of the console: navigation, routes, deep links, slots and palette all call `isAllowed`.
 * It fails closed while user or rights are unknown (HOST-025, HOST-026, HOST-058..HOST-073).
 */

/** The three feature codes of the specification; their literal names come from `config.json` (C7). */
export type FeatureCode = 'billing' | 'generalAdmin' | 'team';

/** Requirement of a page, slot or navigation entry. The user has to meet every given part. */
export interface Requirement {
  /** A feature of the main product, HOST-065. */
  feature?: FeatureCode;
  /** The main product's usage feature, HOST-067. */
  usage?: true;
  /** Internal staff only, HOST-063. */
  staff?: true;
  /** Any of the three feature codes, HOST-069. */
  admin?: true;
  /** Belongs to at least one company, HOST-071. */
  customer?: true;
  /** A switch of `config.json` `features` that must be on, HOST-025, HOST-072. */
  switch?: string;
  /** A switch of `config.json` `features`; when it is on, the user needs no right, only an active company (C8). */
  unless?: string;
}

/** One product's access of the signed-in user, HOST-068. */
export interface ProductAccess {
  productCode: string;
  usageFeature: { hasAccess: boolean };
  featureSelections: { featureCode: string; hasAccess: boolean }[];
}

/** User data for the gate. `undefined` = not loaded; the gate then refuses everything. */
export interface GateUser {
  isSppUser: boolean;
  productFeatureAccessSelections: ProductAccess[];
  /** Number of companies the user belongs to. */
  companies: number;
  /** The customer is registered but not yet active, HOST-048. */
  customerInactive: boolean;
}

export interface GateConfig {
  mainProductCode: string;
  featureCodes: Record<FeatureCode, string>;
  features: Record<string, boolean>;
}

/**
 * True if the main product's selection, of a user or a role, has the feature with hasAccess; other products do not
 * count (HOST-065, HOST-066).
 */
export function hasFeature(
  feature: FeatureCode,
  user: Pick<GateUser, 'productFeatureAccessSelections'>,
  config: Pick<GateConfig, 'featureCodes' | 'mainProductCode'>,
): boolean {
  const code = config.featureCodes[feature];
  return mainProduct(user, config)?.featureSelections.some((f) => f.featureCode === code && f.hasAccess) ?? false;
}

function mainProduct(
  user: Pick<GateUser, 'productFeatureAccessSelections'>,
  config: Pick<GateConfig, 'mainProductCode'>,
): ProductAccess | undefined {
  return user.productFeatureAccessSelections.find((p) => p.productCode === config.mainProductCode);
}

/** True if the user may use the product, by its usage feature (HOST-067, HOST-097). */
export function hasUsage(productCode: string, user: GateUser): boolean {
  return user.productFeatureAccessSelections.some((p) => p.productCode === productCode && p.usageFeature.hasAccess);
}

/**
 * True if the user has any of the three feature codes. The specification leaves the check open, so it is only made here
 * (HOST-069, C11).
 */
export function isAdminUser(user: GateUser, config: GateConfig): boolean {
  return (['billing', 'generalAdmin', 'team'] as const).some((f) => hasFeature(f, user, config));
}

/**
 * The gate. Any signed-in user meets an absent requirement (HOST-064); an inactive customer meets none that needs a
 * right.
 */
export function isAllowed(
  requirement: Requirement | undefined,
  user: GateUser | undefined,
  config: GateConfig,
): boolean {
  if (!user) return false;
  if (!requirement) return true;
  if (requirement.switch !== undefined && config.features[requirement.switch] !== true) return false;
  if (requirement.customer && user.companies === 0) return false;
  const needsRight = requirement.feature ?? requirement.usage ?? requirement.admin;
  // Rights belong to a company: without a company, or before it is active, they open nothing.
  if (needsRight && (user.customerInactive || user.companies === 0)) return false;
  if (requirement.unless !== undefined && config.features[requirement.unless] === true) return true;
  if (requirement.staff && !user.isSppUser) return false;
  if (requirement.feature && !hasFeature(requirement.feature, user, config)) return false;
  if (requirement.usage && !mainProduct(user, config)?.usageFeature.hasAccess) return false;
  if (requirement.admin && !isAdminUser(user, config)) return false;
  return true;
}
