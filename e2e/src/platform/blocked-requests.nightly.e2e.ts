import type { Browser, BrowserContext, BrowserContextOptions, Frame, Page, Request, Route } from '@playwright/test';
import { builtAreas } from '../installation/site';
import { expect, test } from '../support/console';
import { addressOf, PAGES, visitorOf } from '../support/declared-pages';
import { settled } from '../support/page';
import { type PersonaName, type StoredSessions, signIn } from '../support/sign-in';

/** From the request on. */
const WORDS_MS = 10_000;
/** A page that makes no such request has it from elsewhere. */
const REQUESTED_MS = 5_000;
/** They mostly wait. */
const TABS = 4;
/** What a page says when a part of it is missing or late. */
const WORDS = /couldn’t|failed to|didn’t|isn’t responding|still loading|try again|reload|kunne ikke|prøv igjen/i;
const KINDS = new Set(['script', 'fetch', 'xhr', 'stylesheet']);

const WAYS = {
  'is refused': (route: Route) => route.abort('connectionrefused'),
  hangs: () => {},
} as const;
type Way = keyof typeof WAYS;
const WAYS_IN_TURN = ['is refused', 'hangs'] as const;

interface Tabs {
  /** With no page. */
  open: () => Promise<Page>;
  close: (tab: Page) => Promise<unknown>;
}

interface Visit extends Tabs {
  /** Until all has arrived. */
  go: (tab: Page) => Promise<unknown>;
  isSwept: (url: string) => boolean;
}

const pages = ['host', ...builtAreas().map(({ name }) => name)].map((area) => {
  const page = PAGES.find(({ id, isPanel }) => id.startsWith(`${area}/`) && !isPanel);
  if (!page) throw new Error(`${area} has no page`);
  return { area, path: addressOf(page), visitor: visitorOf(page) };
});

const fileOf = (url: string) => url.replace(/[?#].*/, '');
const isOfArea = (url: string) => !url.includes('/assets/');

function signedInTabs(context: BrowserContext, sessions: StoredSessions, visitor: PersonaName): Tabs {
  const free: Page[] = [];
  const close = async (tab: Page) => {
    // Each visit is the first, whose typeface waits for answers (Q200).
    await tab.evaluate(() => localStorage.removeItem('console-typeface'));
    await tab.goto('about:blank');
    free.push(tab);
  };
  const open = async () => {
    if (free.length === 0) {
      const tab = await context.newPage();
      await sessions.signIn(tab, visitor, '/userprofile');
      await close(tab);
    }
    return free.pop() as Page;
  };
  return { open, close };
}

function newTabs(browser: Browser, options: BrowserContextOptions): Tabs {
  return {
    open: async () => (await browser.newContext(options)).newPage(),
    close: (tab) => tab.context().close(),
  };
}

/** With frames, without numbers and announcements. A frame that hangs has no text. */
async function textOf(tab: Page): Promise<string> {
  const texts = tab.frames().map((frame) => {
    const text = frame.evaluate(shownText).catch(() => '');
    return Promise.race([text, tab.waitForTimeout(1_000).then(() => '')]);
  });
  return (await Promise.all(texts)).join('\n').replace(/\d/g, '').trim();
}

function shownText(): string {
  for (const region of document.querySelectorAll<HTMLElement>('[aria-live]'))
    if (region.offsetWidth <= 1) region.style.display = 'none';
  return document.body.innerText;
}

/** Files and calls, and frames of others; and the text of the whole page. */
async function loadWhole({ open, close, go, isSwept }: Visit): Promise<{ urls: string[]; whole: string }> {
  const tab = await open();
  const urls = new Set<string>();
  tab.on('request', (request: Request) => {
    const isFrame = request.isNavigationRequest() && request.frame() !== tab.mainFrame();
    if (isFrame || KINDS.has(request.resourceType())) urls.add(fileOf(request.url()));
  });
  await go(tab);
  await tab.waitForLoadState('networkidle');
  const whole = await textOf(tab);
  await close(tab);
  expect(whole).not.toMatch(WORDS);
  const swept = [...urls].filter(isSwept);
  expect(swept.length).toBeGreaterThan(1);
  return { urls: swept, whole };
}

/** Words, or nothing that is missing. */
async function faultOf(tab: Page, whole: string): Promise<string | undefined> {
  const isBusy = await tab.locator('[aria-busy=true]').filter({ visible: true }).count();
  const text = await textOf(tab);
  if (text.length < 2) return 'a blank page';
  if (WORDS.test(text) || (isBusy === 0 && text === whole)) return undefined;
  return isBusy > 0 ? 'loads without a word' : `lacks a part without a word: ${text.slice(0, 300)}`;
}

async function block({ open, close, go }: Visit, url: string, way: Way, whole: string): Promise<string> {
  const tab = await open();
  let requested = Number.POSITIVE_INFINITY;
  const isBlocked = (each: URL) => fileOf(each.href) === url;
  await tab.route(isBlocked, (route) => {
    requested = Math.min(requested, Date.now());
    return WAYS[way](route);
  });
  // Each document on the way to the provider and back may hang.
  let document = tab.url();
  let begin = Date.now();
  const noteDocument = (frame: Frame) => {
    if (frame !== tab.mainFrame() || frame.url() === document) return;
    document = frame.url();
    begin = Date.now();
    requested = Number.POSITIVE_INFINITY;
  };
  tab.on('framenavigated', noteDocument);
  void go(tab).catch(() => {});
  let fault: string | undefined = 'no request';
  do {
    await tab.waitForTimeout(250);
    if (Date.now() > Math.min(requested, begin + REQUESTED_MS))
      fault = await faultOf(tab, whole).catch(() => 'a document that is left');
  } while (fault !== undefined && Date.now() < Math.min(requested, begin + REQUESTED_MS) + WORDS_MS);
  tab.off('framenavigated', noteDocument);
  await tab.unroute(isBlocked);
  await close(tab);
  return fault === undefined ? '' : `${way} ${new URL(url).pathname}: ${fault}`;
}

async function blockEach(visit: Visit, ways: readonly Way[]): Promise<void> {
  const { urls, whole } = await loadWhole(visit);
  const left = urls.flatMap((url) => ways.map((way) => [url, way] as const));
  const faults: string[] = [];
  const walk = async () => {
    for (let next = left.shift(); next; next = left.shift()) faults.push(await block(visit, ...next, whole));
  };
  await Promise.all(Array.from({ length: TABS }, walk));
  expect(faults.filter(Boolean)).toEqual([]);
}

test.beforeEach(({ problems }) => {
  test.setTimeout(900_000);
  problems.allow(/./);
});

for (const { area, path, visitor } of pages) {
  for (const way of WAYS_IN_TURN) {
    test(`Q111 each request of a page of ${area} ${way} in turn, and words come within 10 s`, async ({
      context,
      sessions,
    }) => {
      const go = async (tab: Page) => {
        await tab.goto(path, { waitUntil: 'commit' });
        await settled(tab);
      };
      // All pages fetch the host's files.
      const isSwept = area === 'host' ? () => true : isOfArea;
      await blockEach({ ...signedInTabs(context, sessions, visitor), go, isSwept }, [way]);
    });
  }
}

test('Q111 each request of the payment form is refused and hangs in turn, its frame too, and words come within 10 s', async ({
  context,
  page,
  sessions,
}) => {
  await sessions.signIn(page, 'newCompany', '/plans/purchase/business');
  await page.getByRole('button', { name: 'Buy Plan' }).click();
  await page.getByLabel('Card number').waitFor();
  const go = async (tab: Page) => {
    await tab.goto('/admin/billing/payments', { waitUntil: 'commit' });
    await expect(tab.getByRole('button', { name: 'Pay now and subscribe' })).toBeEnabled();
  };
  await blockEach({ ...signedInTabs(context, sessions, 'newCompany'), go, isSwept: isOfArea }, WAYS_IN_TURN);
});

for (const locale of ['en-GB', 'nb-NO']) {
  test(`Q111 each request of the sign-in page in ${locale} is refused and hangs in turn, and words come within 10 s`, async ({
    browser,
    installation,
  }) => {
    const go = async (tab: Page) => {
      await tab.goto('/', { waitUntil: 'commit' });
      await tab.locator('[data-page-heading]').waitFor();
    };
    await blockEach(
      { ...newTabs(browser, { baseURL: installation.origin, locale }), go, isSwept: () => true },
      WAYS_IN_TURN,
    );
  });
}

test('Q111 each call of a sign-in to the provider is refused and hangs in turn, and words come within 10 s', async ({
  browser,
  installation,
}) => {
  const go = async (tab: Page) => {
    await signIn(tab, 'owner', '/userprofile');
    await settled(tab);
  };
  const isSwept = (url: string) => url.startsWith(installation.sandbox.origin) && !/\/api\/|\.\w+$/.test(url);
  await blockEach({ ...newTabs(browser, { baseURL: installation.origin }), go, isSwept }, WAYS_IN_TURN);
});
