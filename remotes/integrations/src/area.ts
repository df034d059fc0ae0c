import { defineArea } from '@console/contract';

/** The digital archive: the general administration code, and the switch of the installation. */
const requiresIntegration = { feature: 'generalAdmin', switch: 'integration' } as const;

export default defineArea({
  name: 'integrations',
  title: 'Integrations',
  groups: { Integration: { icon: 'integration', order: 60 } },
  pages: {
    apiClients: {
      path: '/admin/integration/apiclients',
      title: 'API Clients',
      requires: requiresIntegration,
      nav: { group: 'Integration', label: 'API Clients', order: 30 },
    },
  },
  slots: {},
});
