import { get } from '@console/http';
import { z } from '@console/schema';

/*
 * The customer environments. Each may have one Viewpoint connection, one SOAP client and one WebEditor setting. Only
 * api/InteractSOAPClient lists them; its list is used for all three (C56).
 */

/** `id` is a `CustomerEnvironmentId`: 1 test, 2 production, 3 development. */
export const customerEnvironment = z.object({ id: z.int(), name: z.string() });
export type CustomerEnvironmentOption = z.infer<typeof customerEnvironment>;

/** SERV-089 */
export const getCustomerEnvironments = get('main', 'api/InteractSOAPClient/environments', {
  answer: z.array(customerEnvironment),
});

/**
 * A secret in an answer: whether one is stored. If a platform answers with the secret itself, this schema drops the
 * text.
 */
export const storedSecret = z.pipe(
  z.transform((value: unknown) => value !== null && value !== undefined && value !== '' && value !== false),
  z.boolean(),
);
