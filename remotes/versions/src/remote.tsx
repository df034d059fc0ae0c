import { bindArea } from '@console/contract';
import area from './area';

/** The one module that the host loads: each page's code, and the data it will ask for first. */
export default bindArea(area, {
  pages: {
    releasePackages: {
      load: () =>
        import(/* webpackChunkName: "releasePackages" */ './release-packages/ReleasePackagesPage').then(
          (module) => module.ReleasePackagesPage,
        ),
    },
    releasePackageDetails: {
      load: () =>
        import(/* webpackChunkName: "releasePackageDetails" */ './release-packages/ReleasePackagePage').then(
          (module) => module.ReleasePackagePage,
        ),
    },
    customerNotifications: {
      load: () =>
        import(
          /* webpackChunkName: "customerNotifications" */ './customer-notifications/CustomerNotificationsPage'
        ).then((module) => module.CustomerNotificationsPage),
    },
  },
  slots: {
    latestReleases: () => import('./latest-releases/LatestReleases').then((module) => module.LatestReleases),
  },
});
