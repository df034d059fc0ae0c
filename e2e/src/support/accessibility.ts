import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, test } from './console';
import { definiteFindings, invalidMarkup } from './markup';
import { overflow, redrawn } from './page';
import { recording, recordStyles } from './record-styles';
import type { PersonaName } from './sign-in';

export type View = [name: string, path: string, open?: (page: Page) => Promise<unknown>];

/** Q33 Q160: axe passes, wide in light and 320 px in dark, and the HTML is valid. `expectPagesOf` covers wide dark. */
export function expectAccessible(persona: PersonaName, views: readonly View[]): void {
  for (const [name, path, open] of views) {
    test(`Q33 Q160 axe finds nothing wrong with ${name}, and nothing is too wide`, async ({ look, problems }) => {
      // Some views request a missing record.
      problems.allow(/console: Failed to load resource.*404/);
      await expectNoViolations(await look(persona, path, open), LOOKS_OF_A_VIEW);
    });
  }
}

/**
 * Dark differs only in color, so wide dark gets color rules. A run of `styles` records instead. Ends at 320 px in
 * light.
 */
export async function expectNoViolations(page: Page, looks: readonly Look[] = LOOKS): Promise<void> {
  if (recording) {
    await recordStyles(page, test.info());
    test.skip(true, 'its styles are recorded');
  }
  // Hover effects would change under axe.
  await page.mouse.move(0, 0);
  expect.soft(await invalidMarkup(page), 'invalid HTML').toEqual([]);
  if (test.info().file.includes('.nightly.')) expect.soft(await definiteFindings(page), 'Equal Access').toEqual([]);
  for (const [width, colorScheme, rules] of looks) {
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

type Look = [width: number, theme: 'light' | 'dark', rules: RunOptions['runOnly']];
const WIDE: Look = [1440, 'light', ALL_RULES];
const WIDE_AND_DARK: Look = [1440, 'dark', RULES_OF_COLORS];
const SMALL: Look = [320, 'dark', ALL_RULES];
const LOOKS = [WIDE, WIDE_AND_DARK, SMALL];
const LOOKS_OF_A_VIEW = [WIDE, SMALL];

/** Skips a sixth of axe's work. */
const OF_NO_USE = { iframes: false, preload: false } satisfies RunOptions;

async function axeViolations(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  // The protocol evaluates the script, because the page's policy forbids such a script.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  // In a transition, colors are not final.
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
