import { apiClient } from '@console/api';
import { addressOf } from '@console/http';
import { sessionStore } from '@console/session';
import { t } from '@console/words';
import { integrationsSettings } from '../components/integrations-settings';

/** INTG-137; the misspelling is the specification's. */
const UNKNOWN_TYPE = 'Unkown type';
export type TypeName = (typeof apiClient.clientTypes)[number]['name'] | typeof UNKNOWN_TYPE;
export type StatusName = 'Enabled' | 'Disabled';

/** The name of a type or status is a filter's value in the address, the same in every language; people see its word. */
export const typeName = (clientType: number): TypeName =>
  apiClient.clientTypes.find(({ id }) => id === clientType)?.name ?? UNKNOWN_TYPE;
export const statusName = ({ enabled }: apiClient.ApiClient): StatusName => (enabled ? 'Enabled' : 'Disabled');

export const TYPE_WORDS: Record<TypeName, string> = {
  Standard: t('Standard'),
  'External System': t('External System'),
  Audit: t('Audit'),
  MetaTool: 'MetaTool',
  [UNKNOWN_TYPE]: t('Unkown type'),
};
export const STATUS_WORDS: Record<StatusName, string> = { Enabled: t('Enabled'), Disabled: t('Disabled') };
/** INTG-138, by id. */
export const WEB_EDITOR_WORDS: Record<(typeof apiClient.webEditorScopes)[number]['id'], string> = {
  1: t('Development'),
  2: t('Test'),
  3: t('Stage'),
  4: t('Demo'),
  5: t('Production'),
};

/** The token endpoint: from the installation's settings, else the usual path of the identity provider. */
export function tokenEndpoint(): string {
  const { tokenEndpoint: configured } = integrationsSettings();
  const authority = sessionStore.getState().config?.authority ?? '';
  return configured ?? `${authority.replace(/\/+$/, '')}/connect/token`;
}

type Caller = Pick<apiClient.ApiClient, 'clientId' | 'useMtls'>;

/** A `curl` command for a token, without the secret, which would stay in the shell's history. */
export const tokenLine = (client: Caller, scope: string): string =>
  curl(client, tokenEndpoint(), [
    `--user "${client.clientId}:$CLIENT_SECRET"`,
    '--data grant_type=client_credentials',
    `--data-urlencode "scope=${scope}"`,
  ]);

/** A `curl` command for a client's first request. A token of a client with mutual TLS is valid with its certificate only. */
export function requestLine(client: Caller): string {
  const base = integrationsSettings().apiEndpoint ?? sessionStore.getState().config?.api.main ?? '';
  return curl(client, addressOf(base, apiClient.getOwnClient), ['--header "Authorization: Bearer $ACCESS_TOKEN"']);
}

function curl({ useMtls }: Caller, address: string, options: string[]): string {
  const certificate = useMtls ? ['--cert client.pem --key client.key'] : [];
  return [`curl ${address}`, ...options, ...certificate].join(' \\\n  ');
}
