import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { replaceFile } from '../files';
import { localConfig } from '../serve/local-config';
import { createSiteServer } from '../serve/serve';
import { cleanSite } from './clean';
import { publishArea, publishHost } from './publish';
import { sourceOf } from './source-maps';
import { TestSite } from './testing/test-site';

const MAP = JSON.stringify({
  version: 3,
  sources: ['webpack://team/./src/rules.ts'],
  names: [],
  mappings: 'AAWE',
});

test('Q21 source maps are stored for the release tool, which finds the source line of an error; no browser gets one', async () => {
  const made = await TestSite.make();
  const { site } = made;
  const [area, host] = [await made.builtArea('team', '1.0.0'), await made.builtHost('1')];
  await writeFile(join(area, 'entry.js.map'), MAP);
  await writeFile(join(host, 'assets/main.1.js.map'), MAP);
  await publishArea(site, 'team', area);
  await publishHost(site, host);
  expect((await readdir(site, { recursive: true })).filter((path) => path.endsWith('.map'))).toEqual([]);

  const place = 'webpack://team/./src/rules.ts:12:3';
  expect(await sourceOf(site, '/areas/team/1.0.0/entry.js:1:1')).toBe(place);
  expect(await sourceOf(site, '/assets/main.1.js:1:1')).toBe(place);
  await expect(sourceOf(site, '/areas/team/2.0.0/entry.js:1:1')).rejects.toThrow('No source map of');
  await expect(sourceOf(site, '/areas/../../secret.js:1:1')).rejects.toThrow('is not a line of a stack');

  await replaceFile(join(site, 'config.json'), JSON.stringify(localConfig('http://localhost:4000')));
  const server = createSiteServer({ site }).listen(0, 'localhost');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  for (const path of ['/areas/team/1.0.0/entry.js.map', '/assets/main.1.js.map', '/maps/assets/main.1.js.map']) {
    expect((await fetch(origin + path)).status).toBe(404);
  }
  server.close();
  server.closeAllConnections();

  await cleanSite(site, { keep: 0, days: 0 }, { by: 'kari', why: 'space' });
  await expect(sourceOf(site, '/areas/team/1.0.0/entry.js:1:1')).rejects.toThrow('No source map of');
  await made.remove();
});
