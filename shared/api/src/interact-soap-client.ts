import { get, post } from '@console/http';
import { z } from '@console/schema';
import { storedSecret } from './customer-environment';
import type { SecretAddresses } from './stored-secrets';
import * as texts from './texts';

/* api/InteractSOAPClient (SERV-090) */

const values = z.object({
  endpoint: z.string(),
  forcePDFAOnAllDocuments: z.boolean(),
  /** A `CustomerEnvironmentId`. */
  customerEnvironment: z.int(),
});
/** SERV-076. Dates are ISO 8601; `updatedDate` is null until the first change. */
export const soapClient = z.extend(values, {
  id: z.string(),
  /** Contains a private key, so answers never include the certificate. */
  certificate: storedSecret,
  certificatePassword: storedSecret,
  /** Unspecified, ISO 8601. */
  certificateValidTo: z.nullish(z.string()),
  createdDate: z.string(),
  createdByName: z.string(),
  updatedDate: z.nullable(z.string()),
  updatedByName: z.nullable(z.string()),
});
/** The endpoint accepts the certificate as sign-in, so a new address needs a new file. */
export const secretAddresses = {
  certificate: ['endpoint'],
  certificatePassword: ['endpoint'],
} as const satisfies SecretAddresses;

/** An empty id creates. Empty secrets keep the stored ones at the same endpoint. */
export const soapClientRequest = z.extend(values, {
  id: texts.key,
  endpoint: texts.setting,
  /** Base64 of a .pfx (SERV-082). */
  certificate: texts.file,
  certificatePassword: texts.secret,
  /** The version read; the server refuses if a later value exists. */
  updatedDate: z.nullable(texts.key),
});

export type SoapClient = z.infer<typeof soapClient>;
export type SoapClientRequest = z.infer<typeof soapClientRequest>;

export const getSoapClients = get('main', 'api/InteractSOAPClient/all', { answer: z.array(soapClient) });
export const getSoapClient = get('main', 'api/InteractSOAPClient/:id', { answer: soapClient });
export const createSoapClient = post('main', 'api/InteractSOAPClient', { body: soapClientRequest, answer: soapClient });
export const updateSoapClient = post('main', 'api/InteractSOAPClient/update', {
  edits: getSoapClient,
  body: soapClientRequest,
  answer: soapClient,
});
export const deleteSoapClients = post('main', 'api/InteractSOAPClient/delete', { body: z.array(texts.key) });
