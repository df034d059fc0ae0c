import type { Page } from '@playwright/test';
import { expect, test } from '../support/console';

const paths = [
  '/dashboard',
  '/admin/dashboard',
  '/admin/team/manage',
  '/admin/team/invite',
  '/admin/team/roles',
  '/admin/team/roles?delete=r-fjellheim-auditor',
  '/admin/team/role/r-fjellheim-auditor',
  '/admin/team/role/r-fjellheim-auditor?tab=users',
  '/error',
];

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('Q33 nothing is wider than the screen, and everything can be reached from the menu', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Continue to sign-in' }).waitFor();
    expect(await overflow(page), 'before sign-in').toBe(0);
    await page.getByRole('button', { name: 'Continue to sign-in' }).click();
    await page.getByRole('button', { name: /Ingrid Haugland/ }).click();
    await page.getByRole('button', { name: 'Menu', exact: true }).waitFor();
    for (const path of paths) {
      await page.goto(path);
      await page.locator('[data-page-heading]').first().waitFor();
      await page.waitForLoadState('networkidle');
      expect.soft(await overflow(page), path).toBe(0);
    }
    await page.goto('/admin/team/invite');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Manage' }).click();
    await page.getByRole('link', { name: 'Anniken Rød' }).click();
    await page.getByRole('combobox', { name: 'Role' }).waitFor();
    expect(await overflow(page), 'panel').toBe(0);
    await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport();
  });
});

test('ACCT-087 a press on "Send invites" straight after typing counts, though the field grows when it is left', async ({
  page,
  signInAs,
}) => {
  await signInAs('owner', '/admin/team/invite');
  // A phone has the button below the field.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Reader');
  const field = page.getByRole('textbox', { name: 'Email' });
  await field.fill('somebody.with.a.long.name@fjellheim.example');
  const send = page.getByRole('button', { name: 'Send invites' });
  const { x, y, width } = (await send.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  // Near its upper edge, as a hand does it: pressed, and let go a moment later at the same spot.
  await page.mouse.move(x + width / 2, y + 6);
  await page.mouse.down();
  await expect(page.getByRole('button', { name: /^Correct / })).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText('1 invite sent')).toBeVisible();
  // Once the press is over, the field may have its room.
  await expect(field.locator('..')).not.toHaveAttribute('style', /height/);
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

test('Q32 a double click on Save is one request', async ({ page, signInAs }) => {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') writes.push(request.url());
  });
  await signInAs('owner', '/admin/team/manage');
  await page.getByRole('link', { name: 'Astrid Bjørnstad' }).click();
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Auditor');
  await page.getByRole('button', { name: 'Save' }).dblclick();
  await expect(page).toHaveURL(/\/admin\/team\/manage$/);
  expect(writes).toHaveLength(1);
});

test('SHRD-011 SHRD-012 SHRD-013 Q31 somebody else was faster: one message that stays, a reload when it is closed, and the changes are offered again', async ({
  page,
  signInAs,
  installation,
  problems,
}) => {
  problems.allow(/console: Failed to load resource.*400/);
  const message = 'Unable to save record. Record has been modified by another user.';
  await signInAs('owner', '/admin/team/manage');
  await page.getByRole('link', { name: 'Astrid Bjørnstad' }).click();
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Auditor');
  await installation.sandbox.fault('PUT /api/ManageTeam/Users', `status=400;message=${message}`, 1);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(message)).toHaveCount(1);
  await page.waitForTimeout(6_000);
  await expect(page.getByText(message)).toHaveCount(1);

  const reloading = page.waitForEvent('load');
  await page
    .getByRole('button', { name: /Close|Dismiss/ })
    .last()
    .click();
  await reloading;
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('combobox', { name: 'Role' })).toHaveValue(/auditor/);
});

const refusals: [fault: string, shown: RegExp][] = [
  ['status=500;body=html', /Failed to edit user/],
  ['status=400;message=The role is gone.', /The role is gone\./],
  ['body=drop', /Failed to edit user/],
  ['body=malformed', /Failed to edit user/],
  ['status=409', /Failed to edit user/],
  ['status=404', /Failed to edit user/],
];
for (const [fault, shown] of refusals) {
  test(`ACCT-072 Q30 saving that meets "${fault}" says so once and is not repeated by itself`, async ({
    page,
    signInAs,
    installation,
    problems,
  }) => {
    problems.allow(/console: Failed to load resource/);
    let writes = 0;
    page.on('request', (request) => {
      if (request.method() === 'PUT') writes += 1;
    });
    await signInAs('owner', '/admin/team/manage');
    await page.getByRole('link', { name: 'Astrid Bjørnstad' }).click();
    await page.getByRole('combobox', { name: 'Role' }).selectOption('Auditor');
    await installation.sandbox.fault('PUT /api/ManageTeam/Users', fault);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(shown)).toHaveCount(1);
    await page.waitForTimeout(1_500);
    expect(writes).toBe(1);
    await expect(page.getByRole('combobox', { name: 'Role' })).toHaveValue(/auditor/);
  });
}

/** By how many pixels the page can be scrolled sideways. */
async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
