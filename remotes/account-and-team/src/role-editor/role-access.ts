import type { customerRole } from '@console/api';

type Product = customerRole.ProductFeatureAccess;
type Feature = customerRole.FeatureSelection;

/** Some answers list the usage feature too. */
export const subFeatures = (product: Product): Feature[] =>
  product.featureSelections.filter((feature) => !feature.isUsageFeature);

export const mapFeatures = (product: Product, change: (feature: Feature) => Feature): Product => ({
  ...product,
  usageFeature: change(product.usageFeature),
  featureSelections: product.featureSelections.map(change),
});

/** ACCT-102, ACCT-103 */
export function switchProduct(product: Product, hasAccess: boolean): Product {
  return mapFeatures(product, (feature) => ({ ...feature, hasAccess }));
}

/** ACCT-104, ACCT-105 */
export function switchFeature(product: Product, featureCode: string, hasAccess: boolean): Product {
  return {
    ...product,
    usageFeature: hasAccess ? { ...product.usageFeature, hasAccess } : product.usageFeature,
    featureSelections: product.featureSelections.map((feature) =>
      feature.featureCode === featureCode || (hasAccess && feature.isUsageFeature)
        ? { ...feature, hasAccess }
        : feature,
    ),
  };
}

/** Leaves out usage features, which stand for products. */
export function countFeatures(products: readonly Product[]): { on: number; all: number } {
  const features = products.flatMap(subFeatures);
  return { on: features.filter(({ hasAccess }) => hasAccess).length, all: features.length };
}

/** A matching product has all features. */
export function findFeatures(products: readonly Product[], isFound: (text: string) => boolean) {
  return products.flatMap((product) => {
    const all = subFeatures(product);
    if (isFound(product.productName)) return { product, features: all };
    const features = all.filter(({ featureName }) => isFound(`${product.productName} ${featureName}`));
    return features.length > 0 ? { product, features } : [];
  });
}
