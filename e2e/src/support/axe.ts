import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with the page as it is now, a line each. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Past the page's policy, which rightly allows no such script.
  await page.evaluate(source);
  // Half-way through an entrance the colours are not what people will read.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
  const { violations } = await page.evaluate(
    (tags) =>
      (globalThis as unknown as { axe: { run(where: Document, options: object): Promise<AxeResults> } }).axe.run(
        document,
        { runOnly: tags },
      ),
    rules,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} · ${node.target.join(' ')} · ${node.failureSummary?.split('\n')[1]?.trim()}`),
  );
}
