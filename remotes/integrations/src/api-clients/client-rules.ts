import { apiClient } from '@console/api';
import { sessionStore } from '@console/session';
import { integrationsSettings } from '../components/integrations-settings';

/** INTG-137; the misspelling is the specification's. */
const UNKNOWN_TYPE = 'Unkown type';

export const typeName = (clientType: number): string =>
  apiClient.clientTypes.find(({ id }) => id === clientType)?.name ?? UNKNOWN_TYPE;

export const statusName = ({ enabled }: apiClient.ApiClient) => (enabled ? 'Enabled' : 'Disabled');

/** The token endpoint: from the installation's settings, else the usual path of the identity provider. */
export function tokenEndpoint(): string {
  const { tokenEndpoint: configured } = integrationsSettings();
  const authority = sessionStore.getState().config?.authority ?? '';
  return configured ?? `${authority.replace(/\/+$/, '')}/connect/token`;
}

/** A `curl` command for a token, without the secret, which would stay in the shell's history. */
export function curlLine(client: { clientId: string; useMtls: boolean }, scope: string): string {
  return [
    `curl ${tokenEndpoint()}`,
    `--user "${client.clientId}:$CLIENT_SECRET"`,
    ...(client.useMtls ? ['--cert client.pem --key client.key'] : []),
    '--data grant_type=client_credentials',
    `--data-urlencode "scope=${scope}"`,
  ].join(' \\\n  ');
}
