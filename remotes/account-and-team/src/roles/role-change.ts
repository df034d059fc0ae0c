import type { customerRole } from '@console/api';
import { formatList } from '@console/ui';
import { t } from '@console/words';

export interface RoleChange {
  loses: string[];
  gains: string[];
}

/** A whole product, or differing features. */
export function roleChange(from: customerRole.Role, to: customerRole.Role): RoleChange {
  const oldAccess = accessOf(from);
  const newAccess = accessOf(to);
  return { loses: missing(oldAccess, newAccess), gains: missing(newAccess, oldAccess) };
}

type Access = Map<string, { name: string; features: Map<string, string> }>;

function accessOf(role: customerRole.Role): Access {
  const open = role.productFeatureAccessSelections.filter((product) => product.usageFeature.hasAccess);
  return new Map(
    open.map(({ productCode, productName, featureSelections }) => {
      const allowed = featureSelections.filter((feature) => feature.hasAccess && !feature.isUsageFeature);
      const features = new Map(allowed.map(({ featureCode, featureName }) => [featureCode, featureName]));
      return [productCode, { name: productName, features }];
    }),
  );
}

function missing(one: Access, other: Access): string[] {
  return [...one].flatMap(([code, { name, features }]) => {
    const same = other.get(code);
    if (!same) return [name];
    return [...features].flatMap(([feature, featureName]) => (same.features.has(feature) ? [] : [featureName]));
  });
}

const MOST_NAMED = 5;

/** 'Loses Administration and Support; gains Studio.' */
export function describeRoleChange(from: customerRole.Role, to: customerRole.Role): string {
  const change = roleChange(from, to);
  const loses = formatList(change.loses, MOST_NAMED);
  const gains = formatList(change.gains, MOST_NAMED);
  if (change.loses.length === 0) return change.gains.length === 0 ? t('Same access.') : t('Gains {gains}.', { gains });
  return change.gains.length === 0
    ? t('Loses {loses}.', { loses })
    : t('Loses {loses}; gains {gains}.', { loses, gains });
}
