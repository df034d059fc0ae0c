import type { customerRole } from '@console/api';
import { ProductIcon } from '@console/product';
import { chakra, counted } from '@console/ui';
import type { ReactNode } from 'react';
import { countFeatures } from './role-access';

interface ProductHeadProps {
  product: customerRole.ProductFeatureAccess;
  badge: ReactNode;
  /** The product's switch, or what stands for it. */
  children: ReactNode;
}

/** A product by icon and name, and how much of it is on: in words and as bars. */
export function ProductHead({ product, badge, children }: ProductHeadProps) {
  const isOn = product.usageFeature.hasAccess;
  const { on, all } = countFeatures([product]);
  return (
    <Root>
      <chakra.span
        display="grid"
        flex="none"
        placeContent="center"
        boxSize="28px"
        borderRadius="control"
        bg={isOn ? 'accent.soft' : 'pressed'}
        color={isOn ? 'accent.text' : 'text.subtle'}
      >
        <ProductIcon code={product.productCode} size={16} />
      </chakra.span>
      <div>
        <p>
          <b>{product.productName}</b>
          {badge}
        </p>
        <small>{describe(isOn, on, all)}</small>
      </div>
      <FeatureMeter on={on} all={all} />
      {children}
    </Root>
  );
}

function describe(isOn: boolean, on: number, all: number): string {
  const features = counted(all, { one: 'feature', many: 'features' });
  if (all === 0) return isOn ? 'On' : 'Off';
  return isOn ? `${on} of ${features}` : `Off · ${features}`;
}

/** A bar per feature, filled for those that are on. The same is said in words beside it. */
function FeatureMeter({ on, all }: { on: number; all: number }) {
  return (
    <Meter aria-hidden>
      {Array.from({ length: all }, (_, bar) => (
        // The index is the key: bars have no other identity.
        <i key={bar} data-on={bar < on || undefined} />
      ))}
    </Meter>
  );
}

const Root = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'control',
    '& > div': { flex: 1, minWidth: 0 },
    '& p': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px' },
    '& small': { display: 'block', color: 'text.muted', textStyle: 'xs' },
  },
});
const Meter = chakra('span', {
  base: {
    display: 'flex',
    flex: 'none',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '2px',
    width: '52px',
    '& i': { width: '7px', height: '4px', borderRadius: '1px', bg: 'border.strong' },
    '& i[data-on]': { bg: 'accent' },
    '@media (forced-colors: active)': { '& i': { border: '1px solid' }, '& i[data-on]': { bg: 'CanvasText' } },
  },
});
