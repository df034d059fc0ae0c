export interface Limits {
  perAddress: number;
  all: number;
  alike: number;
}

export const LIMITS: Limits = { perAddress: 120, all: 6_000, alike: 5 };

const MINUTE = 60_000;

export class RequestLimits {
  readonly #limits: Limits;
  readonly #now: () => number;
  #minute = 0;
  #all = 0;
  #addresses = new Map<string, number>();
  #texts = new Map<string, number>();

  constructor(limits: Limits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  takes(address: string): boolean {
    this.#turn();
    this.#all++;
    return this.#all <= this.#limits.all && count(this.#addresses, address) <= this.#limits.perAddress;
  }

  isNews(text: string): boolean {
    this.#turn();
    return count(this.#texts, text) <= this.#limits.alike;
  }

  #turn(): void {
    const minute = Math.floor(this.#now() / MINUTE);
    if (minute === this.#minute) return;
    this.#minute = minute;
    this.#all = 0;
    this.#addresses = new Map();
    this.#texts = new Map();
  }
}

function count(counts: Map<string, number>, key: string): number {
  const next = (counts.get(key) ?? 0) + 1;
  counts.set(key, next);
  return next;
}
