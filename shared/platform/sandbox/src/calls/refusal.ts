import { CONCURRENT_EDIT_CODE } from '@console/http';
import { t } from '@console/words';
import * as z from 'zod/mini';
import { asSentence, inEnglish } from '../words/request-words';

type Fields = Record<string, string[]>;

/**
 * Thrown by a handler to refuse a call. The body has the platform's shape: `Message`, and errors by field. It is in the
 * language of the request; the error's own message is English, for the audit trail and the log.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly body: { Message: string; Code?: string; ValidationErrors?: Fields };

  /** @param code the kind of refusal, for callers that handle it in a way of its own */
  constructor(status: number, message: string, fields?: Fields, code?: string) {
    super(inEnglish(message));
    this.status = status;
    this.body = {
      Message: message,
      ...(code === undefined ? {} : { Code: code }),
      ...(fields ? { ValidationErrors: fields } : {}),
    };
  }
}

/**
 * The reason why a text is too long or has invalid characters, for a field that no schema of a request names; undefined
 * if it is valid.
 */
export function lengthError(kind: z.core.$ZodType<string>, text: string): string | undefined {
  const { error } = z.safeParse(kind, text);
  const [issue] = error?.issues ?? [];
  return issue && asSentence(issue.message);
}

/** Refuses when a field has an error; the first error is the message. */
export function refuseInvalid(errors: Record<string, string | undefined>): void {
  const messages = Object.entries(errors).flatMap(([field, text]) => (text ? [[field, text] as const] : []));
  const [first] = messages;
  if (first) throw new Refusal(400, first[1], Object.fromEntries(messages.map(([field, text]) => [field, [text]])));
}

/** A refusal because of one field. */
export const wrongField = (field: string, message: string) => new Refusal(400, message, { [field]: [message] });

export const notFound = (message: string) => new Refusal(404, message);

/** The refusal of a write whose record has been changed since it was read (SHRD-011). */
export const concurrentEdit = () =>
  new Refusal(
    400,
    t('Unable to save record. Record has been modified by another user.'),
    undefined,
    CONCURRENT_EDIT_CODE,
  );
