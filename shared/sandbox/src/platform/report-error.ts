import { inspect } from 'node:util';

/** What went wrong inside, for whoever runs the sandbox; callers get a sentence instead. */
export function reportError(error: unknown): void {
  process.stderr.write(`${inspect(error)}\n`);
}
