import type { customerRole } from '@console/api';
import { chakra } from '@console/ui';
import { CheckIcon } from '@console/ui/icons';

/** A feature that is looked at and not picked. */
export function FeatureMark({ feature: { featureName, hasAccess } }: { feature: customerRole.FeatureSelection }) {
  return (
    <Root isOff={!hasAccess}>
      {hasAccess ? <CheckIcon aria-hidden /> : <span aria-hidden>–</span>}
      <p>
        {featureName}
        <chakra.span srOnly>{hasAccess ? ' (on)' : ' (off)'}</chakra.span>
      </p>
    </Root>
  );
}

const Root = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    paddingBlock: '1',
    overflowWrap: 'anywhere',
    '& > svg': { flex: 'none', marginTop: '0.5', color: 'accent.text' },
    '& > span': { flex: 'none', width: '16px', textAlign: 'center' },
  },
  variants: { isOff: { true: { color: 'text.muted' } } },
});
