import type { Browser, BrowserContext, Page } from '@playwright/test';
import { redrawn, settled } from './page';
import { watchForProblems } from './problems';
import { type PersonaName, type StoredSessions, TOKENS_KEY } from './sign-in';

interface OpenPage {
  context: BrowserContext;
  page?: Page;
  /** The last look opened something or typed. */
  isLeftOpen: boolean;
  until: number;
  note: (problem: string) => void;
}

/** A page per persona, until the session is too old. */
export class OpenPages {
  readonly #pages = new Map<PersonaName, OpenPage>();
  readonly #browser: Browser;
  readonly #origin: string;
  readonly #sessions: StoredSessions;

  constructor(browser: Browser, origin: string, sessions: StoredSessions) {
    this.#browser = browser;
    this.#origin = origin;
    this.#sessions = sessions;
  }

  async look(
    persona: PersonaName,
    path: string,
    note: (problem: string) => void,
    open?: (page: Page) => Promise<unknown>,
  ): Promise<Page> {
    const entry = await this.#openedAs(persona);
    entry.note = note;
    await entry.page?.setViewportSize(WIDE);
    if (entry.page && (await isClosed(entry))) {
      const between = path === OF_EVERYBODY ? '/dashboard' : OF_EVERYBODY;
      if (new URL(entry.page.url()).pathname !== between) await goInside(entry.page, between);
      await goInside(entry.page, path);
    } else {
      // The page's process has compiled the scripts.
      if (entry.page) await forgetTab(entry.page);
      entry.page ??= await entry.context.newPage();
      entry.until = await this.#sessions.signIn(entry.page, persona, path);
    }
    await settled(entry.page);
    entry.isLeftOpen = open !== undefined;
    await open?.(entry.page);
    return entry.page;
  }

  async #openedAs(persona: PersonaName): Promise<OpenPage> {
    const entry = this.#pages.get(persona);
    if (entry && entry.until > Date.now() + LONGEST_LOOK_MS) return entry;
    await entry?.context.close();
    const context = await this.#browser.newContext({ baseURL: this.#origin, viewport: WIDE });
    const made: OpenPage = { context, isLeftOpen: false, until: 0, note: () => {} };
    await watchForProblems(context, (problem) => made.note(problem));
    // `forgetTab`'s document has no icon, and Chromium asks.
    await context.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    this.#pages.set(persona, made);
    return made;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#pages.values()].map(({ context }) => context.close()));
  }
}

/** @returns false if the next look needs a new document */
async function isClosed({ page, isLeftOpen }: OpenPage): Promise<boolean> {
  if (!page || !isLeftOpen) return true;
  await goInside(page, OF_EVERYBODY);
  // Frame menus and the palette survive navigation.
  await page.keyboard.press('Escape');
  await redrawn(page);
  return page.evaluate((session) => {
    for (const key of Object.keys(sessionStorage)) if (!key.startsWith(session)) sessionStorage.removeItem(key);
    return (
      document.querySelector('dialog[open], [role=dialog], [role=alertdialog], [role=menu]:not([hidden])') === null
    );
  }, TOKENS_KEY);
}

/** A look may sign in at its end. */
const LONGEST_LOOK_MS = 30_000;

const WIDE = { width: 1440, height: 900 };

/** Opened between two addresses of a page. */
const OF_EVERYBODY = '/userprofile';

async function forgetTab(page: Page): Promise<void> {
  await page.goto('/config.json');
  await page.evaluate(() => sessionStorage.clear());
}

/** Old headings stay until the new is drawn. */
const HEADINGS = 'main [data-page-heading], aside h2, [role=dialog] h2, dialog h2';

/** Since the last `goInside`. */
export const NEW_HEADING = `:is(${HEADINGS}):not([data-left])`;

export async function startInside(page: Page, path: string): Promise<void> {
  await page.evaluate(
    ([to, headings]) => {
      for (const heading of document.querySelectorAll(headings)) heading.setAttribute('data-left', '');
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    },
    [path, HEADINGS] as const,
  );
}

async function goInside(page: Page, path: string): Promise<void> {
  await startInside(page, path);
  await page.locator(NEW_HEADING).filter({ visible: true }).first().waitFor();
}
