import type { auditTrail } from '@console/api';
import { type Call, type ParameterOf, parseVersionHeader, VERSION_HEADER } from '@console/http';
import { hiddenCharacters } from '@console/schema';
import { t } from '@console/words';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { asSentence, inLanguageOf } from '../words/request-words';
import { companyOf, type Gate, passGate, passScope } from './gates';
import type { Caller, Company, Principal } from './principal';
import type { RecordReads } from './record-reads';
import { Refusal, refuseInvalid } from './refusal';

type Schema = z.core.$ZodType;

interface Given<C extends Call, Params, Query, Body> {
  principal: Principal;
  /** @throws Refusal without a company: two gates need none */
  readonly company: Company;
  params: Params extends Schema ? z.output<Params> : Record<ParameterOf<C['path']>, string>;
  query: OutputOf<Query extends Schema ? Query : C['query']>;
  body: OutputOf<Body extends Schema ? Body : C['body']>;
}
type OutputOf<Each> = Each extends Schema ? z.output<Each> : undefined;

interface Endpoint<C extends Call, Params, Query, Body, Answer> {
  /** The entry of a write names these (C146). */
  audit?: AuditMeaning;
  /** API clients need one of these; an empty list refuses API clients. */
  scopes?: readonly string[];
  /** Schemas may turn texts into numbers. */
  params?: Params;
  query?: Query;
  /** Replace the call's schemas where the platform accepts or answers more. */
  body?: Body;
  answer?: Answer;
  /** Limits the body to this many bytes; default 1 MiB. */
  bodyLimit?: number;
  handle: (given: Given<C, Params, Query, Body>) => Handled<Answer extends Schema ? Answer : C['answer']>;
}
export type AuditMeaning = readonly [subject: auditTrail.Subject, operation: auditTrail.Operation];
type Handled<Answer extends Schema> = Promise<z.input<Answer> | JsonText> | z.input<Answer>;

/** JSON from the database: parsing and serializing would take most of the time. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * Checks token, gate, input and answer around the handler. A write leaves an audit entry whatever the outcome, but none
 * without a valid token, or anybody could fill the log.
 */
export type DefineEndpoint = Define<{ gate: Gates }, never>;

/** Callers must pass every gate. */
type Gates = Gate | readonly Gate[];

type Define<Own, Short> = <
  C extends Call,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Answer extends Schema | undefined = undefined,
>(
  call: C,
  endpoint: (Endpoint<C, Params, Query, Body, Answer> & Own) | (Handler<C> & Short),
) => void;

type Handler<C extends Call> = Endpoint<C, undefined, undefined, undefined, undefined>['handle'];

/** For calls with the same gates. A handler alone may be a read. */
export type DefineBehind = Define<unknown, unknown>;

export const behind =
  (define: DefineEndpoint, gate: Gates): DefineBehind =>
  (call, endpoint) =>
    typeof endpoint === 'function' ? define(call, { handle: endpoint, gate }) : define(call, { ...endpoint, gate });

/** The contract's document and tests over all endpoints read this. */
export interface EndpointDescription {
  method: Call['method'];
  /** `/api/ManageTeam/Users/:userId` */
  url: string;
  gates: readonly Gate[];
  audit: AuditMeaning | undefined;
  scopes: readonly string[];
  params?: z.core.$ZodType | undefined;
  query?: z.core.$ZodType | undefined;
  body?: z.core.$ZodType | undefined;
  answer: z.core.$ZodType;
  isRead: boolean;
}

interface Write {
  /** Method and path pattern. */
  action: string;
  meaning: AuditMeaning;
}

export interface CallAudit {
  /** Stores the entry before the run, so that a crash leaves no write without entry. */
  audit<Result>(request: FastifyRequest, write: Write, who: Principal, run: () => Promise<Result>): Promise<Result>;
}

export interface CallSteps {
  /** @throws Refusal for an invalid token */
  authenticate: (request: FastifyRequest) => Promise<Caller>;
  auditTrail: CallAudit;
  recordReads: RecordReads;
  testMode: boolean;
}

/** @param described receives each endpoint's description */
export function endpointsOn(
  app: FastifyInstance,
  { authenticate, auditTrail, recordReads, testMode }: CallSteps,
  described: EndpointDescription[],
): DefineEndpoint {
  return (call, { gate, audit, scopes = [], params, bodyLimit, handle, ...narrower }) => {
    const { method, isRead } = call;
    const { query = call.query, body = call.body, answer = call.answer } = narrower;
    const url = urlOf(call);
    const action = `${method} ${url}`;
    if (isRead === (audit !== undefined)) {
      throw new Error(`${action}: ${isRead ? 'a read has no audit' : "say what it does, audit: ['user', 'updated']"}`);
    }
    described.push({ method, url, gates: [gate].flat(), audit, scopes, params, query, body, answer, isRead });
    app.route({
      method,
      url,
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      handler: (request, reply) =>
        inLanguageOf(request, async () => {
          const readIn = recordReads.current();
          const caller = await authenticate(request);
          const header = parseVersionHeader(String(request.headers[VERSION_HEADER] ?? ''));
          const principal: Principal = { ...caller, call: { seen: header && recordReads.seenBy(header) } };
          const run = async () => {
            if (principal.client) passScope(scopes, principal);
            else for (const each of [gate].flat()) passGate(each, principal);
            return await handle({
              principal,
              get company() {
                return companyOf(principal);
              },
              params: params ? readInput(params, request.params) : request.params,
              query: readInput(query, request.query),
              body: readBody(body, request.body),
            } as Parameters<typeof handle>[0]);
          };
          const { text, written } = await recordReads.once(
            `${principal.person.id} ${action}`,
            header?.attempt,
            async () => {
              const result = audit
                ? await auditTrail.audit(request, { action, meaning: audit }, principal, run)
                : await run();
              if (testMode) assertContract(answer, result, action);
              // Fastify sends a bare string as text and null as nothing.
              return {
                text: result instanceof JsonText ? result.text : JSON.stringify(result ?? null),
                written: principal.call.written,
              };
            },
          );
          return reply
            .header(VERSION_HEADER, written ?? readIn)
            .type('application/json; charset=utf-8')
            .send(text);
        }),
    });
  };
}

/** The console's own backend is below a prefix. */
export const urlOf = ({ base, path }: Call): string =>
  `${base === 'ownBackend' ? '/centerpoint/' : '/'}${path.replace(/\/$/, '')}`;

/** A text too long is refused by field: people can type it. */
function readInput(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const { issues } = result.error;
  if (issues.every((issue) => issue.code === 'too_big' && issue.origin === 'string'))
    refuseInvalid(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), asSentence(message)])));
  const { fieldErrors } = z.flattenError(result.error);
  throw new Refusal(400, t('This request isn’t valid. Reload the page and try again.'), fieldErrors);
}

/** Refuses invisible characters. */
function readBody(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  const body = readInput(schema, value);
  refuseInvalid(
    Object.fromEntries(hiddenCharacters(body).map(([path, message]) => [path.join('.'), asSentence(message)])),
  );
  return body;
}

/** Rows checked of a longer list, evenly spread; more than any seeded list without scale. */
const CHECKED_ROWS = 250;

/** Test mode only: the sandbox cannot drift from the contract. */
export function assertContract(schema: z.core.$ZodType, answer: unknown, endpoint: string): void {
  const value = answer instanceof JsonText ? JSON.parse(answer.text) : answer;
  const result = z.safeParse(schema, withFewerRows(value));
  if (!result.success) throw new Error(`${endpoint} broke its contract: ${z.prettifyError(result.error)}`);
}

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
