import type { customerRole } from '@console/api';
import { searchFor } from '@console/schema/search-text';
import { Box, Button, EmptyState } from '@console/ui';
import { t } from '@console/words';
import { type AccessChanges, productChange } from './access-changes';
import { ProductRow } from './ProductRow';
import { findFeatures } from './role-access';

type Product = customerRole.ProductFeatureAccess;

const NO_CHANGES: AccessChanges = {};

interface FeatureMatrixProps {
  products: readonly Product[];
  changes?: AccessChanges | undefined;
  search: string;
  onClearSearch: () => void;
  /** Absent = read-only. */
  onChange?: ((products: Product[]) => void) | undefined;
}

export function FeatureMatrix({ products, changes = NO_CHANGES, search, onClearSearch, onChange }: FeatureMatrixProps) {
  const matches = findFeatures(products, searchFor(search));
  if (matches.length === 0) {
    return (
      <EmptyState
        condition="nothing-found"
        title={t('No features found')}
        action={<Button onClick={onClearSearch}>{t('Clear search')}</Button>}
      />
    );
  }

  const replace = (next: Product) =>
    onChange?.(products.map((product) => (product.productCode === next.productCode ? next : product)));

  return (
    <Box px="var(--page-inset)" pb="6">
      {matches.map(({ product, features }) => (
        <ProductRow
          key={product.productCode}
          product={product}
          features={features}
          change={productChange(changes, product)}
          onChange={onChange && replace}
        />
      ))}
    </Box>
  );
}
