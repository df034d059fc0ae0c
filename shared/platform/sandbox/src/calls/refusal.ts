import { CONCURRENT_EDIT_CODE } from '@console/http';
import { t } from '@console/words';
import * as z from 'zod/mini';
import { asSentence, inEnglish } from '../words/request-words';

type Fields = Record<string, string[]>;

/** The body is in the request's language; the error's message is English, for audit and log. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: { Message: string; Code?: string; ValidationErrors?: Fields };

  /** @param code for callers with special handling */
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

/** Checks a field outside request schemas; undefined if valid. */
export function lengthError(kind: z.core.$ZodType<string>, text: string): string | undefined {
  const { error } = z.safeParse(kind, text);
  const [issue] = error?.issues ?? [];
  return issue && asSentence(issue.message);
}

/** Uses the first error as message. */
export function refuseInvalid(errors: Record<string, string | undefined>): void {
  const messages = Object.entries(errors).flatMap(([field, text]) => (text ? [[field, text] as const] : []));
  const [first] = messages;
  if (first) throw new Refusal(400, first[1], Object.fromEntries(messages.map(([field, text]) => [field, [text]])));
}

export const wrongField = (field: string, message: string) => new Refusal(400, message, { [field]: [message] });

export const notFound = (message: string) => new Refusal(404, message);

/** Gives the first row. @throws Refusal 404 */
export async function demandRow<Row>(rows: Row[] | PromiseLike<Row[]>, message: string): Promise<Row> {
  const [row] = await rows;
  if (row === undefined) throw notFound(message);
  return row;
}

/** @throws Refusal 404 */
export function environmentIn<Name extends string>(ids: Readonly<Record<Name, number>>, id: string): Name {
  const name = (Object.keys(ids) as Name[]).find((each) => String(ids[each]) === id);
  if (name === undefined) throw notFound(t('The environment was not found.'));
  return name;
}

/** SHRD-011 */
export const concurrentEdit = () =>
  new Refusal(
    400,
    t('Unable to save record. Record has been modified by another user.'),
    undefined,
    CONCURRENT_EDIT_CODE,
  );
