export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/** Rejects after the milliseconds with `DeadlineError` or `errorOf`'s; the work continues unobserved. */
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

/** False after the milliseconds. `work` must not reject. */
export function settlesWithin(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  return withDeadline(work, milliseconds).then(
    () => true,
    () => false,
  );
}
