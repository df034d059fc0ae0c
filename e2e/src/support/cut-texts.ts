import type { Page } from '@playwright/test';

/** Texts cut off by a box that no key scrolls. */
export async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement;
      if (!text.textContent?.trim() || !holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      const range = new Range();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      for (let box: Element | null = holder; box; box = box.parentElement) {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(box);
        // For screen readers only.
        if (clipPath !== 'none') break;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const least = Number.parseFloat(getComputedStyle(holder).fontSize) / 4;
        const wide = Math.max(left - words.left, words.right - right);
        const high = Math.max(top - words.top, words.bottom - bottom);
        const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const isCut = (isHidden(overflowX) && wide > 1) || (isHidden(overflowY) && high > least);
        if (isCut && !canBeRead(box, holder)) {
          const { tagName, className, id } = box;
          cut.add(
            `“${text.textContent.trim()}” in ${tagName.toLowerCase()}${id && `#${id}`} ${className} of “${box.textContent?.slice(0, 60)}”`,
          );
        }
        if (isCut || position === 'fixed' || /auto|scroll/.test(overflowX + overflowY)) break;
      }
    }
    return [...cut];

    /** The row's bubble, a tooltip or the control's name shows the whole text. */
    function canBeRead(box: Element, holder: Element): boolean {
      const row = box.closest('tbody tr');
      if (row) {
        const isKnown = box.matches('th, td, .name > a, .name > .words, .name > .about, a.cell');
        if (isKnown && row.querySelector('a:not([tabindex="-1"]), button, input, [tabindex="0"]')) return true;
      }
      return holder.closest('[title], [aria-hidden=true], [inert]') !== null;
    }
  });
}
