import type { customerRole } from '@console/api';
import { ProductIcon } from '@console/product';
import { Badge, Box, Checkbox, chakra, Flex, StatusDot, Switch } from '@console/ui';
import { CheckIcon, RemoveIcon } from '@console/ui/icons';
import { Caption, IconText } from '@console/ui/layout';
import { n, t } from '@console/words';
import { type ReactNode, useId } from 'react';
import type { ProductChange } from './access-changes';
import { countFeatures, switchFeature, switchProduct } from './role-access';

type Product = customerRole.ProductFeatureAccess;

interface ProductRowProps {
  product: Product;
  features: readonly customerRole.FeatureSelection[];
  change: ProductChange;
  onChange?: ((product: Product) => void) | undefined;
}

export function ProductRow({ product, features, change, onChange }: ProductRowProps) {
  const { productName, usageFeature } = product;
  const isChanged = change.isSwitched || change.features.size > 0;
  return (
    <Row role="group" aria-label={productName} isOff={!usageFeature.hasAccess}>
      <ProductHead product={product} badge={isChanged && <Badge tone="warning">{t('Changed')}</Badge>}>
        {onChange ? (
          <Switch
            aria-label={productName}
            checked={usageFeature.hasAccess}
            onChange={(event) => onChange(switchProduct(product, event.target.checked))}
          />
        ) : (
          <StatusDot state={usageFeature.hasAccess ? 'on' : 'off'}>
            {usageFeature.hasAccess ? t('On') : t('Off')}
          </StatusDot>
        )}
      </ProductHead>
      <ul>
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
      </ul>
    </Row>
  );
}

interface FeatureTickProps {
  feature: customerRole.FeatureSelection;
  isChanged: boolean;
  onChange: (isOn: boolean) => void;
}

function FeatureTick({ feature, isChanged, onChange }: FeatureTickProps) {
  const changedId = useId();
  return (
    <Tick isChanged={isChanged}>
      <Checkbox
        checked={feature.hasAccess}
        aria-describedby={isChanged ? changedId : undefined}
        onChange={(event) => onChange(event.target.checked)}
      >
        {feature.featureName}
      </Checkbox>
      {isChanged && (
        <span id={changedId} hidden>
          {t('Changed')}
        </span>
      )}
    </Tick>
  );
}

function FeatureMark({ feature: { featureName, hasAccess } }: { feature: customerRole.FeatureSelection }) {
  return (
    <IconText as="div" tall icon={hasAccess ? 'accent' : 'subtle'} gap="2" py="1" overflowWrap="anywhere">
      {hasAccess ? <CheckIcon aria-hidden /> : <RemoveIcon aria-hidden />}
      <chakra.p color={hasAccess ? undefined : 'text.muted'}>
        {featureName}
        <chakra.span srOnly>{hasAccess ? ` (${t('on')})` : ` (${t('off')})`}</chakra.span>
      </chakra.p>
    </IconText>
  );
}

// Two columns of features need 1100 px.
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '304px minmax(0, 1fr)',
    gap: '6px 32px',
    alignItems: 'start',
    paddingBlock: '11px',
    borderBottomWidth: '1px',
    _last: { borderBottom: 0 },
    '& > ul': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(208px, 1fr))',
      columnGap: '6',
      paddingTop: '0.5',
    },
    '@media (width < 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)', '& > ul': { paddingInlineStart: '10' } },
    smDown: { '& > ul': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  variants: { isOff: { true: { '& li': { color: 'text.muted' } } } },
});
// A mark at the edge shows a change; rounded corners would cut the mark.
const Tick = chakra('div', {
  base: {
    paddingInline: '2',
    marginInlineStart: '-8px',
    borderRadius: 'badge',
    _hover: { bg: 'hover' },
    '& > label': { alignItems: 'flex-start', paddingBlock: '1', overflowWrap: 'anywhere' },
    '@media (width < 760px)': { '& > label': { paddingBlock: '10px' } },
  },
  variants: {
    isChanged: {
      true: {
        width: 'fit-content',
        paddingInlineEnd: '4',
        bg: 'changed',
        borderRadius: 0,
        boxShadow: 'inset 3px 0 0 var(--colors-changed-mark)',
      },
    },
  },
});

interface ProductHeadProps {
  product: Product;
  badge: ReactNode;
  children: ReactNode;
}

function ProductHead({ product, badge, children }: ProductHeadProps) {
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
