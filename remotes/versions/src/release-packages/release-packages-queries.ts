import { version } from '@console/api';
import { send } from '@console/http';
import { callQuery, keepPreviousData } from '@console/query';
import { useSave } from '@console/ui';
import type { SearchFilterValues } from '@console/ui/search';
import { t } from '@console/words';
import { packageTitle, toRequest } from './release-package-rules';

export const releasePackagesQuery = (filter: SearchFilterValues) =>
  callQuery(
    version.getReleasePackages,
    { body: toRequest(filter) },
    {
      // The previous result stays meanwhile.
      placeholderData: keepPreviousData,
    },
  );

export const releasePackageQuery = (packageId: string) =>
  callQuery(version.getReleasePackage, { packageId: Number(packageId) });

/** VERS-028, C71 */
export function useShareReleasePackage(releasePackage: version.ReleasePackage) {
  return useSave({
    mutationFn: (customRecipient: string) =>
      send(version.sendNotification, {
        body: {
          packageId: releasePackage.packageId,
          subject: packageTitle(releasePackage),
          content: releasePackage.packageGeneralInfo,
          customRecipient,
          attachReleasePackageInformation: true,
          attachDetailedChangelogs: true,
        },
      }),
    saved: t('E-mail with package details has been issued'),
    record: () => packageTitle(releasePackage),
    failed: t('Failed to share the details'),
    isSentOnce: true,
  });
}
