import type { z } from '@console/schema';
import { ApiError } from './api-error';

/** Checks an answer against its schema. An answer that the schema does not allow is 'malformed' (Q18). */
export function readAnswer<Schema extends z.ZodMiniType>(
  response: Response,
  text: string,
  schema: Schema,
): z.output<Schema> {
  const malformed = (cause: unknown) =>
    new ApiError('malformed', { status: response.status, requestId: readRequestId(response.headers), cause });
  const result = schema.safeParse(readBody(response, text, schema, malformed));
  if (!result.success) throw malformed(result.error);
  return result.data;
}

function readBody(response: Response, text: string, schema: z.ZodMiniType, malformed: (cause: unknown) => ApiError) {
  // ASP.NET sends null as 204 without a body.
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

/** JSON.parse without `__proto__` keys, which would replace the prototype of an object that they are copied to. */
export function parseSafely(text: string): unknown {
  // The reviver costs a call per value, so it runs only if the text may contain the key, written out or escaped.
  const suspicious = text.includes('__proto__') || text.includes('\\u00');
  return JSON.parse(text, suspicious ? (key, value) => (key === '__proto__' ? undefined : value) : undefined);
}

/** The server's id of a request, for support. */
export function readRequestId(headers: Headers): string | undefined {
  return headers.get('x-request-id') ?? headers.get('x-correlation-id') ?? undefined;
}
