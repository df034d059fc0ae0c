import { expectNoViolations } from './accessibility';
import { expectCardsLoseNothing } from './cards';
import { test } from './console';
import { addressOf, areaOf, type DeclaredPage, PAGES, visitorOf } from './declared-pages';
import { expectOneName } from './page-names';
import { expectNoEmptyEnd } from './scrolling';
import { expectToastsLieOnNothing } from './toasts';

/** Each night, and when the area has changed. */
export function expectPagesOf(area: string): void {
  for (const declared of PAGES) if (areaOf(declared) === area) expectPage(declared);
}

/** In every run: a page of each kind. */
export function expectFirstOfKind(): void {
  const kinds = new Map(PAGES.toReversed().map((page) => [`${page.kind} ${page.isPanel}`, page]));
  for (const declared of kinds.values()) expectPage(declared);
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
