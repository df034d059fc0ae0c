import { z } from '@console/schema';
import { http } from '@console/http';
import { storedSecret } from './customer-environment';
import { noAnswer } from './no-answer';
import type { SecretAddresses } from './stored-secrets';
import { texts } from './texts';

/* api/ViewpointConnection: connections to private document databases, one for each customer environment (SERV-071). */

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
/** SERV-057. Instants are ISO 8601; `modifiedTime` is null before the first change. */
export const connection = z.extend(values, {
  id: z.string(),
  clientSecret: storedSecret,
  createdTime: z.string(),
  createdByName: z.string(),
  modifiedTime: z.nullable(z.string()),
  modifiedByName: z.nullable(z.string()),
});
/** A client of another name has a secret of its own. */
export const secretAddresses = { clientSecret: ['baseAddress', 'clientId'] } as const satisfies SecretAddresses;

/** An empty id creates. An empty secret keeps the stored one, for the same address and client only. */
export const connectionRequest = z.extend(values, {
  id: texts.key,
  name: texts.name,
  baseAddress: texts.setting,
  clientId: texts.setting,
  clientSecret: texts.setting,
  /** As it was read: a later one on the server refuses the write. */
  modifiedTime: z.nullable(texts.key),
});
/** SERV-067. Null or empty = the database answers. */
export const checkResult = z.nullable(z.string());

export type Connection = z.infer<typeof connection>;
export type ConnectionRequest = z.infer<typeof connectionRequest>;

const PATH = 'api/ViewpointConnection';

export const getConnections = (signal?: AbortSignal) =>
  http.get('main', `${PATH}/all`, z.array(connection), { signal });
export const getConnection = (id: string, signal?: AbortSignal) =>
  http.get('main', `${PATH}/${encodeURIComponent(id)}`, connection, { signal });
/** Connects with what would be saved; saves nothing. */
export const checkConnection = (body: ConnectionRequest) => http.post('main', `${PATH}/check`, body, checkResult);
export const createConnection = (body: ConnectionRequest) => http.post('main', PATH, body, connection);
export const updateConnection = (body: ConnectionRequest) => http.post('main', `${PATH}/update`, body, connection);
export const deleteConnections = (ids: readonly string[]) => http.post('main', `${PATH}/delete`, ids, noAnswer);
