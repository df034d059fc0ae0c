import { expect, nightly, test } from '../support/console';
import { settled } from '../support/page';

/** A4 with usual margins, in CSS pixels. */
const SHEET = { width: 718, height: 1047 };

test.describe('lists on paper', () => {
  for (const [who, list, least] of [
    ['owner', '/admin/integration/audit-trail', 200],
    ['owner', '/admin/team/manage', 48],
    ['staff', '/admin/attributestore/development', 136],
  ] as const) {
    test(
      `Q92 ${list}: all loaded rows and all columns, whole texts, no controls, no empty sheet`,
      list.includes('audit') ? {} : nightly,
      async ({ page, signInAs }) => {
        await signInAs(who, list);
        await settled(page);
        const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
        const sheets = pdf.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

        await page.emulateMedia({ media: 'print' });
        await page.setViewportSize(SHEET);
        await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
        const paper = await page.evaluate(() => {
          const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(`#main ${selector}`)];
          const isSeen = (element: HTMLElement) => element.checkVisibility() && element.offsetWidth > 1;
          return {
            rows: all('tbody tr[data-id]').length,
            empty: all('tr.space').length,
            lost: all('thead th:not(.tick, .actions)')
              .filter((head) => !isSeen(head))
              .map((head) => head.textContent),
            // An explained badge is text on paper.
            controls: all(':is(table ~ *, [role=search], tbody tr > *) :is(button, input)')
              .filter((control) => isSeen(control) && getComputedStyle(control).cursor !== 'default')
              .map((control) => control.outerHTML.slice(0, 120)),
            cut: all('tbody tr > *, td .name > *')
              .filter((cell) => isSeen(cell) && cell.scrollWidth > cell.clientWidth + 1 && cell.clientWidth > 0)
              .map((cell) => cell.textContent),
            sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
            height: document.documentElement.scrollHeight,
          };
        });
        expect(paper).toMatchObject({ empty: 0, lost: [], controls: [], cut: [], sideways: 0 });
        expect(paper.rows).toBeGreaterThanOrEqual(least);
        expect(sheets).toBeGreaterThan(1);
        // Unsplit rows may end a sheet earlier.
        expect(sheets).toBeLessThanOrEqual(Math.ceil((paper.height / SHEET.height) * 1.25) + 1);

        await page.evaluate(() => dispatchEvent(new Event('afterprint')));
        await page.emulateMedia({ media: 'screen' });
        await page.setViewportSize({ width: 1440, height: 900 });
        expect(await page.locator('tbody tr[data-id]').count()).toBeLessThanOrEqual(Math.min(paper.rows, 100));
      },
    );
  }
});
