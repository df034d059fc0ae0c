/** A refusal of the release tool, which has changed nothing. The message has the reason and, if possible, a remedy. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** The message of a thrown value. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/** 'https://… does not answer: connect ECONNREFUSED', from the cause of an error of `fetch`. */
export function noAnswerReason(url: string, thrown: unknown): string {
  const cause = thrown instanceof Error ? thrown.cause : undefined;
  return `${url} does not answer: ${messageOf(cause ?? thrown)}`;
}
