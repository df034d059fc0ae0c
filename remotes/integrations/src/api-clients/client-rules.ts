import { apiClient } from '@console/api';
import { z } from '@console/schema';
import { areaSettings, sessionStore } from '@console/session';

/** INTG-137: spelled so. */
const UNKNOWN_TYPE = 'Unkown type';

export const typeName = (clientType: number): string =>
  apiClient.clientTypes.find(({ id }) => id === clientType)?.name ?? UNKNOWN_TYPE;

export const statusName = ({ enabled }: apiClient.ApiClient) => (enabled ? 'Enabled' : 'Disabled');

const settingsSchema = z.object({ tokenEndpoint: z.optional(z.url({ protocol: /^https?$/ })) });

/** Where clients get their tokens: of the installation's settings, else where the identity provider usually has it. */
export function tokenEndpoint(): string {
  const { tokenEndpoint: configured } = areaSettings('integrations', settingsSchema);
  const authority = sessionStore.getState().config?.authority ?? '';
  return configured ?? `${authority.replace(/\/+$/, '')}/connect/token`;
}

/** The secret is no part of it: on a command line it would stay in the shell's history. */
export function curlLine(client: { clientId: string; useMtls: boolean }, scope: string): string {
  return [
    `curl ${tokenEndpoint()}`,
    `--user "${client.clientId}:$CLIENT_SECRET"`,
    ...(client.useMtls ? ['--cert client.pem --key client.key'] : []),
    '--data grant_type=client_credentials',
    `--data-urlencode "scope=${scope}"`,
  ].join(' \\\n  ');
}
