import { defineArea } from '@console/contract';

const requires = { feature: 'generalAdmin', switch: 'settings' } as const;

export default defineArea({
  name: 'integrations',
  title: 'Integrations',
  groups: { Integration: { icon: 'integration', order: 60 }, Settings: { icon: 'settings', order: 40 } },
  pages: {
    auditForwarding: {
      path: '/admin/integration/auditlog-forward',
      title: 'Auditlog Forwarding',
      requires,
      nav: { group: 'Integration', label: 'Auditlog Forwarding', order: 40 },
    },
    branding: {
      path: '/admin/settings/branding',
      title: 'Branding',
      requires,
      nav: { group: 'Settings', label: 'Branding', order: 30 },
    },
  },
  slots: {},
});
