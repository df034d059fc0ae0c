import { useQuery } from '@console/query';
import { useParams } from '@console/router';
import { LoadError, Page } from '@console/ui';
import { PackageActions } from './PackageActions';
import { PackageDetails } from './PackageDetails';
import { PackageHeader } from './PackageHeader';
import { PackageSkeleton } from './PackageSkeleton';
import { packageTitle } from './release-package-rules';
import { releasePackageQuery } from './release-packages-queries';

/** One release package: what it is, what it needs, and what changed in each application. */
export function ReleasePackagePage() {
  const { packageId = '' } = useParams();
  const query = useQuery(releasePackageQuery(packageId));
  const { data } = query;

  if (data) {
    return (
      <Page>
        <PackageHeader title={packageTitle(data)} action={<PackageActions releasePackage={data} />} />
        <PackageDetails releasePackage={data} />
      </Page>
    );
  }
  return (
    <Page>
      <PackageHeader title="Release package" />
      {query.error ? <LoadError title="Failed to load package" query={query} /> : <PackageSkeleton />}
    </Page>
  );
}
