import { n } from '@console/words';
import { storedEmail } from '../platform/stored-email';

const FREE_ATTEMPTS = 4;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 15 * 60_000;

/**
 * From the fifth wrong password, attempts for an address wait, doubling each time. Unknown addresses wait too, so that
 * the delay reveals nothing.
 */
export class WrongPasswords {
  readonly #now: () => number;
  readonly #byAddress = new Map<string, { count: number; until: number }>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  waitReason(email: string): string | undefined {
    const seconds = Math.ceil(((this.#byAddress.get(storedEmail(email))?.until ?? 0) - this.#now()) / 1000);
    if (seconds <= 0) return undefined;
    return n(
      seconds,
      'Too many wrong passwords. Try again in {count} second.',
      'Too many wrong passwords. Try again in {count} seconds.',
    );
  }

  note(email: string, isRight: boolean): void {
    const key = storedEmail(email);
    if (isRight) {
      this.#byAddress.delete(key);
      return;
    }
    const count = (this.#byAddress.get(key)?.count ?? 0) + 1;
    const wait = count <= FREE_ATTEMPTS ? 0 : FIRST_WAIT_MS * 2 ** (count - FREE_ATTEMPTS - 1);
    this.#byAddress.set(key, { count, until: this.#now() + Math.min(wait, LONGEST_WAIT_MS) });
  }
}
