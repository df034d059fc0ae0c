import { CONCURRENT_EDIT_MESSAGE } from '@console/http';
import { Refusal } from './refusal';

/**
 * The concurrent-modification check (SHRD-011). The specification's write calls carry no version, so the server
 * remembers which version of a record each person read last. A write is refused when the stored version is another one.
 */
export class RecordReads {
  readonly #versions = new Map<string, number>();

  /** Remembers that the person has read, or just written, this version. */
  note(personId: string, recordId: string, version: number): void {
    this.#versions.set(`${personId} ${recordId}`, version);
  }

  #refuseStale(personId: string, recordId: string, version: number): void {
    const seen = this.#versions.get(`${personId} ${recordId}`);
    if (seen !== undefined && seen !== version) throw new Refusal(400, CONCURRENT_EDIT_MESSAGE);
  }

  /**
   * Stores the version after `current`. `store` must write only where `current` is still the version, which closes the
   * gap between the check and the write.
   */
  async write(
    personId: string,
    recordId: string,
    current: number,
    store: (next: number) => Promise<{ rowsAffected: number }>,
  ): Promise<void> {
    this.#refuseStale(personId, recordId, current);
    const { rowsAffected } = await store(current + 1);
    if (rowsAffected === 0) throw new Refusal(400, CONCURRENT_EDIT_MESSAGE);
    this.note(personId, recordId, current + 1);
  }

  clear(): void {
    this.#versions.clear();
  }
}
