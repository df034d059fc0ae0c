import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { auditedCall } from '../audit/audit-trail';
import type { Platform } from './platform';
import { type Gate, passGate } from './gates';
import { authenticate, type Principal } from './principal';
import { Refusal } from './refusal';

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
  params?: Params;
  query?: Query;
  body?: Body;
  /** The wire schema of @console/api: the sandbox answers what the console expects. */
  answer: Answer;
  /** A POST that only reads, and so leaves no audit entry. */
  isRead?: boolean;
  /** Largest body in bytes; 1 MiB unless told. */
  bodyLimit?: number;
  handle: (call: Call<z.output<Params>, z.output<Query>, z.output<Body>>) => Promise<z.input<Answer>> | z.input<Answer>;
}

/**
 * Defines one endpoint. Every call goes through the same steps: token, gate, input, handler, answer. One that may write
 * leaves an audit entry, whatever its outcome.
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

/** What an `…-endpoints.ts` file exports: the endpoints of one controller. */
export type Endpoints = (endpoint: DefineEndpoint, platform: Platform) => void;

export function endpointsOn(app: FastifyInstance, platform: Platform): DefineEndpoint {
  return (method, url, { gate, params, query, body, answer, handle, isRead = method === 'GET', bodyLimit }) => {
    app.route({
      method,
      url,
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      handler: async (request, reply) => {
        const { auditTrail } = platform;
        const call = auditedCall(request, method, url);
        const principal = await authenticate(platform, request.headers.authorization).catch(async (error: unknown) => {
          if (!isRead) await auditTrail.noteRefused(call, error);
          throw error;
        });
        const run = async () => {
          for (const each of [gate].flat()) passGate(each, principal);
          return await handle({
            principal,
            params: readInput(params, request.params),
            query: readInput(query, request.query),
            body: readInput(body, request.body),
          } as Parameters<typeof handle>[0]);
        };
        const result = isRead ? await run() : await auditTrail.audit(call, principal, run);
        if (platform.testMode) assertContract(answer, result, `${method} ${url}`);
        // Serialized here, because Fastify would send a bare string as text and null as nothing.
        return reply.type('application/json; charset=utf-8').send(JSON.stringify(result));
      },
    });
  };
}

function readInput(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const { fieldErrors } = z.flattenError(result.error);
  throw new Refusal(400, 'The request is not valid.', fieldErrors);
}

/**
 * In test mode an answer that does not match its schema is an error, so that the sandbox cannot drift from the
 * contract.
 */
function assertContract(schema: z.core.$ZodType, value: unknown, endpoint: string): void {
  const result = z.safeParse(schema, value);
  if (!result.success) throw new Error(`${endpoint} broke its contract: ${z.prettifyError(result.error)}`);
}
