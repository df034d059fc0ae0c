import { customerEnvironments, interactSoapClient, webAddressProblem } from '@console/api';
import { certificateProblemText } from '@console/certificates/problems';
import { t, translated } from '@console/words';
import { behind, type DefineEndpoint } from '../calls/endpoint';
import { refuseInvalid, wrongField } from '../calls/refusal';
import type { Platform } from '../platform/platform';
import {
  customerEnvironmentNames,
  environmentSettingsOf,
  type SettingRow,
  settingEndpoints,
  stampsOf,
} from './environment-settings';

export function soapClientEndpoints(define: DefineEndpoint, platform: Platform): void {
  const endpoint = behind(define, 'GENERAL_ADMIN');
  const settings = environmentSettingsOf(platform, 'soap-client');
  settingEndpoints(endpoint, settings, {
    all: interactSoapClient.getSoapClients,
    one: interactSoapClient.getSoapClient,
    subject: 'soapClient',
    create: interactSoapClient.createSoapClient,
    update: interactSoapClient.updateSoapClient,
    remove: interactSoapClient.deleteSoapClients,
    answerOf,
    save: async ({ principal, body }) => {
      const { id, customerEnvironment, certificate, certificatePassword, updatedDate: updatedAt, ...content } = body;
      refuseInvalid({
        endpoint: webAddressProblem(content.endpoint, t('Endpoint must be a URL')),
        certificate: id === '' && certificate === '' ? t('Certificate is required') : undefined,
        certificatePassword:
          certificate !== '' && certificatePassword === '' ? t('Certificate Password is required') : undefined,
      });
      const secrets = { certificate, certificatePassword };
      const { secretAddresses: addresses } = interactSoapClient;
      const write = { id, customerEnvironment, updatedAt, content, secrets, addresses };
      return await settings.write(principal, write, async (stored) => {
        // Large, and rarely needed.
        const { readCertificate } = await import('@console/certificates');
        const reading = await readCertificate(stored.certificate ?? '', stored.certificatePassword ?? '');
        if (typeof reading === 'object') return { certificateValidTo: reading.own.validTo.toISOString() };
        const field = reading === 'wrongPassword' ? 'certificatePassword' : 'certificate';
        throw wrongField(field, certificateProblemText(reading));
      });
    },
  });

  endpoint(customerEnvironments.getCustomerEnvironments, () =>
    Object.entries(customerEnvironmentNames).map(([id, name]) => ({ id: Number(id), name: translated(name) })),
  );
}

type Content = Pick<interactSoapClient.SoapClient, 'certificateValidTo' | 'endpoint' | 'forcePDFAOnAllDocuments'>;

const answerOf = (row: SettingRow) => ({
  ...(row.content as Content),
  ...stampsOf(row),
  certificate: true,
  certificatePassword: true,
});
