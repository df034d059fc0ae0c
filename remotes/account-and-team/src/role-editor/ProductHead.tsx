import type { customerRole } from '@console/api';
import { ProductIcon } from '@console/product';
import { Box, chakra, Flex } from '@console/ui';
import { Caption } from '@console/ui/layout';
import { n, t } from '@console/words';
import type { ReactNode } from 'react';
import { countFeatures } from './role-access';

interface ProductHeadProps {
  product: customerRole.ProductFeatureAccess;
  badge: ReactNode;
  children: ReactNode;
}

export function ProductHead({ product, badge, children }: ProductHeadProps) {
  const isOn = product.usageFeature.hasAccess;
  const { on, all } = countFeatures([product]);
  return (
    <Flex align="center" gap="3" minH="control">
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
      <Box flex="1" minW="0">
        <Flex as="p" wrap="wrap" align="center" columnGap="2">
          <b>{product.productName}</b>
          {badge}
        </Flex>
        <Caption>{describe(isOn, on, all)}</Caption>
      </Box>
      <FeatureMeter on={on} all={all} />
      {children}
    </Flex>
  );
}

function describe(isOn: boolean, on: number, all: number): string {
  const features = n(all, '{count} feature', '{count} features');
  if (all === 0) return isOn ? t('On') : t('Off');
  return isOn ? t('{on} of {features}', { on, features }) : `${t('Off')} · ${features}`;
}

/** Decoration: the text has the numbers. */
function FeatureMeter({ on, all }: { on: number; all: number }) {
  return (
    <Meter aria-hidden>
      {Array.from({ length: all }, (_, bar) => (
        <i key={bar} data-on={bar < on || undefined} />
      ))}
    </Meter>
  );
}
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
