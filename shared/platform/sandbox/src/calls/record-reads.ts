import type { Principal } from './principal';
import { concurrentEdit } from './refusal';

/** The number of attempts that are remembered, the latest ones. */
const MOST_ATTEMPTS = 10_000;

/**
 * The check for concurrent edits (SHRD-011). Every answer carries the version of the whole platform, and a record's own
 * version is that of its last write. So one number shows for every record whether it has changed since a read (decision
 * 28). A write without a version is compared with the last read of its person.
 */
export class RecordReads {
  readonly #now: () => Date;
  readonly #noted = new Map<string, number>();
  readonly #underWay = new Set<number>();
  /** Versions by the attempts that made them. */
  readonly #made = new Map<string, number>();
  #last = 0;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** The version for a read that starts now: all writes up to it have been stored. */
  current(): number {
    this.#last = Math.max(this.#last, this.#now().getTime());
    return Math.min(this.#last, ...[...this.#underWay].map((version) => version - 1));
  }

  /** Gives a write its version, which is later than that of every read before it. */
  async next<Result>(write: (version: number) => Promise<Result>): Promise<Result> {
    const version = Math.max(this.#last + 1, this.#now().getTime());
    this.#last = version;
    this.#underWay.add(version);
    try {
      return await write(version);
    } finally {
      this.#underWay.delete(version);
    }
  }

  /** Remembers that the person has read, or just written, this version. */
  note(personId: string, recordId: string, version: number): void {
    this.#noted.set(`${personId} ${recordId}`, version);
  }

  /** The version that a write is based on. Undefined if the header is of another platform. */
  seenBy({ version, after }: { version: string; after: readonly string[] }): number | undefined {
    if (!/^\d+$/.test(version)) return undefined;
    // A change by the caller's own lost attempt is not a concurrent edit.
    return Math.max(Number(version), ...after.map((attempt) => this.#made.get(attempt) ?? 0));
  }

  /** Stores the version that an attempt has written, in case its answer is lost (C145). */
  noteAttempt(attempt: string | undefined, made: number | undefined): void {
    if (attempt === undefined || made === undefined) return;
    this.#made.set(attempt, made);
    const [oldest] = this.#made.keys();
    if (this.#made.size > MOST_ATTEMPTS && oldest !== undefined) this.#made.delete(oldest);
  }

  #refuseStale({ person, seen }: Principal, recordId: string, version: number): void {
    const noted = this.#noted.get(`${person.id} ${recordId}`) ?? version;
    if (seen === undefined ? noted !== version : version > seen) throw concurrentEdit();
  }

  /**
   * Stores the version after `current`. `store` must write only where `current` is still the version, which closes the
   * gap between the check and the write.
   */
  async write(
    principal: Principal,
    recordId: string,
    current: number,
    store: (next: number) => Promise<{ rowsAffected: number }>,
  ): Promise<void> {
    this.#refuseStale(principal, recordId, current);
    await this.next(async (version) => {
      const { rowsAffected } = await store(version);
      if (rowsAffected === 0) throw concurrentEdit();
      this.note(principal.person.id, recordId, version);
      principal.written = version;
    });
  }

  clear(): void {
    this.#noted.clear();
  }
}
