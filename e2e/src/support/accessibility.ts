import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, test } from './console';
import { overflow, redrawn } from './page';
import { recording, recordStyles } from './record-styles';
import type { PersonaName } from './sign-in';

/** A state of a screen: what it is called, its address, and what to press there. */
export type View = [name: string, path: string, open?: (page: Page) => Promise<unknown>];

/**
 * Q33, one test for each view, which is opened once: axe finds nothing wrong in light and dark, wide and at 320 px, and
 * nothing is wider than a small screen.
 */
export function expectAccessible(persona: PersonaName, views: readonly View[]): void {
  for (const [name, path, open] of views) {
    test(`Q33 axe finds nothing wrong with ${name}, and nothing is too wide`, async ({ look, problems }) => {
      // Views of what is gone ask for it.
      problems.allow(/console: Failed to load resource.*404/);
      await expectNoViolations(await look(persona, path, open));
    });
  }
}

/**
 * Checks a page as it is now, in three looks; it ends at 320 px, in the light. The dark theme differs in colours only, so
 * the wide screen is checked in it by the rules for colours alone; the small one by all rules. A run of `npm run styles`
 * records the page's styles instead, and skips the rest of the test.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  if (recording) {
    await recordStyles(page, test.info());
    test.skip(true, 'its styles are recorded');
  }
  // What follows the pointer would come and go while axe looks.
  await page.mouse.move(0, 0);
  for (const [width, colorScheme, rules] of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect.soft(await axeViolations(page, rules), `${colorScheme} at ${width} px`).toEqual([]);
    expect.soft(await overflow(page), `too wide at ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const ALL_RULES: RunOptions['runOnly'] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const RULES_OF_COLORS: RunOptions['runOnly'] = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

const LOOKS = [
  [1440, 'light', ALL_RULES],
  [1440, 'dark', RULES_OF_COLORS],
  [320, 'dark', ALL_RULES],
] as const;

/** A sixth of axe's work: talking to frames, which have no axe, and reading styles and media for what is never a violation. */
const OF_NO_USE = { iframes: false, preload: false } satisfies RunOptions;

/** What axe finds wrong with the page as it is now, a line each. */
async function axeViolations(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  // Past the page's policy, which rightly allows no such script.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  // Half-way through a transition the colours are not those that people read.
  await redrawn(page);
  const { violations } = await page.evaluate(
    (given) => {
      const { axe } = globalThis as unknown as { axe: { run(where: Document, options: object): Promise<AxeResults> } };
      return axe.run(document, given);
    },
    { runOnly, resultTypes: ['violations'], ...OF_NO_USE } satisfies RunOptions,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} · ${node.target.join(' ')} · ${node.failureSummary?.split('\n')[1]?.trim()}`),
  );
}
