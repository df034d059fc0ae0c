export interface Limits {
  perAddress: number;
  all: number;
  alike: number;
}

export const LIMITS: Limits = { perAddress: 120, all: 6_000, alike: 5 };

const MINUTE = 60_000;

export function requestLimits({ perAddress, all, alike }: Limits, now: () => number) {
  let counted = { minute: 0, requests: 0, addresses: new Map<string, number>(), texts: new Map<string, number>() };

  function current() {
    const minute = Math.floor(now() / MINUTE);
    if (minute !== counted.minute) counted = { minute, requests: 0, addresses: new Map(), texts: new Map() };
    return counted;
  }

  return {
    takes: (address: string) => ++current().requests <= all && count(counted.addresses, address) <= perAddress,
    isNews: (text: string) => count(current().texts, text) <= alike,
  };
}

function count(counts: Map<string, number>, key: string): number {
  const next = (counts.get(key) ?? 0) + 1;
  counts.set(key, next);
  return next;
}
