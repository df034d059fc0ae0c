import type { SlotProps } from '@console/contract';
import { useQuery } from '@console/query';
import { useCan } from '@console/session';
import { Section, SkeletonRows, TextLink } from '@console/ui';
import area from '../area';
import { RELEASE_PACKAGES_PATH } from '../release-packages/release-package-paths';
import { latestReleasesQuery } from './latest-releases-query';
import { NobodyIsTold } from './NobodyIsTold';
import { ReleaseRow } from './ReleaseRow';

/** The five latest releases on the admin dashboard (HOST-102), with links for those who may open them. */
export function LatestReleases({ companyName }: SlotProps['admin-dashboard']) {
  const mayOpen = useCan(area.pages.releasePackages.requires);
  // A failure is the slot's to show; what has been shown before stays.
  const { data: packages } = useQuery({
    ...latestReleasesQuery,
    throwOnError: (_, query) => query.state.data === undefined,
  });
  return (
    <Section
      title="Latest releases"
      aside={mayOpen && <TextLink to={RELEASE_PACKAGES_PATH}>All release packages</TextLink>}
    >
      {packages ? (
        <ul>
          {packages.map((releasePackage) => (
            <ReleaseRow key={releasePackage.packageId} releasePackage={releasePackage} isLink={mayOpen} />
          ))}
        </ul>
      ) : (
        <SkeletonRows rows={5} plain />
      )}
      {packages?.length === 0 && <p>Nothing has been released yet.</p>}
      {mayOpen && <NobodyIsTold companyName={companyName} />}
    </Section>
  );
}
