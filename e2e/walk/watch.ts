import type { Page, Request } from '@playwright/test';
import { overflow } from '../src/support/page';
import { watchForProblems } from '../src/support/problems';

/** Complaints that a broken call causes, and that the browser makes by itself. */
const OF_FAULTS = /Failed to load resource|net::ERR_|the server responded with a status/i;
/** What a person reads where a value was missing. */
const NO_WORDS = /\[object |\bundefined\b|\bNaN\b|^\{\}$/m;

/** What a page does while it is walked through. */
export class Watch {
  readonly findings: string[] = [];
  /** Writes to the platform by call, with ids left out. */
  readonly writes = new Map<string, number>();
  /** Steps by kind. */
  readonly actions = new Map<string, number>();
  readonly #page: Page;
  readonly #origin: string;
  #problems: string[] = [];
  #sent: Request[] = [];

  private constructor(page: Page, origin: string) {
    this.#page = page;
    this.#origin = origin;
  }

  static async start(page: Page, origin: string): Promise<Watch> {
    const watch = new Watch(page, origin);
    await watchForProblems(page.context(), (problem) => {
      if (!OF_FAULTS.test(problem)) watch.#problems.push(problem);
    });
    // The browser's own question before a page with unsaved text is left: leave.
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    page.on('request', (request) => {
      if (/^(?:POST|PUT|DELETE)$/.test(request.method()) && /\/(?:api|Version)\//.test(request.url())) {
        watch.#sent.push(request);
      }
    });
    return watch;
  }

  /** Takes a step, waits until the page is quiet and notes what should not be. */
  async during(step: number, take: () => Promise<string>): Promise<string> {
    const page = this.#page;
    this.#sent = [];
    this.#problems = [];
    const openBefore = await dialogsOpen(page);
    const before = page.url();
    const action = await take();
    const isQuiet = await becomesQuiet(page);
    const kind = action.split(':')[0] ?? action;
    this.actions.set(kind, (this.actions.get(kind) ?? 0) + 1);

    const note = (what: string) => this.findings.push(`step ${step}, ${action}, ${page.url()}: ${what}`);
    for (const problem of new Set(this.#problems)) note(problem.split('\n').slice(0, 2).join(' '));
    await this.#countWrites(note);
    if (!page.url().startsWith(this.#origin)) return action;
    if (!isQuiet) note('still loading after 20 s');
    const { text, focus, isSignIn } = await look(page);
    if (text.trim().length < 2) note('a blank page');
    if (NO_WORDS.test(text)) note(`reads '${NO_WORDS.exec(text)?.[0]}'`);
    const hasClosed = openBefore > 0 && (await dialogsOpen(page)) < openBefore;
    if (hasClosed && focus === 'BODY' && before === page.url() && !isSignIn)
      note('a dialog closed and nothing has the focus');
    const sideways = await overflow(page);
    if (sideways > 1) note(`${sideways} px wider than the window`);
    return action;
  }

  /** The person has been signed out, by a step or by a fault. */
  async isSignedOut(): Promise<boolean> {
    return this.#page.getByRole('button', { name: 'Continue to sign-in' }).isVisible();
  }

  /** The same write twice in one step is a press that was taken twice, unless the session was renewed between. */
  async #countWrites(note: (what: string) => void): Promise<void> {
    const seen = new Set<string>();
    for (const request of this.#sent) {
      const { pathname } = new URL(request.url());
      const call = `${request.method()} ${pathname.replace(/[^/]*\d[^/]*/g, '…')}`;
      this.writes.set(call, (this.writes.get(call) ?? 0) + 1);
      const status = (await request.response().catch(() => null))?.status();
      if (status === 401) continue;
      const whole = `${request.method()} ${request.url()} ${request.postData() ?? ''}`;
      if (seen.has(whole)) note(`sent twice: ${call}`);
      seen.add(whole);
    }
  }
}

async function look(page: Page): Promise<{ text: string; focus: string; isSignIn: boolean }> {
  return page.evaluate(() => ({
    text: (document.querySelector('main') ?? document.body).innerText,
    focus: document.activeElement?.tagName ?? 'BODY',
    isSignIn: document.querySelector('[data-topbar]') === null,
  }));
}

async function dialogsOpen(page: Page): Promise<number> {
  return page.locator('dialog[open]').count();
}

/** Waits until nothing loads, for 20 s at most. False when something still does. */
async function becomesQuiet(page: Page): Promise<boolean> {
  try {
    await page.waitForLoadState('domcontentloaded', { timeout: 20_000 });
    // Two frames in which a press is taken up and drawn, before it is asked whether anything loads.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null, undefined, {
      timeout: 20_000,
    });
    return true;
  } catch {
    return false;
  }
}
