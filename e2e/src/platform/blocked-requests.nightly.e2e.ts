import type { Page, Request } from '@playwright/test';
import { builtAreas } from '../installation/site';
import { expect, test } from '../support/console';
import { addressOf, PAGES, visitorOf } from '../support/declared-pages';
import { settled } from '../support/page';

const WORDS_MS = 10_000;
/** A page says that a part is missing or late. */
const WORDS = /could not|couldn’t|failed to|didn’t|did not|still loading|try again|reload|kunne ikke|lastet ikke/i;
const KINDS = new Set(['script', 'fetch', 'xhr', 'stylesheet']);

const pages = ['host', ...builtAreas().map(({ name }) => name)].map((area) => {
  const page = PAGES.find(({ id, isPanel }) => id.startsWith(`${area}/`) && !isPanel);
  if (!page) throw new Error(`${area} has no page`);
  return { area, path: addressOf(page), visitor: visitorOf(page) };
});

const fileOf = (url: string) => url.replace(/[?#].*/, '');

async function requestsOf(page: Page, path: string): Promise<string[]> {
  const urls = new Set<string>();
  const note = (request: Request) => {
    if (KINDS.has(request.resourceType())) urls.add(fileOf(request.url()));
  };
  page.on('request', note);
  await page.goto(path);
  await settled(page);
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  urls.delete(fileOf(page.url()));
  expect(urls.size).toBeGreaterThan(3);
  return [...urls];
}

/** With frames, without numbers. */
async function textOf(page: Page): Promise<string> {
  const texts = page.frames().map((frame) => frame.evaluate(() => document.body.innerText).catch(() => ''));
  return (await Promise.all(texts)).join('\n').replace(/\d/g, '').trim();
}

/** Words, or nothing that is missing. */
async function says(page: Page, whole: string): Promise<string | undefined> {
  const isBusy = await page.locator('[aria-busy=true]').filter({ visible: true }).count();
  const text = await textOf(page);
  if (text.length < 2) return 'a blank page';
  if (WORDS.test(text) || (isBusy === 0 && text === whole)) return undefined;
  return isBusy > 0 ? 'loads without a word' : `lacks a part without a word: ${text.slice(0, 300)}`;
}

async function refuse(page: Page, path: string, url: string, whole: string): Promise<string | undefined> {
  const isRefused = (each: URL) => fileOf(each.href) === url;
  await page.route(isRefused, (route) => route.abort('connectionrefused'));
  await page.goto(path, { waitUntil: 'commit' });
  const end = Date.now() + WORDS_MS;
  let fault: string | undefined;
  do {
    await page.waitForTimeout(250);
    fault = await says(page, whole).catch(() => 'a document that is left');
  } while (fault !== undefined && Date.now() < end);
  await page.unroute(isRefused);
  return fault && `${new URL(url).pathname}: ${fault}`;
}

async function refuseEach(page: Page, path: string, urls: readonly string[]): Promise<void> {
  const whole = await textOf(page);
  expect(whole).not.toMatch(WORDS);
  const faults: string[] = [];
  for (const url of urls) faults.push((await refuse(page, path, url, whole)) ?? '');
  expect(faults.filter(Boolean)).toEqual([]);
}

test.beforeEach(({ problems }) => {
  test.setTimeout(900_000);
  problems.allow(/./);
});

for (const { area, path, visitor } of pages) {
  test(`Q111 each request of a page of ${area} is refused in turn, and words come within 10 s`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(visitor, path);
    const urls = await requestsOf(page, path);
    // All pages fetch the host's files.
    const own = area === 'host' ? urls : urls.filter((url) => !url.includes('/assets/'));
    await refuseEach(page, path, own);
  });
}
