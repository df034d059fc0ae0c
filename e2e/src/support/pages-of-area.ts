import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expectNoViolations } from './accessibility';
import { expectCardsLoseNothing } from './cards';
import { test } from './console';
import { addressOf, areaOf, type DeclaredPage, PAGES, visitorOf, WALKED_PAGES } from './declared-pages';
import { expectOneName } from './page-names';
import { expectNoEmptyEnd } from './scrolling';
import { expectToastsLieOnNothing } from './toasts';

/** Each night, and when the area has changed. */
export function expectPagesOf(area: string): void {
  for (const declared of PAGES) if (areaOf(declared) === area) expectPage(declared);
}

/** In every run: a page of each kind, and all pages of an area without `accessibility.nightly.e2e.ts`. */
export function expectOtherPages(): void {
  const folderOf = (area: string) => (area === 'host' ? 'platform' : join('areas', area));
  const isOfOther = (page: DeclaredPage) =>
    !existsSync(join(import.meta.dirname, '..', folderOf(areaOf(page)), 'accessibility.nightly.e2e.ts'));
  const isFirstOfKind = (page: DeclaredPage) =>
    PAGES.find(({ kind, isPanel }) => kind === page.kind && isPanel === page.isPanel) === page;
  for (const declared of WALKED_PAGES.filter((page) => isOfOther(page) || isFirstOfKind(page))) expectPage(declared);
}

/** Loading takes most of the time. */
function expectPage(declared: DeclaredPage): void {
  test(`Q33 Q41 Q60 Q64 Q151 Q160 C148 axe finds nothing wrong with ${declared.id}, toasts would lie on no control of it, nothing is too wide, nothing scrolls beyond its content, cards lose nothing, and its heading is its title`, async ({
    look,
  }) => {
    const page = await look(visitorOf(declared), addressOf(declared));
    await expectOneName(page, declared);
    await expectNoViolations(page);
    await expectToastsLieOnNothing(page);
    await expectNoEmptyEnd(page);
    await expectCardsLoseNothing(page);
  });
}
