import { defineArea } from '@console/contract';
import { t } from '@console/words';

const requiresIntegration = { feature: 'generalAdmin', switch: 'integration' } as const;
/** C146 */
const requiresAuditTrail = { feature: 'generalAdmin', switch: 'auditTrail' } as const;
const requiresSettings = { feature: 'generalAdmin', switch: 'settings' } as const;

export default defineArea({
  name: 'integrations',
  title: t('Integrations'),
  groups: { Integration: { icon: 'integration', order: 60 }, Settings: { icon: 'settings', order: 40 } },
  pages: {
    archive: {
      path: '/admin/integration/digitalarchive',
      title: t('Archive'),
      requires: requiresIntegration,
      nav: { group: t('Integration'), label: t('Archive'), order: 20 },
    },
    newWebhook: {
      path: '/admin/integration/digitalarchive/webhooks/new',
      title: t('New webhook'),
      parent: 'archive',
      requires: requiresIntegration,
    },
    webhook: {
      path: '/admin/integration/digitalarchive/webhooks/:webhookId',
      title: t('Webhook'),
      parent: 'archive',
      requires: requiresIntegration,
    },
    newFolder: {
      path: '/admin/integration/digitalarchive/folders/new',
      title: t('Add new folder'),
      parent: 'archive',
      requires: requiresIntegration,
    },
    folder: {
      path: '/admin/integration/digitalarchive/folders/:folderId',
      title: t('Edit folder'),
      parent: 'archive',
      requires: requiresIntegration,
    },
    retentionPolicies: {
      path: '/admin/settings/retentionPolicies',
      title: t('Retention policies'),
      requires: requiresSettings,
      nav: { group: t('Settings'), label: t('Retention policies'), order: 40 },
    },
    newRetentionPolicy: {
      path: '/admin/settings/retentionPolicies/new',
      title: t('Add new policy'),
      parent: 'retentionPolicies',
      requires: requiresSettings,
    },
    retentionPolicy: {
      path: '/admin/settings/retentionPolicies/:policyId',
      title: t('Retention policy'),
      parent: 'retentionPolicies',
      requires: requiresSettings,
    },
    digitalSigning: {
      path: '/admin/integration/digitalsigning',
      title: t('Digital signing'),
      kind: 'form',
      requires: requiresIntegration,
      nav: { group: t('Integration'), label: t('Digital signing'), order: 10 },
    },
    apiClients: {
      path: '/admin/integration/apiclients',
      title: t('API Clients'),
      requires: requiresIntegration,
      nav: { group: t('Integration'), label: t('API Clients'), order: 30 },
    },
    apiClient: {
      path: '/admin/integration/apiclients/:clientId',
      title: t('API client'),
      parent: 'apiClients',
      requires: requiresIntegration,
    },
    auditTrail: {
      path: '/admin/integration/audit-trail',
      title: t('Audit trail'),
      requires: requiresAuditTrail,
      // The dashboard's figure links to the first path with 'audit'.
      nav: { group: t('Integration'), label: t('Audit trail'), order: 35 },
    },
    auditEvent: {
      path: '/admin/integration/audit-trail/:eventId',
      title: t('Event'),
      parent: 'auditTrail',
      requires: requiresAuditTrail,
    },
    auditForwarding: {
      path: '/admin/integration/auditlog-forward',
      title: t('Auditlog Forwarding'),
      kind: 'form',
      requires: requiresIntegration,
      nav: { group: t('Integration'), label: t('Auditlog Forwarding'), order: 40 },
    },
    branding: {
      path: '/admin/settings/branding',
      title: t('Branding'),
      kind: 'form',
      requires: requiresSettings,
      nav: { group: t('Settings'), label: t('Branding'), order: 30 },
    },
  },
  slots: {
    followMigration: { slot: 'jobs', order: 10, requires: requiresIntegration },
    brandingStep: { slot: 'onboarding', order: 20, requires: requiresSettings },
    signingStep: { slot: 'onboarding', order: 40, requires: requiresIntegration },
    apiClientStep: { slot: 'onboarding', order: 50, requires: requiresIntegration },
  },
});
