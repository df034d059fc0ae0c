import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { adminIntegration, apiClient, auditTrail, digitalArchiveFolders } from '@console/api';
import { PERSONAS, SEED_PASSWORD } from '../identity/personas';
import { type RunningSandbox, startSandbox } from '../sandbox';
import { freePort } from '../testing/free-port';
import { claimsOf, TestBrowser } from '../testing/test-browser';

const folder = mkdtempSync(join(tmpdir(), 'clients-'));
const databaseUrl = `file:${join(folder, 'clients.db')}`;
let server: RunningSandbox;
let admin: string;

beforeAll(async () => {
  server = await startSandbox({ port: await freePort(), databaseUrl, testMode: true });
  admin = (await new TestBrowser(server.url).signIn(PERSONAS.owner.email, SEED_PASSWORD)).access_token;
}, 60_000);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

type Folder = digitalArchiveFolders.Folder;

const call = (path: string, token: string, method = 'GET', body?: object) =>
  fetch(`${server.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

async function create(clientType: number, more: object = {}): Promise<apiClient.CreatedApiClient> {
  const body = { clientName: `Client of type ${clientType}`, clientType, useMtls: false, thumbprint: '', ...more };
  return (await call('/api/Customer/ApiClient', admin, 'POST', body)).json() as Promise<apiClient.CreatedApiClient>;
}

const basic = (id: string, secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;

async function requestToken({ clientId, clientSecret }: apiClient.CreatedApiClient, scope?: string) {
  const answer = await fetch(`${server.url}/connect/token`, {
    method: 'POST',
    headers: { authorization: basic(clientId, clientSecret) },
    body: new URLSearchParams({ grant_type: 'client_credentials', ...(scope ? { scope } : {}) }),
  });
  return (await answer.json()) as Record<string, string>;
}

test('INTG-133 a client gets a token of its scope, calls what the scope opens and nothing else', async () => {
  const client = await create(1);
  const { access_token = '', token_type, scope } = await requestToken(client, 'api.external');
  expect({ token_type, scope }).toEqual({ token_type: 'Bearer', scope: 'api.external' });
  expect(claimsOf(access_token)).toMatchObject({ client_id: client.clientId, aud: 'console-api', iss: server.url });

  expect(await (await call('/api/Customer', access_token)).json()).toMatchObject({ name: 'Fjellheim Pensjon AS' });
  expect(await (await call('/api/ApiClient/Self', access_token)).json()).toMatchObject({ clientId: client.clientId });
  for (const path of ['/api/Customer/ApiClient', '/api/ManageTeam/Users', '/api/MyUser']) {
    expect({ path, status: (await call(path, access_token)).status }).toEqual({ path, status: 403 });
  }
  expect((await call('/api/AuditLog', access_token, 'POST', { event: 'login' })).status).toBe(403);
});

test('INTG-134 a third-party system archives documents in folders that are open to everyone, and in no others', async () => {
  const { access_token = '' } = await requestToken(await create(2), 'api.integration_customer');
  const mine = (await (
    await call('/api/DigitalArchiveFolders/getAllUserFoldersFlat', access_token)
  ).json()) as Folder[];
  const all = (await (await call('/api/DigitalArchiveFolders/getAllUserFoldersFlat', admin)).json()) as Folder[];
  expect(mine).toEqual(all.filter(({ accessGroups }) => accessGroups.length === 0));
  const statusIn = async (target: Folder | undefined) =>
    (await call(`/api/DigitalArchive/${target?.id}/Records`, access_token, 'POST', { title: 'Claim' })).status;
  expect(await statusIn(mine[0])).toBe(200);
  expect(await statusIn(all.find(({ accessGroups }) => accessGroups.length > 0))).toBe(404);
});

test('INTG-135 INTG-136 an audit client posts audit entries only, a MetaTool client documents only', async () => {
  const { access_token: audit = '' } = await requestToken(await create(4), 'api.audit');
  const { access_token: metaTool = '' } = await requestToken(await create(5), 'api.metatool');
  expect(await (await call('/api/AuditLog', audit, 'POST', { event: 'login' })).json()).toEqual({ accepted: 1 });
  expect((await call('/api/MetaTool/Documents', metaTool, 'POST', { name: 'Letter' })).status).toBe(200);
  const { events } = (await (await call('/api/AuditTrail/Events?search=login', admin)).json()) as auditTrail.AuditPage;
  expect(events).toContainEqual(
    expect.objectContaining({ action: 'login', user: expect.objectContaining({ name: 'Client of type 4' }) }),
  );
  for (const [path, other] of [
    ['/api/MetaTool/Documents', audit],
    ['/api/AuditLog', metaTool],
  ] as const) {
    expect((await call(path, other, 'POST', { event: 'x', name: 'x' })).status).toBe(403);
    expect((await call('/api/Customer', other)).status).toBe(403);
  }
});

test('INTG-138 the web editor scope may be asked for by a client that uses it', async () => {
  const client = await create(1, { useWebeditorEnvScope: true, webeditorScope: 3 });
  expect(await requestToken(client, 'api.external webeditor.stage')).toMatchObject({
    scope: 'api.external webeditor.stage',
  });
  expect(await requestToken(client, 'webeditor.prod')).toMatchObject({ error: 'invalid_scope' });
});

test('a wrong secret, a scope of others and no scope are refused, and so is a sign-in as a client', async () => {
  const client = await create(1);
  expect(await requestToken({ ...client, clientSecret: 'guessed' }, 'api.external')).toMatchObject({
    error: 'invalid_client',
  });
  for (const scope of ['api.internal', 'api.audit', 'openid']) {
    expect({ scope, error: (await requestToken(client, scope)).error }).toEqual({ scope, error: 'invalid_scope' });
  }
  expect(await requestToken(client)).toMatchObject({
    error: 'invalid_scope',
    error_description: 'this client may ask for "api.external"',
  });
});

test('INTG-157 INTG-158 INTG-159 disabled or deleted it gets no token, and the ones it has end at once', async () => {
  const client = await create(1);
  const { access_token = '' } = await requestToken(client, 'api.external');
  const path = `/api/Customer/ApiClient/${client.clientId}`;

  await call(`${path}/disable`, admin, 'PUT');
  expect(await requestToken(client, 'api.external')).toMatchObject({ error: 'invalid_client' });
  expect((await call('/api/Customer', access_token)).status).toBe(401);
  await call(`${path}/enable`, admin, 'PUT');
  expect((await call('/api/Customer', access_token)).status).toBe(200);
  await call(path, admin, 'DELETE');
  expect(await requestToken(client, 'api.external')).toMatchObject({ error: 'invalid_client' });
  expect((await call('/api/Customer', access_token)).status).toBe(401);
});

test('INTG-033 INTG-039 C137 a document is sent to be signed as the company has set it up, and its signed file is stored', async () => {
  const { access_token = '' } = await requestToken(await create(1), 'api.external');
  const configured = await (await call('/api/AdminIntegration/digitalsigningconfiguration', admin)).json();
  const { archiveIntegration } = configured as { archiveIntegration: adminIntegration.ArchiveIntegration };
  const [signedFiles = ''] = archiveIntegration.archiveFolderIds;
  const send = (more: object) =>
    call('/api/DigitalSigning/Orders', access_token, 'POST', {
      documentName: 'Agreement',
      signAuthMethod: 'no_bankId',
      signingMethod: 'AUC',
      ...more,
    });
  expect((await send({ signAuthMethod: 'sms' })).status).toBe(400);
  expect((await send({ archiveFolderId: 'f-of-others' })).status).toBe(400);
  const { orderId = '', ...sent } = (await (await send({ archiveFolderId: signedFiles })).json()) as {
    orderId?: string;
  };
  expect(sent).toEqual({ status: 'sent', notifies: 'signering@fjellheim.example', showsDownload: false });

  await fetch(`${server.url}/platform/signing-providers/sign`, {
    method: 'POST',
    headers: { origin: server.url },
    body: new URLSearchParams({ orderId }),
  });
  expect(await (await call(`/api/DigitalSigning/Orders/${orderId}`, access_token)).json()).toMatchObject({
    status: 'completed',
    showsDownload: true,
  });
  expect(await (await fetch(`${server.url}/platform/signing-providers`)).text()).toContain(
    'It notifies signering@fjellheim.example.',
  );
  expect(await (await fetch(`${server.url}/outbox.json`)).json()).toContainEqual(
    expect.objectContaining({ to: 'signering@fjellheim.example', subject: 'Signed: Agreement' }),
  );
  const records = await (await call(`/api/DigitalArchive/${signedFiles}/Records`, admin)).json();
  expect(records).toContainEqual(expect.objectContaining({ title: expect.stringContaining('Agreement') }));

  // 0 None, 1 Optional (above), 2 Mandatory.
  for (const [archiveType, withFolder, without] of [
    [1, 200, 200],
    [2, 200, 400],
    [0, 400, 200],
  ] as const) {
    await call('/api/AdminIntegration/digitalsigningconfiguration', admin);
    await call('/api/AdminIntegration/digitalsigningarchiveintegration', admin, 'POST', {
      ...archiveIntegration,
      archiveType,
    });
    const answers = [(await send({ archiveFolderId: signedFiles })).status, (await send({})).status];
    expect({ archiveType, answers }).toEqual({ archiveType, answers: [withFolder, without] });
  }
  await call('/api/AdminIntegration/digitalsigningconfiguration', admin);
  await call('/api/AdminIntegration/digitalsigningarchiveintegration', admin, 'POST', archiveIntegration);
});

test('INTG-010 a document is signed in one of the seven ways that have a code, and in no other', async () => {
  const { access_token = '' } = await requestToken(await create(1), 'api.external');
  const statusWith = async (signingMethod: string) =>
    (
      await call('/api/DigitalSigning/Orders', access_token, 'POST', {
        documentName: 'Agreement',
        signAuthMethod: 'no_bankId',
        signingMethod,
      })
    ).status;
  for (const code of ['AUC', 'ASC', 'AIC', 'ABC', 'ACC', 'TL', 'TUC']) {
    expect({ code, status: await statusWith(code) }).toEqual({ code, status: 200 });
  }
  // `sms` belongs to the list of identification methods.
  for (const code of ['auc', 'AUX', 'sms', '']) {
    expect({ code, status: await statusWith(code) }).toEqual({ code, status: 400 });
  }
});

test('last use is in the list of clients, and no secret is', async () => {
  const client = await create(2, { clientName: 'Seen lately' });
  const lastUse = async () => {
    const list = await (await call('/api/Customer/ApiClient', admin)).text();
    expect(list).not.toContain(client.clientSecret);
    return (JSON.parse(list) as apiClient.ApiClient[]).find(({ clientName }) => clientName === 'Seen lately')
      ?.lastUsedDate;
  };
  expect(await lastUse()).toBeNull();
  const { access_token = '' } = await requestToken(client, 'api.integration_customer');
  await call('/api/Customer', access_token);
  expect(await lastUse()).not.toBeNull();
});

test('without TLS a client with mutual TLS is refused, and told why', async () => {
  const client = await create(1, { useMtls: true, thumbprint: 'ab'.repeat(32) });
  expect(await requestToken(client, 'api.external')).toMatchObject({
    error: 'invalid_client',
    error_description: expect.stringContaining('without a client certificate'),
  });
});

describe('with TLS', () => {
  let secured: RunningSandbox;
  const certificate = (name: string) => {
    const [key, cert] = [join(folder, `${name}.key`), join(folder, `${name}.pem`)];
    const subject = ['-subj', `/CN=${name}`, '-days', '2', '-addext', 'subjectAltName=DNS:localhost'];
    const files = ['-keyout', key, '-out', cert];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...subject], {
      stdio: 'ignore',
    });
    return { files: [key, cert], key: readFileSync(key), cert: readFileSync(cert) };
  };
  const own = certificate('own');
  const foreign = certificate('foreign');

  beforeAll(async () => {
    const { key, cert } = certificate('localhost');
    // The TLS server has the same database.
    secured = await startSandbox({
      port: await freePort(),
      databaseUrl,
      testMode: true,
      tls: { key: key.toString(), cert: cert.toString() },
    });
  }, 60_000);
  afterAll(() => secured.close());

  const send = (pair: typeof own | undefined, path: string, headers: Record<string, string>, body?: string) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const { files: _, ...identity } = pair ?? { files: [] };
      const options = { ...identity, rejectUnauthorized: false, agent: false, method: body ? 'POST' : 'GET', headers };
      const sent = request(`${secured.url}${path}`, options, (answer) => {
        let text = '';
        answer.on('data', (part) => {
          text += String(part);
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      });
      sent.on('error', reject);
      sent.end(body);
    });

  test.each(['sha256', 'sha1'])(
    'a client with mutual TLS is bound to its %s thumbprint (RFC 8705)',
    async (algorithm) => {
      const der = new X509Certificate(own.cert).raw;
      const thumbprint = createHash(algorithm).update(der).digest('hex');
      const { clientId, clientSecret } = await create(1, { useMtls: true, thumbprint });
      const ask = (pair?: typeof own) =>
        send(
          pair,
          '/connect/token',
          { authorization: basic(clientId, clientSecret), 'content-type': 'application/x-www-form-urlencoded' },
          'grant_type=client_credentials&scope=api.external',
        );
      expect((await ask()).text).toContain('without a client certificate');
      expect((await ask(foreign)).text).toContain('not the registered one');
      const { access_token: bound } = JSON.parse((await ask(own)).text) as { access_token: string };
      const sha256 = createHash('sha256').update(der).digest('base64url');
      expect(claimsOf(bound)).toMatchObject({ cnf: { 'x5t#S256': sha256 } });

      const authorization = { authorization: `Bearer ${bound}` };
      expect((await send(own, '/api/Customer', authorization)).status).toBe(200);
      expect((await send(foreign, '/api/Customer', authorization)).status).toBe(401);
      expect((await send(undefined, '/api/Customer', authorization)).status).toBe(401);
    },
  );
});
