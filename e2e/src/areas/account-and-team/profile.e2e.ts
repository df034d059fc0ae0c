import type { Locator, Page } from '@playwright/test';
import { expect, nightly, test } from '../../support/console';

/** Noise, which no format compresses. */
async function noise(page: Page): Promise<Buffer> {
  const dataUrl = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [900, 600];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    const pixels = context.createImageData(900, 600);
    for (let at = 0; at < pixels.data.length; at++) pixels.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
    context.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(dataUrl.split(',')[1] ?? '', 'base64');
}

test(
  'ACCT-035 ACCT-036 ACCT-041 a photo that is too large is cropped by keyboard, saved, and shown in the frame',
  nightly,
  async ({ page, signInAs }) => {
    await signInAs('owner', '/userprofile');
    await page.getByRole('heading', { name: 'Personal account' }).waitFor();
    const buffer = await noise(page);
    expect(buffer.length).toBeGreaterThan(550_000);
    await page.getByLabel('Photo file').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await expect(page.getByText('Maximum file size 500 KB')).toBeVisible();

    await page.getByRole('button', { name: 'Crop it to fit' }).press('Enter');
    const zoom = page.getByRole('slider', { name: 'Zoom' });
    await expect(zoom).toBeFocused();
    await page.keyboard.press('End');
    await expect(zoom).toHaveValue('4');
    const part = page.getByRole('slider', { name: 'Crop area' });
    const photographed = page.getByRole('dialog').locator('img');
    const [before, frame] = [await boxOf(photographed), await boxOf(part)];
    await part.press('Shift+ArrowRight');
    const now = (element: Locator, side: keyof Box) => expect.poll(async () => (await boxOf(element))[side]);
    await now(photographed, 'x').toBeGreaterThan(before.x);
    expect((await boxOf(part)).x, 'Shift and an arrow move the picture, and not the frame').toBeCloseTo(frame.x, 0);
    await zoom.focus();
    await page.keyboard.press('Home');

    const whole = await boxOf(part);
    await part.press('Alt+ArrowLeft');
    await part.press('Alt+ArrowLeft');
    await now(part, 'width').toBeLessThan(whole.width);
    const smaller = await boxOf(part);
    expect(smaller.height, 'resized by Alt and an arrow, it stays square').toBeCloseTo(smaller.width, 0);
    await part.press('ArrowLeft');
    await part.press('ArrowUp');
    await now(part, 'x').toBeLessThan(smaller.x);
    await now(part, 'y').toBeLessThan(smaller.y);
    const moved = await boxOf(part);
    await pull(page, moved, { x: 40, y: 30 });
    await now(part, 'x').toBeGreaterThan(moved.x);
    await now(part, 'y').toBeGreaterThan(moved.y);
    await page.getByRole('button', { name: 'Use photo' }).press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.keyboard.press('Control+s');
    await expect(page.getByText('User profile updated')).toBeVisible();
    await page.reload();
    const photo = page.getByRole('banner').locator('img');
    await expect(photo).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
  },
);

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The part is not shown');
  return box;
}

async function pull(page: Page, { x, y, width, height }: Box, by: { x: number; y: number }): Promise<void> {
  const [left, top] = [x + width / 2, y + height / 2];
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left + by.x, top + by.y, { steps: 4 });
  await page.mouse.up();
}
