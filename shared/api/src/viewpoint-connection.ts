import { get, post } from '@console/http';
import { z } from '@console/schema';
import { storedSecret } from './customer-environment';
import type { SecretAddresses } from './stored-secrets';
import * as texts from './texts';

/* api/ViewpointConnection (SERV-071) */

/** SERV-058 */
export const CONNECTION_ACTIVE = 1;
export const CONNECTION_INACTIVE = 2;

const values = z.object({
  name: z.string(),
  baseAddress: z.string(),
  clientId: z.string(),
  /** 1 Active, 2 Inactive. */
  state: z.int(),
  /** A `CustomerEnvironmentId`. */
  customerEnvironment: z.int(),
});
/** SERV-057. ISO 8601; `modifiedTime` null before a change. */
export const connection = z.extend(values, {
  id: z.string(),
  clientSecret: storedSecret,
  createdTime: z.string(),
  createdByName: z.string(),
  modifiedTime: z.nullable(z.string()),
  modifiedByName: z.nullable(z.string()),
});
/** Another client has another secret. */
export const secretAddresses = { clientSecret: ['baseAddress', 'clientId'] } as const satisfies SecretAddresses;

/** An empty id creates. An empty secret keeps the stored one at the same address and client. */
export const connectionRequest = z.extend(values, {
  id: texts.key,
  name: texts.name,
  baseAddress: texts.setting,
  clientId: texts.setting,
  clientSecret: texts.secret,
  /** The version read; the server refuses if a later value exists. */
  modifiedTime: z.nullable(texts.key),
});
/** SERV-067. Null or empty = works. */
export const checkResult = z.nullable(z.string());

export type Connection = z.infer<typeof connection>;
export type ConnectionRequest = z.infer<typeof connectionRequest>;

export const getConnections = get('main', 'api/ViewpointConnection/all', { answer: z.array(connection) });
export const getConnection = get('main', 'api/ViewpointConnection/:id', { answer: connection });
/** Checks unsaved values and saves nothing. */
export const checkConnection = post('main', 'api/ViewpointConnection/check', {
  body: connectionRequest,
  answer: checkResult,
  isRead: true,
});
export const createConnection = post('main', 'api/ViewpointConnection', {
  body: connectionRequest,
  answer: connection,
});
export const updateConnection = post('main', 'api/ViewpointConnection/update', {
  edits: getConnection,
  body: connectionRequest,
  answer: connection,
});
export const deleteConnections = post('main', 'api/ViewpointConnection/delete', { body: z.array(texts.key) });
