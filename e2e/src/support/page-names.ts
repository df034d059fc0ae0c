import type { Page } from '@playwright/test';
import { expect } from './console';
import type { DeclaredPage } from './declared-pages';

/**
 * Headings that are no title: a greeting (HOST-075), wizard steps (ACCT-001), an order's outcome (C98), an unknown
 * environment.
 */
const OTHER_HEADINGS = [
  'host/dashboard',
  'account-and-team/registration',
  'billing/purchased',
  'services-config/mfdxEnvironment',
];

/** C148: the title begins with the heading: a record's name, or in a panel the name of the row (Q151). */
export async function expectOneName(page: Page, { id, path, title, isPanel = false }: DeclaredPage): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(`^${title} - `));
  for (const name of await page.locator('main tr[data-open] .name > a').allTextContents())
    await expect(page.locator('[data-panel] > header')).toContainText(name);
  if (isPanel || path.includes(':') || OTHER_HEADINGS.includes(id)) return;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

export function misnamedPages(pages: readonly DeclaredPage[]): string[] {
  const inMenus = pages.filter((page) => page.label !== undefined);
  return inMenus.flatMap(({ id, label = '', title }) => {
    const words = title.toLowerCase().split(' ');
    const missing = label
      .toLowerCase()
      .split(' ')
      .filter((word) => !words.some((of) => of.startsWith(word)));
    const isTwice = inMenus.some((other) => other.id !== id && other.title === title);
    return missing.length > 0 || isTwice ? [`${id}: “${label}” opens “${title}”`] : [];
  });
}
