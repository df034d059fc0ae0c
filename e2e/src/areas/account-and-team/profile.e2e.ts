import type { Page } from '@playwright/test';
import { expect, test } from '../../support/console';

/** A picture of noise, which no format makes small, drawn by the page itself. */
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

test('ACCT-035 ACCT-036 ACCT-041 a photo that is too large is cropped by keyboard, saved, and shown in the frame', async ({
  page,
  signInAs,
}) => {
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
  const before = await picture(page);
  await page.getByRole('slider', { name: 'Left to right' }).press('Home');
  expect(await picture(page), 'the slider moves the picture').not.toBe(before);
  await pullLeft(page);
  expect(Number(await page.getByRole('slider', { name: 'Left to right' }).inputValue())).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Use photo' }).press('Enter');

  await page.keyboard.press('Control+s');
  await expect(page.getByText('User profile updated')).toBeVisible();
  await page.reload();
  const photo = page.getByRole('banner').locator('img');
  await expect(photo).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
});

function picture(page: Page): Promise<string> {
  return page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
}

async function pullLeft(page: Page): Promise<void> {
  await page.getByRole('img', { name: 'The photo as it will be' }).hover({ position: { x: 120, y: 120 } });
  await page.mouse.down();
  const stage = await page.locator('canvas').boundingBox();
  await page.mouse.move((stage?.x ?? 0) + 60, (stage?.y ?? 0) + 120, { steps: 4 });
  await page.mouse.up();
}
