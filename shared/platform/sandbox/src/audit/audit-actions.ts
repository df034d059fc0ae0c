import * as api from '@console/api';
import type { Call } from '@console/http';
import { urlOf } from '../calls/endpoint';

interface ActionMeaning {
  subject: api.auditTrail.Subject;
  operation: api.auditTrail.Operation;
}

type Operations = Partial<Record<api.auditTrail.Operation, readonly (Call | string)[]>>;

/** Every call that leaves an audit entry, by the kind of record that changes. */
const ACTIONS: Partial<Record<api.auditTrail.Subject, Operations>> = {
  user: { updated: [api.manageTeam.updateUser] },
  invite: {
    sent: [api.manageTeam.inviteUser],
    deleted: [api.manageTeam.removePendingInvites],
  },
  role: {
    updated: [api.customerRole.saveRole],
    deleted: [api.customerRole.deleteRole, api.customerRole.moveRole],
  },
  group: {
    created: [api.customerGroup.createGroup],
    updated: [api.customerGroup.renameGroup, api.customerGroup.addGroupMembers, api.customerGroup.removeGroupMembers],
    deleted: [api.customerGroup.deleteGroup],
  },
  profile: { updated: [api.myUser.updateMyUser, api.myUser.endOtherSessions] },
  company: { created: [api.customer.registerCustomer], updated: [api.customer.updateCustomer] },
  notification: { updated: [api.customerNotifications.saveNotificationTemplate] },
  plan: {
    started: [api.customerPlan.startPlan, api.customerPlan.issueInvoice],
    deleted: [api.customerPlan.removeScheduledChange, api.customerPlan.cancelOrder],
  },
  paymentMethod: {
    created: [api.billing.addPaymentMethod, api.billing.createPaymentIntent],
    updated: [api.billing.setPaymentMethodAsDefault],
    deleted: [api.billing.deletePaymentMethod],
  },
  document: {
    updated: [api.attributeStore.saveDocument, api.attributeStore.loadDocuments],
    published: [api.attributeStore.publishDocuments],
    deleted: [api.attributeStore.deleteDocuments],
  },
  releaseNotification: {
    sent: [api.version.sendNotification],
    updated: [api.customer.updateReleaseNotificationSettings, api.customer.updateCustomerNotificationEmails],
  },
  branding: { updated: [api.whiteLabel.updateBrandSettings] },
  auditForwarding: { updated: [api.auditlogForward.updateAuditForwarding] },
  apiClient: {
    created: [api.apiClient.createApiClient],
    updated: [api.apiClient.enableApiClient, api.apiClient.disableApiClient],
    deleted: [api.apiClient.deleteApiClient],
  },
  event: { created: ['POST /api/AuditLog', 'POST /api/MetaTool/Documents'] },
  folder: {
    created: [api.digitalArchiveFolders.createFolder],
    updated: [api.digitalArchiveFolders.updateFolder],
    deleted: [api.digitalArchiveFolders.deleteFolders],
  },
  archiveDocument: { created: ['POST /api/DigitalArchive/:folderId/Records'] },
  webhook: {
    created: [api.digitalArchiveWebhooks.createWebhook],
    updated: [api.digitalArchiveWebhooks.updateWebhook, api.digitalArchiveWebhooks.createSigningSecret],
    sent: [api.digitalArchiveWebhooks.sendDeliveryAgain],
    deleted: [api.digitalArchiveWebhooks.deleteWebhooks],
  },
  metadataColumns: { updated: [api.digitalArchiveMetadataMapping.updateMappings] },
  retentionPolicy: {
    created: [api.retentionPolicies.createRetentionPolicy],
    updated: [api.retentionPolicies.updateRetentionPolicy],
  },
  migration: { started: [api.digitalArchiveMigration.migrate] },
  signing: {
    updated: [api.adminIntegration.saveSigningProvider, api.adminIntegration.saveArchiveIntegration],
    created: [api.adminIntegration.generateAccessKeys],
    tested: [api.adminIntegration.testSigningProvider],
  },
  signingOrder: { created: ['POST /api/DigitalSigning/Orders'] },
  deliveryService: {
    updated: [api.mfdx.saveSettings, api.mfdx.discardDraft],
    published: [api.mfdx.publishSettings],
    tested: [api.mfdx.testService],
  },
  viewpoint: {
    created: [api.viewpointConnection.createConnection],
    updated: [
      api.viewpointConnection.updateConnection,
      api.viewpointConfiguration.createConfiguration,
      api.viewpointConfiguration.updateConfiguration,
    ],
    deleted: [api.viewpointConnection.deleteConnections],
  },
  soapClient: {
    created: [api.interactSoapClient.createSoapClient],
    updated: [api.interactSoapClient.updateSoapClient],
    deleted: [api.interactSoapClient.deleteSoapClients],
  },
  webEditor: {
    created: [api.webEditorSettings.createWebEditorSetting],
    updated: [api.webEditorSettings.updateWebEditorSetting, api.webEditorSettings.saveGeneralSettings],
    deleted: [api.webEditorSettings.deleteWebEditorSettings],
  },
  platform: {
    updated: ['POST /api/Platform/Companies/:companyId/Approve', 'POST /api/Platform/Billing/Calendar'],
    published: ['POST /api/Platform/Releases/:packageId/Publish'],
    deleted: ['POST /api/Platform/Archives/:customerId/DeleteDue'],
    tested: ['POST /api/Platform/Archives/:customerId/FailNextMigration'],
  },
};

const MEANINGS: ReadonlyMap<string, ActionMeaning> = new Map(
  Object.entries(ACTIONS).flatMap(([subject, operations]) =>
    Object.entries(operations).flatMap(([operation, actions]) =>
      actions.map(
        (call) =>
          [
            typeof call === 'string' ? call : `${call.method} ${urlOf(call)}`,
            { subject, operation } as ActionMeaning,
          ] as const,
      ),
    ),
  ),
);

export const KNOWN_ACTIONS: readonly string[] = [...MEANINGS.keys()];

const EVENT: ActionMeaning = { subject: 'event', operation: 'created' };

export const meaningOf = (action: string): ActionMeaning => MEANINGS.get(action) ?? EVENT;
