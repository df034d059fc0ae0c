import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@console/contract';
import type { Page } from '@playwright/test';
import type { Installation } from '../installation/installation';
import { ownHost, release, releaseHostAndArea } from '../installation/release';
import { expect, test } from '../support/console';

/* What a release costs a browser with the previous versions, behind nginx. */
const AREA = 'account-and-team';
const USERS = '/admin/team/manage';

test.use({ signInBy: 'form', installed: { addPages: ownHost } });

interface Sent {
  path: string;
  encoding: string;
  bytes: number;
}

/** Scripts and manifests that travelled while the page was loaded. */
async function filesSent(page: Page, load: () => Promise<unknown>): Promise<Sent[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const answers = new Map<string, Sent>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const path = new URL(response.url).pathname;
    const headers = Object.fromEntries(
      Object.entries(response.headers).map(([name, text]) => [name.toLowerCase(), text]),
    );
    if (!response.fromDiskCache && /^\/(assets|areas)\/.*(\.js|area\.json)$/.test(path))
      answers.set(requestId, { path, encoding: headers['content-encoding'] ?? '', bytes: 0 });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => answers.delete(requestId));
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) answer.bytes += encodedDataLength;
  });
  await load();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Manage users');
  await page.waitForLoadState('networkidle');
  await session.detach();
  return [...answers.values()];
}

async function liveVersion({ origin }: Installation): Promise<string> {
  const registry = (await (await fetch(`${origin}/registry.json`)).json()) as Registry;
  return registry.areas[AREA]?.current.manifest.version ?? '';
}

test('Q190 Q191 P21 a release of host and one area costs a browser with the versions before 10 kB of scripts; rolled back, nothing breaks', async ({
  page,
  installation,
  signInAs,
}) => {
  const first = await liveVersion(installation);
  const whole = await filesSent(page, () => signInAs('owner', USERS));
  expect(whole.find(({ path }) => path.includes('/platform.'))?.encoding).toBe('br');

  const { area: second } = await releaseHostAndArea(installation.site, AREA, first);
  await installation.pageIsCurrent();
  const released = await filesSent(page, () => page.goto(USERS));
  for (const name of ['platform', 'main', 'remoteEntry', 'area.', 'users'])
    expect(released.filter(({ path }) => path.includes(`/${name}`)).map(({ encoding }) => encoding)).toContain('dcz');
  expect(released.filter(({ path }) => path.startsWith('/areas/')).every(({ path }) => path.includes(second))).toBe(
    true,
  );
  expect(released.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(10_000);

  await release(installation.site, 'rollback', AREA, '--why', 'back');
  await release(installation.site, 'rollback', 'host', '--why', 'back');
  await installation.pageIsCurrent();
  const back = await filesSent(page, () => page.goto(USERS));
  expect(back.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(10_000);
});

test('Q192 damaged deltas of host and area are not run, and the page heals by itself', async ({
  page,
  installation,
  problems,
  signInAs,
}) => {
  problems.allow(/./);
  const { site } = installation;
  const first = await liveVersion(installation);
  await filesSent(page, () => signInAs('owner', USERS));
  const { area } = await releaseHostAndArea(site, AREA, first);
  const deltas = await filesBelow(join(site, 'deltas'));
  const ofRelease = deltas.filter((file) => file.includes(area) || /\/assets\/(main|platform)\./.test(file));
  for (const [index, file] of ofRelease.entries()) {
    const content = await readFile(file);
    await writeFile(file, index % 2 ? content.subarray(0, -9) : content.fill(0x41, content.length - 20));
  }
  await installation.pageIsCurrent();
  const sent = await filesSent(page, () => page.goto(USERS));
  const encodings = (part: string) => sent.filter(({ path }) => path.includes(part)).map(({ encoding }) => encoding);
  for (const part of ['/main.', '/platform.', `${area}/remoteEntry`]) expect(encodings(part)).toContain('br');
});

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}
