import type { customerRole } from '@console/api';
import { Checkbox, chakra } from '@console/ui';
import { useId } from 'react';

interface FeatureTickProps {
  feature: customerRole.FeatureSelection;
  isChanged: boolean;
  onChange: (isOn: boolean) => void;
}

/** A feature to be picked; what differs from the saved role carries the changed mark. */
export function FeatureTick({ feature, isChanged, onChange }: FeatureTickProps) {
  const changedId = useId();
  return (
    <Root isChanged={isChanged}>
      <Checkbox
        checked={feature.hasAccess}
        aria-describedby={isChanged ? changedId : undefined}
        onChange={(event) => onChange(event.target.checked)}
      >
        {feature.featureName}
      </Checkbox>
      {isChanged && (
        <span id={changedId} hidden>
          Changed
        </span>
      )}
    </Root>
  );
}

const Root = chakra('div', {
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
