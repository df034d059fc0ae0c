import type { Page } from '@playwright/test';
import type { Results } from './budgets';
import type { Lab, Subject } from './lab';

const documents: Subject = { path: '/admin/attributestore/development', usable: 'main tbody tr a[href]' };
/** Beyond the list's stale time: showing the tab refetches. */
const STALE_MS = 31_000;

/** P20: 50,000 documents, without limits of network and processor. */
export async function measureDocuments(lab: Lab, results: Results): Promise<void> {
  const visit = await lab.visit(documents, 'fast');
  const { page } = visit;
  await page.goto(documents.path, { waitUntil: 'commit' });
  // "Select all" waits for all documents.
  const isWhole = () => document.querySelector('main thead input:enabled') && performance.now();
  const whole = (await (await page.waitForFunction(isWhole, null, { timeout: 60_000 })).jsonValue()) ?? Number.NaN;
  const { usable, longestTask: loading } = await visit.vitals();
  const answered = Math.max(...visit.traffic.travelled().map(({ url, end }) => (isList(url) ? end : 0)));
  const begin = visit.traffic.travelled()[0]?.start ?? Number.NaN;
  results.set('P20', {
    value: whole / 1_000,
    remark: `all answered at ${((answered - begin) / 1_000).toFixed(1)}, longest task ${loading.toFixed(0)} ms`,
  });
  results.set('P20f', { value: usable / 1_000 });

  // Idle work after the load must not count.
  await page.waitForTimeout(5_000);
  const head = page.getByRole('checkbox', { name: /^Select all/ });
  const tick = await longestTask(page, () => page.getByRole('row').nth(3).getByRole('checkbox').click());
  const all = await longestTask(page, () => head.click());

  await page.getByRole('button', { name: 'Publish to Test' }).click();
  const start = performance.now();
  await page
    .getByRole('dialog')
    .getByText('1 change', { exact: true })
    .or(page.getByText(/^\d+ changes$/))
    .first()
    .waitFor();
  results.set('P20p', { value: (performance.now() - start) / 1_000 });
  await page.getByRole('button', { name: 'Cancel' }).click();

  await head.click();
  await page.waitForTimeout(STALE_MS);
  const refetch = await longestTask(page, async () => {
    const answer = page.waitForResponse((response) => isList(response.url()));
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await (await answer).finished();
    await page.waitForTimeout(3_000);
  });
  const csv = await longestTask(page, () => exportAs(page, 'Semicolon-separated (.csv)'));
  const xlsx = await longestTask(page, () => exportAs(page, 'Workbook (.xlsx)'));
  const times = { tick, all, refetch, csv, xlsx };
  results.set('P20t', {
    value: Math.max(...Object.values(times)),
    remark: Object.entries(times)
      .map(([name, time]) => `${name} ${time.toFixed(0)}`)
      .join(', '),
  });
  await visit.close();
}

async function exportAs(page: Page, format: string): Promise<void> {
  const download = page.waitForEvent('download', { timeout: 120_000 });
  await page.getByRole('button', { name: 'Export to Excel' }).first().click();
  await page.getByRole('menuitem', { name: format }).click();
  await download;
}

const isList = (url: string) => /\/api\/attributestore\/document\/[^/]+$/.test(new URL(url).pathname);

/** Processor milliseconds of the main thread's longest task. */
async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('A page without a browser cannot be traced');
  await browser.startTracing(page, { categories: ['toplevel'] });
  await act();
  await page.waitForTimeout(1_000);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const mainThreads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const isOfPage = (event: TraceEvent) => mainThreads.some(({ pid, tid }) => pid === event.pid && tid === event.tid);
  const tasks = traceEvents.filter((event) => event.name === TASK && isOfPage(event));
  if (tasks.length === 0) throw new Error(`The trace has no ${TASK}`);
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000;
}

const TASK = 'ThreadControllerImpl::RunTask';

/** Chromium's trace; `tdur`: processor microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
}
