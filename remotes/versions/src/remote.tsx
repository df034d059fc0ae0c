import { bindArea } from '@console/contract';
import area from './area';
import { releaseNotificationSettingsQuery } from './customer-notifications/customer-notifications-queries';
import { defaultFilter, isPackageId } from './release-packages/release-package-rules';
import { releasePackageQuery, releasePackagesQuery } from './release-packages/release-packages-queries';

export default bindArea(area, {
  pages: {
    releasePackages: () => import('./release-packages/ReleasePackagesPage'),
    releasePackageDetails: () => import('./release-package/ReleasePackagePage'),
    customerNotifications: () => import('./customer-notifications/CustomerNotificationsPage'),
  },
  prefetch: {
    // With a search in the address, only the page requests the list.
    releasePackages: (_, search) => (search === '' ? [releasePackagesQuery(defaultFilter())] : []),
    releasePackageDetails: ({ packageId = '' }) => (isPackageId(packageId) ? [releasePackageQuery(packageId)] : []),
    customerNotifications: [releaseNotificationSettingsQuery],
  },
  slots: {
    findReleases: () => import('./release-packages/find-releases').then((module) => module.findReleases),
    latestReleases: () => import('./latest-releases/LatestReleases').then((module) => module.LatestReleases),
  },
});
