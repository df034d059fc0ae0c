import { apiClient } from '@console/api';
import { addressOf } from '@console/http';
import { sessionStore } from '@console/session';
import { t } from '@console/words';
import { integrationsSettings } from '../components/integrations-settings';

/** INTG-137, spelled so. */
const UNKNOWN_TYPE = 'Unkown type';
export type TypeName = (typeof apiClient.clientTypes)[number]['name'] | typeof UNKNOWN_TYPE;
export type StatusName = 'Enabled' | 'Disabled';

/** Addresses must not depend on the language. */
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

export function tokenEndpoint(): string {
  const { tokenEndpoint: configured } = integrationsSettings();
  const authority = sessionStore.getState().config?.authority ?? '';
  return configured ?? `${authority.replace(/\/+$/, '')}/connect/token`;
}

export type Caller = Pick<apiClient.ApiClient, 'clientId' | 'useMtls'>;

/** Variables of the environment hold secrets. */
const SHELL_NAMES = { bash: 'Bash', powershell: 'PowerShell' };
export type Shell = keyof typeof SHELL_NAMES;
export const SHELLS = (Object.keys(SHELL_NAMES) as Shell[]).map((value) => ({ value, label: SHELL_NAMES[value] }));

/** Leaves out the secret, which would stay in the shell's history. */
export function tokenLine(shell: Shell, client: Caller, scope: string): string {
  const address = tokenEndpoint();
  if (shell === 'bash') {
    return curl(client, address, [
      `--user "${client.clientId}:$CLIENT_SECRET"`,
      '--data grant_type=client_credentials',
      `--data-urlencode "scope=${scope}"`,
    ]);
  }
  const user = `[Convert]::ToBase64String([Text.Encoding]::UTF8.GetBytes("${client.clientId}:$env:CLIENT_SECRET"))`;
  const command = invoke(client, address, [
    '-Method Post',
    '-Headers @{ Authorization = "Basic $user" }',
    `-Body @{ grant_type = "client_credentials"; scope = "${scope}" }`,
  ]);
  return `$user = ${user}\n${command}`;
}

/** Mutual TLS ties the token to the certificate. */
export function requestLine(shell: Shell, client: Caller): string {
  const base = integrationsSettings().apiEndpoint ?? sessionStore.getState().config?.api.main ?? '';
  const address = addressOf(base, apiClient.getOwnClient);
  return shell === 'bash'
    ? curl(client, address, ['--header "Authorization: Bearer $ACCESS_TOKEN"'])
    : invoke(client, address, ['-Headers @{ Authorization = "Bearer $env:ACCESS_TOKEN" }']);
}

function curl({ useMtls }: Caller, address: string, options: string[]): string {
  const certificate = useMtls ? ['--cert client.pem --key client.key'] : [];
  return [`curl ${address}`, ...options, ...certificate].join(' \\\n  ');
}

/** PowerShell continues lines with a backtick. */
function invoke({ useMtls }: Caller, address: string, options: string[]): string {
  const certificate = useMtls ? ['-Certificate (Get-PfxCertificate client.pfx)'] : [];
  return [`Invoke-RestMethod ${address}`, ...options, ...certificate].join(' `\n  ');
}
