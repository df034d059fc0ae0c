import { expect, test } from '../support/console';
import { addressOf, PAGES, visitorOf } from '../support/declared-pages';
import { P13, recordShifts, shiftsOf } from '../support/layout-shifts';
import { settled } from '../support/page';
import { PERSONA_NAMES } from '../support/sign-in';

/** Tabs mostly wait. */
const TABS = 4;

for (const persona of PERSONA_NAMES) {
  const pages = PAGES.filter((page) => visitorOf(page) === persona);
  if (pages.length === 0) continue;

  test(`Q213 nothing moves on pages of ${persona} while answers are late`, async ({
    context,
    sessions,
    installation,
  }) => {
    test.setTimeout(pages.length * 20_000);
    // The typeface comes with the first visit (Q200).
    const first = await context.newPage();
    await sessions.signIn(first, persona, '/userprofile');
    await first.locator('html[data-typeface]').waitFor();
    await first.close();
    await installation.sandbox.fault('GET /api', 'delay=2500');
    const moved: { id: string; total: number; moved: string[] }[] = [];
    const left = [...pages];
    const walk = async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        const tab = await context.newPage();
        await tab.setViewportSize({ width: 1280, height: 800 });
        await recordShifts(tab);
        await sessions.signIn(tab, persona, addressOf(next));
        await tab.waitForLoadState('networkidle');
        await settled(tab);
        moved.push({ id: next.id, ...(await shiftsOf(tab)) });
        await tab.close();
      }
    };
    await Promise.all(Array.from({ length: TABS }, walk));
    const body = JSON.stringify(moved, null, 1);
    await test.info().attach('layout shifts', { body, contentType: 'application/json' });
    expect(moved.filter(({ total }) => total > P13)).toEqual([]);
  });
}
