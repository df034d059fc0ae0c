import { version } from '@console/api';
import { pathOf, type SlotProps } from '@console/contract';
import { callQuery, useQuery } from '@console/query';
import { Link, useLocation } from '@console/router';
import { useCan } from '@console/session';
import { chakra, Notice, Section, SkeletonRows, TextLink, Time } from '@console/ui';
import { VersionIcon } from '@console/ui/icons';
import { Rows } from '@console/ui/layout';
import { t } from '@console/words';
import area from '../area';
import { releaseNotificationSettingsQuery } from '../customer-notifications/customer-notifications-queries';
import { RELEASE_PACKAGES_PATH, releasePackagePath, typeName } from '../release-packages/release-package-rules';

/** HOST-102 */
const LATEST = 5;

/** HOST-102, HOST-103. More may come, in any order. */
const latestReleasesQuery = callQuery(
  version.getReleasePackagesSimplifiedList,
  { query: { packageState: version.PACKAGE_STATE_RELEASED, quantity: LATEST } },
  {
    select: (packages) =>
      packages.toSorted((a, b) => Date.parse(b.packageDate) - Date.parse(a.packageDate)).slice(0, LATEST),
  },
);

/** HOST-102 */
export function LatestReleases({ companyName }: SlotProps['admin-dashboard']) {
  const mayOpen = useCan(area.pages.releasePackages.requires);
  // Earlier data hides a failure.
  const { data: packages } = useQuery({
    ...latestReleasesQuery,
    throwOnError: (_, query) => query.state.data === undefined,
  });
  return (
    <Section
      title={t('Latest releases')}
      aside={mayOpen && <TextLink to={RELEASE_PACKAGES_PATH}>{t('All release packages')}</TextLink>}
    >
      {packages ? (
        <chakra.ul containerType="inline-size">
          {packages.map((releasePackage) => (
            <ReleaseRow key={releasePackage.packageId} releasePackage={releasePackage} isLink={mayOpen} />
          ))}
        </chakra.ul>
      ) : (
        <chakra.div
          containerType="inline-size"
          css={{ '& > div > div': { '@container (width < 36rem)': { height: '53px' } } }}
        >
          <SkeletonRows rows={5} plain />
        </chakra.div>
      )}
      {packages?.length === 0 && <p>{t('Nothing has been released yet.')}</p>}
      {mayOpen && <MailsAreOff companyName={companyName} />}
    </Section>
  );
}

function MailsAreOff({ companyName }: { companyName: string }) {
  const { data: settings } = useQuery(releaseNotificationSettingsQuery);
  if (!settings || settings.sendReleasePackageNotifications) return null;
  return (
    <chakra.div marginTop="5">
      <Notice tone="neutral" icon={<VersionIcon aria-hidden />}>
        <strong>{t('Release emails are off.')}</strong>{' '}
        {t('No one at {companyName} gets an email when a version is released.', { companyName })}{' '}
        <TextLink whiteSpace="nowrap" to={pathOf(area.pages.customerNotifications)}>
          {t('Choose recipients')}
        </TextLink>
      </Notice>
    </chakra.div>
  );
}

function ReleaseRow({ releasePackage, isLink }: { releasePackage: version.SimplifiedReleasePackage; isLink: boolean }) {
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
    borderBottomWidth: '1px',
    '@media (hover: hover)': { 'a:hover > &': { bg: 'hover' } },
    '& code': { fontFamily: 'mono', fontWeight: 'medium' },
    '& [data-about]': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& [data-detail]': { color: 'text.muted', whiteSpace: 'nowrap' },
    '& [data-detail]:last-child': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '@container (width < 36rem)': {
      gridTemplateColumns: '62px minmax(0, 1fr) auto',
      paddingBlock: '2',
      minHeight: 'touch',
      '& [data-about]': { gridColumn: '2 / -1', whiteSpace: 'normal' },
      '& [data-detail]': { textStyle: 'xs' },
      '& [data-about] + [data-detail]': { gridColumn: '2' },
    },
  },
});
