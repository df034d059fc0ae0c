import { withDeadline } from '@console/browser';
import type { SignInRefusal } from '@console/contract';

/* The reasons why a call of the identity provider brought no tokens. */

/** The provider refused, or its answer must not be trusted. Another try cannot succeed. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly kind: SignInRefusal;

  /** With `answer-unknown`: the page for which another tab started the sign-in. */
  readonly targetPage: unknown;

  constructor(kind: SignInRefusal, options?: ErrorOptions & { targetPage?: unknown }) {
    super(kind, options);
    this.kind = kind;
    this.targetPage = options?.targetPage;
  }
}

/** The provider did not answer. The session stays. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** The console's own code for signing in could not be fetched, so no request was sent. The session stays. */
export class PartMissingError extends Error {
  override readonly name = 'PartMissingError';
}

/** The library's own timeout ends with the response headers; this one includes the body. */
export function answeredWithin<Result>(task: Promise<Result>, seconds: number): Promise<Result> {
  return withDeadline(task, seconds * 1_000, () => new UnreachableError('no answer in time'));
}
