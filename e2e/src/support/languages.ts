import type { Page } from '@playwright/test';

export async function readIn(page: Page, language: 'nb' | 'sv'): Promise<void> {
  await page.addInitScript((code) => localStorage.setItem('console-language', code), language);
  await page.route('**/api/MyUser', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...((await response.json()) as object), languageCode: language } });
  });
}

const MARKS = ['⟦', '⟧'] as const;

/** English texts, a third longer and in brackets. */
export async function readInPseudoLanguage(page: Page): Promise<void> {
  await readIn(page, 'sv');
  await page.addInitScript(([begin, end]) => {
    const pseudo = (text: string) => {
      const plain = text.replace(/\|[^|]*$/, '');
      return `${begin}${plain}${'·'.repeat(Math.ceil(plain.length * 0.35))}${end}`;
    };
    const known = new Set<string>();
    Object.assign(globalThis, { knownTexts: known });
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!/\/(words|titles)\.sv\.[^/]*json$/.test(url)) return fetch(input, init);
      // The hash is the real catalogue's.
      const { integrity: _, ...rest } = init ?? {};
      const words = (await (await fetch(url, rest)).json()) as Record<string, string | Record<string, string>>;
      const entries = Object.entries(words).map(([key, text]) => {
        known.add(key);
        const forms = typeof text === 'object' ? Object.keys(text).map((form) => [form, pseudo(key)]) : undefined;
        return [key, forms ? Object.fromEntries(forms) : pseudo(key)];
      });
      return Response.json(Object.fromEntries(entries));
    };
    // Otherwise the loader compares the hash.
    Object.defineProperty(crypto, 'subtle', { value: undefined });
  }, MARKS);
}

/** English texts that were drawn before the catalogue arrived. */
export async function plainTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { knownTexts } = globalThis as unknown as { knownTexts: ReadonlySet<string> };
    const texts = [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      const own = [...element.childNodes].flatMap((node) => (node instanceof Text ? (node.textContent ?? '') : []));
      return [...own, ...['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? '')];
    });
    return [...new Set(texts.map((text) => text.trim()).filter((text) => knownTexts.has(text)))];
  });
}

export async function cutControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, [role=tab], nav a')].flatMap((element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.scrollWidth > element.clientWidth + 1
        ? [element.innerText]
        : [],
    ),
  );
}

/** Texts of table cells without room. */
export async function cutCells(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('thead th, tbody :is(td, th)')].flatMap((cell) =>
      cell.checkVisibility() && cell.scrollWidth > cell.clientWidth ? [cell.innerText.trim()] : [],
    ),
  );
}
