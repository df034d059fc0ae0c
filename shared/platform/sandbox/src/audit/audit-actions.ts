import type { auditTrail } from '@console/api';

interface ActionMeaning {
  subject: auditTrail.Subject;
  operation: auditTrail.Operation;
}

type Operations = Partial<Record<auditTrail.Operation, readonly string[]>>;

/** Calls with an audit entry, by the record changed. A test compares the API. */
const ACTIONS: Partial<Record<auditTrail.Subject, Operations>> = {
  user: { updated: ['PUT /api/ManageTeam/Users/:userId'] },
  invite: {
    sent: ['POST /api/ManageTeam/InviteUser'],
    deleted: ['POST /api/ManageTeam/PendingInvites/RemoveMany'],
  },
  role: {
    updated: ['POST /api/CustomerRole/Role'],
    deleted: ['DELETE /api/CustomerRole/Role/:roleId', 'PUT /api/CustomerRole/Role/Move/:fromId/:toId'],
  },
  group: {
    created: ['POST /api/CustomerGroup/Group'],
    updated: [
      'PUT /api/CustomerGroup/Group',
      'POST /api/CustomerGroup/Group/:groupId/Users/Add',
      'POST /api/CustomerGroup/Group/:groupId/Users/Remove',
    ],
    deleted: ['DELETE /api/CustomerGroup/Group/:groupId'],
  },
  profile: { updated: ['POST /api/MyUser', 'POST /api/MyUser/Sessions/EndOthers'] },
  company: { created: ['POST /api/Customer'], updated: ['PUT /api/Customer'] },
  notification: { updated: ['PUT /api/CustomerNotifications/NotificationTemplate/:typeId'] },
  plan: {
    started: ['POST /api/CustomerPlan/Start', 'GET /api/CustomerPlan/IssueInvoice'],
    deleted: ['DELETE /api/CustomerPlan/ScheduledChange', 'DELETE /api/CustomerPlan/Orders/:orderId'],
  },
  paymentMethod: {
    created: ['POST /api/Billing/AddPaymentMethod', 'POST /api/Billing/create-payment-intent'],
    updated: ['PUT /api/Billing/SetPaymentMethodAsDefault/:paymentMethodId'],
    deleted: ['DELETE /api/Billing/DeletePaymentMethod/:paymentMethodId'],
  },
  document: {
    updated: ['POST /api/attributestore/document', 'POST /api/attributestore/document/load/:fromId/:toId'],
    published: ['POST /api/attributestore/document/publish/:environmentId'],
    deleted: ['POST /api/attributestore/document/delete'],
  },
  releaseNotification: {
    sent: ['POST /Version/SendNotification'],
    updated: [
      'POST /api/Customer/SendReleasePackageNotificationsStatus',
      'POST /api/Customer/CustomerNotificationEmails',
    ],
  },
  branding: { updated: ['POST /api/Customer/WhiteLabel'] },
  auditForwarding: { updated: ['POST /api/Customer/AuditlogForward'] },
  apiClient: {
    created: ['POST /api/Customer/ApiClient'],
    updated: ['PUT /api/Customer/ApiClient/:clientId/enable', 'PUT /api/Customer/ApiClient/:clientId/disable'],
    deleted: ['DELETE /api/Customer/ApiClient/:clientId'],
  },
  event: { created: ['POST /api/AuditLog', 'POST /api/MetaTool/Documents'] },
  folder: {
    created: ['POST /api/DigitalArchiveFolders'],
    updated: ['POST /api/DigitalArchiveFolders/update'],
    deleted: ['POST /api/DigitalArchiveFolders/delete'],
  },
  archiveDocument: { created: ['POST /api/DigitalArchive/:folderId/Records'] },
  webhook: {
    created: ['POST /api/DigitalArchiveWebhooks'],
    updated: ['POST /api/DigitalArchiveWebhooks/update', 'POST /api/DigitalArchiveWebhooks/:webhookId/signingSecret'],
    sent: ['POST /api/DigitalArchiveWebhooks/:webhookId/deliveries/:deliveryId/sendAgain'],
    deleted: ['POST /api/DigitalArchiveWebhooks/delete'],
  },
  metadataColumns: { updated: ['POST /api/DigitalArchiveMetadataMapping/update'] },
  retentionPolicy: { created: ['POST /api/RetentionPolicies'], updated: ['PUT /api/RetentionPolicies'] },
  migration: { started: ['POST /api/DigitalArchiveMigration/Migrate'] },
  signing: {
    updated: [
      'POST /api/AdminIntegration/digitalsigning',
      'POST /api/AdminIntegration/digitalsigningarchiveintegration',
    ],
    created: ['POST /api/AdminIntegration/digitalsigning/generateAccessKeys'],
    tested: ['POST /api/AdminIntegration/digitalsigning/test'],
  },
  signingOrder: { created: ['POST /api/DigitalSigning/Orders'] },
  deliveryService: {
    updated: ['POST /api/mfdx/settings', 'POST /api/mfdx/settings/discard'],
    published: ['POST /api/mfdx/settings/publish'],
    tested: ['POST /api/mfdx/settings/test/:environmentId/:settingsId'],
  },
  viewpoint: {
    created: ['POST /api/ViewpointConnection'],
    updated: [
      'POST /api/ViewpointConnection/update',
      'POST /api/ViewpointConfiguration',
      'POST /api/ViewpointConfiguration/update',
    ],
    deleted: ['POST /api/ViewpointConnection/delete'],
  },
  soapClient: {
    created: ['POST /api/InteractSOAPClient'],
    updated: ['POST /api/InteractSOAPClient/update'],
    deleted: ['POST /api/InteractSOAPClient/delete'],
  },
  webEditor: {
    created: ['POST /api/WebEditorSettings'],
    updated: ['POST /api/WebEditorSettings/update', 'POST /api/WebEditorSettings/general'],
    deleted: ['POST /api/WebEditorSettings/delete'],
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
      actions.map((action) => [action, { subject, operation } as ActionMeaning] as const),
    ),
  ),
);

export const KNOWN_ACTIONS: readonly string[] = [...MEANINGS.keys()];

const EVENT: ActionMeaning = { subject: 'event', operation: 'created' };

export const meaningOf = (action: string): ActionMeaning => MEANINGS.get(action) ?? EVENT;
