/** The release tool refuses and has changed nothing. The message says why and, where possible, what helps. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** The message of a thrown value. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/** 'https://… does not answer: connect ECONNREFUSED', by the cause of the error of `fetch`. */
export function noAnswerReason(url: string, thrown: unknown): string {
  const cause = thrown instanceof Error ? thrown.cause : undefined;
  return `${url} does not answer: ${messageOf(cause ?? thrown)}`;
}
