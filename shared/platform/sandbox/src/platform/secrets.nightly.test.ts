import { sign } from 'node:crypto';
import { apiClient, customerEnvironmentIds, mfdx } from '@console/api';
import { sql } from 'drizzle-orm';
import { API_AUDIENCE } from '../identity/access-token';
import { loadKeys, SIGNING_ALGORITHM } from '../identity/keys';
import { makeCertificate } from '../interact/make-certificate';
import { createSandbox, type Sandbox } from '../sandbox';
import { agreements } from '../signing/signing-providers';
import { callAs } from '../testing/call-as';
import { send } from '../testing/send';

/* Endpoints and secrets are read from the platform, so new ones are covered. */

jest.setTimeout(120_000);

const FOR_PAYERS = ['invoices', 'payments'];
const NAMES_OF_SECRETS = /secret|password|certificate$|apiKey|apiToken|accessToken|authToken|new_keys|jwk/i;
const SHORTEST = 6;
const QUERIES: Record<string, string> = {
  '/api/CustomerPlan/IssueInvoice': '?planId=start',
  '/api/CustomerPlan/Quote': '?planId=start',
  '/api/Customer/Check': '?orgNumber=999000111&companyName=Fjellheim&countryCode=NO',
};

let sandbox: Sandbox;
let log: string[];
beforeEach(async () => {
  log = [];
  sandbox = await createSandbox({ writeLine: (line) => log.push(line) });
});
afterEach(() => sandbox.close());

type Body = Record<string, unknown>;
interface Secret {
  name: string;
  value: string;
}
interface Answer {
  endpoint: string;
  status: number;
  text: string;
}

test('SERV-033 SERV-062 SERV-078 SERV-101 INTG-144 no answer of any endpoint holds a secret that was saved', async () => {
  const standIn = `${await sandbox.app.listen({ port: 0, host: '127.0.0.1' })}/stand-in/viewpoint`;
  const platform = new CalledPlatform();
  const owner = await sandbox.tokenFor('owner');
  await saveSecrets(platform, owner, standIn);
  const people = ['owner', 'staff', 'reader', 'newCompany'].map((who) => sandbox.tokenFor(who));
  platform.callers = [...(await Promise.all(people)), ...(await clientTokens(platform, owner))];
  await platform.send(await sandbox.tokenFor('newCompany'), 'POST', START_PLAN, START_PLAN, { planId: 'start' });
  const secrets = await storedSecrets();
  expect(secrets.filter(({ value }) => value.startsWith('NEVER-TOLD'))).toHaveLength(29);

  platform.answers = [];
  await platform.callAll(['GET']);
  await platform.callAll(['POST', 'PUT']);
  await platform.callAll(['GET', 'DELETE']);
  const unanswered = sandbox.endpoints.filter(
    ({ method, url }) =>
      method === 'GET' && !platform.answers.some((each) => each.endpoint === `GET ${url}` && each.status === 200),
  );
  expect(unanswered).toEqual([]);

  const disclosed = platform.answers.flatMap(({ endpoint, text }) =>
    secrets.filter(({ value }) => text.includes(value)).map(({ name }) => `${endpoint}: ${name}`),
  );
  expect([...new Set(disclosed)]).toEqual([]);
  expect(log.join()).toContain('audit {');
  expect(secrets.filter(({ value }) => log.join().includes(value))).toEqual([]);
});

const START_PLAN = '/api/CustomerPlan/Start';
const MOST_IDS = 3;

class CalledPlatform {
  callers: string[] = [];
  answers: Answer[] = [];
  readonly #seen = new Set<string>();
  readonly #bodies = new Map<string, Body[]>();
  readonly #ids = new Map<string, Map<string, Set<string>>>();

  async send(token: string, method: string, url: string, path = url, body?: Body): Promise<Answer> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) };
    const response = await sandbox.fetch(`http://localhost:4000${path}`, { method, headers, ...sent });
    const answer = { endpoint: `${method} ${url}`, status: response.status, text: await response.text() };
    this.answers.push(answer);
    if (response.ok && !this.#seen.has(answer.text)) this.#noteIds(url, answer.text);
    this.#seen.add(answer.text);
    return answer;
  }

  remember(url: string, body: Body): void {
    this.#bodies.set(controllerOf(url), [...(this.#bodies.get(controllerOf(url)) ?? []), body]);
  }

  async callAll(methods: readonly string[]): Promise<void> {
    for (const { method, url } of sandbox.endpoints) {
      if (!methods.includes(method)) continue;
      const remembered = url.includes(':') ? [] : (this.#bodies.get(controllerOf(url)) ?? []);
      const bodies = method === 'GET' ? [{}] : [{}, ...remembered];
      for (const path of this.#pathsOf(url)) {
        for (const body of bodies) await this.#sendAsAnyone(method, url, path, body);
      }
    }
  }

  async #sendAsAnyone(method: string, url: string, path: string, body: Body): Promise<void> {
    for (const token of this.callers) {
      const { status } = await this.send(token, method, url, path, body);
      if (status !== 403 && (status !== 404 || method !== 'GET')) return;
    }
  }

  #noteIds(url: string, text: string): void {
    const known = this.#ids.get(controllerOf(url)) ?? new Map<string, Set<string>>();
    this.#ids.set(controllerOf(url), known);
    walk(JSON.parse(text), (name, value) => {
      const key = name.toLowerCase();
      if (!key.endsWith('id') || (typeof value !== 'string' && typeof value !== 'number')) return;
      known.set(key, (known.get(key) ?? new Set()).add(String(value)));
    });
  }

  #pathsOf(url: string): string[] {
    const controller = controllerOf(url);
    const own = this.#ids.get(controller);
    // `DigitalArchive` and `DigitalArchiveFolders` share folders.
    const near = [...this.#ids].filter(([each]) => each !== controller && each.startsWith(controller));
    const idsOf = (name: string) => [own, ...near.map(([, ids]) => ids)].flatMap((ids) => [...(ids?.get(name) ?? [])]);
    return [...url.matchAll(/:(\w+)/g)].reduce(
      (paths, [param, name = '']) => {
        const ids = [...idsOf(name.toLowerCase()), ...idsOf('id')];
        const values = new Set([...ids.slice(0, MOST_IDS), name === 'year' ? String(new Date().getFullYear()) : '1']);
        return paths.flatMap((path) => [...values].map((value) => path.replace(param, encodeURIComponent(value))));
      },
      [`${url}${QUERIES[url] ?? ''}`],
    );
  }
}

const controllerOf = (url: string) => url.split('/').slice(0, 3).join('/');

async function saveSecrets(platform: CalledPlatform, owner: string, standIn: string): Promise<void> {
  callAs(sandbox, 'owner');
  const save = async (url: string, body: Body) => {
    const { status, text } = await platform.send(owner, 'POST', url, url, body);
    expect({ url, status, text }).toMatchObject({ url, status: 200 });
    const { id } = (JSON.parse(text) ?? {}) as Body;
    platform.remember(url, body);
    if (id) platform.remember(url, { ...body, id });
  };
  const services = {
    2: 'secret',
    4: 'sftpPassword',
    5: 'apiKey',
    6: 'sftpPassword',
    8: 'authToken',
    9: 'clientSecret',
  };
  for (const environment of ['development', 'test', 'production'] as const) {
    const { settings } = await send(mfdx.getSettings, { environmentId: customerEnvironmentIds[environment] });
    const changed = settings.flatMap((setting) => {
      const name = services[setting.settingsId as keyof typeof services];
      const value = `NEVER-TOLD-${environment}-${setting.settingsId}`;
      return name ? [{ ...setting, [name]: value, isDirty: true }] : [];
    });
    await save('/api/mfdx/settings', { environmentId: customerEnvironmentIds[environment], settings: changed });
  }
  await send(mfdx.getSettings, { environmentId: customerEnvironmentIds.test });
  await save('/api/mfdx/settings/publish', { environmentId: customerEnvironmentIds.test });
  const inDevelopment = { id: '', customerEnvironment: customerEnvironmentIds.development };
  await save('/api/ViewpointConnection', {
    ...inDevelopment,
    name: 'Development',
    baseAddress: standIn,
    clientId: 'development',
    clientSecret: 'NEVER-TOLD-viewpoint',
    state: 1,
    modifiedTime: null,
  });
  await save('/api/InteractSOAPClient', {
    ...inDevelopment,
    endpoint: 'https://soap.fjellheim.example',
    forcePDFAOnAllDocuments: false,
    certificate: makeCertificate({
      commonName: 'soap.fjellheim.example',
      organisation: 'Fjellheim Pensjon AS',
      validFrom: new Date(Date.now() - 86_400_000),
      validTo: new Date(Date.now() + 86_400_000),
      password: 'NEVER-TOLD-certificate',
    }),
    certificatePassword: 'NEVER-TOLD-certificate',
    updatedDate: null,
  });
  const [setting] = JSON.parse((await platform.send(owner, 'GET', '/api/WebEditorSettings/all')).text) as Body[];
  await save('/api/WebEditorSettings', { ...setting, ...inDevelopment, mfdxClientSecret: 'NEVER-TOLD-web-editor' });
  await save('/api/Customer/AuditlogForward', {
    enableAuditForwarding: true,
    useRestApiForward: true,
    useConsoleForward: true,
    messagePrefix: 'audit',
    url: standIn,
    authenticationType: 'client-credentials',
    clientId: 'audit',
    clientSecret: 'NEVER-TOLD-forwarding',
    tokenEndpoint: `${standIn}/connect/token`,
    scope: '',
  });
  const signing = (providerId: string, credentialsType: number, clientId: string, clientSecret: string) => ({
    providerId,
    credentialsType,
    availableSignAuthMethods: { standard: true },
    customCredentials: {
      clientId,
      clientSecret,
      companyId: '',
      defaultNotificationEmail: 'sign@fjellheim.example',
      accessKeys: null,
    },
  });
  const { clientId, clientSecret } = agreements.scrive;
  await save('/api/AdminIntegration/digitalsigning', signing('signicat', 1, 'fjellheim', 'NEVER-TOLD-signing'));
  await save('/api/AdminIntegration/digitalsigning/generateAccessKeys', signing('scrive', 3, clientId, clientSecret));
  await save('/api/DigitalArchiveWebhooks', { name: 'Portal', url: `${standIn}/webhook`, isActive: true });
}

async function clientTokens(platform: CalledPlatform, owner: string): Promise<string[]> {
  const tokens: string[] = [];
  for (const { id: clientType, scope } of apiClient.clientTypes) {
    const body = { clientName: `Type ${clientType}`, clientType, useMtls: false, thumbprint: '' };
    const { text } = await platform.send(owner, 'POST', '/api/Customer/ApiClient', '/api/Customer/ApiClient', body);
    tokens.push(await clientToken(JSON.parse(text) as apiClient.CreatedApiClient, scope));
  }
  const order = { documentName: 'Agreement', signAuthMethod: 'standard', signingMethod: 'AUC' };
  await platform.send(tokens[0] ?? '', 'POST', '/api/DigitalSigning/Orders', '/api/DigitalSigning/Orders', order);
  return tokens;
}

async function clientToken({ clientId }: apiClient.CreatedApiClient, scope: string): Promise<string> {
  const { privateKey } = await loadKeys(sandbox.db);
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { iss: 'http://localhost:4000', aud: API_AUDIENCE, sub: clientId, client_id: clientId, scope };
  const exp = Math.floor(Date.now() / 1000) + 600;
  const signed = `${encode({ alg: SIGNING_ALGORITHM, typ: 'at+jwt' })}.${encode({ ...claims, exp })}`;
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}

async function storedSecrets(): Promise<Secret[]> {
  const secrets: Secret[] = [];
  const tables = await sandbox.db.all<{ name: string }>(sql`select name from sqlite_master where type = 'table'`);
  for (const { name: table } of tables) {
    if (FOR_PAYERS.includes(table)) continue;
    for (const row of await sandbox.db.all<Body>(sql.raw(`select * from "${table}"`))) {
      walk(table === 'keys' ? { secret: row.value } : row, (name, value) => {
        if (typeof value === 'string' && value.length >= SHORTEST && NAMES_OF_SECRETS.test(name)) {
          secrets.push({ name: `${table} ${name}`, value });
        }
      });
    }
  }
  return secrets;
}

function walk(value: unknown, visit: (name: string, value: unknown) => void, name = ''): void {
  visit(name, value);
  if (typeof value === 'string' && /^(\{"|\[[{"\d])/.test(value)) walk(JSON.parse(value), visit, name);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) walk(each, visit, Array.isArray(value) ? name : key);
  }
}
