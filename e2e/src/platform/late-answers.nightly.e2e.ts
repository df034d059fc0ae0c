import { expect, test } from '../support/console';
import { addressOf, VISITS } from '../support/declared-pages';
import { P13, recordShifts, shiftsOf } from '../support/layout-shifts';
import { settled } from '../support/page';

/** Tabs mostly wait. */
const TABS = 4;
const WIDTHS = [1280, 320];

for (const { persona, pages } of VISITS) {
  test(`Q213 nothing moves on pages of ${persona} while answers are late, on a phone too`, async ({
    context,
    sessions,
    installation,
  }) => {
    test.setTimeout(pages.length * WIDTHS.length * 20_000);
    // The typeface comes with the first visit (Q200).
    const first = await context.newPage();
    await sessions.signIn(first, persona, '/userprofile');
    await first.locator('html[data-typeface]').waitFor();
    await first.close();
    await installation.sandbox.fault('GET /api', 'delay=2500');
    const moved: { id: string; total: number; moved: string[] }[] = [];
    const left = WIDTHS.flatMap((width) => pages.map((declared) => ({ declared, width })));
    const walk = async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        const { declared, width } = next;
        const tab = await context.newPage();
        await tab.setViewportSize({ width, height: 800 });
        await recordShifts(tab);
        await sessions.signIn(tab, persona, addressOf(declared));
        await tab.waitForLoadState('networkidle');
        await settled(tab);
        moved.push({ id: `${declared.id} at ${width} px`, ...(await shiftsOf(tab)) });
        await tab.close();
      }
    };
    await Promise.all(Array.from({ length: TABS }, walk));
    const body = JSON.stringify(moved, null, 1);
    await test.info().attach('layout shifts', { body, contentType: 'application/json' });
    // On a busy machine answers are later than 8 s, and the message that says so makes room for a panel.
    const ofPage = (shifts: string[]) =>
      shifts.filter((what) => !what.includes('Still loading…')).reduce((sum, what) => sum + Number.parseFloat(what), 0);
    expect(moved.filter((page) => page.total > P13 && ofPage(page.moved) > P13)).toEqual([]);
  });
}
