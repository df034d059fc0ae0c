import type { Page } from '@playwright/test';
import { expect } from './console';
import { settled } from './page';

interface FirstRow {
  list: string;
  cells: { header: string; words: string }[];
  href: string | undefined;
}

/** Q64: a card, or the page behind, loses nothing of the wide list. Ends at 320 px. */
export async function expectCardsLoseNothing(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  const wide = await page.evaluate(firstRows);
  await page.setViewportSize({ width: 320, height: 900 });
  const cards = await page.evaluate(firstRows);
  for (const [place, row] of wide.entries()) {
    const card = cards[place];
    if (!card || card.cells.length === 0) continue;
    const onCard = card.cells.map(({ words }) => words).join(' ');
    const missing = row.cells.filter(({ words }) => !onCard.includes(words));
    if (missing.length === 0) continue;
    const opened = card.href === undefined ? '' : await wordsBehind(page, card.href);
    const lost = missing.filter(({ words }) => !opened.includes(words));
    expect.soft(lost, `${row.list}: neither on the card nor in what it opens`).toEqual([]);
  }
}

async function firstRows(): Promise<FirstRow[]> {
  const tables = [...document.querySelectorAll('table[aria-label]')];
  for (const table of tables)
    for (let at: Element | null = table; at; at = at.parentElement) if (at.scrollTop > 0) at.scrollTop = 0;
  // Drawn on scrolling into view.
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));

  return tables.flatMap((table) => {
    const row = table.querySelector('tbody tr[aria-rowindex="2"]');
    if (!row) return [];
    const headers = [...table.querySelectorAll('thead th')];
    const cells = [...row.children].flatMap((cell, place) => {
      const isSeen = cell.checkVisibility({ visibilityProperty: true }) && !cell.matches('.tick, .actions');
      const words = isSeen ? wordsOf(cell as HTMLElement) : '';
      return words === '' ? [] : [{ header: headers[place]?.textContent ?? '', words }];
    });
    const href = row.querySelector('a[href^="/"]')?.getAttribute('href') ?? undefined;
    return [{ list: table.getAttribute('aria-label') ?? '', cells, href }];
  });

  function wordsOf(cell: HTMLElement): string {
    const pictures = [...cell.querySelectorAll<HTMLElement>('[data-decoration]')];
    const words = pictures.reduce((text, picture) => text.replace(picture.innerText, ''), cell.innerText);
    return words.replaceAll(/\s+/g, ' ').trim();
  }
}

/** Goes back afterwards. */
async function wordsBehind(page: Page, href: string): Promise<string> {
  const before = page.url();
  await page.locator(`tbody a[href="${href}"]`).first().click();
  await page.waitForURL((url) => url.pathname === href);
  await settled(page);
  const words = await page.evaluate(() => {
    const place = document.querySelector<HTMLElement>('aside') ?? document.querySelector<HTMLElement>('main');
    const fields = [...(place?.querySelectorAll('input, select, textarea') ?? [])].map((field) => {
      if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text;
      if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked ? 'Yes' : 'No';
      return (field as HTMLInputElement).value;
    });
    return [place?.innerText, ...fields].join(' ').replaceAll(/\s+/g, ' ');
  });
  await page.goBack();
  await page.waitForURL(before);
  await settled(page);
  return words;
}
