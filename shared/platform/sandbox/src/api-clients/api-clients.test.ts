import { apiClient } from '@console/api';
import type { ApiError } from '@console/http';
import { createSandbox, type Sandbox } from '../sandbox';
import { callAs } from '../testing/call-as';
import { send } from '../testing/send';
import { apiClients } from './api-client-tables';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await createSandbox();
  callAs(sandbox, 'owner');
});
afterEach(() => sandbox.close());

const request: apiClient.CreateApiClientRequest = {
  clientName: ' Member portal ',
  clientType: 1,
  useMtls: false,
  thumbprint: '',
};
const THUMBPRINT = 'AB:'.repeat(31).concat('AB');
const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as ApiError,
  );

test('INTG-153 INTG-156 C127 the secret is in the answer to the creation and nowhere else, stored as a hash', async () => {
  const created = await send(apiClient.createApiClient, { body: request });
  expect(created).toEqual({
    clientId: expect.any(String),
    clientSecret: expect.stringMatching(/^[\w-]{43}$/),
    clientName: 'Member portal',
    useMtls: false,
  });
  const listed = await send(apiClient.getApiClients);
  expect(listed.find(({ clientId }) => clientId === created.clientId)).toEqual({
    clientId: created.clientId,
    clientName: 'Member portal',
    clientType: 1,
    useMtls: false,
    thumbprint: null,
    enabled: true,
    useWebeditorEnvScope: false,
    webeditorScope: null,
    createdDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    lastUsedDate: null,
  });
  const stored = JSON.stringify(await sandbox.db.select().from(apiClients));
  expect(stored).not.toContain(created.clientSecret);
});

test.each([
  ['a name', { clientName: '  ' }, { clientName: 'Required' }],
  ['a known type', { clientType: 3 }, { clientType: 'Unkown type' }],
  ['a thumbprint for mutual TLS', { useMtls: true }, { thumbprint: 'Required' }],
  [
    'a thumbprint that is one',
    { useMtls: true, thumbprint: 'nonsense' },
    { thumbprint: 'Enter a thumbprint of 64 hexadecimal digits (SHA-256) or 40 (SHA-1).' },
  ],
  [
    'a web editor scope that exists',
    { useWebeditorEnvScope: true, webeditorScope: 6 },
    { webeditorScope: 'Choose a scope.' },
  ],
])('INTG-139 INTG-140 the server asks for %s', async (_what, part, fieldErrors) => {
  expect(await failure(send(apiClient.createApiClient, { body: { ...request, ...part } }))).toMatchObject({
    status: 400,
    fieldErrors,
  });
});

test('INTG-141 without mutual TLS no thumbprint is stored, with it without the colons between its digits', async () => {
  await send(apiClient.createApiClient, { body: { ...request, clientName: 'Without', thumbprint: THUMBPRINT } });
  await send(apiClient.createApiClient, {
    body: { ...request, clientName: 'With', useMtls: true, thumbprint: THUMBPRINT },
  });
  const listed = new Map((await send(apiClient.getApiClients)).map((client) => [client.clientName, client.thumbprint]));
  expect(listed.get('Without')).toBeNull();
  expect(listed.get('With')).toBe('ab'.repeat(32));
});

test('INTG-133 INTG-134 INTG-135 INTG-136 INTG-138 the scope follows from the type and the web editor scope', () => {
  const scope = (clientType: number, webeditorScope: number | null = null) =>
    apiClient.scopeOf({ clientType, webeditorScope, useWebeditorEnvScope: webeditorScope !== null });
  expect([1, 2, 4, 5].map((type) => scope(type))).toEqual([
    'api.external',
    'api.integration_customer',
    'api.audit',
    'api.metatool',
  ]);
  expect(scope(3)).toBeUndefined();
  expect([1, 2, 3, 4, 5].map((id) => scope(1, id))).toEqual(
    ['dev', 'test', 'stage', 'demo', 'prod'].map((name) => `api.external webeditor.${name}`),
  );
});

test('another company sees none of these clients and changes none, whatever id it names', async () => {
  const { clientId } = await send(apiClient.createApiClient, { body: request });
  callAs(sandbox, 'staff');
  expect((await send(apiClient.getApiClients)).map((client) => client.clientId)).not.toContain(clientId);
  for (const change of [apiClient.enableApiClient, apiClient.disableApiClient, apiClient.deleteApiClient]) {
    expect(await failure(send(change, { clientId }))).toMatchObject({ status: 404 });
  }
  callAs(sandbox, 'owner');
  expect(await send(apiClient.getApiClients)).toContainEqual(expect.objectContaining({ clientId, enabled: true }));
});
