import { get, post } from '@console/http';
import { z } from '@console/schema';
import { storedSecret } from './customer-environment';
import { noAnswer } from './no-answer';
import type { SecretAddresses } from './stored-secrets';
import * as texts from './texts';

/* api/InteractSOAPClient: the client of Interact, one for each customer environment (SERV-090). */

const values = z.object({
  endpoint: z.string(),
  forcePDFAOnAllDocuments: z.boolean(),
  /** A `CustomerEnvironmentId`. */
  customerEnvironment: z.int(),
});
/** SERV-076. Instants are ISO 8601; `updatedDate` is null before the first change. */
export const soapClient = z.extend(values, {
  id: z.string(),
  /** The file has a private key, so no answer contains it. */
  certificate: storedSecret,
  certificatePassword: storedSecret,
  /** Unspecified: ISO 8601 instant until which the stored certificate is valid. */
  certificateValidTo: z.nullish(z.string()),
  createdDate: z.string(),
  createdByName: z.string(),
  updatedDate: z.nullable(z.string()),
  updatedByName: z.nullable(z.string()),
});
/** The endpoint accepts the certificate as a sign-in. */
export const secretAddresses = {
  certificate: ['endpoint'],
  certificatePassword: ['endpoint'],
} as const satisfies SecretAddresses;

/** An empty id creates. An empty certificate or password keeps the stored one if the endpoint is unchanged. */
export const soapClientRequest = z.extend(values, {
  id: texts.key,
  endpoint: texts.setting,
  /** Base64 of a .pfx file (SERV-082). */
  certificate: texts.file,
  certificatePassword: texts.setting,
  /** The value that was read: the server refuses the write if its own is later. */
  updatedDate: z.nullable(texts.key),
});

export type SoapClient = z.infer<typeof soapClient>;
export type SoapClientRequest = z.infer<typeof soapClientRequest>;

export const getSoapClients = get('main', 'api/InteractSOAPClient/all', { answer: z.array(soapClient) });
export const getSoapClient = get('main', 'api/InteractSOAPClient/:id', { answer: soapClient });
export const createSoapClient = post('main', 'api/InteractSOAPClient', { body: soapClientRequest, answer: soapClient });
export const updateSoapClient = post('main', 'api/InteractSOAPClient/update', {
  body: soapClientRequest,
  answer: soapClient,
});
export const deleteSoapClients = post('main', 'api/InteractSOAPClient/delete', {
  body: z.array(texts.key),
  answer: noAnswer,
});
