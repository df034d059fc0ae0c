import type { Page } from '@playwright/test';
import { expect, test } from '../support/console';
import { addressOf, VISITS } from '../support/declared-pages';
import { startInside } from '../support/open-pages';
import { settled } from '../support/page';

for (const { persona, pages } of VISITS) {
  test(`Q109 Q140 each link and row on the pages of ${persona} leaves Ctrl, Cmd and the middle button to a new tab`, async ({
    page,
    signInAs,
  }) => {
    test.setTimeout(pages.length * 20_000);
    const faults: string[] = [];
    let presses = 0;
    await signInAs(persona, '/userprofile');
    for (const address of pages.map(addressOf)) {
      await startInside(page, address);
      await settled(page);
      const before = page.url();
      const result = await pressAll(page);
      presses += result.presses;
      faults.push(...result.faults.map((fault) => `${address}: ${fault}`));
      expect.soft(page.url(), 'the page stays').toBe(before);
    }
    expect(faults).toEqual([]);
    expect(presses).toBeGreaterThan(pages.length * 10);
  });
}

/** A press whose event nobody takes is the browser's, which opens the tab. */
const pressAll = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    let presses = 0;
    let taken: boolean | undefined;
    let opened: string | undefined;
    const open = window.open.bind(window);
    window.open = (url) => {
      opened = String(url);
      return null;
    };
    const takeLast = (event: Event) => {
      taken = event.defaultPrevented;
      event.preventDefault();
    };
    for (const kind of ['click', 'auxclick']) addEventListener(kind, takeLast);
    const WAYS = { Ctrl: { ctrlKey: true }, Cmd: { metaKey: true }, 'the middle button': { button: 1 } };
    const press = (element: Element, isRight: (way: string) => void) => {
      for (const [way, options] of Object.entries(WAYS)) {
        presses += 1;
        [taken, opened] = [undefined, undefined];
        const kind = 'button' in options ? 'auxclick' : 'click';
        element.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true, ...options }));
        isRight(way);
      }
    };
    const isDrawn = (element: HTMLElement) => element.checkVisibility() && element.offsetWidth > 1;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([download])')) {
      if (!isDrawn(link)) continue;
      press(link, (way) => {
        if (taken !== false || opened) faults.push(`${way} on the link ${link.innerText || link.ariaLabel}`);
      });
    }
    for (const cell of document.querySelectorAll<HTMLElement>(
      'tr[data-href] > :is(td, th):not(:has(a, button, input))',
    )) {
      if (!isDrawn(cell)) continue;
      press(cell, (way) => {
        if (opened !== cell.closest('tr')?.dataset.href) faults.push(`${way} on the cell ${cell.innerText}: ${opened}`);
      });
    }
    for (const kind of ['click', 'auxclick']) removeEventListener(kind, takeLast);
    window.open = open;
    return { faults, presses };
  });
