import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONCURRENT_EDIT_CODE, VERSION_HEADER } from '@console/http';
import { createSandbox, type Sandbox } from '../sandbox';
import { checkConformance } from './conformance';
import { type OpenApi, openApiOf } from './openapi';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

const written = join(import.meta.dirname, '../../../../../docs/openapi.json');

test('the document of the contract is served, and is what docs/openapi.json says: WRITE_DOCUMENTS=1 writes it', async () => {
  const served = (await sandbox.app.inject('/openapi.json')).json();
  if (process.env.WRITE_DOCUMENTS) writeFileSync(written, `${JSON.stringify(served, null, 2)}\n`);
  expect(served).toEqual(JSON.parse(readFileSync(written, 'utf8')));
});

test('every endpoint is one operation with a name of its own, and every reference leads to a component', () => {
  const document = openApiOf(sandbox.endpoints);
  expect(document.components.parameters).toMatchObject({ RecordVersion: { name: VERSION_HEADER } });
  expect(JSON.stringify(document.components.responses)).toContain(`\`${CONCURRENT_EDIT_CODE}\``);
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(operations).toHaveLength(sandbox.endpoints.length);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  expect(referencesOf(document).filter((name) => !(name in document.components.schemas))).toEqual([]);
});

test('a wire schema of the contract is one component, wherever it is used', () => {
  const { paths, components } = openApiOf(sandbox.endpoints);
  const users = paths['/api/ManageTeam/Users']?.get;
  expect(JSON.stringify(users)).toContain('"items":{"$ref":"#/components/schemas/manageTeam.teamUser"}');
  expect(components.schemas['manageTeam.teamUser']).toMatchObject({
    type: 'object',
    properties: { email: { type: 'string' }, groupIds: { type: 'array', items: { type: 'string' } } },
  });
});

test('Q72 every text that a request carries has a greatest length', () => {
  const { paths, components } = openApiOf(sandbox.endpoints);
  const endless: string[] = [];
  const open: string[] = [];
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const { requestBody, parameters = [] } = operation as unknown as Operation;
      const inQuery = parameters.flatMap(({ in: place, name, schema }) => (place === 'query' ? [[name, schema]] : []));
      const sent = requestBody ? [['body', requestBody.content['application/json'].schema]] : [];
      for (const [name, schema] of [...inQuery, ...sent] as [string, Schema][])
        walk(schema, `${method} ${path} ${name}`, new Set());
    }
  }
  expect(endless).toEqual([]);
  // Objects open beyond the contract: the platform checks or drops the additional fields.
  expect([...new Set(open)]).toEqual([
    'post /api/Customer body',
    'post /api/CustomerRole/Role body.productFeatureAccessSelections[].usageFeature',
    'post /api/CustomerRole/Role body.productFeatureAccessSelections[].featureSelections[]',
    'post /api/CustomerRole/Role body.productFeatureAccessSelections[]',
    'post /api/CustomerRole/Role body',
    'post /api/mfdx/settings body.settings[]',
  ]);

  function walk(schema: Schema, place: string, seen: ReadonlySet<string>): void {
    const name = schema.$ref?.split('/').at(-1);
    if (name !== undefined) {
      if (!seen.has(name)) walk(components.schemas[name] as Schema, place, new Set([...seen, name]));
      return;
    }
    const { type, properties = {}, items, propertyNames, additionalProperties, anyOf = [], oneOf = [] } = schema;
    const isBounded = ['maxLength', 'enum', 'const', 'format'].some((bound) => bound in schema);
    if (type === 'string' && !isBounded) endless.push(place);
    for (const one of [...anyOf, ...oneOf]) walk(one, place, seen);
    for (const [key, each] of Object.entries(properties)) walk(each, `${place}.${key}`, seen);
    if (items) walk(items, `${place}[]`, seen);
    if (propertyNames) walk(propertyNames, `${place} key`, seen);
    if (!additionalProperties) return;
    if (Object.keys(additionalProperties).length === 0) open.push(place);
    else walk(additionalProperties, `${place}{}`, seen);
  }
});

/** `GET api/Plan/PlanTiers/{id}` in a requirement line. */
const CALL = /\b(GET|POST|PUT|DELETE) ((?:api|Version)\/[\w/{}-]+)/g;
const requirements = readFileSync(join(import.meta.dirname, '../../../../../docs/requirements.md'), 'utf8');
const named = [...requirements.matchAll(/^- ([A-Z]+-\d+) .*$/gm)].flatMap(([line, id = '']) =>
  [...line.matchAll(CALL)].map(([, method = '', path = '']) => [id, method, path] as const),
);

test.each(named)('%s the contract has %s %s', (_, method, path) => {
  const pattern = path.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/]+');
  const isNamed = new RegExp(`^/(?:centerpoint/)?${pattern}$`);
  const calls = sandbox.endpoints.filter(({ url }) => isNamed.test(url));
  expect(calls.map((endpoint) => endpoint.method)).toContain(method);
});

describe('conformance', () => {
  const ask = async (lie?: (path: string, answer: Response) => Promise<Response> | Response) =>
    checkConformance({
      endpoints: sandbox.endpoints,
      platform: 'http://platform.example',
      token: await sandbox.tokenFor('owner'),
      values: { userId: 'u-00417' },
      fetch: async (input, init) => {
        const answer = await sandbox.fetch(input, init);
        return lie?.(new URL(input as string).pathname, answer) ?? answer;
      },
    });

  test('our platform keeps the contract', async () => {
    const { calls, findings, skipped } = await ask();
    expect(findings).toEqual([]);
    expect(calls).toBeGreaterThan(sandbox.endpoints.length * 2);
    expect(skipped).not.toContainEqual(expect.stringContaining('/Users/:userId'));
    expect(skipped.every((line) => /no value for|may not|nothing is there/.test(line))).toBe(true);
  });

  test('one that lets anybody in, answers in another shape or fails is reported by name', async () => {
    const { findings } = await ask(async (path, answer) => {
      if (path === '/api/ManageTeam/UserRoles') return Response.json([]);
      if (path === '/api/ManageTeam/UserGroups') return Response.json({ Message: 'Oh no' }, { status: 500 });
      if (path === '/api/ManageTeam/Users' && answer.ok)
        return new Response((await answer.text()).replaceAll('"email"', '"mail"'));
      return answer;
    });
    expect(findings).toContain('GET /api/ManageTeam/UserRoles: 200 with no token, and not 401');
    expect(findings.some((line) => line.startsWith('GET /api/ManageTeam/Users: ') && /email/.test(line))).toBe(true);
    expect(findings).toContain('GET /api/ManageTeam/UserGroups: 500 {"Message":"Oh no"}');
  });
});

interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  propertyNames?: Schema;
  additionalProperties?: Schema | false;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Operation {
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  parameters?: { in?: string; name: string; schema: Schema }[];
}

function referencesOf(document: OpenApi): string[] {
  return [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name);
}
