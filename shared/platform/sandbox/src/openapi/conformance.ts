import * as z from 'zod';
import type { EndpointDescription } from '../calls/endpoint';
import { requiredIn } from './openapi';

export interface ConformanceOptions {
  endpoints: readonly EndpointDescription[];
  platform: string;
  /** Belongs to a person who may open everything checked. */
  token: string;
  /** A record's id per path and required query parameter. */
  values?: Record<string, string>;
  fetch?: typeof fetch;
}

export interface Conformance {
  calls: number;
  findings: string[];
  skipped: string[];
}

/**
 * Every endpoint must refuse a call without a token, and every GET must answer in the console's shape. Writes go
 * without token and body, so the platform stays unchanged unless it fails to refuse.
 */
export async function checkConformance({
  endpoints,
  platform,
  token,
  values = {},
  fetch = globalThis.fetch,
}: ConformanceOptions): Promise<Conformance> {
  const result: Conformance = { calls: 0, findings: [], skipped: [] };
  for (const endpoint of endpoints) {
    const name = `${endpoint.method} ${endpoint.url}`;
    const { url, missing } = addressOf(endpoint, values);
    await findRefusal(name, endpoint, url);
    if (!endpoint.isRead || endpoint.method !== 'GET') continue;
    if (missing.length > 0) result.skipped.push(`${name}: no value for ${missing.join(', ')}`);
    else await findAnswer(name, endpoint, url);
  }
  return result;

  async function call(endpoint: EndpointDescription, url: string, authorization?: string): Promise<Response> {
    result.calls += 1;
    return fetch(new URL(url, platform).href, {
      method: endpoint.method,
      headers: { accept: 'application/json', ...(authorization ? { authorization } : {}) },
    });
  }

  async function findRefusal(name: string, endpoint: EndpointDescription, url: string): Promise<void> {
    for (const [who, authorization] of [
      ['no token', undefined],
      ['a token that is none', 'Bearer none'],
    ] as const) {
      const { status } = await call(endpoint, url, authorization);
      if (status !== 401) result.findings.push(`${name}: ${status} with ${who}, and not 401`);
    }
  }

  async function findAnswer(name: string, endpoint: EndpointDescription, url: string): Promise<void> {
    const response = await call(endpoint, url, `Bearer ${token}`);
    const body: unknown = await response.json().catch(() => undefined);
    if (response.status === 403) {
      result.skipped.push(`${name}: the token's holder may not (${endpoint.gates.join(', ')})`);
    } else if (response.status === 404 && hasMessage(body)) {
      result.skipped.push(`${name}: nothing is there for the token's holder`);
    } else if (response.status !== 200) {
      result.findings.push(`${name}: ${response.status} ${JSON.stringify(body)?.slice(0, 200) ?? ''}`);
    } else {
      const parsed = z.safeParse(endpoint.answer, body);
      if (!parsed.success) result.findings.push(`${name}: ${issuesText(parsed.error.issues)}`);
    }
  }
}

function issuesText(issues: z.core.$ZodIssue[]): string {
  // A union's own issue names no field; its first shape is the specification's.
  const [union] = issues;
  if (union?.code === 'invalid_union' && union.errors[0]) return issuesText(union.errors[0]);
  return z.prettifyError({ issues }).replaceAll('\n', ' ');
}

function hasMessage(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'Message' in body;
}

function addressOf({ url, query }: EndpointDescription, values: Record<string, string>) {
  const missing: string[] = [];
  const valueOf = (name: string) => {
    const value = values[name];
    if (value === undefined) missing.push(name);
    return encodeURIComponent(value ?? 'unknown');
  };
  const path = url.replace(/:(\w+)/g, (_, name: string) => valueOf(name));
  const search = requiredIn(query)
    .map((name) => `${name}=${valueOf(name)}`)
    .join('&');
  return { url: search ? `${path}?${search}` : path, missing };
}
