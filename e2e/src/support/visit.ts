import type { Input, OtherBrowser } from '../machine/other-browser';

const APPEARS_WITHIN_MS = 20_000;

export class Visit {
  readonly #browser: OtherBrowser;

  constructor(browser: OtherBrowser) {
    this.#browser = browser;
  }

  async click(selector: string, name: string): Promise<void> {
    const { x, y } = await this.#place(selector, name);
    await this.#browser.perform({
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }

  async sees(selector: string, name: string): Promise<void> {
    await this.#place(selector, name);
  }

  /** Also after pending work. */
  async keepsSeeing(selector: string, name: string): Promise<void> {
    await this.#place(selector, name);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const isGone = (await this.#browser.evaluate(find, selector, name)) === null;
    if (isGone) throw new Error(`${selector} "${name}" has gone by itself`);
  }

  async fill(label: string, text: string): Promise<void> {
    await this.click('input', label);
    await this.type(text);
  }

  async type(text: string): Promise<void> {
    await this.#keys([...text].flatMap((value) => [down(value), up(value)]));
  }

  async press(...keys: (keyof typeof KEYS | 'k')[]): Promise<void> {
    const values = keys.map((key) => (key === 'k' ? 'k' : KEYS[key]));
    await this.#keys([...values.map(down), ...values.toReversed().map(up)]);
  }

  /** As a link does, until settled. */
  async go(path: string): Promise<{ heading: string; failed: boolean }> {
    await this.#browser.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    return this.#waitFor(path, () => this.#browser.evaluate(settledPage));
  }

  async #place(selector: string, name: string): Promise<{ x: number; y: number }> {
    return this.#waitFor(`${selector} "${name}"`, () => this.#browser.evaluate(find, selector, name));
  }

  async #keys(actions: Extract<Input, { type: 'key' }>['actions']): Promise<void> {
    await this.#browser.perform({ type: 'key', id: 'keyboard', actions });
  }

  async #waitFor<Result>(what: string, look: () => Promise<Result | null>): Promise<Result> {
    for (const deadline = Date.now() + APPEARS_WITHIN_MS; Date.now() < deadline; ) {
      const place = await look().catch(duringNavigation);
      if (place) return place;
    }
    throw new Error(
      `${what} is not there; the page says:\n${await this.#browser.evaluate(() => document.body.innerText)}`,
    );
  }
}

const KEYS = { Control: '\uE009', Enter: '\uE007', Escape: '\uE00C' } as const;

const down = (value: string) => ({ type: 'keyDown', value }) as const;
const up = (value: string) => ({ type: 'keyUp', value }) as const;

/** Leaving a page fails its calls. */
function duringNavigation(): null {
  return null;
}

/** Runs in the page; waits for rest. */
async function find(selector: string, name: string): Promise<{ x: number; y: number } | null> {
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined) ??
    element.textContent;
  const seen = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const element =
    seen.find((candidate) => nameOf(candidate)?.trim() === name) ??
    seen.find((candidate) => nameOf(candidate)?.includes(name));
  if (!element || element.matches(':disabled')) return null;
  element.scrollIntoView({ block: 'center' });
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => setTimeout(resolve, 60));
  const { x, y, width, height } = element.getBoundingClientRect();
  if (!element.isConnected || before.x !== x || before.y !== y) return null;
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

/** Runs in the page. */
async function settledPage(): Promise<{ heading: string; failed: boolean } | null> {
  const changed = await new Promise<boolean>((resolve) => {
    const observer = new MutationObserver(() => resolve(true));
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(() => resolve(false), 120);
  });
  const heading = [...document.querySelectorAll('[data-page-heading], aside h2')].find((element) =>
    element.checkVisibility(),
  );
  if (changed || !heading || document.querySelector('[aria-busy=true]')) return null;
  const failed = [...document.querySelectorAll('button')].some(
    ({ textContent }) => textContent?.trim() === 'Try again',
  );
  return { heading: heading.textContent ?? '', failed };
}
