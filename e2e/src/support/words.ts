import type { Locator } from '@playwright/test';

/** Long words do not count: a mobile has no line for them. */
export async function brokenWords(place: Locator, longest = 16): Promise<string[]> {
  return place.evaluate((element, most) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        if (word.length > most) continue;
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  }, longest);
}

/** Pixels beyond the element. */
export async function cutWidth(place: Locator): Promise<number> {
  return place.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
}
