/** Addresses, token, retry, errors. The only importer of ky; shared, no React. */
export { ApiError, type ApiErrorCode, CONCURRENT_EDIT_CODE, CONCURRENT_EDIT_MESSAGE, toApiError } from './api-error';
export { findObstacle, type Obstacle } from './arrival';
export {
  type AnswerOf,
  type AnyInput,
  addressOf,
  type Call,
  del,
  get,
  type InputOf,
  type InputThen,
  type ParameterOf,
  post,
  put,
} from './call';
export { configureApi, type SendOptions, send } from './client';
export { askEarly, dropEarlyAnswers } from './early-answers';
export type { ApiBase, ApiOptions } from './options';
export { inVersionOf, parseVersionHeader, type RecordVersion, VERSION_HEADER, versionOf } from './record-version';
