import { customerEnvironments, interactSoapClient, webAddressProblem } from '@console/api';
import { readCertificate } from '@console/certificates';
import { certificateProblemText } from '@console/certificates/problems';
import { t, translated } from '@console/words';
import type { DefineEndpoint } from '../calls/endpoint';
import { Refusal, refuseInvalid, wrongField } from '../calls/refusal';
import type { Platform } from '../platform/platform';
import {
  customerEnvironmentNames,
  environmentSettingsOf,
  type SettingRow,
  settingEndpoints,
  updatedTime,
} from './environment-settings';

const gate = 'GENERAL_ADMIN';

export function soapClientEndpoints(endpoint: DefineEndpoint, platform: Platform): void {
  const settings = environmentSettingsOf(platform, 'soap-client');
  settingEndpoints(endpoint, settings, gate, {
    all: interactSoapClient.getSoapClients,
    one: interactSoapClient.getSoapClient,
    subject: 'soapClient',
    remove: interactSoapClient.deleteSoapClients,
    answerOf,
  });

  endpoint(customerEnvironments.getCustomerEnvironments, {
    gate,
    handle: () =>
      Object.entries(customerEnvironmentNames).map(([id, name]) => ({ id: Number(id), name: translated(name) })),
  });

  const { createSoapClient, updateSoapClient } = interactSoapClient;
  for (const call of [createSoapClient, updateSoapClient]) {
    endpoint(call, {
      gate,
      audit: ['soapClient', call === createSoapClient ? 'created' : 'updated'],
      handle: async ({ principal, body }) => {
        if ((call === createSoapClient) !== (body.id === ''))
          throw new Refusal(400, t('This request isn’t valid. Reload the page and try again.'));
        const { id, customerEnvironment, certificate, certificatePassword, updatedDate, ...content } = body;
        refuseInvalid({
          endpoint: webAddressProblem(content.endpoint, t('Endpoint must be a URL')),
          certificate: id === '' && certificate === '' ? t('Certificate is required') : undefined,
          certificatePassword:
            certificate !== '' && certificatePassword === '' ? t('Certificate Password is required') : undefined,
        });
        const write = {
          id,
          customerEnvironment,
          updatedAt: updatedDate,
          content,
          secrets: { certificate, certificatePassword },
          addresses: interactSoapClient.secretAddresses,
        };
        const row = await settings.write(principal, write, async (stored) => {
          const reading = await readCertificate(stored.certificate ?? '', stored.certificatePassword ?? '');
          if (typeof reading === 'object') return { certificateValidTo: reading.own.validTo.toISOString() };
          const field = reading === 'wrongPassword' ? 'certificatePassword' : 'certificate';
          throw wrongField(field, certificateProblemText(reading));
        });
        return answerOf(row);
      },
    });
  }
}

function answerOf(row: SettingRow) {
  return {
    ...(row.content as Pick<
      interactSoapClient.SoapClient,
      'certificateValidTo' | 'endpoint' | 'forcePDFAOnAllDocuments'
    >),
    id: row.id,
    customerEnvironment: row.customerEnvironment,
    certificate: true,
    certificatePassword: true,
    createdDate: new Date(row.createdAt).toISOString(),
    createdByName: row.createdByName,
    updatedDate: updatedTime(row),
    updatedByName: row.updatedByName,
  };
}
