import type { version } from '@console/api';
import { chakra, Time } from '@console/ui';
import { stateName, typeName } from './release-package-rules';

/** What a package is, in one strip. */
export function PackageFacts({ releasePackage }: { releasePackage: version.ReleasePackage }) {
  return (
    <Strip>
      <div>
        <dt>Package Type</dt>
        <dd>{typeName(releasePackage)}</dd>
      </div>
      <div>
        <dt>Version</dt>
        <dd>{releasePackage.packageVersion}</dd>
      </div>
      <div>
        <dt>Package Date</dt>
        <dd>
          <Time value={releasePackage.packageDate} />
        </dd>
      </div>
      <div>
        <dt>State</dt>
        <dd>{stateName(releasePackage)}</dd>
      </div>
    </Strip>
  );
}

const Strip = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(136px, 100%), 1fr))',
    gap: '1px',
    overflow: 'hidden',
    bg: 'border',
    borderWidth: '1px',
    borderRadius: 'card',
    '& > div': { px: '4', py: '3', bg: 'surface', minW: '0' },
    smDown: { '& > div': { px: '3' }, gridTemplateColumns: '5fr 4fr' },
    '& dt': { textStyle: 'xs', color: 'text.muted' },
    '& dd': { mt: '0.5', fontWeight: 'medium', overflowWrap: 'anywhere' },
  },
});
