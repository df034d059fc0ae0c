import type { Page, Request } from '@playwright/test';
import { overflow } from '../src/support/page';
import { watchForProblems } from '../src/support/problems';

const OF_FAULTS = /Failed to load resource|net::ERR_|the server responded with a status/i;
/** A missing value's traces. */
const NO_WORDS = /\[object |\bundefined\b|\bNaN\b|^\{\}$/m;
/** An area that stopped; and a conflict, though nobody else is there. */
const NEVER = /because of an internal error|modified by another user/;

/** Repeatable after a fault. */
const SEARCH = /\/Version\/ReleasePackages$/;

export class Watch {
  readonly findings: string[] = [];
  /** By call, without ids. */
  readonly writes = new Map<string, number>();
  readonly actions = new Map<string, number>();
  readonly #page: Page;
  readonly #origin: string;
  #problems: string[] = [];
  #sent: Request[] = [];
  /** Adds a finding to the current step. */
  readonly note = (what: string): void => void this.#problems.push(what);

  private constructor(page: Page, origin: string) {
    this.#page = page;
    this.#origin = origin;
  }

  static async start(page: Page, origin: string): Promise<Watch> {
    const watch = new Watch(page, origin);
    await watchForProblems(page.context(), (problem) => {
      if (!OF_FAULTS.test(problem)) watch.#problems.push(problem);
    });
    // Accepts leaving unsaved text.
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    page.on('request', (request) => {
      const isCall = /^(?:POST|PUT|DELETE)$/.test(request.method()) && /\/(?:api|Version)\//.test(request.url());
      if (isCall && !SEARCH.test(request.url())) {
        watch.#sent.push(request);
      }
    });
    return watch;
  }

  async during(step: number, take: () => Promise<string>): Promise<string> {
    const page = this.#page;
    this.#sent = [];
    this.#problems = [];
    const openBefore = await dialogsOpen(page);
    const before = await documentOf(page);
    const action = await take();
    const isQuiet = await becomesQuiet(page);
    const kind = action.split(':')[0] ?? action;
    this.actions.set(kind, (this.actions.get(kind) ?? 0) + 1);

    const note = (what: string) => this.findings.push(`step ${step}, ${action}, ${page.url()}: ${what}`);
    for (const problem of new Set(this.#problems)) note(problem.split('\n').slice(0, 2).join(' '));
    await this.#countWrites(note);
    if (!page.url().startsWith(this.#origin)) return action;
    const { text, all, hasFocus, isSignIn } = await look(page);
    if (!isQuiet) note(text.trim().length < 2 ? 'a blank page for 20 s' : 'still loading after 20 s');
    for (const words of [NO_WORDS.exec(text), NEVER.exec(all)]) if (words) note(`reads '${words[0]}'`);
    const hasClosed = openBefore > 0 && (await dialogsOpen(page)) < openBefore;
    // A new document or page begins unfocused.
    if (hasClosed && !hasFocus && before === (await documentOf(page)) && !isSignIn)
      note('a dialog closed and nothing has the focus');
    const sideways = await overflow(page);
    if (sideways > 1) note(`${sideways} px wider than the window`);
    return action;
  }

  async isSignedOut(): Promise<boolean> {
    return this.#page.getByRole('button', { name: 'Continue to sign-in' }).isVisible();
  }

  /** A press counted twice, unless the session was renewed between. */
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

async function look(page: Page): Promise<{ text: string; all: string; hasFocus: boolean; isSignIn: boolean }> {
  return page.evaluate(() => ({
    text: (document.querySelector('main') ?? document.body).innerText,
    all: document.body.innerText,
    hasFocus: document.activeElement !== null && document.activeElement !== document.body,
    isSignIn: document.querySelector('[data-topbar]') === null,
  }));
}

async function documentOf(page: Page): Promise<string> {
  return page.evaluate(() => `${location.href} ${performance.timeOrigin}`).catch(() => page.url());
}

async function dialogsOpen(page: Page): Promise<number> {
  return page.locator('dialog[open]').count();
}

/** False after 20 s. */
async function becomesQuiet(page: Page): Promise<boolean> {
  const end = Date.now() + 20_000;
  while (Date.now() < end) {
    try {
      await page.waitForLoadState('domcontentloaded', { timeout: 20_000 });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await page.waitForFunction(showsAllItLoads, undefined, { timeout: Math.max(1, end - Date.now()) });
      return true;
    } catch {
      // Time is up, or the document was left.
    }
  }
  return false;
}

function showsAllItLoads(): boolean {
  const { innerText } = document.querySelector('main') ?? document.body;
  return innerText.trim().length >= 2 && document.querySelector('[aria-busy=true]') === null;
}
