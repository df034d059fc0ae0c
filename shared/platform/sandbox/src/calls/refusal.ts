import * as z from 'zod/mini';

/** Thrown by a handler to refuse a call. The body has the platform's shape: `Message`, and errors by field. */
export class Refusal extends Error {
  readonly status: number;
  readonly fields: Record<string, string[]> | undefined;

  constructor(status: number, message: string, fields?: Record<string, string[]>) {
    super(message);
    this.status = status;
    this.fields = fields;
  }

  get body(): { Message: string; ValidationErrors?: Record<string, string[]> } {
    return { Message: this.message, ...(this.fields ? { ValidationErrors: this.fields } : {}) };
  }
}

/**
 * The reason why a text is too long or has invalid characters, for a field that no schema of a request names; undefined
 * if it is valid.
 */
export function lengthError(kind: z.core.$ZodType<string>, text: string): string | undefined {
  const { error } = z.safeParse(kind, text);
  return error && `${error.issues[0]?.message}.`;
}

/** Refuses when a field has an error; the first error is the message. */
export function refuseInvalid(errors: Record<string, string | undefined>): void {
  const messages = Object.entries(errors).flatMap(([field, text]) => (text ? [[field, text] as const] : []));
  const [first] = messages;
  if (first) throw new Refusal(400, first[1], Object.fromEntries(messages.map(([field, text]) => [field, [text]])));
}

export const notFound = (what: string) => new Refusal(404, `${what} was not found.`);
