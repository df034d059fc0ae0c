import { bindArea } from '@console/contract';
import { apiClientsQuery } from './api-clients/api-clients-queries';
import area from './area';
import { auditForwardingQuery } from './audit-forwarding/audit-forwarding-queries';
import { brandSettingsQuery, defaultBrandSettingsQuery } from './branding/branding-queries';
import { archiveTabOf } from './components/archive-address';
import { accessGroupsQuery, allFoldersQuery } from './components/folders-queries';
import { signingConfigurationQuery, signingProvidersQuery } from './digital-signing/signing-queries';
import { retentionPoliciesQuery } from './retention-policies/retention-policies-queries';
import { webhooksQuery } from './webhooks/webhooks-queries';

export default bindArea(area, {
  pages: {
    digitalSigning: {
      load: () => import('./digital-signing/DigitalSigningPage'),
      prefetch: [signingProvidersQuery, signingConfigurationQuery, allFoldersQuery],
    },
    apiClients: {
      load: () => import('./api-clients/ApiClientsPage'),
      prefetch: [apiClientsQuery],
    },
    apiClient: {
      load: () => import('./api-clients/ApiClientPanel'),
      prefetch: [apiClientsQuery],
    },
    archive: {
      load: () => import('./archive/ArchivePage'),
      prefetch: (_, search) =>
        archiveTabOf(search) === 'webhooks' ? [webhooksQuery, allFoldersQuery] : [allFoldersQuery],
    },
    newWebhook: {
      load: () => import('./webhooks/NewWebhookPanel'),
    },
    webhook: {
      load: () => import('./webhooks/WebhookPanel'),
      prefetch: [webhooksQuery],
    },
    newFolder: {
      load: () => import('./folders/NewFolderDialog'),
      prefetch: [accessGroupsQuery, retentionPoliciesQuery],
    },
    folder: {
      load: () => import('./folders/EditFolderDialog'),
      prefetch: [accessGroupsQuery, retentionPoliciesQuery],
    },
    retentionPolicies: {
      load: () => import('./retention-policies/RetentionPoliciesPage'),
      prefetch: [retentionPoliciesQuery, allFoldersQuery],
    },
    newRetentionPolicy: {
      load: () => import('./retention-policies/NewPolicyPanel'),
    },
    retentionPolicy: {
      load: () => import('./retention-policies/PolicyPanel'),
      prefetch: [retentionPoliciesQuery],
    },
    auditTrail: {
      load: () => import('./audit-trail/AuditTrailPage'),
    },
    auditEvent: {
      load: () => import('./audit-trail/AuditEventPanel'),
    },
    auditForwarding: {
      load: () => import('./audit-forwarding/AuditForwardingPage'),
      prefetch: [auditForwardingQuery],
    },
    branding: {
      load: () => import('./branding/BrandingPage'),
      prefetch: [brandSettingsQuery, defaultBrandSettingsQuery],
    },
  },
  slots: {
    followMigration: () => import('./migration/FollowMigration').then((module) => module.FollowMigration),
    brandingStep: () => import('./branding/branding-step').then((module) => module.brandingStep),
    signingStep: () => import('./digital-signing/signing-step').then((module) => module.signingStep),
    apiClientStep: () => import('./api-clients/api-client-step').then((module) => module.apiClientStep),
  },
});
