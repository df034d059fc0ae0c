import { join } from 'node:path';
import { freePort } from '@console/sandbox/free-port';
import { expect, type Page, test } from '@playwright/test';
import { startChild } from '../machine/child';
import { root } from '../machine/root';
import { expectNoViolations } from '../support/accessibility';

test('Q33 every mechanism in its states: axe finds nothing wrong, and Tab leads through them with the focus in sight, in forced colours too', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const port = await freePort();
  const gallery = await startChild(process.execPath, ['--import', 'tsx', 'gallery/serve.ts'], {
    cwd: join(root, 'shared/ui'),
    env: { PORT: `${port}` },
    port,
  });
  try {
    await page.goto(`http://localhost:${port}/`);
    await page.getByRole('group', { name: 'Folders' }).first().waitFor();
    // Animations here never end, and axe waits.
    await page.addStyleTag({ content: '* { animation: none !important }' });
    await expectNoViolations(page);

    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ forcedColors: 'active' });
    const { sections, unseen } = await walk(page);
    expect(unseen, 'focus that cannot be seen').toEqual([]);
    expect(sections).toEqual(await sectionsWithControls(page));
  } finally {
    await gallery.stop();
  }
});

/** More than the gallery's focusable elements. */
const MOST_TABS = 400;

/** Returns passed sections, and elements without visible focus. */
async function walk(page: Page): Promise<{ sections: string[]; unseen: string[] }> {
  const sections = new Set<string>();
  const unseen: string[] = [];
  for (let tab = 0; tab < MOST_TABS; tab += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      // A field or card around may draw the ring.
      const around = [element, element.parentElement, element.parentElement?.parentElement].filter((one) => !!one);
      const looks = around.flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::after')]);
      return {
        section: element.closest('section:has(> h2)')?.querySelector('h2')?.textContent,
        name: element.getAttribute('aria-label') ?? element.textContent,
        hasRing: looks.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth >= '2px'),
      };
    });
    if (!focused) return { sections: [...sections], unseen };
    if (focused.section) sections.add(focused.section);
    if (!focused.hasRing) unseen.push(`${focused.section}: ${focused.name}`);
  }
  throw new Error(`Tab does not lead out of the page within ${MOST_TABS} presses.`);
}

async function sectionsWithControls(page: Page): Promise<string[]> {
  const sections = page.locator('section:has(> h2)').filter({ has: page.locator('a, button, input, [tabindex="0"]') });
  return sections.locator('> h2').allTextContents();
}
