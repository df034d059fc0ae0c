import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect, test } from '../support/console';

const FAULTS: Record<string, (route: Route) => unknown> = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  truncated: async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  },
  refused: (route) => route.abort('connectionrefused'),
  hanging: () => undefined,
};

/** Scripts and styles that the page names; the first is the one that tells of the others. */
async function filesOfHost(page: Page): Promise<string[]> {
  const html = await (await page.request.get('/')).text();
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file ?? '');
}

for (const [fault, answer] of Object.entries(FAULTS)) {
  test(`Q37 when a file of the host is ${fault} there are words and a button, and loading again mends it`, async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/./);
    const [boot, ...files] = await filesOfHost(page);
    expect(boot).toMatch(/boot/);
    expect(files.length).toBeGreaterThan(2);
    await Promise.all(files.map((file) => expectWords(context, file, answer)));
  });
}

async function expectWords(context: BrowserContext, file: string, answer: (route: Route) => unknown): Promise<void> {
  const page = await context.newPage();
  await page.clock.install();
  await page.route(`**${file}`, (route) => void answer(route));
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('#root').waitFor({ state: 'attached' });
  await page.clock.fastForward(8_000);
  await expect(page.getByRole('alert'), file).toContainText('The console could not be started');
  await page.unroute(`**${file}`);
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('button', { name: 'Continue to sign-in' }), file).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await page.close();
}

test('Q37 without the script that tells of it the console starts all the same', async ({ page, problems }) => {
  problems.allow(/./);
  const [boot] = await filesOfHost(page);
  for (const [fault, answer] of Object.entries(FAULTS)) {
    // The browser itself waits for one that hangs: nothing of the page has been read by then.
    if (fault === 'hanging') continue;
    await page.route(`**${boot}`, (route) => void answer(route));
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Continue to sign-in' }), fault).toBeVisible();
    await page.unroute(`**${boot}`);
  }
});
