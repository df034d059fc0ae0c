import type { z } from '@console/schema';
import { ApiError, strangerOf } from './api-error';

/** A mismatch is 'malformed' (Q18). */
export function readAnswer<Schema extends z.ZodMiniType>(
  response: Response,
  text: string,
  schema: Schema,
): z.output<Schema> {
  const malformed = (cause: unknown) =>
    new ApiError(strangerOf(response) ?? 'malformed', {
      status: response.status,
      requestId: readRequestId(response.headers),
      cause,
    });
  const result = schema.safeParse(readBody(response, text, schema, malformed));
  if (!result.success) throw malformed(result.error);
  return result.data;
}

function readBody(response: Response, text: string, schema: z.ZodMiniType, malformed: (cause: unknown) => ApiError) {
  // ASP.NET sends null as 204.
  if (text.trim() === '') return schema.safeParse(undefined).success ? undefined : null;
  const type = response.headers.get('content-type') ?? 'application/json';
  if (/^text\/plain\b/i.test(type)) return text;
  if (!/\bjson\b/i.test(type)) throw malformed(`content type ${type}`);
  try {
    return parseSafely(text);
  } catch (error) {
    throw malformed(error);
  }
}

/** Parses without `__proto__`, because copies would get another prototype. */
export function parseSafely(text: string): unknown {
  // A reviver costs a call per value, so only suspicious texts get a reviver.
  const suspicious = text.includes('__proto__') || text.includes('\\u00');
  return JSON.parse(text, suspicious ? (key, value) => (key === '__proto__' ? undefined : value) : undefined);
}

/** Helps support to find the request. */
export function readRequestId(headers: Headers): string | undefined {
  return headers.get('x-request-id') ?? headers.get('x-correlation-id') ?? undefined;
}
