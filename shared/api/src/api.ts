/** The REST contract: a namespace per controller, with wire schemas. No React; each caller bundles it. */
export * as adminIntegration from './admin-integration';
export * as apiClient from './api-client';
export * as attributeStore from './attribute-store';
export * as auditTrail from './audit-trail';
export * as auditlogForward from './auditlog-forward';
export * as billing from './billing';
export * as country from './country';
export * as customer from './customer';
export * as customerEnvironments from './customer-environment';
export * as customerGroup from './customer-group';
export * as customerNotifications from './customer-notifications';
export * as customerPlan from './customer-plan';
export * as customerRole from './customer-role';
export * as customerUser from './customer-user';
export * as dashboard from './dashboard';
export * as digitalArchiveFolders from './digital-archive-folders';
export * as digitalArchiveMetadataMapping from './digital-archive-metadata-mapping';
export * as digitalArchiveMigration from './digital-archive-migration';
export * as digitalArchiveWebhooks from './digital-archive-webhooks';
export {
  type CustomerEnvironment,
  customerEnvironmentIds,
  type DocumentEnvironment,
  documentEnvironmentIds,
} from './environments';
export { fieldsOf } from './fields-of';
export * as interactSoapClient from './interact-soap-client';
export * as language from './language';
export * as manageTeam from './manage-team';
export { MESSAGE_FAILURE, MESSAGE_SUCCESS, MESSAGE_WARNING, type MessageResult, messageResult } from './message-result';
export * as mfdx from './mfdx';
export * as myUser from './my-user';
export * as plan from './plan';
export * as retentionPolicies from './retention-policies';
export { isSecretRetained, type SecretAddresses } from './stored-secrets';
export * as stripeSettings from './stripe-settings';
export * as texts from './texts';
export { searchText } from './texts';
export * as version from './version';
export * as viewpointConfiguration from './viewpoint-configuration';
export * as viewpointConnection from './viewpoint-connection';
export { hostOf, hostProblem, isWebAddress, policyOrigin, webAddressProblem } from './web-address';
export * as webEditorSettings from './web-editor-settings';
export * as whiteLabel from './white-label';
