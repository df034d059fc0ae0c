import type { customerRole } from '@console/api';
import { Badge, chakra, StatusDot, Switch } from '@console/ui';
import type { ProductChange } from './access-changes';
import { FeatureMark } from './FeatureMark';
import { FeatureTick } from './FeatureTick';
import { ProductHead } from './ProductHead';
import { switchFeature, switchProduct } from './role-access';

type Product = customerRole.ProductFeatureAccess;

interface ProductRowProps {
  product: Product;
  /** Those that a search left over. */
  features: readonly customerRole.FeatureSelection[];
  change: ProductChange;
  onChange?: ((product: Product) => void) | undefined;
}

/** A product's switch, which acts for all its features, and a tick for each. */
export function ProductRow({ product, features, change, onChange }: ProductRowProps) {
  const { productName, usageFeature } = product;
  const isChanged = change.isSwitched || change.features.size > 0;
  return (
    <Row role="group" aria-label={productName} isOff={!usageFeature.hasAccess}>
      <ProductHead product={product} badge={isChanged && <Badge tone="warning">Changed</Badge>}>
        {onChange ? (
          <Switch
            aria-label={productName}
            checked={usageFeature.hasAccess}
            onChange={(event) => onChange(switchProduct(product, event.target.checked))}
          />
        ) : (
          <StatusDot state={usageFeature.hasAccess ? 'on' : 'off'}>{usageFeature.hasAccess ? 'On' : 'Off'}</StatusDot>
        )}
      </ProductHead>
      <Features>
        {features.map((feature) => (
          <li key={feature.featureCode}>
            {onChange ? (
              <FeatureTick
                feature={feature}
                isChanged={change.features.has(feature.featureCode)}
                onChange={(isOn) => onChange(switchFeature(product, feature.featureCode, isOn))}
              />
            ) : (
              <FeatureMark feature={feature} />
            )}
          </li>
        ))}
      </Features>
    </Row>
  );
}

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '304px minmax(0, 1fr)',
    gap: '6px 32px',
    alignItems: 'start',
    paddingBlock: '11px',
    borderBottom: '1px solid',
    borderColor: 'border',
    _last: { borderBottom: 0 },
    '@media (width < 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  variants: { isOff: { true: { '& li': { color: 'text.muted' } } } },
});
const Features = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(208px, 1fr))',
    columnGap: '6',
    paddingTop: '0.5',
    '@media (width < 1100px)': { paddingInlineStart: '10' },
    '@media (width < 760px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
