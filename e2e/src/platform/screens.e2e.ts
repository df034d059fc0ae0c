import type { Locator, Page } from '@playwright/test';
import { expect, nightly, test } from '../support/console';
import { overflow, redrawn, settled, tabTo } from '../support/page';
import { brokenWords, cutWidth } from '../support/words';

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('Q33 sign-in, menu and a panel are not wider than the screen, and the menu reaches everything', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Continue to sign-in' }).waitFor();
    expect(await overflow(page), 'before sign-in').toBe(0);
    await page.getByRole('button', { name: 'Continue to sign-in' }).click();
    await page.getByRole('button', { name: /Ingrid Haugland/ }).click();
    await page.getByRole('button', { name: 'Menu', exact: true }).waitFor();
    await page.goto('/admin/team/invite');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Manage' }).click();
    await page.getByRole('link', { name: 'Anniken Rød' }).click();
    await page.getByRole('combobox', { name: 'Role' }).waitFor();
    expect(await overflow(page), 'panel').toBe(0);
    await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport();
  });
});

test.describe('on a phone', () => {
  const PHONE = { width: 320, height: 760 };

  test('Q33 a toast with an action breaks no word, at 320 px', nightly, async ({ page, signInAs }) => {
    await signInAs('owner', '/admin/settings/branding');
    await page.setViewportSize(PHONE);
    await page.getByLabel('Logo URL').fill('https://fjellheim.example/logo.png');
    await page.getByRole('button', { name: 'Discard' }).click();
    const toast = page.getByRole('region', { name: 'Messages' });
    await expect(toast.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(await brokenWords(toast)).toEqual([]);
  });

  test('Q33 two actions of a row leave its words their room, at 320 px', nightly, async ({ page, signInAs }) => {
    await signInAs('newCompany', '/plans/purchase/business');
    await page.getByRole('button', { name: 'Buy Plan' }).click();
    await expect(page.getByLabel('Card number')).toBeVisible();
    await page.goto('/admin/billing/overview');
    await page.setViewportSize(PHONE);
    const words = page.getByText('The order for Business is awaiting payment.').locator('..');
    await expect(words).toBeVisible();
    expect(await brokenWords(words)).toEqual([]);
    expect((await words.boundingBox())?.width).toBeGreaterThan(200);
  });

  test('Q33 choices in long words stay within their dialog, at 320 px', nightly, async ({ page, signInAs }) => {
    await signInAs('owner', '/admin/team/manage');
    await page.getByRole('checkbox', { name: 'Select Astrid Bjørnstad' }).check();
    await page.getByRole('button', { name: 'Change groups' }).click();
    await page.setViewportSize(PHONE);
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText('Remove from a group')).toBeInViewport({ ratio: 1 });
    expect(await cutWidth(dialog)).toBe(0);
  });

  test(
    'Q33 the publish review names each record, and the bar how many are chosen, at 320 px',
    nightly,
    async ({ page, signInAs }) => {
      await signInAs('staff', '/admin/attributestore/development');
      await page.getByRole('checkbox', { name: /^Select all/ }).check();
      await page.setViewportSize(PHONE);
      expect(await cutWidth(page.getByRole('toolbar', { name: 'Selection' }).getByRole('status'))).toBe(0);
      await page.getByRole('button', { name: /^Publish/ }).click();
      const rows = page.getByRole('list', { name: 'What will change' }).getByRole('listitem');
      const row = rows.filter({ hasText: 'Årsbesked tjänstepension' }).first();
      await expect(row).toContainText('2 changes');
      expect(await cutWidth(row.getByText('Årsbesked tjänstepension'))).toBe(0);
    },
  );
});

test('Q33 beside a panel a list keeps the names of its rows whole, at 1440 px', nightly, async ({ page, signInAs }) => {
  await signInAs('owner', '/admin/integration/apiclients');
  const name = page.getByRole('link', { name: 'Nightly archive import' });
  await name.click();
  await settled(page);
  expect(await cutWidth(name)).toBe(0);
});

test('Q33 the focused element of a list is not behind its foot', async ({ page, signInAs }) => {
  await signInAs('owner', '/admin/billing/invoices');
  await page.setViewportSize({ width: 1280, height: 800 });
  const links = page.getByRole('link', { name: /^View invoice/ });
  await links.first().focus();
  for (const link of await links.all()) {
    await tabTo(page, link);
    expect.soft(await isOnTop(link), (await link.textContent()) ?? '').toBe(true);
  }
});

test('Q33 a row stays within view when its panel narrows the list', nightly, async ({ page, signInAs }) => {
  await signInAs('staff', '/admin/attributestore/development');
  await page.setViewportSize({ width: 1280, height: 800 });
  const row = page.getByRole('link', { name: 'AUT-1901' });
  await row.click();
  await settled(page);
  expect(await isOnTop(row)).toBe(true);
});

async function isOnTop(place: Locator): Promise<boolean> {
  return place.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('Q33 nothing moves', async ({ page, signInAs }) => {
    // Records what moves for longer than a frame, color aside.
    await page.addInitScript(() => {
      const moved = new Set<string>();
      Object.assign(globalThis, { moved });
      const look = () => {
        for (const animation of document.getAnimations()) {
          const effect = animation.effect as KeyframeEffect | null;
          const properties = effect?.getKeyframes().flatMap(Object.keys).join(' ') ?? '';
          const lasts = Number(effect?.getTiming().duration) > 20;
          if (lasts && /transform|translate|scale|width|height|top|left/.test(properties)) moved.add(properties);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await signInAs('owner', '/admin/team/manage');
    await page.getByRole('link', { name: 'Astrid Bjørnstad' }).click();
    await page.getByRole('combobox', { name: 'Role' }).waitFor();
    await page.getByRole('button', { name: /Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
    await redrawn(page);
    expect(await page.evaluate(() => [...(globalThis as unknown as { moved: Set<string> }).moved])).toEqual([]);
  });
});

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('Q33 controls keep an edge and focus stays visible', async ({ page, signInAs }) => {
    await signInAs('owner', '/admin/team/invite');
    const send = page.getByRole('button', { name: 'Send invites' });
    await send.waitFor();
    expect(await send.evaluate((button) => getComputedStyle(button).borderTopStyle)).not.toBe('none');
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
    expect(outline).not.toBe('none');
  });
});

test('P14 what a page adds or removes restyles its surroundings, not the page', async ({ page, signInAs }) => {
  await signInAs('owner', '/admin/team/manage');
  for (const path of ['/admin/team/manage', '/admin/dashboard', '/admin/settings/branding']) {
    await page.goto(path);
    await settled(page);
    const elements = await page.locator('*').count();
    for (const change of ['add', 'remove'] as const)
      expect(await restyledBy(page, change), `${path}, ${change}`).toBeLessThan(elements / 5);
  }
});

/** Elements whose styles are computed when a ticked box, a button and an outline come beside the heading, or go. */
async function restyledBy(page: Page, change: 'add' | 'remove'): Promise<number> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
  await page.locator('main h1').evaluate((heading, isAdded) => {
    const box = Object.assign(document.createElement('input'), { type: 'checkbox', checked: true, disabled: true });
    const outline = document.createElement('span');
    outline.dataset.pending = '';
    const controls = document.createElement('label');
    controls.append(box, document.createElement('button'), outline);
    // Between the marks are styles of this change only, whatever the page does meanwhile.
    document.body.getBoundingClientRect();
    performance.mark('change');
    if (isAdded) heading.after(controls);
    else heading.nextElementSibling?.remove();
    document.body.getBoundingClientRect();
    performance.mark('restyled');
  }, change === 'add');
  const { traceEvents } = JSON.parse(String(await browser?.stopTracing())) as {
    traceEvents: { name: string; ts: number; args: { elementCount?: number } }[];
  };
  const at = (mark: string) => traceEvents.find(({ name }) => name === mark)?.ts ?? Number.NaN;
  const styles = traceEvents.filter(
    ({ name, ts }) => name === 'UpdateLayoutTree' && ts > at('change') && ts < at('restyled'),
  );
  expect(styles, change).not.toEqual([]);
  return styles.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}
