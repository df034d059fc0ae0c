import { type Call, type ParameterOf, parseVersionHeader, VERSION_HEADER } from '@console/http';
import { hiddenCharacters } from '@console/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Gate, passGate, passScope } from './gates';
import type { Principal } from './principal';
import type { RecordReads } from './record-reads';
import { Refusal, refuseInvalid } from './refusal';

type Schema = z.core.$ZodType;

/** The input of a call, typed by its own schemas or the narrower ones of the endpoint. */
interface Given<C extends Call, Params, Query, Body> {
  principal: Principal;
  /** The first language of `Accept-Language`, such as `nb`; `en` without one. */
  language: string;
  params: Params extends Schema ? z.output<Params> : Record<ParameterOf<C['path']>, string>;
  query: OutputOf<Query extends Schema ? Query : C['query']>;
  body: OutputOf<Body extends Schema ? Body : C['body']>;
}
type OutputOf<Each> = Each extends Schema ? z.output<Each> : undefined;

interface Endpoint<C extends Call, Params, Query, Body, Answer> {
  /** One gate, or several that all apply. */
  gate: Gate | readonly Gate[];
  /** The scopes of API clients that open it; without any, no API client may call it. */
  scopes?: readonly string[];
  /** Schemas of the values in the address: texts, which a schema may turn into numbers. */
  params?: Params;
  query?: Query;
  /** Replace the call's schemas, where the platform accepts or answers more than the console needs. */
  body?: Body;
  answer?: Answer;
  /** Largest body in bytes; 1 MiB by default. */
  bodyLimit?: number;
  handle: (given: Given<C, Params, Query, Body>) => Handled<Answer extends Schema ? Answer : C['answer']>;
}
type Handled<Answer extends Schema> = Promise<z.input<Answer> | JsonText> | z.input<Answer>;

/** A long answer as JSON that the database has written: parsing and serializing it would take most of the time. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * Answers one call. Every request goes through the same steps: token, gate, input, handler, answer. A call that may
 * write leaves an audit entry, whatever its outcome. A call without a valid token leaves none, or anybody could fill
 * the log.
 */
export type DefineEndpoint = <
  C extends Call,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Answer extends Schema | undefined = undefined,
>(
  call: C,
  endpoint: Endpoint<C, Params, Query, Body, Answer>,
) => void;

/**
 * The description of an endpoint, without its handler: for the contract's document, and for tests over all endpoints.
 */
export interface EndpointDescription {
  method: Call['method'];
  /** Path pattern, such as `/api/ManageTeam/Users/:userId`. */
  url: string;
  gates: readonly Gate[];
  scopes: readonly string[];
  params?: z.core.$ZodType | undefined;
  query?: z.core.$ZodType | undefined;
  body?: z.core.$ZodType | undefined;
  answer: z.core.$ZodType;
  /** Whether the call only reads. */
  isRead: boolean;
}

export interface CallAudit {
  /**
   * Stores the audit entry of a call that may write, runs the call, and stores its outcome. The entry is stored first,
   * so that no write is without one if the process ends in between. `action`: method and path pattern.
   */
  audit<Result>(request: FastifyRequest, action: string, who: Principal, run: () => Promise<Result>): Promise<Result>;
}

/** The steps of a call that need the rest of the platform. */
export interface CallSteps {
  /** Returns the caller; refuses an invalid token. */
  authenticate: (request: FastifyRequest) => Promise<Principal>;
  auditTrail: CallAudit;
  recordReads: RecordReads;
  /** Whether answers are checked against their schemas. */
  testMode: boolean;
}

const languageOf = (header = '') => /^[a-z]+/.exec(header.trim().toLowerCase())?.[0] ?? 'en';

/** @param described receives the description of each endpoint. */
export function endpointsOn(
  app: FastifyInstance,
  { authenticate, auditTrail, recordReads, testMode }: CallSteps,
  described: EndpointDescription[],
): DefineEndpoint {
  return (call, { gate, scopes = [], params, bodyLimit, handle, ...narrower }) => {
    const { method, isRead } = call;
    const { query = call.query, body = call.body, answer = call.answer } = narrower;
    const url = urlOf(call);
    described.push({ method, url, gates: [gate].flat(), scopes, params, query, body, answer, isRead });
    app.route({
      method,
      url,
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      handler: async (request, reply) => {
        const readIn = recordReads.current();
        const principal = await authenticate(request);
        const sent = parseVersionHeader(String(request.headers[VERSION_HEADER] ?? ''));
        principal.seen = sent && recordReads.seenBy(sent);
        const run = async () => {
          if (principal.client) passScope(scopes, principal);
          else for (const each of [gate].flat()) passGate(each, principal);
          return await handle({
            principal,
            language: languageOf(request.headers['accept-language']),
            params: params ? readInput(params, request.params) : request.params,
            query: readInput(query, request.query),
            body: readBody(body, request.body),
          } as Parameters<typeof handle>[0]);
        };
        const result = isRead ? await run() : await auditTrail.audit(request, `${method} ${url}`, principal, run);
        if (testMode) assertContract(answer, result, `${method} ${url}`);
        recordReads.noteAttempt(sent?.attempt, principal.written);
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

/** Path of a call on the platform, whose own backend is below a prefix. */
export const urlOf = ({ base, path }: Call): string =>
  `${base === 'ownBackend' ? '/centerpoint/' : '/'}${path.replace(/\/$/, '')}`;

/** A value that is only too long is refused by field, like any broken rule, because people can type it. */
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

/** Every endpoint refuses texts with invisible characters. */
function readBody(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  const body = readInput(schema, value);
  refuseInvalid(Object.fromEntries(hiddenCharacters(body).map(([path, message]) => [path.join('.'), `${message}.`])));
  return body;
}

/**
 * The number of rows of a longer list that are checked, at equal distances: more than any list of the seeds has without
 * scale.
 */
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

/** The value with a part of the rows of its long lists. */
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
