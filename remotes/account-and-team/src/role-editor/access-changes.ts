import type { customerRole } from '@console/api';
import { t } from '@console/words';
import { mapFeatures, subFeatures } from './role-access';

type Product = customerRole.ProductFeatureAccess;

/** Changes rather than the result, so that a draft applies on top of another person's save. */
export type AccessChanges = Record<string, boolean>;

export const keyOf = ({ productCode }: Product, { featureCode }: customerRole.FeatureSelection) =>
  `${productCode} ${featureCode}`;

export const accessOf = (products: readonly Product[]) =>
  products.flatMap((product) =>
    [product.usageFeature, ...product.featureSelections].map(
      (feature) => [keyOf(product, feature), feature.hasAccess] as const,
    ),
  );

export function changesBetween(saved: readonly Product[], now: readonly Product[]): AccessChanges {
  const savedAccess = new Map(accessOf(saved));
  return Object.fromEntries(accessOf(now).filter(([key, hasAccess]) => savedAccess.get(key) !== hasAccess));
}

export function withChanges(saved: readonly Product[], changes: AccessChanges): Product[] {
  return saved.map((product) => {
    const changed = mapFeatures(product, (feature) => ({
      ...feature,
      hasAccess: changes[keyOf(product, feature)] ?? feature.hasAccess,
    }));
    // ACCT-104: another person may have switched the product off.
    const isNeeded = product.featureSelections.some((feature) => changes[keyOf(product, feature)] === true);
    return isNeeded ? { ...changed, usageFeature: { ...changed.usageFeature, hasAccess: true } } : changed;
  });
}

export interface ProductChange {
  isSwitched: boolean;
  features: ReadonlySet<string>;
}

export function productChange(changes: AccessChanges, product: Product): ProductChange {
  const changed = subFeatures(product).filter((feature) => keyOf(product, feature) in changes);
  return {
    isSwitched: keyOf(product, product.usageFeature) in changes,
    features: new Set(changed.map(({ featureCode }) => featureCode)),
  };
}

/** 'Archive on', 'Signature: Send reminders off'; a whole product is one line. */
export function describeChanges(saved: readonly Product[], changes: AccessChanges): string[] {
  return withChanges(saved, changes).flatMap((product) => {
    const { isSwitched, features } = productChange(changes, product);
    const { productName, usageFeature } = product;
    const all = subFeatures(product);
    const ownLine = isSwitched ? [changeOf(productName, usageFeature.hasAccess)] : [];
    const isWhole = isSwitched && all.every(({ hasAccess }) => hasAccess === usageFeature.hasAccess);
    if (isWhole) return ownLine;
    const single = all.filter(({ featureCode }) => features.has(featureCode));
    return [...ownLine, ...single.map((one) => changeOf(`${productName}: ${one.featureName}`, one.hasAccess))];
  });
}

const changeOf = (name: string, hasAccess: boolean) =>
  hasAccess ? t('{name} on', { name }) : t('{name} off', { name });
