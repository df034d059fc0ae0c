import type { Page } from '@playwright/test';

const MARK = '·';

/** As Chrome does: texts, later and changed too, become `<font><font>…</font></font>` after drawing. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate((mark) => {
    const skipped = 'script, style, textarea, [translate=no], [contenteditable], font';
    const isOpen = (node: Node): node is Text =>
      node instanceof Text && node.data.trim() !== '' && !node.parentElement?.closest(skipped);

    function translateIn(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node: Node | null = root; node; node = walker.nextNode()) if (isOpen(node)) texts.push(node);
      for (const text of texts) if (text.isConnected) replace(text);
    }

    function replace(first: Text): void {
      const merged: Text[] = [];
      for (let next = first.nextSibling; next instanceof Text; next = next.nextSibling) merged.push(next);
      const inner = document.createElement('font');
      inner.textContent = mark + [first, ...merged].map(({ data }) => data).join('');
      const outer = document.createElement('font');
      outer.append(inner);
      first.replaceWith(outer);
      for (const text of merged) text.remove();
    }

    new MutationObserver((records) => {
      const changed = records.flatMap(({ target, addedNodes }) => [target.nodeType === 3 ? [target] : [...addedNodes]]);
      setTimeout(() => changed.flat().forEach(translateIn), 20);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    translateIn(document.body);
  }, MARK);
}

/** Without translation marks and `/system`'s times. */
export async function shownWords(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => document.body.innerText);
  return text
    .replaceAll(MARK, '')
    .replace(/\d+\s?ms\b/g, '')
    .split(/\s+/)
    .filter(Boolean);
}
