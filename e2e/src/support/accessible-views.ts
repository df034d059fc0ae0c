import type { Page } from '@playwright/test';
import { axeViolations } from './axe';
import { expect, test } from './console';
import type { PersonaName } from './sign-in';

/** A state of a screen: its address, and what to press there. */
export type View = [name: string, path: string, open?: (page: Page) => Promise<unknown>];

/** Q33 for the screens of one noun, light and wide, dark and at 320 px: axe finds nothing wrong and nothing is too wide. */
export function expectAccessible(noun: string, persona: PersonaName, views: readonly View[]): void {
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 320],
  ] as const) {
    test.describe(`${colorScheme} at ${width} px`, () => {
      test.use({ colorScheme });

      test(`Q33 axe finds nothing wrong with ${noun}, and nothing is too wide, ${colorScheme}`, async ({
        page,
        signInAs,
        problems,
      }) => {
        test.slow();
        problems.allow(/404/);
        await signInAs(persona);
        await page.setViewportSize({ width, height: 900 });
        for (const [name, path, open] of views) {
          await page.goto(path);
          await page.locator('[data-page-heading]').first().waitFor();
          await page.waitForLoadState('networkidle');
          await open?.(page);
          expect.soft(await axeViolations(page), name).toEqual([]);
          const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect.soft(tooWide, name).toBeLessThanOrEqual(0);
        }
      });
    });
  }
}
