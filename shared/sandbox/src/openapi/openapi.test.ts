import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSandbox, type Sandbox } from '../sandbox';
import { checkConformance } from './conformance';
import { type OpenApi, openApiOf } from './openapi';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

const written = join(import.meta.dirname, '../../../../docs/openapi.json');

test('the document of the contract is served, and is what docs/openapi.json says; `npm run openapi` writes it', async () => {
  const served = (await sandbox.app.inject('/openapi.json')).json();
  expect(served).toEqual(JSON.parse(readFileSync(written, 'utf8')));
});

test('every endpoint is one operation with a name of its own, and every reference leads to a component', () => {
  const document = openApiOf(sandbox.endpoints);
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

  test('one that lets anybody in, answers in another shape or fails is told by name', async () => {
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

function referencesOf(document: OpenApi): string[] {
  return [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name);
}
