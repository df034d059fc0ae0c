import type { Page } from '@playwright/test';
import type { Results } from './budgets';
import { type Lab, manageUsers, median, usedHeap } from './lab';

/** Backspace widens the result again. */
const KEYS = [...'ann', 'Backspace', 'Backspace', 'Backspace', ...'read', 'Backspace', ...'d@fjell', 'Backspace'];

/** P14 or P15, with many rows on a slow processor. */
export async function measureFilter(lab: Lab, results: Results, rows: number, id: 'P14' | 'P15'): Promise<void> {
  const visit = await lab.load(manageUsers, 'fast');
  const whole = visit.page.locator('main thead input:enabled');
  await whole.waitFor();
  if (id === 'P15') {
    const withTable = await usedHeap(visit.session);
    await visit.page.evaluate(() => document.querySelector<HTMLElement>('nav a[href="/admin/dashboard"]')?.click());
    await visit.page.waitForTimeout(1_000);
    const without = await usedHeap(visit.session);
    results.set('P15h', {
      value: (withTable - without) / 1_000 / rows,
      remark: `${(withTable / 1e6).toFixed(1)} MB with the table, ${(without / 1e6).toFixed(1)} MB without`,
    });
    await visit.page.goBack();
    await whole.waitFor();
  }
  await visit.session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await visit.page.getByRole('searchbox').first().focus();
  const times: number[] = [];
  for (const key of KEYS) times.push(await timeKey(visit.page, key));
  results.set(id, { value: median(times), remark: `${times.length} keys` });
  results.set(`${id}w`, { value: Math.max(...times) });
  await visit.close();
}

/** To the first changes without a pause of 100 ms. Later changes, such as the address, delay nobody. */
async function timeKey(page: Page, key: string): Promise<number> {
  // The page listens before the key is pressed.
  const measured = await page.evaluateHandle(() => {
    const time = new Promise<number>((resolve) => {
      addEventListener('keydown', (event) => begin(event.timeStamp), { capture: true, once: true });

      function begin(pressed: number) {
        let painted = Number.NaN;
        let quiet = setTimeout(end, 1_000);
        const watcher = new MutationObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(end, 100);
          notePaint();
        });
        watcher.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
        notePaint();

        function end() {
          watcher.disconnect();
          resolve(painted - pressed);
        }
        function notePaint() {
          requestAnimationFrame(() => setTimeout(() => (painted = performance.now())));
        }
      }
    });
    return { time };
  });
  await page.keyboard.press(key);
  const time = await measured.evaluate((waiting) => waiting.time);
  // Keeps the address's change out of the next key.
  await page.waitForTimeout(500);
  return time;
}
