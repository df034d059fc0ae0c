import type { Page } from '@playwright/test';
import type { Results } from './budgets';
import { type Lab, manageUsers, median, type Subject, usedHeap } from './lab';

/** A page that has not come by then will not. */
const ARRIVES_WITHIN_MS = 60_000;

const dashboard: Subject = { path: '/admin/dashboard', usable: '[data-page-heading]' };

/** P9, P11, P12: opening an area first and again, memory growth. */
export async function measureNavigation(lab: Lab, results: Results): Promise<void> {
  const prefetched = await arrivals(lab, true);
  const cold = await arrivals(lab, false);
  results.set('P11', { value: prefetched.first });
  results.set('P11n', { value: cold.first });
  results.set('P11s', { value: cold.frame });
  results.set('P12', { value: prefetched.again });
  await measureHeap(lab, results);
}

interface Arrival {
  /** To a skeleton or the page. */
  frame: number;
  first: number;
  again: number;
}

async function arrivals(lab: Lab, prefetch: boolean): Promise<Arrival> {
  const all: Arrival[] = [];
  for (let run = 0; run < lab.runs; run++) {
    const visit = await lab.load(dashboard, 'slow');
    await openTeamGroup(visit.page);
    const link = visit.page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Manage' });
    if (prefetch) {
      await link.hover();
      await visit.page.waitForTimeout(3_000);
    }
    const first = await timeClick(visit.page, '/admin/team/manage', manageUsers.usable);
    await visit.page.waitForTimeout(500);
    await goTo(visit.page, '/admin/dashboard');
    await visit.page.waitForTimeout(500);
    const again = await timeClick(visit.page, '/admin/team/manage', manageUsers.usable);
    all.push({ frame: first.frame, first: first.usable, again: again.usable });
    await visit.close();
  }
  return {
    frame: median(all.map(({ frame }) => frame)),
    first: median(all.map(({ first }) => first)),
    again: median(all.map(({ again }) => again)),
  };
}

async function openTeamGroup(page: Page): Promise<void> {
  const group = page.getByRole('navigation', { name: 'Administration' }).getByRole('button', { name: 'Team' });
  if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
}

/** By script, so that no pointer movement prefetches. */
async function timeClick(page: Page, path: string, usable: string): Promise<{ frame: number; usable: number }> {
  return page.evaluate(
    ([href, selector, limit]) =>
      new Promise<{ frame: number; usable: number }>((resolve, reject) => {
        setTimeout(() => reject(new Error(`${href} did not come`)), limit);
        const link = document.querySelector<HTMLElement>(`nav a[href="${href}"]`);
        const main = document.querySelector('main')?.textContent;
        const started = performance.now();
        let frame: number | undefined;
        const watcher = new MutationObserver(look);
        watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
        link?.click();
        look();

        function look() {
          if (frame === undefined && document.querySelector('main')?.textContent !== main) {
            frame = Number.NaN;
            afterPaint((now) => (frame = now - started));
          }
          if (!document.querySelector(selector)) return;
          watcher.disconnect();
          afterPaint((now) => resolve({ frame: frame || now - started, usable: now - started }));
        }
        function afterPaint(then: (now: number) => void) {
          requestAnimationFrame(() => setTimeout(() => then(performance.now())));
        }
      }),
    [path, usable, ARRIVES_WITHIN_MS] as const,
  );
}

/** Waits until the previous page is gone. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(
    async ([href, limit]) => {
      // A failed start's message has a heading too.
      const heading = () => document.querySelector('[data-page-heading]')?.textContent ?? '';
      const before = heading();
      const until = performance.now() + limit;
      document.querySelector<HTMLElement>(`nav a[href="${href}"]`)?.click();
      while (heading() === before || heading() === '') {
        if (performance.now() > until)
          throw new Error(`${href} did not come: ${location.pathname} shows "${heading()}"`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    [path, ARRIVES_WITHIN_MS] as const,
  );
}

async function measureHeap(lab: Lab, results: Results): Promise<void> {
  const visit = await lab.load(manageUsers, 'fast');
  const afterLoad = await usedHeap(visit.session);
  results.set('P9', { value: afterLoad / 1_000_000 });

  const tour = ['/admin/team/invite', '/admin/dashboard', '/admin/team/manage'];
  const walk = async (times: number) => {
    for (let round = 0; round < times; round++) {
      for (const path of tour) {
        await goTo(visit.page, path);
        await visit.page.waitForTimeout(20);
      }
    }
  };
  // Only growth after loading and compiling counts.
  await walk(10);
  const before = await usedHeap(visit.session);
  await walk(100 / tour.length);
  const after = await usedHeap(visit.session);
  results.set('P9g', {
    value: Math.max(0, (after / before - 1) * 100),
    remark: `${(before / 1e6).toFixed(2)} → ${(after / 1e6).toFixed(2)} MB`,
  });
  await visit.close();
}
