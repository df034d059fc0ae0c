import type { customerRole } from '@console/api';

type Product = customerRole.ProductFeatureAccess;
type Feature = customerRole.FeatureSelection;

/** What a product has besides its usage feature, which some answers list among them. */
export const subFeatures = (product: Product): Feature[] =>
  product.featureSelections.filter((feature) => !feature.isUsageFeature);

/** ACCT-102, ACCT-103: the usage feature takes all others with it. */
export function switchProduct(product: Product, hasAccess: boolean): Product {
  return {
    ...product,
    usageFeature: { ...product.usageFeature, hasAccess },
    featureSelections: product.featureSelections.map((feature) => ({ ...feature, hasAccess })),
  };
}

/** ACCT-104, ACCT-105: a feature needs its product, and a product stays on without it. */
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

/** How many features are on, of how many; usage features are the products themselves and not counted. */
export function countFeatures(products: readonly Product[]): { on: number; all: number } {
  const features = products.flatMap(subFeatures);
  return { on: features.filter(({ hasAccess }) => hasAccess).length, all: features.length };
}

/** The part of a list of products that a search is after: a product by name with all it has, or single features. */
export function findFeatures(products: readonly Product[], isFound: (text: string) => boolean) {
  return products.flatMap((product) => {
    const all = subFeatures(product);
    if (isFound(product.productName)) return { product, features: all };
    const features = all.filter(({ featureName }) => isFound(`${product.productName} ${featureName}`));
    return features.length > 0 ? { product, features } : [];
  });
}
