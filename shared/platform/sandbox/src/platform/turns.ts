/** Works of the same key run in sequence, also after a failure. */
export class Turns<Key> {
  readonly #underWay = new Map<Key, Promise<unknown>>();

  async run<Result>(key: Key, work: () => Promise<Result>): Promise<Result> {
    const turn = (this.#underWay.get(key) ?? Promise.resolve()).then(work, work);
    this.#underWay.set(key, turn);
    try {
      return await turn;
    } finally {
      if (this.#underWay.get(key) === turn) this.#underWay.delete(key);
    }
  }
}
