import { defineArea } from '@console/contract';

/** Every page: the general administration code (HOST-061), and the switch of the installation. */
const requiresMfdx = { feature: 'generalAdmin', switch: 'mfdx' } as const;

export default defineArea({
  name: 'services-config',
  title: 'Services',
  groups: {
    Integration: { icon: 'integration', order: 60 },
    Interact: { icon: 'message', order: 50 },
    Viewpoint: { icon: 'view', order: 70 },
  },
  pages: {
    mfdxDevelopment: {
      path: '/admin/mfdx/development',
      title: 'Mfdx services - Development',
      requires: requiresMfdx,
    },
    mfdxDevelopmentService: {
      path: '/admin/mfdx/development/:settingsId',
      title: 'Mfdx service - Development',
      parent: 'mfdxDevelopment',
      requires: requiresMfdx,
    },
    mfdxTest: {
      path: '/admin/mfdx/test',
      title: 'Mfdx services - Test',
      requires: requiresMfdx,
      // One entry for the three; the page leads on to the others.
      nav: { group: 'Integration', label: 'Mfdx services', order: 50, covers: ['/admin/mfdx'] },
    },
    mfdxTestService: {
      path: '/admin/mfdx/test/:settingsId',
      title: 'Mfdx service - Test',
      parent: 'mfdxTest',
      requires: requiresMfdx,
    },
    mfdxProduction: {
      path: '/admin/mfdx/production',
      title: 'Mfdx services - Production',
      requires: requiresMfdx,
    },
    mfdxProductionService: {
      path: '/admin/mfdx/production/:settingsId',
      title: 'Mfdx service - Production',
      parent: 'mfdxProduction',
      requires: requiresMfdx,
    },
    mfdxEnvironment: { path: '/admin/mfdx/:environment', title: 'Mfdx services', requires: requiresMfdx },
  },
  slots: { waitingDrafts: { slot: 'next-actions', order: 40, requires: requiresMfdx } },
});
