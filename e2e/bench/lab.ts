import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import type { Installation } from '../src/installation/installation';
import { chromiumLaunchOptions } from '../src/machine/chromium';
import { signIn } from '../src/support/sign-in';
import { Traffic } from './traffic';
import { readVitals, recordVitals, type Vitals } from './vitals';

/** A page to measure: where it is, and the element that makes it usable. */
export interface Subject {
  path: string;
  usable: string;
}

export const manageUsers: Subject = { path: '/admin/team/manage', usable: 'main tbody tr a[href]' };
export const hello: Subject = { path: '/bench/hello/index.html', usable: 'h1' };
export const floor: Subject = { path: '/bench/floor/index.html', usable: 'tbody tr a[href]' };

/** A phone's network on a slow machine; `fast` is this machine as it is. */
export type Speed = 'slow' | 'fast';

/** One page in a browser profile of its own. */
export interface Visit {
  page: Page;
  session: CDPSession;
  traffic: Traffic;
  vitals: () => Promise<Vitals>;
  close: () => Promise<void>;
}

/** Browser and installation that all measurements share; every visit gets a new profile. */
export class Lab {
  readonly #browser: Browser;
  readonly #installation: Installation;
  /** What a signed-in tab keeps, taken once, so that measured loads begin signed in. */
  readonly #session: Record<string, string>;

  private constructor(browser: Browser, installation: Installation, session: Record<string, string>) {
    this.#browser = browser;
    this.#installation = installation;
    this.#session = session;
  }

  static async open(installation: Installation, persona: 'owner' | 'staff' = 'owner'): Promise<Lab> {
    const options = chromiumLaunchOptions();
    const trust = `--ignore-certificate-errors-spki-list=${installation.certificatePin}`;
    const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), trust] });
    const context = await browser.newContext({ baseURL: installation.origin });
    const page = await context.newPage();
    await signIn(page, persona);
    const session = await page.evaluate(() => ({ ...sessionStorage }));
    await context.close();
    return new Lab(browser, installation, session);
  }

  /** A new profile, signed in unless told otherwise, with everything recorded from the start. */
  async visit(subject: Subject, speed: Speed, signedIn = true): Promise<Visit> {
    const context = await this.#context(signedIn);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await Traffic.record(session);
    await recordVitals(page, subject.usable);
    await setSpeed(session, speed);
    return { page, session, traffic, vitals: () => readVitals(page), close: () => context.close() };
  }

  /** Loads a subject cold and reads what it tells. */
  async load(subject: Subject, speed: Speed): Promise<Visit & { result: Vitals }> {
    const visit = await this.visit(subject, speed);
    await visit.page.goto(subject.path, { waitUntil: 'commit' });
    return { ...visit, result: await visit.vitals() };
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }

  async #context(signedIn: boolean): Promise<BrowserContext> {
    const context = await this.#browser.newContext({
      baseURL: this.#installation.origin,
      viewport: { width: 1440, height: 1000 },
    });
    // The compiler of these scripts names nested functions by a helper that the page does not have.
    await context.addInitScript('globalThis.__name = (named) => named');
    if (!signedIn) return context;
    await context.addInitScript(
      ({ origin, entries }) => {
        if (location.origin !== origin || sessionStorage.length > 0) return;
        for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
      },
      { origin: this.#installation.origin, entries: this.#session },
    );
    return context;
  }
}

/** 1.6 Mbit/s, 150 ms, a quarter of the processor; or everything there is. */
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

/** Bytes of the JavaScript heap that are still needed. */
export async function usedHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? (sorted[middle] ?? Number.NaN) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
