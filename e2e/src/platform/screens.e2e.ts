import { expect, test } from '../support/console';
import { overflow } from '../support/page';

test.describe('at 320 px', () => {
  // Every declared page is looked at in this width by the tests of accessibility and of scrolling.
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('Q33 sign-in, menu and a panel are not wider than the screen, and everything can be reached from the menu', async ({
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

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('Q33 nothing moves', async ({ page, signInAs }) => {
    // Whatever is on its way for longer than a frame, and is not only a change of colour.
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
    await page.waitForTimeout(400);
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
