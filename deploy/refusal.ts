import type { ServerResponse } from 'node:http';

/** Nothing has changed. The message has the reason and, if possible, a remedy. */
export class Refusal extends Error {
  override name = 'Refusal';
}

export function fail(thrown: unknown): void {
  console.error(messageOf(thrown));
  process.exitCode = thrown instanceof Refusal ? 1 : 3;
}

export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/** 'https://… does not answer: connect ECONNREFUSED', from `fetch`'s cause. */
export function noAnswerReason(url: string, thrown: unknown): string {
  const cause = thrown instanceof Error ? thrown.cause : undefined;
  return `${url} does not answer: ${messageOf(cause ?? thrown)}`;
}

export const failureOf = (response: ServerResponse) => (error: Error) => {
  console.error(error.message);
  if (response.headersSent) response.destroy();
  else response.writeHead(500).end();
};
