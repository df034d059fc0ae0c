import { viewpointConfiguration, viewpointConnection, webAddressProblem } from '@console/api';
import { t, translated } from '@console/words';
import { behind, type DefineEndpoint } from '../calls/endpoint';
import { concurrentEdit, Refusal, refuseInvalid } from '../calls/refusal';
import {
  environmentSettingsOf,
  fieldsOf,
  type SettingRow,
  settingEndpoints,
  stampsOf,
} from '../interact/environment-settings';
import { readChoice, storedChoice, writeChoice } from '../interact/setup-choices';
import { type Outgoing, OutgoingFailure } from '../platform/outgoing';
import type { Platform } from '../platform/platform';
import { parsedJson } from '../platform/read-json';
import { secretsAfter } from '../platform/stored-secrets';

export function viewpointEndpoints(define: DefineEndpoint, platform: Platform): void {
  const endpoint = behind(define, 'GENERAL_ADMIN');
  const { outgoing } = platform;
  const choice = 'usePrivateStorage';
  const settings = environmentSettingsOf(platform, 'viewpoint');
  const { createConfiguration, updateConfiguration } = viewpointConfiguration;
  settingEndpoints(endpoint, settings, {
    all: viewpointConnection.getConnections,
    one: viewpointConnection.getConnection,
    subject: 'viewpoint',
    create: viewpointConnection.createConnection,
    update: viewpointConnection.updateConnection,
    remove: viewpointConnection.deleteConnections,
    answerOf,
    save: async ({ principal, body }) => {
      if (!(await storedChoice(platform, principal, choice))) {
        throw new Refusal(400, t('The private document database is off. Turn it on first.'));
      }
      const stored = body.id === '' ? undefined : await settings.find(principal, body.id);
      refuseInvalid(connectionErrors({ ...body, ...secretOf(body, stored) }));
      const { id, clientSecret, modifiedTime: updatedAt, customerEnvironment, ...content } = body;
      const write = { id, customerEnvironment, updatedAt, content, secrets: { clientSecret }, addresses };
      return await settings.write(principal, write);
    },
  });

  endpoint(viewpointConfiguration.getConfiguration, async ({ principal }) => {
    const usePrivateStorage = await readChoice(platform, principal, choice);
    return usePrivateStorage === null ? null : { usePrivateStorage };
  });

  for (const call of [createConfiguration, updateConfiguration]) {
    endpoint(call, {
      audit: ['viewpoint', 'updated'],
      handle: async ({ principal, body: { usePrivateStorage } }) => {
        const isSaved = (await storedChoice(platform, principal, choice)) !== null;
        // A caller who has read the choice knows which call to use.
        if (isSaved !== (call === updateConfiguration)) throw concurrentEdit();
        await writeChoice(platform, principal, choice, usePrivateStorage);
      },
    });
  }

  endpoint(viewpointConnection.checkConnection, async ({ principal, body }) => {
    const stored = body.id === '' ? undefined : await settings.find(principal, body.id);
    const { clientSecret } = secretOf(body, stored);
    refuseInvalid(connectionErrors({ ...body, clientSecret }));
    return await checkConnection(outgoing, { ...body, clientSecret });
  });
}

const addresses = viewpointConnection.secretAddresses;

const secretOf = (sent: viewpointConnection.ConnectionRequest, stored: SettingRow | undefined) =>
  secretsAfter({ addresses, sent, stored: fieldsOf(stored) }, 'clientSecret');

function connectionErrors({ baseAddress, clientId, clientSecret, state }: viewpointConnection.ConnectionRequest) {
  return {
    baseAddress: webAddressProblem(baseAddress, t('Base address must be a URL')),
    clientId: clientId.trim() === '' ? t('Client ID is required') : undefined,
    clientSecret: clientSecret === '' ? t('Client secret is required') : undefined,
    state: [viewpointConnection.CONNECTION_ACTIVE, viewpointConnection.CONNECTION_INACTIVE].includes(state)
      ? undefined
      : t('State is required'),
  };
}

function answerOf(row: SettingRow) {
  const content = row.content as Pick<viewpointConnection.Connection, 'baseAddress' | 'clientId' | 'name' | 'state'>;
  const { createdDate: createdTime, updatedDate: modifiedTime, updatedByName: modifiedByName, ...same } = stampsOf(row);
  return { ...content, ...same, createdTime, modifiedTime, modifiedByName, clientSecret: true };
}

const DEADLINE_SECONDS = 5;

/** SERV-067. Requests a token, then the base address with the token. @returns the failure's reason, or null */
async function checkConnection(
  outgoing: Outgoing,
  { baseAddress, clientId, clientSecret }: viewpointConnection.ConnectionRequest,
): Promise<string | null> {
  const base = baseAddress.replace(/\/+$/, '');
  const refusal = outgoing.addressError(base);
  if (refusal) return refusal;
  const { host } = new URL(base);
  const deadline = { timeoutMilliseconds: DEADLINE_SECONDS * 1000 };
  const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
  try {
    const answer = await outgoing.post(`${base}/connect/token`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams(form).toString(),
      ...deadline,
    });
    if (answer.status === 400 || answer.status === 401)
      return t('{host} rejected this client ID and secret.', { host });
    const token = tokenOf(answer.body);
    if (answer.status !== 200 || !token)
      return t('{host} didn’t return a token (status {status}). Check the base address.', {
        host,
        status: answer.status,
      });
    const probe = await outgoing.get(base, { headers: { authorization: `Bearer ${token}` }, ...deadline });
    return probe.status === 200
      ? null
      : t('The base address responded with status {status}.', { status: probe.status });
  } catch (error) {
    if (!(error instanceof OutgoingFailure)) throw error;
    return failureText(host, error);
  }
}

function tokenOf(body: string): string | undefined {
  const { access_token: token } = (parsedJson(body) ?? {}) as { access_token?: unknown };
  return typeof token === 'string' && /^[\w.~+/-]+=*$/.test(token) ? token : undefined;
}

function failureText(host: string, failure: OutgoingFailure): string {
  const { name, code } = (failure.cause ?? {}) as { name?: string; code?: string };
  if (name === 'AbortError')
    return t('{host} didn’t respond within {seconds} seconds.', { host, seconds: DEADLINE_SECONDS });
  if (code === 'ECONNREFUSED') return t('{host} refused the connection.', { host });
  if (['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].includes(code ?? '')) {
    return t('Couldn’t reach {host}. Check the address.', { host });
  }
  return translated(failure.message);
}
