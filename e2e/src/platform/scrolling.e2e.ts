import type { Page } from '@playwright/test';
import { expect, test } from '../support/console';
import { addressOf, PAGES, visitorOf } from '../support/declared-pages';
import { overflow, settled } from '../support/page';

test.describe.configure({ mode: 'parallel' });

const WIDTHS = [320, 760, 1280, 1920];

for (const declared of PAGES) {
  test(`Q41 ${declared.id}: nothing scrolls beyond its content at ${WIDTHS.join(', ')} px`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(visitorOf(declared), addressOf(declared));
    await settled(page);
    await expectNoEmptyEnd(page);
  });
}

const LIST = '/admin/attributestore/development';

test('Q41 a document opened by its link from far down the list leaves no empty end below the list', async ({
  page,
  signInAs,
}) => {
  await signInAs('staff', LIST);
  await settled(page);
  await page.getByRole('row').last().scrollIntoViewIfNeeded();
  await page.getByRole('rowheader').last().getByRole('link').click();
  await page.getByRole('complementary').waitFor();
  await page.reload();
  await settled(page);
  await expectNoEmptyEnd(page);
});

test('Q41 after a new document has been saved, the list ends with its last row', async ({ page, signInAs }) => {
  await signInAs('staff', LIST);
  await page.getByRole('link', { name: 'New', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'New document' });
  await panel.getByRole('textbox', { name: 'Type' }).fill('ZZZ-9001');
  await panel.getByRole('combobox', { name: 'Category' }).selectOption({ index: 1 });
  await panel.getByRole('textbox', { name: 'Name' }).fill('The last of all documents');
  await panel.getByRole('textbox', { name: 'Topic' }).fill('Retirement');
  for (const name of ['Admin Company', 'Retention Policy', 'Distribution Method'])
    await panel.getByRole('combobox', { name }).selectOption({ index: 1 });
  for (const name of ['Internal Only', 'Changes Allowed', 'Plexmode', 'Postmode', 'Colormode'])
    await panel.getByRole('radiogroup', { name }).getByRole('radio').first().check();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Document saved')).toBeVisible();
  await settled(page);
  await expectNoEmptyEnd(page);
});

/** Room that a page may leave below what it shows: 88 px of padding on small screens, and a control's own. */
const PADDING = 120;

async function expectNoEmptyEnd(page: Page): Promise<void> {
  test.slow();
  for (const width of WIDTHS) {
    // Low, so that more of what is there has to scroll.
    await page.setViewportSize({ width, height: 600 });
    await settled(page);
    expect.soft(await overflow(page), `sideways at ${width} px`).toBe(0);
    const mainOverflow = await page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth);
    expect.soft(mainOverflow, `main sideways at ${width} px`).toBe(0);
    const beyond = await page.evaluate(emptyEnds, PADDING);
    expect.soft(beyond, `at ${width} px`).toEqual([]);
  }
}

/**
 * Scrolls whatever scrolls to its end, the innermost first, and says which of it goes on for more than the padding below
 * the last thing that can be seen in it, and by how much. Runs in the page.
 */
async function emptyEnds(padding: number): Promise<string[]> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const scrolls = (element: Element) =>
    element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowY);
  const found: string[] = [];
  for (const scroller of [...document.querySelectorAll('*')].toReversed()) {
    if (!scrolls(scroller) || scroller.scrollHeight <= scroller.clientHeight + 1 || scroller.clientHeight === 0)
      continue;
    scroller.scrollTop = scroller.scrollHeight;
    // Rows are drawn as they come into view.
    for (let frames = 0; frames < 4; frames += 1) await frame();
    const top = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop;
    const empty = Math.round(scroller.scrollHeight - (lastVisible(scroller) - top + scroller.scrollTop));
    if (empty > padding) found.push(`${nameOf(scroller)} goes on for ${empty} px`);
  }
  return found;

  /** The lower edge of what is drawn last: text, pictures, controls, and boxes with an edge. */
  function lastVisible(scroller: Element): number {
    const boxes = [...scroller.querySelectorAll('*')].filter(
      (element) => isDrawn(element) && !isCut(element, scroller),
    );
    return Math.max(...boxes.map((element) => element.getBoundingClientRect().bottom));
  }

  function isDrawn(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    // Of another scroller only the box counts.
    if (scrolls(element)) return true;
    if (/^(IMG|SVG|CANVAS|IFRAME|INPUT|TEXTAREA|SELECT|BUTTON)$/i.test(element.tagName)) return true;
    if ([...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
      return true;
    const { borderBottomWidth } = getComputedStyle(element);
    return borderBottomWidth !== '0px';
  }

  /** Words for screen readers only, and what another scroller or a window on top has of its own. */
  function isCut(element: Element, scroller: Element): boolean {
    for (let at: Element | null = element; at && at !== scroller; at = at.parentElement) {
      const { clipPath, position } = getComputedStyle(at);
      if (clipPath !== 'none' || position === 'fixed') return true;
      if (at !== element && scrolls(at)) return true;
    }
    return false;
  }

  function nameOf(element: Element): string {
    return element.id || element.getAttribute('aria-label') || `${element.tagName.toLowerCase()}.${element.className}`;
  }
}
