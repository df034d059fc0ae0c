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

/** The module that the host loads. */
export default bindArea(area, {
  pages: {
    digitalSigning: {
      load: () =>
        import(/* webpackChunkName: "digitalSigning" */ './digital-signing/DigitalSigningPage').then(
          (module) => module.DigitalSigningPage,
        ),
      prefetch: [signingProvidersQuery, signingConfigurationQuery, allFoldersQuery],
    },
    apiClients: {
      load: () =>
        import(/* webpackChunkName: "apiClients" */ './api-clients/ApiClientsPage').then(
          (module) => module.ApiClientsPage,
        ),
      prefetch: [apiClientsQuery],
    },
    apiClient: {
      load: () =>
        import(/* webpackChunkName: "apiClient" */ './api-clients/ApiClientPanel').then(
          (module) => module.ApiClientPanel,
        ),
      prefetch: [apiClientsQuery],
    },
    archive: {
      load: () =>
        import(/* webpackChunkName: "archive" */ './archive/ArchivePage').then((module) => module.ArchivePage),
      prefetch: (_, search) =>
        archiveTabOf(search) === 'webhooks' ? [webhooksQuery, allFoldersQuery] : [allFoldersQuery],
    },
    newWebhook: {
      load: () =>
        import(/* webpackChunkName: "newWebhook" */ './webhooks/NewWebhookPanel').then(
          (module) => module.NewWebhookPanel,
        ),
    },
    webhook: {
      load: () =>
        import(/* webpackChunkName: "webhook" */ './webhooks/WebhookPanel').then((module) => module.WebhookPanel),
      prefetch: [webhooksQuery],
    },
    newFolder: {
      load: () =>
        import(/* webpackChunkName: "newFolder" */ './folders/NewFolderDialog').then(
          (module) => module.NewFolderDialog,
        ),
      prefetch: [accessGroupsQuery, retentionPoliciesQuery],
    },
    folder: {
      load: () =>
        import(/* webpackChunkName: "folder" */ './folders/EditFolderDialog').then((module) => module.EditFolderDialog),
      prefetch: [accessGroupsQuery, retentionPoliciesQuery],
    },
    retentionPolicies: {
      load: () =>
        import(/* webpackChunkName: "retentionPolicies" */ './retention-policies/RetentionPoliciesPage').then(
          (module) => module.RetentionPoliciesPage,
        ),
      prefetch: [retentionPoliciesQuery, allFoldersQuery],
    },
    newRetentionPolicy: {
      load: () =>
        import(/* webpackChunkName: "newRetentionPolicy" */ './retention-policies/NewPolicyPanel').then(
          (module) => module.NewPolicyPanel,
        ),
    },
    retentionPolicy: {
      load: () =>
        import(/* webpackChunkName: "retentionPolicy" */ './retention-policies/PolicyPanel').then(
          (module) => module.PolicyPanel,
        ),
      prefetch: [retentionPoliciesQuery],
    },
    auditTrail: {
      load: () =>
        import(/* webpackChunkName: "auditTrail" */ './audit-trail/AuditTrailPage').then(
          (module) => module.AuditTrailPage,
        ),
    },
    auditEvent: {
      load: () =>
        import(/* webpackChunkName: "auditEvent" */ './audit-trail/AuditEventPanel').then(
          (module) => module.AuditEventPanel,
        ),
    },
    auditForwarding: {
      load: () =>
        import(/* webpackChunkName: "auditForwarding" */ './audit-forwarding/AuditForwardingPage').then(
          (module) => module.AuditForwardingPage,
        ),
      prefetch: [auditForwardingQuery],
    },
    branding: {
      load: () =>
        import(/* webpackChunkName: "branding" */ './branding/BrandingPage').then((module) => module.BrandingPage),
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
