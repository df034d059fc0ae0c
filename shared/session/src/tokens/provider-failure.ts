import { withDeadline } from '@console/browser';

/* Why a call of the identity provider has brought no tokens. */

/** The provider refused, or its answer must not be trusted. Trying again does not help. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** The provider would have to ask the person something, and was told not to (`prompt=none`). */
export class InteractionRequiredError extends RefusedError {}

/** The userinfo endpoint answers with a signed JWT (OpenID Connect Core 5.3.2), which this library cannot verify. */
export class UnreadableClaimsError extends RefusedError {}

/** The provider did not answer. The session is kept. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** The console's own code for signing in has not arrived: nobody has been asked. The session is kept. */
export class PartMissingError extends Error {
  override readonly name = 'PartMissingError';
}

/** The library's own timeout ends with the response headers; this one includes the body. */
export function answeredWithin<Result>(task: Promise<Result>, seconds: number): Promise<Result> {
  return withDeadline(task, seconds * 1_000, () => new UnreachableError('no answer in time'));
}
