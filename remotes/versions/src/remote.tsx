import { bindArea } from '@console/contract';
import area from './area';
import { releaseNotificationSettingsQuery } from './customer-notifications/customer-notifications-queries';
import { defaultFilter, isPackageId } from './release-packages/release-package-rules';
import { releasePackageQuery, releasePackagesQuery } from './release-packages/release-packages-queries';

/** The module that the host loads. */
export default bindArea(area, {
  pages: {
    releasePackages: {
      load: () =>
        import(/* webpackChunkName: "releasePackages" */ './release-packages/ReleasePackagesPage').then(
          (module) => module.ReleasePackagesPage,
        ),
      // With a search, the page requests alone.
      prefetch: (_, search) => (search === '' ? [releasePackagesQuery(defaultFilter())] : []),
    },
    releasePackageDetails: {
      load: () =>
        import(/* webpackChunkName: "releasePackageDetails" */ './release-package/ReleasePackagePage').then(
          (module) => module.ReleasePackagePage,
        ),
      prefetch: ({ packageId = '' }) => (isPackageId(packageId) ? [releasePackageQuery(packageId)] : []),
    },
    customerNotifications: {
      load: () =>
        import(
          /* webpackChunkName: "customerNotifications" */ './customer-notifications/CustomerNotificationsPage'
        ).then((module) => module.CustomerNotificationsPage),
      prefetch: [releaseNotificationSettingsQuery],
    },
  },
  slots: {
    findReleases: () => import('./release-packages/find-releases').then((module) => module.findReleases),
    latestReleases: () => import('./latest-releases/LatestReleases').then((module) => module.LatestReleases),
  },
});
