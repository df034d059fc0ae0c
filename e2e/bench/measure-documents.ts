import type { Page } from '@playwright/test';
import type { Results } from './budgets';
import type { Lab, Subject } from './lab';

const documents: Subject = { path: '/admin/attributestore/development', usable: 'main tbody tr a[href]' };
/** Longer than the list stays fresh, so that showing the tab again reads it anew. */
const STALE_MS = 31_000;

/** P20: the list of 50,000 documents, on this machine as it is. */
export async function measureDocuments(lab: Lab, results: Results): Promise<void> {
  const visit = await lab.load(documents, 'fast');
  const { page } = visit;
  const answered = visit.traffic.travelled().findLast(({ url }) => isList(url))?.end ?? Number.NaN;
  const begin = visit.traffic.travelled()[0]?.start ?? Number.NaN;
  results.set('P20', { value: (visit.result.usable - (answered - begin)) / 1_000 });

  // What was prepared while nobody waited is no part of what follows.
  await page.waitForTimeout(5_000);
  const head = page.getByRole('checkbox', { name: /^Select all/ });
  const tick = await longestTask(page, () => page.getByRole('row').nth(3).getByRole('checkbox').click());
  const all = await longestTask(page, () => head.click());
  await head.click();
  await page.waitForTimeout(STALE_MS);
  const refetch = await longestTask(page, async () => {
    const answer = page.waitForResponse((response) => isList(response.url()));
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await (await answer).finished();
  });
  const file = await longestTask(page, async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export to Excel' }).click();
    await page.getByRole('menuitem', { name: 'Semicolon-separated (.csv)' }).click();
    await download;
  });
  const times = { tick, all, refetch, file };
  results.set('P20t', {
    value: Math.max(...Object.values(times)),
    remark: Object.entries(times)
      .map(([name, time]) => `${name} ${time.toFixed(0)}`)
      .join(', '),
  });
  await visit.close();
}

const isList = (url: string) => /\/api\/attributestore\/document\/[^/]+$/.test(new URL(url).pathname);

/** The longest task of the page's main thread during an action and a second after it; 0 where none took 50 ms. */
async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate('recorder.vitals.longestTask = 0');
  await act();
  await page.waitForTimeout(1_000);
  return page.evaluate<number>('recorder.vitals.longestTask');
}
