import type { Page } from '@playwright/test';
import { expect } from './console';
import type { DeclaredPage } from './declared-pages';

/**
 * Pages whose heading is not their title: a greeting (HOST-075), the steps of a wizard (ACCT-001), what became of an
 * order (C98), and an address that is none of the environments.
 */
const OTHER_HEADINGS = [
  'host/dashboard',
  'account-and-team/registration',
  'billing/purchased',
  'services-config/mfdxEnvironment',
];

/** C148: the document's title begins with the page's, and the heading is that title. A record's heading is its name. */
export async function expectOneName(page: Page, { id, path, title, isPanel = false }: DeclaredPage): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(`^${title} - `));
  if (isPanel || path.includes(':') || OTHER_HEADINGS.includes(id)) return;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

/** Pages of a menu whose title lacks a word of its label, or has the title of another page. */
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
