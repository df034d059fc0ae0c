import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '../src/machine/chromium';
import { type PersonaName, signIn } from '../src/support/sign-in';
import { Traffic } from './traffic';
import { readVitals, recordVitals, type Vitals } from './vitals';

/** `selector`: what makes the page usable. */
export interface Subject {
  path: string;
  usable: string;
}

export const manageUsers: Subject = { path: '/admin/team/manage', usable: 'main tbody tr a[href]' };
export const hello: Subject = { path: '/bench/hello/index.html', usable: 'h1' };
export const floor: Subject = { path: '/bench/floor/index.html', usable: 'tbody tr a[href]' };

/** `slow`: a mobile network and processor; `fast`: no limits. */
export type Speed = 'slow' | 'fast';

export interface Site {
  origin: string;
  /** Of a self-signed certificate's key. */
  certificatePin?: string | undefined;
}

interface Beginning {
  signedIn?: boolean;
  /** Rights in the tab's storage, as in every load but the first. */
  remembersRights?: boolean;
}

/** A page in its own browser profile. */
export interface Visit {
  page: Page;
  session: CDPSession;
  traffic: Traffic;
  vitals: () => Promise<Vitals>;
  close: () => Promise<void>;
}

/** Has the user and the rights. */
const RIGHTS_KEY = 'console.session.user';

/** Every visit gets a new profile. */
export class Lab {
  /** Loads per subject; the median counts. */
  readonly runs: number;
  readonly #browser: Browser;
  readonly #origin: string;
  /** Read once: measured loads start signed in. */
  readonly #session: Record<string, string>;

  private constructor(browser: Browser, origin: string, session: Record<string, string>, runs: number) {
    this.#browser = browser;
    this.#origin = origin;
    this.#session = session;
    this.runs = runs;
  }

  static async open({ origin, certificatePin }: Site, persona: PersonaName = 'owner', runs = 3): Promise<Lab> {
    const options = chromiumLaunchOptions();
    const trust = certificatePin ? [`--ignore-certificate-errors-spki-list=${certificatePin}`] : [];
    const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...trust] });
    try {
      const context = await browser.newContext({ baseURL: origin });
      const page = await context.newPage();
      await signIn(page, persona);
      const session = await page.evaluate(() => ({ ...sessionStorage }));
      await context.close();
      return new Lab(browser, origin, session, runs);
    } catch (error) {
      await browser.close();
      throw error;
    }
  }

  async visit(subject: Subject, speed: Speed, beginning: Beginning = {}): Promise<Visit> {
    const context = await this.#context(beginning);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await Traffic.record(session);
    await recordVitals(page, subject.usable);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await setSpeed(session, speed);
    return { page, session, traffic, vitals: () => readVitals(page, session), close: () => context.close() };
  }

  /** Without cache. */
  async load(subject: Subject, speed: Speed, beginning: Beginning = {}): Promise<Visit & { result: Vitals }> {
    const visit = await this.visit(subject, speed, beginning);
    await visit.page.goto(subject.path, { waitUntil: 'commit' });
    return { ...visit, result: await visit.vitals() };
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }

  async #context({ signedIn = true, remembersRights = true }: Beginning): Promise<BrowserContext> {
    const context = await this.#browser.newContext({
      baseURL: this.#origin,
      viewport: { width: 1440, height: 1000 },
    });
    // The compiler wraps nested functions in a helper that the page lacks.
    await context.addInitScript('globalThis.__name = (named) => named');
    if (!signedIn) return context;
    const stored = Object.entries(this.#session).filter(([key]) => remembersRights || key !== RIGHTS_KEY);
    await context.addInitScript(
      ({ origin, entries }) => {
        if (location.origin !== origin || sessionStorage.length > 0) return;
        for (const [key, value] of entries) sessionStorage.setItem(key, value);
      },
      { origin: this.#origin, entries: stored },
    );
    return context;
  }
}

/** 1.6 Mbit/s, 150 ms, a quarter of the processor. */
export async function setSpeed(session: CDPSession, speed: Speed): Promise<void> {
  const slow = speed === 'slow';
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow ? 150 : 0,
    downloadThroughput: slow ? 1_600_000 / 8 : -1,
    uploadThroughput: slow ? 750_000 / 8 : -1,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow ? 4 : 1 });
}

/** Idle code is fetched after a page is usable, and would share the line with the next load. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
}

/** Bytes after garbage collection. */
export async function usedHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

export async function inTurn<Result>(runs: number, measures: (() => Promise<Result>)[]): Promise<Result[][]> {
  const all = measures.map((): Result[] => []);
  for (let run = 0; run < runs; run++) {
    for (const [at, measure] of measures.entries()) all[at]?.push(await measure());
  }
  return all;
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? (sorted[middle] ?? Number.NaN) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
