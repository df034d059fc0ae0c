import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, nightly, test } from '../../support/console';
import { overflow, tabTo } from '../../support/page';

const ARCHIVE = '/admin/integration/digitalarchive';
const COLUMNS = `${ARCHIVE}?tab=columns`;

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A customer's server for webhooks. */
async function startReceiver() {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void request.toArray().then((chunks) => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = `http://localhost:${(server.address() as AddressInfo).port}/hook`;
  return { address, received, stop: () => server.close() };
}

test(
  'INTG-054 INTG-058 a webhook made in the console receives the event of a new folder, signed with its secret',
  nightly,
  async ({ page, signInAs }) => {
    const receiver = await startReceiver();
    await signInAs('owner', ARCHIVE);
    await page.getByRole('link', { name: 'New', exact: true }).click();
    const panel = page.getByRole('complementary', { name: 'Editing' });
    await panel.getByLabel('Name').fill('Receiver');
    await panel.getByLabel('Webhook Endpoint').fill(receiver.address);
    await panel.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: 'Receiver', exact: true }).click();
    await panel.getByRole('button', { name: 'Create new secret' }).click();
    const secret = await panel.getByLabel('Secret', { exact: true }).inputValue();
    const card = panel.getByRole('region', { name: 'New signing secret' });
    // Confirm ignores presses until readable.
    await expect(async () => {
      if (await card.isVisible()) await card.getByRole('button').last().click({ timeout: 500 });
      await expect(card).toBeHidden({ timeout: 500 });
    }).toPass();

    await page.getByRole('link', { name: 'Folders' }).click();
    await page.getByRole('link', { name: 'Add new folder' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Arkiv 2027');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('link', { name: 'Arkiv 2027' })).toBeVisible();
    await expect.poll(() => receiver.received.length).toBe(1);
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    expect(JSON.parse(body)).toMatchObject({ event: 'folder.created', data: { name: 'Arkiv 2027' } });
    const [, seconds, hash] = /^t=(\d+),v1=(\w+)$/.exec(String(headers['x-archive-signature'])) ?? [];
    expect(createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')).toBe(hash);

    await page.goto(ARCHIVE);
    await page.getByRole('link', { name: 'Receiver', exact: true }).click();
    await expect(panel.getByText('folder.created')).toBeVisible();
    receiver.stop();
  },
);

test(
  'INTG-073 INTG-083 the access groups chosen for a folder decide what a member sees through the API',
  nightly,
  async ({ page, browser, signInAs, sessions, installation }) => {
    const context = await browser.newContext({ baseURL: installation.origin });
    const member = await context.newPage();
    await sessions.signIn(member, 'plainUser');
    const seen = async () => {
      const token = await tokenOf(member);
      const url = `${installation.sandbox.origin}/api/DigitalArchiveFolders/getAllUserFoldersFlat`;
      const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
      return ((await answer.json()) as { fullPath: string }[]).map(({ fullPath }) => fullPath);
    };
    expect(await seen()).toContain('Pensjon / Vedtak');
    expect(await seen()).not.toContain('Personal');

    await signInAs('owner', `${ARCHIVE}?tab=folders`);
    await page.getByRole('button', { name: 'More actions for Personal' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit folder' });
    await dialog.getByRole('button', { name: 'Add Pensions' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    expect(await seen()).toContain('Personal');
    await context.close();
  },
);

const tokenOf = (page: Page) =>
  page.evaluate(() => /"accessToken":"([^"]+)"/.exec(sessionStorage.getItem('console.session') ?? '')?.[1]);

test('INTG-066 INTG-071 a card opens where it is pressed, and its folders stay within 20rem', async ({
  page,
  signInAs,
}) => {
  await signInAs('owner', `${ARCHIVE}?tab=folders&folder=f-011`);
  // Anywhere on a card.
  const above = page.getByRole('region', { name: 'Folders in Pensjon' });
  await above
    .getByRole('listitem')
    .filter({ hasText: 'Avtaler' })
    .click({ position: { x: 120, y: 64 } });
  const well = page.getByRole('region', { name: 'Folders in Avtaler' });
  const rem = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  await expect(well).toBeVisible();
  await page.setViewportSize({ width: 760, height: 900 });
  await expect.poll(() => well.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(true);
  expect((await well.boundingBox())?.height).toBeLessThanOrEqual(20 * rem);
});

test(
  'INTG-073 INTG-075 INTG-084 Q33 groups are added and removed by keyboard, announced',
  nightly,
  async ({ page, signInAs }) => {
    await signInAs('owner', `${ARCHIVE}?tab=folders&folder=f-011`);
    await tabTo(page, page.getByRole('link', { name: 'Add new folder' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add new folder' });
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await page.keyboard.type('Lønn');
    await tabTo(page, dialog.getByRole('button', { name: 'Add All staff' }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Disability benefits added, 1 selected')).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Delete');
    await expect(dialog.getByText('Disability benefits removed, 0 selected')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  },
);

test('INTG-074 a group is dragged to the selected ones, and to the trash between the lists', async ({
  page,
  signInAs,
}) => {
  await signInAs('owner', `${ARCHIVE}/folders/new?tab=folders`);
  const dialog = page.getByRole('dialog', { name: 'Add new folder' });
  const [all, selected] = [
    dialog.getByRole('group', { name: 'All groups' }),
    dialog.getByRole('group', { name: 'Selected groups' }),
  ];
  await all.getByText('Finance').dragTo(selected);
  await expect(selected.getByRole('listitem')).toHaveText(['Finance']);
  const [from, to] = [await all.boundingBox(), await selected.boundingBox()];
  await selected.getByText('Finance').hover();
  await page.mouse.down();
  const between = ((from?.x ?? 0) + (from?.width ?? 0) + (to?.x ?? 0)) / 2;
  await page.mouse.move(between, (to?.y ?? 0) + 120, { steps: 12 });
  const trash = await dialog.getByText('Drop here to remove').boundingBox();
  expect(trash?.x).toBeGreaterThan((from?.x ?? 0) + (from?.width ?? 0));
  expect((trash?.x ?? 0) + (trash?.width ?? 0)).toBeLessThan(to?.x ?? 0);
  await page.mouse.up();
  await expect(selected.getByRole('listitem')).toHaveCount(0);
});

test(
  'INTG-089 INTG-090 Q33 columns are moved by touch at 320 px, announced, and the page stays narrow',
  nightly,
  async ({ page, signInAs }) => {
    await signInAs('owner', COLUMNS);
    await page.setViewportSize({ width: 320, height: 800 });
    const table = page.getByRole('table', { name: 'Metadata columns' });
    await table.getByRole('button', { name: 'Move memberNumber up' }).click();
    await expect(table.getByRole('button', { name: 'Move memberNumber up' })).toBeFocused();
    await expect(page.getByText('memberNumber, 3 of 9')).toBeAttached();
    expect(await overflow(page)).toBe(0);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Metadata edited')).toBeVisible();
  },
);

test('records past their lifetime are deleted when staff start the deletion', async ({ page, installation }) => {
  await page.goto(`${installation.sandbox.origin}/platform/archives`);
  await page.getByRole('button', { name: 'Delete what is due at Fjellheim Pensjon AS' }).click();
  await expect(page.getByRole('status')).toHaveText(/Fjellheim Pensjon AS: \d+ records? ha(s|ve) been deleted\./);
});

test('Q41 2,000 folders: few elements are drawn, before and after a folder is opened', async ({
  page,
  signInAs,
  installation,
}) => {
  // Replaces the seed's folders; eight levels deep.
  const folders = Array.from({ length: 2_000 }, (_, index) => ({
    id: `f-${index}`,
    name: `Arkiv ${index}`,
    parentId: index % 8 === 0 ? null : `f-${index - 1}`,
    fullPath: `Arkiv ${index}`,
    accessGroups: [],
    retentionPolicyId: null,
    lifetimeDays: null,
  }));
  await page.route(`${installation.sandbox.origin}/api/DigitalArchiveFolders/getAllUserFoldersFlat`, (route) =>
    route.fulfill({ json: folders, headers: { 'access-control-allow-origin': installation.origin } }),
  );
  await page.route(`${installation.sandbox.origin}/api/DigitalArchiveFolders/all**`, (route) => {
    const parentId = /all\/(.+)$/.exec(route.request().url())?.[1] ?? null;
    const level = folders.filter((folder) => folder.parentId === parentId);
    return route.fulfill({ json: level, headers: { 'access-control-allow-origin': installation.origin } });
  });
  await signInAs('owner', `${ARCHIVE}?tab=folders`);
  const well = page.getByRole('region', { name: 'Folders in the archive' });
  await expect(page.getByText('250 folders in the archive')).toBeVisible();
  expect(await well.getByRole('listitem').count()).toBeLessThanOrEqual(120);
  await page.getByRole('link', { name: 'Arkiv 0', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Arkiv 1', exact: true })).toBeVisible();
  expect(await well.getByRole('listitem').count()).toBeLessThanOrEqual(120);
});
