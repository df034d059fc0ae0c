import * as api from '@console/api';
import { VERSION_HEADER } from '@console/http';
import * as z from 'zod';
import type { EndpointDescription } from '../calls/endpoint';
import { readJson } from '../platform/read-json';

type Json = Record<string, unknown>;

export interface OpenApi {
  openapi: '3.1.1';
  info: Json;
  tags: { name: string }[];
  paths: Record<string, Record<string, Json>>;
  components: { schemas: Json; responses: Json; parameters: Json; headers: Json; securitySchemes: Json };
}

const NAMED = '#/components/schemas/';

/** An exported wire schema becomes a component `<controller>.<export>`. The output depends on the code alone. */
export function openApiOf(endpoints: readonly EndpointDescription[]): OpenApi {
  const schemas: Json = {};
  const names = namesOfSchemas();
  const ordered = endpoints.toSorted((a, b) => compare(a.url, b.url) || compare(a.method, b.method));
  const paths: OpenApi['paths'] = {};
  for (const endpoint of ordered) {
    const path = endpoint.url.replace(/:(\w+)/g, '{$1}').replace(/(.)\/$/, '$1');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  const tags = [...new Set(ordered.map(tagOf))].sort(compare).map((name) => ({ name }));
  const { components, ...document } = readJson(import.meta.dirname, 'document.json') as Omit<OpenApi, 'tags' | 'paths'>;
  const sorted = Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => compare(a, b)));
  return { ...document, tags, paths, components: { ...components, schemas: sorted } };

  function operationOf({ method, url, gates, scopes, params, query, body, answer, isRead }: EndpointDescription): Json {
    const schema = jsonOf(answer, 'output');
    return {
      tags: [tagOf({ url })],
      operationId: `${method.toLowerCase()}${url.replace(/^\/api/, '').replace(/[^A-Za-z0-9]+(.?)/g, (_, next: string) => next.toUpperCase())}`,
      'x-gate': gates,
      ...(scopes.length > 0 ? { 'x-scopes': scopes } : {}),
      ...parametersOf({ url, params, query, isRead }),
      ...(body ? { requestBody: { required: true, content: jsonContent(jsonOf(body, 'input')) } } : {}),
      responses: {
        200: {
          description: 'Done',
          headers: { [VERSION_HEADER]: { $ref: '#/components/headers/RecordVersion' } },
          content: jsonContent(schema),
        },
        default: { $ref: '#/components/responses/Refusal' },
      },
      security: [{ token: [] }],
    };
  }

  function parametersOf({
    url,
    params,
    query,
    isRead,
  }: Pick<EndpointDescription, 'isRead' | 'params' | 'query' | 'url'>): Json {
    const inPath = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
      name,
      in: 'path',
      required: true,
      schema: propertiesOf(params)[name] ?? { type: 'string' },
    }));
    const required = requiredIn(query);
    const inQuery = Object.entries(propertiesOf(query)).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
    }));
    const version = isRead ? [] : [{ $ref: '#/components/parameters/RecordVersion' }];
    const parameters = [...inPath, ...inQuery, ...version];
    return parameters.length > 0 ? { parameters } : {};
  }

  function propertiesOf(schema: z.core.$ZodType | undefined): Json {
    return schema ? ((jsonOf(schema, 'input').properties as Json | undefined) ?? {}) : {};
  }

  /** A named schema becomes a component and a reference. */
  function jsonOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
    const {
      $schema: _schema,
      $defs,
      ...json
    } = z.toJSONSchema(schema, {
      io,
      metadata: names,
      // Types without JSON, such as an answer's `undefined`.
      unrepresentable: 'any',
    }) as Json & { $defs?: Record<string, Json> };
    for (const [name, definition] of Object.entries($defs ?? {})) {
      const { id: _id, ...named } = definition;
      schemas[name] = toComponents(named);
    }
    const { id, ...own } = json;
    if (typeof id !== 'string') return toComponents(own) as Json;
    schemas[id] = toComponents(own);
    return { $ref: NAMED + id };
  }
}

export function requiredIn(query: EndpointDescription['query']): string[] {
  if (!query) return [];
  const { required = [] } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
  return required;
}

function toComponents(json: unknown): unknown {
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', `"${NAMED}`));
}

function namesOfSchemas(): z.core.$ZodRegistry<{ id: string }> {
  const names = z.registry<{ id: string }>();
  for (const [controller, exported] of Object.entries(api)) {
    if (isSchema(exported)) names.add(exported, { id: controller });
    else if (typeof exported === 'object' && !Array.isArray(exported))
      for (const [name, value] of Object.entries(exported))
        if (isSchema(value) && !names.has(value)) names.add(value, { id: `${controller}.${name}` });
  }
  return names;
}

function isSchema(value: unknown): value is z.core.$ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

function tagOf({ url }: { url: string }): string {
  return url.replace(/^\/api\//, '/').split('/')[1] ?? '';
}

function jsonContent(schema: Json): Json {
  return { 'application/json': { schema } };
}

/** Compares code points, which are the same on every machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
