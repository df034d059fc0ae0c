import { defineArea } from '@console/contract';

/** HOST-061, C8 */
const requires = { feature: 'generalAdmin', switch: 'version', unless: 'versionForEveryone' } as const;

/** HOST-057, C8: the gate gives the reason. */
const always = { switch: 'version' } as const;

export default defineArea({
  name: 'versions',
  title: 'Version',
  groups: { Version: { icon: 'version', order: 90 } },
  pages: {
    releasePackages: {
      path: '/admin/version/releasePackages',
      title: 'Release packages',
      requires,
      nav: {
        group: 'Version',
        label: 'Release packages',
        order: 10,
        covers: ['/admin/releasePackageDetails'],
        requires: always,
      },
    },
    releasePackageDetails: {
      path: '/admin/releasePackageDetails/:packageId',
      title: 'Release package',
      kind: 'form',
      requires,
    },
    customerNotifications: {
      path: '/admin/version/customerNotifications',
      title: 'Version Notifications',
      kind: 'form',
      requires,
      nav: { group: 'Version', label: 'Notifications', order: 20, requires: always },
    },
  },
  slots: {
    latestReleases: { slot: 'admin-dashboard', order: 10, requires: { usage: true, switch: 'version' } },
    findReleases: { slot: 'search', order: 40, requires },
  },
});
