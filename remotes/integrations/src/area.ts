import { defineArea } from '@console/contract';

const requiresIntegration = { feature: 'generalAdmin', switch: 'integration' } as const;
/** C146 */
const requiresAuditTrail = { feature: 'generalAdmin', switch: 'auditTrail' } as const;
const requiresSettings = { feature: 'generalAdmin', switch: 'settings' } as const;

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
    newWebhook: {
      path: '/admin/integration/digitalarchive/webhooks/new',
      title: 'New webhook',
      parent: 'archive',
      requires: requiresIntegration,
    },
    webhook: {
      path: '/admin/integration/digitalarchive/webhooks/:webhookId',
      title: 'Webhook',
      parent: 'archive',
      requires: requiresIntegration,
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
    retentionPolicies: {
      path: '/admin/settings/retentionPolicies',
      title: 'Retention policies',
      requires: requiresSettings,
      nav: { group: 'Settings', label: 'Retention policies', order: 40 },
    },
    newRetentionPolicy: {
      path: '/admin/settings/retentionPolicies/new',
      title: 'Add new policy',
      parent: 'retentionPolicies',
      requires: requiresSettings,
    },
    retentionPolicy: {
      path: '/admin/settings/retentionPolicies/:policyId',
      title: 'Retention policy',
      parent: 'retentionPolicies',
      requires: requiresSettings,
    },
    digitalSigning: {
      path: '/admin/integration/digitalsigning',
      title: 'Digital signing',
      kind: 'form',
      requires: requiresIntegration,
      nav: { group: 'Integration', label: 'Digital signing', order: 10 },
    },
    apiClients: {
      path: '/admin/integration/apiclients',
      title: 'API Clients',
      requires: requiresIntegration,
      nav: { group: 'Integration', label: 'API Clients', order: 30 },
    },
    apiClient: {
      path: '/admin/integration/apiclients/:clientId',
      title: 'API client',
      parent: 'apiClients',
      requires: requiresIntegration,
    },
    auditTrail: {
      path: '/admin/integration/audit-trail',
      title: 'Audit trail',
      requires: requiresAuditTrail,
      // The dashboard's figure links to the first path with 'audit'.
      nav: { group: 'Integration', label: 'Audit trail', order: 35 },
    },
    auditEvent: {
      path: '/admin/integration/audit-trail/:eventId',
      title: 'Event',
      parent: 'auditTrail',
      requires: requiresAuditTrail,
    },
    auditForwarding: {
      path: '/admin/integration/auditlog-forward',
      title: 'Auditlog Forwarding',
      kind: 'form',
      requires: requiresIntegration,
      nav: { group: 'Integration', label: 'Auditlog Forwarding', order: 40 },
    },
    branding: {
      path: '/admin/settings/branding',
      title: 'Branding',
      kind: 'form',
      requires: requiresSettings,
      nav: { group: 'Settings', label: 'Branding', order: 30 },
    },
  },
  slots: {
    followMigration: { slot: 'jobs', order: 10, requires: requiresIntegration },
    brandingStep: { slot: 'onboarding', order: 20, requires: requiresSettings },
    signingStep: { slot: 'onboarding', order: 40, requires: requiresIntegration },
    apiClientStep: { slot: 'onboarding', order: 50, requires: requiresIntegration },
  },
});
