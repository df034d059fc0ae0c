/** The client of the platform: addresses, token, retry, errors. The only importer of ky; shared at run time. No React. */
export { ApiError, type ApiErrorCode, CONCURRENT_EDIT_MESSAGE, toApiError } from './api-error';
export {
  addressOf,
  type AnswerOf,
  type AnyInput,
  type Call,
  del,
  get,
  type InputOf,
  type InputThen,
  type ParameterOf,
  post,
  put,
} from './call';
export { configureApi, send, type SendOptions } from './client';
export { askEarly, dropEarlyAnswers } from './early-answers';
export { inVersionOf, parseVersionHeader, type RecordVersion, VERSION_HEADER, versionOf } from './record-version';
export type { ApiBase, ApiOptions } from './options';
