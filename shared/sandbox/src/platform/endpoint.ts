import type { FastifyInstance } from 'fastify';
import { VERSION_HEADER } from '@console/http';
import { hiddenCharacters } from '@console/schema';
import * as z from 'zod/mini';
import { auditedCall } from '../audit/audit-trail';
import type { Platform } from './platform';
import { type Gate, passGate, passScope } from './gates';
import { certificateOf } from '../identity/client-certificate';
import { authenticate, type Principal } from './principal';
import { Refusal, refuseInvalid } from './refusal';

type Method = 'DELETE' | 'GET' | 'POST' | 'PUT';

interface Call<Params, Query, Body> {
  principal: Principal;
  params: Params;
  query: Query;
  body: Body;
}

interface Endpoint<
  Params extends z.core.$ZodType,
  Query extends z.core.$ZodType,
  Body extends z.core.$ZodType,
  Answer extends z.core.$ZodType,
> {
  /** One gate, or several that all apply. */
  gate: Gate | readonly Gate[];
  /** Which scopes of API clients open it; without any, no API client may call it. */
  scopes?: readonly string[];
  params?: Params;
  query?: Query;
  body?: Body;
  /** The wire schema of @console/api: the sandbox answers what the console expects. */
  answer: Answer;
  /** Whether it changes nothing, and so leaves no audit entry; every GET unless told. */
  isRead?: boolean;
  /** Largest body in bytes; 1 MiB unless told. */
  bodyLimit?: number;
  handle: (
    call: Call<z.output<Params>, z.output<Query>, z.output<Body>>,
  ) => Promise<z.input<Answer> | JsonText> | z.input<Answer>;
}

/** A long answer that the database has written as JSON: reading it only to write it again would take most of the time. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * Defines one endpoint. Every call goes through the same steps: token, gate, input, handler, answer. One that may write
 * leaves an audit entry, whatever its outcome; without a valid token it leaves none, or anybody could fill the log.
 */
export type DefineEndpoint = <
  Params extends z.core.$ZodType,
  Query extends z.core.$ZodType,
  Body extends z.core.$ZodType,
  Answer extends z.core.$ZodType,
>(
  method: Method,
  url: string,
  endpoint: Endpoint<Params, Query, Body, Answer>,
) => void;

/** An endpoint without what it does: for the contract's document, and for tests over all endpoints. */
export interface EndpointDescription {
  method: Method;
  /** Path pattern, such as `/api/ManageTeam/Users/:userId`. */
  url: string;
  gates: readonly Gate[];
  scopes: readonly string[];
  params?: z.core.$ZodType | undefined;
  query?: z.core.$ZodType | undefined;
  body?: z.core.$ZodType | undefined;
  answer: z.core.$ZodType;
  /** Whether a call changes nothing. */
  isRead: boolean;
}

/** What an `…-endpoints.ts` file exports: the endpoints of one controller. */
export type Endpoints = (endpoint: DefineEndpoint, platform: Platform) => void;

/** @param described takes what every endpoint is. */
export function endpointsOn(
  app: FastifyInstance,
  platform: Platform,
  described: EndpointDescription[],
): DefineEndpoint {
  return (
    method,
    url,
    { gate, scopes = [], params, query, body, answer, handle, isRead = method === 'GET', bodyLimit },
  ) => {
    described.push({ method, url, gates: [gate].flat(), scopes, params, query, body, answer, isRead });
    app.route({
      method,
      url,
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      handler: async (request, reply) => {
        const readIn = platform.recordReads.current();
        const certificate = certificateOf(request.raw.socket);
        const principal = await authenticate(platform, request.headers.authorization, certificate);
        principal.seen = readVersion(request.headers[VERSION_HEADER]);
        const run = async () => {
          if (principal.client) passScope(scopes, principal);
          else for (const each of [gate].flat()) passGate(each, principal);
          return await handle({
            principal,
            params: readInput(params, request.params),
            query: readInput(query, request.query),
            body: readBody(body, request.body),
          } as Parameters<typeof handle>[0]);
        };
        const call = auditedCall(request, method, url);
        const result = isRead ? await run() : await platform.auditTrail.audit(call, principal, run);
        if (platform.testMode) assertContract(answer, result, `${method} ${url}`);
        // Serialized here, because Fastify would send a bare string as text and null as nothing.
        const text = result instanceof JsonText ? result.text : JSON.stringify(result);
        return reply
          .header(VERSION_HEADER, principal.written ?? readIn)
          .type('application/json; charset=utf-8')
          .send(text);
      },
    });
  };
}

function readVersion(header: string | string[] | undefined): number | undefined {
  return typeof header === 'string' && /^\d+$/.test(header) ? Number(header) : undefined;
}

/** What is only too long is told like any other rule, by field: people can type it. */
function readInput(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const { issues } = result.error;
  if (issues.every((issue) => issue.code === 'too_big' && issue.origin === 'string'))
    refuseInvalid(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), `${message}.`])));
  const { fieldErrors } = z.flattenError(result.error);
  throw new Refusal(400, 'The request is not valid.', fieldErrors);
}

/** Texts are refused that hold what nobody can see, whichever endpoint they go to. */
function readBody(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  const body = readInput(schema, value);
  refuseInvalid(Object.fromEntries(hiddenCharacters(body).map(([path, message]) => [path.join('.'), `${message}.`])));
  return body;
}

/** Of a longer list so many rows are checked, at equal distances: longer than any list of the seeds is without scale. */
const CHECKED_ROWS = 250;

/**
 * In test mode an answer that does not match its schema is an error, so that the sandbox cannot drift from the
 * contract.
 */
export function assertContract(schema: z.core.$ZodType, answer: unknown, endpoint: string): void {
  const value = answer instanceof JsonText ? JSON.parse(answer.text) : answer;
  const result = z.safeParse(schema, withFewerRows(value));
  if (!result.success) throw new Error(`${endpoint} broke its contract: ${z.prettifyError(result.error)}`);
}

/** The value with some of the rows of its long lists. */
function withFewerRows(value: unknown): unknown {
  if (Array.isArray(value)) return fewerRows(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, Array.isArray(each) ? fewerRows(each) : each]),
  );
}

function fewerRows(rows: readonly unknown[]): readonly unknown[] {
  const distance = Math.ceil(rows.length / CHECKED_ROWS);
  return distance < 2 ? rows : rows.filter((_, index) => index % distance === 0);
}
