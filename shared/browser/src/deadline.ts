/** The time ended before the work did. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * The outcome of `work`, or a rejection after the time in milliseconds: with `DeadlineError`, or with the error that
 * `errorOf` makes. The work itself continues; its later outcome is dropped.
 */
export function withDeadline<Value>(
  work: Promise<Value>,
  milliseconds: number,
  errorOf: () => Error = () => new DeadlineError(`not done within ${milliseconds} ms`),
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(errorOf()), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** True if `work` settles within the time in milliseconds, false after it. `work` must not reject. */
export function settlesWithin(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  return withDeadline(work, milliseconds).then(
    () => true,
    () => false,
  );
}
