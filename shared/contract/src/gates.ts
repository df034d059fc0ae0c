/**
 * Gates of navigation, routes, deep links, slots and palette. Closed while user or rights are unknown (HOST-025,
 * HOST-026, HOST-058..HOST-073).
 */

/** C7: `config.json` has the codes. */
export type FeatureCode = 'billing' | 'generalAdmin' | 'team';

/** A user must meet every part. */
export interface Requirement {
  /** HOST-065 */
  feature?: FeatureCode;
  /** HOST-067 */
  usage?: true;
  /** HOST-063 */
  staff?: true;
  /** HOST-069 */
  admin?: true;
  /** HOST-071 */
  customer?: true;
  /** HOST-025, HOST-072 */
  switch?: string;
  /** C8: when on, an active company suffices. */
  unless?: string;
}

/** HOST-068 */
export interface ProductAccess {
  productCode: string;
  usageFeature: { hasAccess: boolean };
  featureSelections: { featureCode: string; hasAccess: boolean }[];
}

/** Undefined = not loaded: closed. */
export interface GateUser {
  isSppUser: boolean;
  productFeatureAccessSelections: ProductAccess[];
  companies: number;
  /** HOST-048 */
  customerInactive: boolean;
}

export interface GateConfig {
  mainProductCode: string;
  featureCodes: Record<FeatureCode, string>;
  features: Record<string, boolean>;
}

/** Looks at the main product only (HOST-065, HOST-066). */
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

/** HOST-067, HOST-097 */
export function hasUsage(productCode: string, user: GateUser): boolean {
  return user.productFeatureAccessSelections.some((p) => p.productCode === productCode && p.usageFeature.hasAccess);
}

/** HOST-069, C11 */
export function isAdminUser(user: GateUser, config: GateConfig): boolean {
  return (['billing', 'generalAdmin', 'team'] as const).some((f) => hasFeature(f, user, config));
}

/** HOST-064: no requirement needs a signed-in user only. Inactive customers have no rights. */
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
  // Rights need an active company.
  if (needsRight && (user.customerInactive || user.companies === 0)) return false;
  if (requirement.unless !== undefined && config.features[requirement.unless] === true) return true;
  if (requirement.staff && !user.isSppUser) return false;
  if (requirement.feature && !hasFeature(requirement.feature, user, config)) return false;
  if (requirement.usage && !mainProduct(user, config)?.usageFeature.hasAccess) return false;
  if (requirement.admin && !isAdminUser(user, config)) return false;
  return true;
}
