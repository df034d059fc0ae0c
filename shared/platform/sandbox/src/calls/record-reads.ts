import type { parseVersionHeader } from '@console/http';
import type { Principal } from './principal';
import { concurrentEdit } from './refusal';

/**
 * True if a record with a time stamp has changed since it was read. The read's version counts; a call without a version
 * sends the stamp.
 */
export const isLate = (stored: number | null, sent: string | null, { call: { seen } }: Principal): boolean =>
  seen === undefined ? stored !== (sent === null ? null : Date.parse(sent)) : (stored ?? 0) > seen;

const MOST_ATTEMPTS = 1_000;

interface Answer {
  text: string;
  /** The version that the write stored. */
  written: number | undefined;
}

/**
 * Detects concurrent edits (SHRD-011). Versions count across the platform; a record's version is the last write
 * (decision 28). A write without a version uses the person's last read.
 */
export class RecordReads {
  readonly #now: () => Date;
  readonly #noted = new Map<string, number>();
  readonly #underWay = new Set<number>();
  readonly #answers = new Map<string, Promise<Answer>>();
  readonly #made = new Map<string, number>();
  #last = 0;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** All writes up to this version are stored. */
  current(): number {
    this.#last = Math.max(this.#last, this.#now().getTime());
    return Math.min(this.#last, ...[...this.#underWay].map((version) => version - 1));
  }

  /** Gives `write` a version later than every earlier read. */
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

  note(personId: string, recordId: string, version: number): void {
    this.#noted.set(`${personId} ${recordId}`, version);
  }

  /** Undefined for a header from another platform. */
  seenBy({ version, after }: NonNullable<ReturnType<typeof parseVersionHeader>>): number | undefined {
    if (!/^\d+$/.test(version)) return undefined;
    // A lost attempt is no concurrent edit (C145).
    return Math.max(Number(version), ...after.map((each) => this.#made.get(each) ?? 0));
  }

  /**
   * A browser sends a request again by itself if a kept connection breaks: the repetition gets the first answer, also
   * while the write runs (C220).
   */
  once(person: string, attempt: string | undefined, write: () => Promise<Answer>): Promise<Answer> {
    if (attempt === undefined) return write();
    const key = `${person} ${attempt}`;
    const answer = this.#answers.get(key) ?? write();
    keep(this.#answers, key, answer);
    void answer.then(
      ({ written }) => written !== undefined && keep(this.#made, attempt, written),
      () => {},
    );
    return answer;
  }

  #refuseStale({ person, call: { seen } }: Principal, recordId: string, version: number): void {
    const noted = this.#noted.get(`${person.id} ${recordId}`) ?? version;
    if (seen === undefined ? noted !== version : version > seen) throw concurrentEdit();
  }

  /** `store` must write only where `current` is still stored, which closes the gap after the check. */
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
      principal.call.written = version;
    });
  }

  clear(): void {
    this.#noted.clear();
    this.#answers.clear();
  }
}

/** Forgets the oldest entry. */
function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MOST_ATTEMPTS && oldest !== undefined) map.delete(oldest);
}
