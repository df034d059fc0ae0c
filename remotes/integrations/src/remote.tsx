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
    digitalSigning: () => import('./digital-signing/DigitalSigningPage'),
    apiClients: () => import('./api-clients/ApiClientsPage'),
    apiClient: () => import('./api-clients/ApiClientPanel'),
    archive: () => import('./archive/ArchivePage'),
    newWebhook: () => import('./webhooks/NewWebhookPanel'),
    webhook: () => import('./webhooks/WebhookPanel'),
    newFolder: () => import('./folders/NewFolderDialog'),
    folder: () => import('./folders/EditFolderDialog'),
    retentionPolicies: () => import('./retention-policies/RetentionPoliciesPage'),
    newRetentionPolicy: () => import('./retention-policies/NewPolicyPanel'),
    retentionPolicy: () => import('./retention-policies/PolicyPanel'),
    auditTrail: () => import('./audit-trail/AuditTrailPage'),
    auditEvent: () => import('./audit-trail/AuditEventPanel'),
    auditForwarding: () => import('./audit-forwarding/AuditForwardingPage'),
    branding: () => import('./branding/BrandingPage'),
  },
  prefetch: {
    digitalSigning: [signingProvidersQuery, signingConfigurationQuery, allFoldersQuery],
    apiClients: [apiClientsQuery],
    apiClient: [apiClientsQuery],
    archive: (_, search) =>
      archiveTabOf(search) === 'webhooks' ? [webhooksQuery, allFoldersQuery] : [allFoldersQuery],
    webhook: [webhooksQuery],
    newFolder: [accessGroupsQuery, retentionPoliciesQuery],
    folder: [accessGroupsQuery, retentionPoliciesQuery],
    retentionPolicies: [retentionPoliciesQuery, allFoldersQuery],
    retentionPolicy: [retentionPoliciesQuery],
    auditForwarding: [auditForwardingQuery],
    branding: [brandSettingsQuery, defaultBrandSettingsQuery],
  },
  slots: {
    followMigration: () => import('./migration/FollowMigration').then((module) => module.FollowMigration),
    brandingStep: () => import('./onboarding-steps').then((module) => module.brandingStep),
    signingStep: () => import('./onboarding-steps').then((module) => module.signingStep),
    apiClientStep: () => import('./onboarding-steps').then((module) => module.apiClientStep),
  },
});
