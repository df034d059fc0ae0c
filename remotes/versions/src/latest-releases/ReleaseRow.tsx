import type { version } from '@console/api';
import { Link, useLocation } from '@console/router';
import { chakra, Time } from '@console/ui';
import { Rows } from '@console/ui/layout';
import { releasePackagePath, typeName } from '../release-packages/release-package-rules';

interface ReleaseRowProps {
  releasePackage: version.SimplifiedReleasePackage;
  isLink: boolean;
}

export function ReleaseRow({ releasePackage, isLink }: ReleaseRowProps) {
  const { packageId, packageVersion, packageDate, packageGeneralInfo } = releasePackage;
  const { pathname } = useLocation();
  const [about = ''] = packageGeneralInfo.trim().split('\n');
  const line = (
    <Line>
      <code>{packageVersion}</code>
      <span data-about="" title={about}>
        {about}
      </span>
      <span data-detail="">{typeName(releasePackage)}</span>
      <span data-detail="">
        <Time value={packageDate} format="shortDate" />
      </span>
    </Line>
  );
  return (
    <Rows as="li">
      {isLink ? (
        <Link to={releasePackagePath(packageId)} state={{ from: pathname }}>
          {line}
        </Link>
      ) : (
        line
      )}
    </Rows>
  );
}

const Line = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '62px minmax(0, 1fr) 80px 84px',
    columnGap: '3',
    alignItems: 'center',
    minHeight: 'row',
    borderBottom: '1px solid',
    borderColor: 'border',
    '@media (hover: hover)': { 'a:hover > &': { bg: 'hover' } },
    '& code': { fontFamily: 'mono', fontWeight: 'medium' },
    '& [data-about]': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& [data-detail]': { color: 'text.muted', whiteSpace: 'nowrap' },
    '& [data-detail]:last-child': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    smDown: {
      gridTemplateColumns: '62px minmax(0, 1fr) auto',
      paddingBlock: '2',
      minHeight: 'touch',
      '& [data-about]': { gridColumn: '2 / -1', whiteSpace: 'normal' },
      '& [data-detail]': { textStyle: 'xs' },
      '& [data-about] + [data-detail]': { gridColumn: '2' },
    },
  },
});
