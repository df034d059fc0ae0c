import { isSecretKept, isWebAddress, viewpointConnection } from '@console/api';
import { z } from '@console/schema';

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

export type StoredConnection = viewpointConnection.Connection | undefined;

/** SERV-059..SERV-063. The specification has no words for them. */
export const connectionSchema = (stored: StoredConnection) =>
  z
    .object({
      customerEnvironment: required('Customer Environment is required'),
      name: z.string(),
      baseAddress: required('Base address is required').check(
        z.refine((text) => text === '' || isWebAddress(text), 'Base address must be a URL'),
      ),
      clientId: required('Client ID is required'),
      clientSecret: z.string(),
      state: required('State is required'),
    })
    .check((context) => {
      const { clientSecret } = context.value;
      const { clientSecret: address } = viewpointConnection.secretAddresses;
      if (clientSecret !== '' || (stored && isSecretKept(address, stored, context.value))) return;
      context.issues.push({
        code: 'custom',
        input: clientSecret,
        path: ['clientSecret'],
        message: stored ? 'Enter the client secret again for another address or client' : 'Client secret is required',
      });
    });
export type ConnectionValues = z.infer<ReturnType<typeof connectionSchema>>;

/** SERV-065: a new one begins with the first free environment. */
export const toFormValues = (stored: StoredConnection, firstFree: number | undefined): ConnectionValues => ({
  customerEnvironment: String(stored?.customerEnvironment ?? firstFree ?? ''),
  name: stored?.name ?? '',
  baseAddress: stored?.baseAddress ?? '',
  clientId: stored?.clientId ?? '',
  clientSecret: '',
  state: String(stored?.state ?? viewpointConnection.CONNECTION_ACTIVE),
});

export const toRequest = (
  values: ConnectionValues,
  stored: StoredConnection,
): viewpointConnection.ConnectionRequest => ({
  ...values,
  id: stored?.id ?? '',
  modifiedTime: stored?.modifiedTime ?? null,
  customerEnvironment: Number(values.customerEnvironment),
  state: Number(values.state),
});
