import { bindArea } from '@console/contract';
import area from './area';
import { releaseNotificationSettingsQuery } from './customer-notifications/customer-notifications-queries';
import { defaultFilter, isPackageId } from './release-packages/release-package-rules';
import { releasePackageQuery, releasePackagesQuery } from './release-packages/release-packages-queries';

/** The one module that the host loads: each page's code, and the data it will ask for first. */
export default bindArea(area, {
  pages: {
    releasePackages: {
      load: () =>
        import(/* webpackChunkName: "releasePackages" */ './release-packages/ReleasePackagesPage').then(
          (module) => module.ReleasePackagesPage,
        ),
      // An address that asks otherwise is read by the page.
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
    latestReleases: () => import('./latest-releases/LatestReleases').then((module) => module.LatestReleases),
  },
});
