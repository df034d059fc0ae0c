import { withDeadline } from '@console/browser';
import type { SignInRefusal } from '@console/contract';

/** Another try cannot succeed. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly kind: SignInRefusal;

  /** Known for `answer-unknown`, from another tab. */
  readonly targetPage: unknown;

  constructor(kind: SignInRefusal, options?: ErrorOptions & { targetPage?: unknown }) {
    super(kind, options);
    this.kind = kind;
    this.targetPage = options?.targetPage;
  }
}

/** The session stays. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** No request was sent, and the session stays. */
export class PartMissingError extends Error {
  override readonly name = 'PartMissingError';
}

/** Limits the body too, unlike the library's timeout. */
export function answeredWithin<Result>(task: Promise<Result>, seconds: number): Promise<Result> {
  return withDeadline(task, seconds * 1_000, () => new UnreachableError('no answer in time'));
}
