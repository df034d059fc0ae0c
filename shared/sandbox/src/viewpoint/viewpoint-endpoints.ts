import { noAnswer, viewpointConfiguration, viewpointConnection, webAddressProblem } from '@console/api';
import { CONCURRENT_EDIT_MESSAGE } from '@console/http';
import * as z from 'zod';
import {
  environmentSettingsOf,
  fieldsOf,
  settingEndpoints,
  type SettingRow,
  updatedTime,
} from '../interact/environment-settings';
import { readChoice, storedChoice, writeChoice } from '../interact/setup-choices';
import type { DefineEndpoint } from '../platform/endpoint';
import type { Platform } from '../platform/platform';
import { Refusal, refuseInvalid } from '../platform/refusal';
import { secretsAfter } from '../platform/stored-secrets';
import { checkConnection } from './check-connection';

const gate = 'GENERAL_ADMIN';
const CONFIGURATION = '/api/ViewpointConfiguration';
const CONNECTION = '/api/ViewpointConnection';

/** api/ViewpointConfiguration and api/ViewpointConnection: the private document database of a company. */
export function viewpointEndpoints(endpoint: DefineEndpoint, platform: Platform): void {
  const { outgoing } = platform;
  const settings = environmentSettingsOf(platform, 'viewpoint');
  settingEndpoints(endpoint, settings, { path: CONNECTION, gate, answer: viewpointConnection.connection, answerOf });

  const choice = 'usePrivateStorage';
  endpoint('GET', CONFIGURATION, {
    gate,
    answer: z.nullable(viewpointConfiguration.viewpointConfiguration),
    handle: async ({ principal }) => {
      const usePrivateStorage = await readChoice(platform, principal, choice);
      return usePrivateStorage === null ? null : { usePrivateStorage };
    },
  });

  for (const [path, isUpdate] of [
    [CONFIGURATION, false],
    [`${CONFIGURATION}/update`, true],
  ] as const) {
    endpoint('POST', path, {
      gate,
      body: viewpointConfiguration.viewpointConfiguration,
      answer: noAnswer,
      handle: async ({ principal, body: { usePrivateStorage } }) => {
        const isSaved = (await storedChoice(platform, principal, choice)) !== null;
        // Who has read it knows which of the two calls it takes.
        if (isSaved !== isUpdate) throw new Refusal(400, CONCURRENT_EDIT_MESSAGE);
        await writeChoice(platform, principal, choice, usePrivateStorage);
        return null;
      },
    });
  }

  endpoint('POST', `${CONNECTION}/check`, {
    gate,
    isRead: true,
    body: viewpointConnection.connectionRequest,
    answer: viewpointConnection.checkResult,
    handle: async ({ principal, body }) => {
      const stored = body.id === '' ? undefined : await settings.find(principal, body.id);
      const { clientSecret } = secretOf(body, stored);
      refuseInvalid(connectionErrors({ ...body, clientSecret }));
      return await checkConnection(outgoing, { ...body, clientSecret });
    },
  });

  for (const path of [CONNECTION, `${CONNECTION}/update`]) {
    endpoint('POST', path, {
      gate,
      body: viewpointConnection.connectionRequest,
      answer: viewpointConnection.connection,
      handle: async ({ principal, body }) => {
        if ((path === CONNECTION) !== (body.id === '')) throw new Refusal(400, 'The request is not valid.');
        if (!(await storedChoice(platform, principal, choice))) {
          throw new Refusal(400, 'The private document database is off.');
        }
        const stored = body.id === '' ? undefined : await settings.find(principal, body.id);
        refuseInvalid(connectionErrors({ ...body, ...secretOf(body, stored) }));
        const { id, clientSecret, modifiedTime, customerEnvironment, ...content } = body;
        const secrets = { clientSecret };
        const write = { id, customerEnvironment, updatedAt: modifiedTime, content, secrets, addresses };
        return answerOf(await settings.write(principal, write));
      },
    });
  }
}

const addresses = viewpointConnection.secretAddresses;

const secretOf = (sent: viewpointConnection.ConnectionRequest, stored: SettingRow | undefined) =>
  secretsAfter({ addresses, sent, stored: fieldsOf(stored) }, 'clientSecret');

function connectionErrors({ baseAddress, clientId, clientSecret, state }: viewpointConnection.ConnectionRequest) {
  return {
    baseAddress: webAddressProblem(baseAddress, 'Base address must be a URL'),
    clientId: clientId.trim() === '' ? 'Client ID is required' : undefined,
    clientSecret: clientSecret === '' ? 'Client secret is required' : undefined,
    state: [viewpointConnection.CONNECTION_ACTIVE, viewpointConnection.CONNECTION_INACTIVE].includes(state)
      ? undefined
      : 'State is required',
  };
}

function answerOf(row: SettingRow) {
  return {
    ...(row.content as Pick<viewpointConnection.Connection, 'baseAddress' | 'clientId' | 'name' | 'state'>),
    id: row.id,
    customerEnvironment: row.customerEnvironment,
    clientSecret: true,
    createdTime: new Date(row.createdAt).toISOString(),
    createdByName: row.createdByName,
    modifiedTime: updatedTime(row),
    modifiedByName: row.updatedByName,
  };
}
