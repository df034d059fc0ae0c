import { interactSoapClient, isSecretRetained, texts, webAddressProblem } from '@console/api';
import { z } from '@console/schema';
import { t } from '@console/words';

// C57
const problemOf = (text: string) => webAddressProblem(text, t('Endpoint must be a URL'));

export type StoredClient = interactSoapClient.SoapClient | undefined;

/** SERV-077..SERV-080. Empty keeps the stored certificate and password at the same endpoint. */
export const soapSchema = (stored: StoredClient) =>
  z
    .object({
      customerEnvironment: z.string().check(z.minLength(1, t('Customer Environment is required'))),
      endpoint: texts.setting.check(
        z.minLength(1, t('Endpoint is required')),
        z.refine((text) => text === '' || problemOf(text) === undefined, {
          error: ({ input }) => problemOf(String(input)),
        }),
      ),
      certificate: z.array(z.unknown() as z.ZodMiniType<File, File>),
      certificatePassword: texts.secret,
      forcePDFAOnAllDocuments: z.boolean(),
    })
    .check((context) => {
      const { certificate, certificatePassword } = context.value;
      const require = (path: string, message: string) =>
        context.issues.push({ code: 'custom', input: context.value, path: [path], message });
      const { secretAddresses } = interactSoapClient;
      const isStoredValid =
        stored !== undefined && isSecretRetained(secretAddresses.certificate, stored, context.value);
      if (certificate.length === 0 && !(isStoredValid && stored.certificate))
        require('certificate', t('Certificate is required'));
      // A new file needs a new password.
      if (certificatePassword === '' && (certificate.length > 0 || !(isStoredValid && stored.certificatePassword))) {
        require('certificatePassword', t('Certificate Password is required'));
      }
    });
export type SoapValues = z.infer<ReturnType<typeof soapSchema>>;

export const toFormValues = (stored: StoredClient, firstFree: number | undefined): SoapValues => ({
  customerEnvironment: String(stored?.customerEnvironment ?? firstFree ?? ''),
  endpoint: stored?.endpoint ?? '',
  certificate: [],
  certificatePassword: '',
  // SERV-084
  forcePDFAOnAllDocuments: stored?.forcePDFAOnAllDocuments ?? false,
});

export const toRequest = (
  { endpoint, forcePDFAOnAllDocuments, certificatePassword, customerEnvironment }: SoapValues,
  certificate: string,
  stored: StoredClient,
): interactSoapClient.SoapClientRequest => ({
  endpoint,
  forcePDFAOnAllDocuments,
  certificate,
  certificatePassword,
  id: stored?.id ?? '',
  updatedDate: stored?.updatedDate ?? null,
  customerEnvironment: Number(customerEnvironment),
});
