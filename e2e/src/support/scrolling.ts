import type { Page } from '@playwright/test';
import { expect } from './console';

const WIDTHS = [320, 760, 1280, 1920];

/** 88 px of padding on small screens, and a control's own. */
const PADDING = 120;

/** Q41: nothing scrolls beyond its content, down or sideways. */
export async function expectNoEmptyEnd(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    // Low, so that more has to scroll.
    await page.setViewportSize({ width, height: 600 });
    expect.soft(await page.evaluate(emptyEnds, PADDING), `at ${width} px`).toEqual([]);
  }
}

/** In the page, innermost first, with distances. */
async function emptyEnds(padding: number): Promise<string[]> {
  const scrolls = (element: Element) =>
    element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowY);
  let changes = 0;
  const observer = new MutationObserver(() => (changes += 1));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  await drawn();
  const problems = [document.documentElement, document.querySelector('main')].flatMap((element) =>
    element && element.scrollWidth > element.clientWidth ? [`${nameOf(element)} goes on sideways`] : [],
  );
  for (const scroller of [...document.querySelectorAll('*')].toReversed()) {
    if (!scrolls(scroller) || scroller.scrollHeight <= scroller.clientHeight + 1 || scroller.clientHeight === 0)
      continue;
    // A panel covers this.
    if (!scroller.checkVisibility({ visibilityProperty: true })) continue;
    // Scrolling draws rows, and may fetch more.
    for (let end = 0; end !== scroller.scrollHeight; ) {
      end = scroller.scrollHeight;
      scroller.scrollTop = end;
      await drawn();
    }
    const top = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop;
    const empty = Math.round(scroller.scrollHeight - (lastVisible(scroller) - top + scroller.scrollTop));
    if (empty > padding) problems.push(`${nameOf(scroller)} goes on for ${empty} px`);
  }
  observer.disconnect();
  return problems;

  /** Three frames without a change, and nothing loading. */
  async function drawn(): Promise<void> {
    for (let still = 0; still < 3; ) {
      const before = changes;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      still = changes === before && !document.querySelector('[aria-busy=true]') ? still + 1 : 0;
    }
  }

  function lastVisible(scroller: Element): number {
    const lowestFirst = [...scroller.querySelectorAll('*')]
      .map((element) => ({ element, bottom: element.getBoundingClientRect().bottom }))
      .sort((one, other) => other.bottom - one.bottom);
    const last = lowestFirst.find(({ element }) => isDrawn(element) && !isCut(element, scroller));
    return last?.bottom ?? Number.NEGATIVE_INFINITY;
  }

  function isDrawn(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    // A nested scroller counts as a box.
    if (scrolls(element)) return true;
    if (/^(IMG|SVG|CANVAS|IFRAME|INPUT|TEXTAREA|SELECT|BUTTON)$/i.test(element.tagName)) return true;
    if ([...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
      return true;
    const { borderBottomWidth } = getComputedStyle(element);
    return borderBottomWidth !== '0px';
  }

  function isCut(element: Element, scroller: Element): boolean {
    for (let at: Element | null = element; at && at !== scroller; at = at.parentElement) {
      const { clipPath, position } = getComputedStyle(at);
      if (clipPath !== 'none' || position === 'fixed') return true;
      if (at !== element && scrolls(at)) return true;
    }
    return false;
  }

  function nameOf(element: Element): string {
    return element.id || element.getAttribute('aria-label') || `${element.tagName.toLowerCase()}.${element.className}`;
  }
}
