import { brotliCompressSync } from 'node:zlib';
import type { CDPSession, Page } from '@playwright/test';

export interface Exchange {
  url: string;
  mimeType: string;
  start: number;
  end: number;
  /** Compressed; with headers until `leaveOutHeaders`. */
  wireBytes: number;
  bodyBytes: number;
  fromCache: boolean;
}

export class Traffic {
  readonly #exchanges = new Map<string, Exchange>();

  static async record(session: CDPSession): Promise<Traffic> {
    const traffic = new Traffic();
    session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
      if (!request.url.startsWith('http')) return;
      traffic.#exchanges.set(requestId, {
        url: request.url,
        mimeType: '',
        start: timestamp * 1_000,
        end: Number.POSITIVE_INFINITY,
        wireBytes: 0,
        bodyBytes: 0,
        fromCache: false,
      });
    });
    session.on('Network.requestServedFromCache', ({ requestId }) => traffic.#note(requestId, { fromCache: true }));
    session.on('Network.responseReceived', ({ requestId, response }) => {
      traffic.#note(requestId, { mimeType: response.mimeType });
      if (response.fromDiskCache) traffic.#note(requestId, { fromCache: true });
    });
    session.on('Network.dataReceived', ({ requestId, dataLength }) => {
      const exchange = traffic.#exchanges.get(requestId);
      if (exchange) exchange.bodyBytes += dataLength;
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
      traffic.#note(requestId, { wireBytes: encodedDataLength, end: timestamp * 1_000 });
    });
    await session.send('Network.enable');
    return traffic;
  }

  /** With CORS preflights; without cached responses and the tab's icon, fetched at random times. */
  travelled(until = Number.POSITIVE_INFINITY): Exchange[] {
    const all = [...this.#exchanges.values()].sort((a, b) => a.start - b.start);
    const navigation = all[0]?.start ?? 0;
    return all.filter(
      ({ url, start, fromCache }) => start - navigation <= until && !fromCache && !url.endsWith('/favicon.svg'),
    );
  }

  /** Budgets count bodies: the page knows its origin's compressed sizes. */
  async leaveOutHeaders(page: Page): Promise<void> {
    const sizes = await page.evaluate(() => {
      const timings = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return timings.map(({ name, encodedBodySize }) => [name, encodedBodySize] as const);
    });
    const byUrl = new Map(sizes.filter(([, size]) => size > 0));
    for (const exchange of this.#exchanges.values()) {
      exchange.wireBytes = byUrl.get(exchange.url) ?? exchange.wireBytes;
    }
  }

  forget(): void {
    this.#exchanges.clear();
  }

  #note(requestId: string, change: Partial<Exchange>): void {
    const exchange = this.#exchanges.get(requestId);
    if (exchange) Object.assign(exchange, change);
  }
}

export const codeOf = (exchanges: Exchange[]) => exchanges.filter(({ mimeType }) => /javascript|css/.test(mimeType));

type Bytes = Pick<Exchange, 'wireBytes' | 'bodyBytes'>;

export async function codeWithPage(exchanges: Exchange[], page: Page): Promise<Bytes[]> {
  const text = await page.evaluate(() => {
    const elements = document.querySelectorAll('style, script:not([src], [type])');
    return [...elements].map((element) => element.textContent).join('');
  });
  const inPage = { wireBytes: text ? brotliCompressSync(text).length : 0, bodyBytes: Buffer.byteLength(text) };
  return [...codeOf(exchanges), inPage];
}

export const kilobytes = (exchanges: readonly Bytes[], of: keyof Bytes) =>
  exchanges.reduce((sum, exchange) => sum + exchange[of], 0) / 1_000;

/** Each request began after the last had ended. */
export function serialSteps(exchanges: Exchange[]): number {
  const steps = new Map<Exchange, number>();
  for (const exchange of exchanges) {
    const before = exchanges.filter((other) => other.end <= exchange.start).map((other) => steps.get(other) ?? 0);
    steps.set(exchange, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...steps.values());
}
