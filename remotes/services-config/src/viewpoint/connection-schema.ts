import { isSecretRetained, viewpointConnection, webAddressProblem } from '@console/api';
import { z } from '@console/schema';
import { t } from '@console/words';

const requestFields = viewpointConnection.connectionRequest.shape;
const required = (text: z.ZodMiniString<string>, message: string) => text.check(z.trim(), z.minLength(1, message));

const problemOf = (text: string) => webAddressProblem(text, t('Base address must be a URL'));

export type StoredConnection = viewpointConnection.Connection | undefined;

/** SERV-059..SERV-063. Messages are unspecified. */
export const connectionSchema = (stored: StoredConnection) =>
  z
    .object({
      customerEnvironment: required(z.string(), t('Customer Environment is required')),
      name: requestFields.name,
      baseAddress: required(requestFields.baseAddress, t('Base address is required')).check(
        z.refine((text) => text === '' || problemOf(text) === undefined, {
          error: ({ input }) => problemOf(String(input)),
        }),
      ),
      clientId: required(requestFields.clientId, t('Client ID is required')),
      clientSecret: requestFields.clientSecret,
      state: required(z.string(), t('State is required')),
    })
    .check((context) => {
      const { clientSecret } = context.value;
      const { clientSecret: address } = viewpointConnection.secretAddresses;
      if (clientSecret !== '' || (stored && isSecretRetained(address, stored, context.value))) return;
      context.issues.push({
        code: 'custom',
        input: clientSecret,
        path: ['clientSecret'],
        message: stored
          ? t('The base address or client ID has changed. Enter the client secret again.')
          : t('Client secret is required'),
      });
    });
export type ConnectionValues = z.infer<ReturnType<typeof connectionSchema>>;

/** SERV-065 */
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
