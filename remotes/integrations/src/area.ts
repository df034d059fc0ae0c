import { defineArea } from '@console/contract';

/** The digital archive: the general administration code, and the switch of the installation. */
const requiresIntegration = { feature: 'generalAdmin', switch: 'integration' } as const;

export default defineArea({
  name: 'integrations',
  title: 'Integrations',
  groups: { Integration: { icon: 'integration', order: 60 }, Settings: { icon: 'settings', order: 40 } },
  pages: {
    archive: {
      path: '/admin/integration/digitalarchive',
      title: 'Archive',
      requires: requiresIntegration,
      nav: { group: 'Integration', label: 'Archive', order: 20 },
    },
    newFolder: {
      path: '/admin/integration/digitalarchive/folders/new',
      title: 'Add new folder',
      parent: 'archive',
      requires: requiresIntegration,
    },
    folder: {
      path: '/admin/integration/digitalarchive/folders/:folderId',
      title: 'Edit folder',
      parent: 'archive',
      requires: requiresIntegration,
    },
    digitalSigning: {
      path: '/admin/integration/digitalsigning',
      title: 'Digital signing',
      requires: requiresIntegration,
      nav: { group: 'Integration', label: 'Digital signing', order: 10 },
    },
    apiClients: {
      path: '/admin/integration/apiclients',
      title: 'API Clients',
      requires: requiresIntegration,
      nav: { group: 'Integration', label: 'API Clients', order: 30 },
    },
  },
  slots: {},
});
