import { version } from '@console/api';
import { keepPreviousData, queryOptions } from '@console/query';
import { useSave } from '@console/ui';
import type { SearchFilterValues } from '@console/ui/form';
import { packageTitle, toRequest } from './release-package-rules';

const RELEASE_PACKAGES = ['Version', 'ReleasePackages'] as const;

export const releasePackagesQuery = (filter: SearchFilterValues) =>
  queryOptions({
    queryKey: [...RELEASE_PACKAGES, filter],
    queryFn: ({ signal }) => version.getReleasePackages(toRequest(filter), signal),
    // What was found last stays in sight while the next is looked for.
    placeholderData: keepPreviousData,
  });

export const releasePackageQuery = (packageId: string) =>
  queryOptions({
    queryKey: [...RELEASE_PACKAGES, packageId],
    queryFn: ({ signal }) => version.getReleasePackage(Number(packageId), signal),
  });

/** VERS-028: all there is to know about a package goes along (C71). */
export function useShareReleasePackage(releasePackage: version.ReleasePackage) {
  return useSave({
    mutationFn: (customRecipient: string) =>
      version.sendNotification({
        packageId: releasePackage.packageId,
        subject: packageTitle(releasePackage),
        content: releasePackage.packageGeneralInfo,
        customRecipient,
        attachReleasePackageInformation: true,
        attachDetailedChangelogs: true,
      }),
    saved: 'E-mail with package details has been issued',
    record: () => packageTitle(releasePackage),
    failed: 'Failed to share the details',
    isSentOnce: true,
  });
}
