import { randomUUID } from 'node:crypto';
import {
  adminIntegration,
  auditlogForward,
  customerEnvironmentIds,
  interactSoapClient,
  mfdx,
  type SecretAddresses,
  viewpointConnection,
} from '@console/api';
import { sql } from 'drizzle-orm';
import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  nat,
  property,
  record,
  tuple,
} from 'fast-check';
import { makeCertificate } from '../interact/make-certificate';
import { createSandbox, type Sandbox } from '../sandbox';
import { SigningProviders } from '../signing/signing-providers';
import type { Platform } from './platform';
import { secretsAfter } from './stored-secrets';

/*
 * Every setting with a secret and its address. A case saves, tests and publishes in random order, as a person without
 * the first secret; after each step the database and the outgoing calls are checked.
 */

type Body = Record<string, unknown>;
interface Setting {
  addresses: SecretAddresses;
  base: Body;
  choices: Record<string, readonly unknown[]>;
  newSecrets: (unique: string) => Body;
  save: (sent: Body) => Promise<number>;
  others?: readonly (() => Promise<unknown>)[];
  check?: (sent: Body) => Promise<unknown>;
  stored: () => Promise<Body[]>;
}

const HERE = 'https://here.fjellheim.example';
const ELSEWHERE = 'https://elsewhere.example';
const ADDRESSES = [HERE, `${HERE}/`, `${HERE}/other`, ELSEWHERE] as const;
const { development, test: testEnvironment } = customerEnvironmentIds;

let sandbox: Sandbox;
let token: string;
let sent: { to: string; text: string }[];

beforeAll(async () => {
  const outgoing: Platform['outgoing'][] = [];
  sandbox = await createSandbox({ writeLine: () => undefined }, async (_, platform) => {
    outgoing.push(platform.outgoing);
  });
  for (const each of outgoing) recordCalls(each);
  token = await sandbox.tokenFor('owner');
  sent = [];
  jest.spyOn(SigningProviders.prototype, 'check').mockImplementation(async (to, { clientSecret: text }) => {
    sent.push({ to, text });
  });
  jest.spyOn(SigningProviders.prototype, 'generateKeys').mockImplementation(async ({ clientSecret: text }) => {
    sent.push({ to: 'scrive', text });
    return { apiToken: randomUUID(), apiSecret: '', accessToken: '', accessSecret: '' };
  });
});
afterAll(() => sandbox.close());

function recordCalls(outgoing: Platform['outgoing']): void {
  jest.spyOn(outgoing, 'post').mockImplementation(async (to, { headers, body }) => {
    const basic = Buffer.from(headers?.authorization?.replace(/^Basic /, '') ?? '', 'base64').toString();
    sent.push({ to, text: `${JSON.stringify(headers)} ${basic} ${body}` });
    // Tokens go only where the secret's owner entered.
    const secret = /SECRET-[\w-]+/.exec(`${basic} ${body}`)?.[0];
    return { status: 200, body: JSON.stringify({ access_token: `token-of-${secret}` }) };
  });
  jest.spyOn(outgoing, 'get').mockImplementation(async (to, request) => {
    sent.push({ to, text: JSON.stringify(request) });
    return { status: 200, body: '' };
  });
}

async function call(method: 'GET' | 'POST', url: string, payload?: Body) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await sandbox.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, body: answer.json<Body>() };
}

const rowsOf = (query: string) => sandbox.db.all<Body>(sql.raw(query));
const parsed = (value: unknown): Body | undefined =>
  typeof value === 'string' ? (JSON.parse(value) as Body) : undefined;
const allParsed = (...values: unknown[]): Body[] => values.map(parsed).filter((body) => body !== undefined);

function environmentSetting(kind: string, path: string, updated: string) {
  const row = async () => (await rowsOf(`select * from environment_settings where id = '${kind}-test'`))[0] ?? {};
  const isoOf = (at: unknown) => (at === null ? null : new Date(Number(at)).toISOString());
  const request = async (body: Body) => ({ ...body, id: `${kind}-test`, [updated]: isoOf((await row()).updated_at) });
  return {
    request,
    save: async (body: Body) => (await call('POST', `${path}/update`, await request(body))).status,
    stored: async () => [{ ...parsed((await row()).content), ...parsed((await row()).secrets) }],
  };
}

function deliveryService(id: number, base: Body, choices: Setting['choices']): Setting {
  const where = `customer_id = 'c-fjellheim' and environment = 'development' and service_id = ${id}`;
  const row = async () => (await rowsOf(`select * from delivery_settings where ${where}`))[0];
  const at = async () => {
    const time = (await row())?.updated_at;
    return time === undefined ? null : new Date(Number(time)).toISOString();
  };
  const addresses = mfdx.secretAddresses[id] ?? {};
  const environmentId = development;
  return {
    addresses,
    base,
    choices,
    newSecrets: (unique) => Object.fromEntries(Object.keys(addresses).map((name) => [name, unique])),
    save: async (body) => {
      const setting = { ...body, settingsId: id, isDirty: true, insertTimeStamp: await at() };
      return (await call('POST', '/api/mfdx/settings', { environmentId, settings: [setting] })).status;
    },
    others: [
      async () => {
        await call('GET', `/api/mfdx/settings/${environmentId}`);
        await call('POST', '/api/mfdx/settings/publish', { environmentId });
      },
      async () =>
        call('POST', '/api/mfdx/settings/discard', { environmentId, settingsId: id, insertTimeStamp: await at() }),
    ],
    stored: async () => {
      const { draft, published } = (await row()) ?? {};
      return allParsed(draft, published);
    },
  };
}

const sftp = {
  base: { path: '/in', sftpAddress: 'sftp.here.example', sftpUser: 'user' },
  choices: { sftpAddress: ['sftp.here.example', 'sftp.elsewhere.example'], sftpUser: ['user', 'other'] },
};
const viewpoint = environmentSetting('viewpoint', '/api/ViewpointConnection', 'modifiedTime');
const soap = environmentSetting('soap', '/api/InteractSOAPClient', 'updatedDate');
const readSigning = async () => (await rowsOf(`select * from signing_settings where customer_id = 'c-fjellheim'`))[0];
const signingRequest = ({ providerId, clientSecret, ...rest }: Body) => ({
  providerId,
  credentialsType: adminIntegration.credentialsTypes[providerId as adminIntegration.ProviderId],
  availableSignAuthMethods: { standard: true },
  customCredentials: {
    clientId: 'client',
    clientSecret: clientSecret || null,
    companyId: 'company',
    defaultNotificationEmail: 'sign@fjellheim.example',
    accessKeys: null,
    ...rest,
  },
});

const settings: Record<string, Setting> = {
  'audit forwarding': {
    addresses: auditlogForward.secretAddresses,
    base: {
      enableAuditForwarding: true,
      useRestApiForward: true,
      useConsoleForward: false,
      messagePrefix: '',
      url: HERE,
      authenticationType: 'client-credentials',
      clientId: 'client',
      tokenEndpoint: HERE,
      scope: '',
    },
    choices: {
      enableAuditForwarding: [true, false],
      useRestApiForward: [true, false],
      useConsoleForward: [true, false],
      authenticationType: ['none', 'client-credentials'],
      url: ['', ...ADDRESSES],
      tokenEndpoint: ['', ...ADDRESSES],
    },
    newSecrets: (unique) => ({ clientSecret: unique }),
    save: async (body) => {
      await call('GET', '/api/Customer/AuditlogForward');
      return (await call('POST', '/api/Customer/AuditlogForward', body)).status;
    },
    stored: async () => {
      const rows = await rowsOf(`select settings from audit_forwardings where customer_id = 'c-fjellheim'`);
      return allParsed(...rows.map(({ settings: text }) => text));
    },
  },
  'e-mail delivery': deliveryService(
    5,
    { smtpServer: 'smtp.here.example', smtpPort: 25 },
    { smtpServer: ['smtp.here.example', 'smtp.elsewhere.example'], smtpPort: [25, '25', 4925] },
  ),
  'print shop': deliveryService(4, sftp.base, sftp.choices),
  'file transfer': deliveryService(6, sftp.base, sftp.choices),
  archive: deliveryService(9, { clientId: 'client', systemUser: 'user', uri: HERE }, { uri: [...ADDRESSES, 'no URL'] }),
  'viewpoint connection': {
    addresses: viewpointConnection.secretAddresses,
    base: { name: 'Test', baseAddress: HERE, clientId: 'client', state: 1, customerEnvironment: testEnvironment },
    choices: { baseAddress: ADDRESSES, clientId: ['client', 'other'], state: [1, 2] },
    newSecrets: (unique) => ({ clientSecret: unique }),
    save: viewpoint.save,
    check: async (body) => call('POST', '/api/ViewpointConnection/check', await viewpoint.request(body)),
    stored: viewpoint.stored,
  },
  'SOAP client': {
    addresses: interactSoapClient.secretAddresses,
    base: { endpoint: HERE, forcePDFAOnAllDocuments: false, customerEnvironment: testEnvironment },
    choices: { endpoint: ADDRESSES, forcePDFAOnAllDocuments: [true, false] },
    newSecrets: (unique) => certificateOf(unique),
    save: soap.save,
    stored: soap.stored,
  },
  'digital signing': {
    addresses: adminIntegration.secretAddresses,
    base: { providerId: 'verified' },
    choices: { providerId: ['verified', 'signicat', 'scrive'], clientId: ['client', 'other'] },
    newSecrets: (unique) => ({ clientSecret: unique }),
    save: async (body) => {
      await call('GET', '/api/AdminIntegration/digitalsigningconfiguration');
      return (await call('POST', '/api/AdminIntegration/digitalsigning', signingRequest(body))).status;
    },
    check: async (body) => {
      await call('POST', '/api/AdminIntegration/digitalsigning/test', signingRequest(body));
      await call('POST', '/api/AdminIntegration/digitalsigning/generateAccessKeys', signingRequest(body));
    },
    stored: async () => {
      const row = await readSigning();
      return [{ providerId: row?.provider_id, ...parsed(row?.credentials) }];
    },
  },
};

const BLANKS = ' pass word ';

/** Four keys, because generating is slow. */
const certificates = new Map<string, Body>();
function certificateOf(unique: string): Body {
  const password = unique === BLANKS ? BLANKS : `SECRET-certificate-${Number.parseInt(unique.slice(-8), 16) % 4}`;
  const known = certificates.get(password) ?? {
    certificate: makeCertificate({
      commonName: 'soap.fjellheim.example',
      organisation: 'Fjellheim Pensjon AS',
      validFrom: new Date(Date.now() - 86_400_000),
      validTo: new Date(Date.now() + 86_400_000),
      password,
    }),
    certificatePassword: password,
  };
  certificates.set(password, known);
  return known;
}

const textOf = (value: unknown) =>
  typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';

interface Step {
  kind: 'check' | 'other' | 'save' | 'saveWithSecret';
  picks: readonly number[];
}
const step: Arbitrary<Step> = record({
  kind: constantFrom('save', 'save', 'save', 'saveWithSecret', 'check', 'other'),
  picks: array(nat(9), { minLength: 6, maxLength: 6 }),
});

test.each(Object.entries(settings))(
  'Q52 no sequence of saves lets a secret of %s reach another address than the one it was entered for',
  async (_, setting) => {
    const { addresses, choices, check, others = [] } = setting;
    const entered = new Map<unknown, Set<string>>();
    const addressOf = (name: string, fields: Body) =>
      JSON.stringify((addresses[name] ?? []).map((field) => textOf(fields[field])));
    const enter = (secrets: Body, fields: Body) => {
      for (const [name, secret] of Object.entries(secrets)) {
        entered.set(secret, (entered.get(secret) ?? new Set()).add(addressOf(name, fields)));
      }
    };
    const expectPaired = async () => {
      for (const fields of await setting.stored()) {
        for (const name of Object.keys(addresses)) {
          const allowed = [...(entered.get(fields[name]) ?? [addressOf(name, fields)])];
          expect(allowed).toContain(addressOf(name, fields));
        }
      }
    };
    await assert(
      asyncProperty(array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        sent = [];
        let fields = setting.base;
        const secrets = setting.newSecrets(`SECRET-${randomUUID()}`);
        enter(secrets, fields);
        expect(await setting.save({ ...fields, ...secrets })).toBe(200);
        const none = Object.fromEntries(Object.keys(addresses).map((name) => [name, '']));
        for (const { kind, picks } of steps) {
          const changes = Object.entries(choices).map(([name, values], at) => [
            name,
            values[(picks[at] ?? 0) % values.length],
          ]);
          fields = { ...fields, ...Object.fromEntries(changes) };
          if (kind === 'other') await others[(picks[0] ?? 0) % others.length]?.();
          else if (kind === 'check') await check?.({ ...fields, ...none });
          else if (kind === 'save') await setting.save({ ...fields, ...none });
          else {
            const replaced = setting.newSecrets(`SECRET-${randomUUID()}`);
            enter(replaced, fields);
            await setting.save({ ...fields, ...replaced });
          }
          await expectPaired();
        }
        for (const { to, text } of sent) {
          for (const [secret, allowed] of entered) {
            if (!text.includes(String(secret))) continue;
            const isMeant = [...allowed].some((address) =>
              (JSON.parse(address) as string[]).some((part) => part !== '' && to.startsWith(part.replace(/\/+$/, ''))),
            );
            expect({ to, allowed: [...allowed], isMeant }).toMatchObject({ isMeant: true });
          }
        }
      }),
      { numRuns: process.env.NIGHTLY ? 25 : 5 },
    );
  },
  60_000,
);

test('Q52 the rule itself, for any sequence of saves, with and without a new secret', () => {
  const fieldsOf = record({ host: constantFrom('a', 'b', ' a ', ''), port: constantFrom(1, '1', 2, null) });
  const saves = array(tuple(fieldsOf, boolean()), { minLength: 2, maxLength: 8 });
  const addressOf = ({ host, port }: Body) => `${textOf(host)}:${textOf(port)}`;
  const addresses = { secret: ['host', 'port'] };
  assert(
    property(saves, (sequence) => {
      const entered = new Map<unknown, string>();
      let stored: Body | undefined;
      for (const [at, [fields, isNew]] of sequence.entries()) {
        const typed = { ...fields, secret: isNew ? `s${at}` : '' };
        if (isNew) entered.set(typed.secret, addressOf(fields));
        const before: Body | undefined = stored;
        stored = { ...fields, ...secretsAfter({ addresses, sent: typed, stored }, 'secret') };
        const staysStored = before !== undefined && before.secret !== '' && addressOf(before) === addressOf(fields);
        expect(stored.secret).toBe(isNew ? typed.secret : staysStored ? before.secret : '');
        expect([undefined, addressOf(fields)]).toContain(entered.get(stored.secret));
      }
    }),
    { numRuns: process.env.NIGHTLY ? 1_000 : 100 },
  );
});

test.each(Object.entries(settings))(
  'C184 %s stores a secret with the blanks that were typed, and without those that nobody types',
  async (_, { base, newSecrets, save, stored }) => {
    const secrets = newSecrets(BLANKS);
    const pasted = Object.entries(secrets).map(([name, secret]) => [
      name,
      secret === BLANKS ? `\u00A0${BLANKS}\u00A0` : secret,
    ]);
    expect(await save({ ...base, ...Object.fromEntries(pasted) })).toBe(200);
    expect(await stored()).toContainEqual(expect.objectContaining(secrets));
  },
);

const NAMES_OF_SECRETS = /secret|password|^certificate$|apiKey|authToken/i;

test('C184 every secret that a call may send keeps its blanks', () => {
  const secrets = sandbox.endpoints
    .flatMap(({ body }) => fieldsIn(body))
    .filter(([name]) => NAMES_OF_SECRETS.test(name) && name !== 'certificate');
  expect(secrets.length).toBeGreaterThan(6);
  for (const [name, schema] of secrets) {
    expect([name, schema.safeParse(`\uFEFF${BLANKS}\u00A0`)]).toMatchObject([name, { data: BLANKS }]);
  }
});

test('Q52 every secret that a call may send is declared with its address', () => {
  // The web editor's serves the platform itself; access keys are generated, never received.
  const others = ['mfdxClientSecret', 'apiSecret', 'accessSecret'];
  const declared = Object.values(settings).flatMap(({ addresses }) => Object.keys(addresses));
  const names = sandbox.endpoints
    .flatMap(({ body }) => fieldsIn(body).map(([name]) => name))
    .filter((name) => NAMES_OF_SECRETS.test(name));
  expect(new Set(names)).toEqual(new Set([...declared.filter((name) => names.includes(name)), ...others]));
  expect(() => secretsAfter({ addresses: {}, sent: {}, stored: undefined }, 'clientSecret')).toThrow(
    "No address is declared for the secret 'clientSecret'",
  );
});

interface Schema {
  safeParse(value: unknown): unknown;
}

function fieldsIn(schema: unknown): [name: string, schema: Schema][] {
  const def = (schema as { _zod?: { def: Body } } | undefined)?._zod?.def;
  if (!def) return [];
  const { shape = {}, element, innerType, in: input } = def as Record<string, unknown>;
  const fields = Object.entries(shape as Record<string, Schema>);
  return [...fields, ...[...fields.map(([, part]) => part), element, innerType, input].flatMap(fieldsIn)];
}
