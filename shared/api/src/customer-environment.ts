import { get } from '@console/http';
import { z } from '@console/schema';

/*
 * An environment has at most one Viewpoint connection, SOAP client and WebEditor setting. Only api/InteractSOAPClient
 * lists environments (C56).
 */

/** `id`: 1 test, 2 production, 3 development. */
export const customerEnvironment = z.object({ id: z.int(), name: z.string() });
export type CustomerEnvironmentOption = z.infer<typeof customerEnvironment>;

/** SERV-089 */
export const getCustomerEnvironments = get('main', 'api/InteractSOAPClient/environments', {
  answer: z.array(customerEnvironment),
});

/** Replaces a secret by whether it is stored. */
export const storedSecret = z.pipe(
  z.transform((value: unknown) => value !== null && value !== undefined && value !== '' && value !== false),
  z.boolean(),
);
