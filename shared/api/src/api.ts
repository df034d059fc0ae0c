/** The platform's REST contract: one namespace per controller, wire schemas beside the calls. No React. */
export * as attributeStore from './attribute-store';
export * as country from './country';
export * as customer from './customer';
export * as customerGroup from './customer-group';
export * as customerNotifications from './customer-notifications';
export * as customerRole from './customer-role';
export * as customerUser from './customer-user';
export * as dashboard from './dashboard';
export { ApiError, type ApiErrorCode, CONCURRENT_EDIT_MESSAGE, toApiError } from './api-error';
export {
  type CustomerEnvironment,
  customerEnvironmentIds,
  type DocumentEnvironment,
  documentEnvironmentIds,
} from './environments';
export { type ApiBase, type ApiOptions, configureApi, http } from './http';
export * as language from './language';
export * as manageTeam from './manage-team';
export { MESSAGE_FAILURE, MESSAGE_SUCCESS, MESSAGE_WARNING, type MessageResult, messageResult } from './message-result';
export * as myUser from './my-user';
export { noAnswer } from './no-answer';
export * as stripeSettings from './stripe-settings';
export * as version from './version';
