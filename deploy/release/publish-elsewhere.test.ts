import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Provenance } from '@console/contract/releases';
import { promoteArea } from './move-area';
import { changeOrigins } from './move-origins';
import { publishElsewhere } from './publish';
import { readLog } from './release-log';
import { publishedArea, readRegistry } from './site';
import { sizeReport } from './size-report';
import { TestSite } from './testing/test-site';

const AUTHORITY = { by: 'kari', why: 'the team has its own servers' };
let made: TestSite;
let server: Server;
let origin: string;
let dist: string;
let sharing: Record<string, string>;

beforeEach(async () => {
  made = await TestSite.make();
  dist = await made.builtArea('team', '1.0.0');
  sharing = { 'Access-Control-Allow-Origin': '*' };
  server = createServer((request, response) => {
    readFile(join(dist, (request.url ?? '').replace('/team/', ''))).then(
      (content) => response.writeHead(200, sharing).end(content),
      () => response.writeHead(404).end(),
    );
  }).listen(0, 'localhost');
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.close();
  await made.remove();
});

test('Q13 an area is served from its own origin once that origin is allowed, and not before', async () => {
  const { site } = made;
  await publishElsewhere(site, 'team', `${origin}/team`);
  // Its files are not here to be measured.
  expect(await sizeReport(site, await publishedArea(site, 'team', '1.0.0'))).toBeUndefined();
  await expect(promoteArea(site, 'team', '1.0.0', AUTHORITY)).rejects.toThrow(
    'not at an origin that areas may come from',
  );

  await changeOrigins(site, 'allow', `${origin}/team/`, AUTHORITY);
  await promoteArea(site, 'team', '1.0.0', AUTHORITY);
  const registry = await readRegistry(site);
  expect(registry.origins).toEqual([origin]);
  expect(registry.areas.team?.current.baseUrl).toBe(`${origin}/team/`);
  expect((await readLog(site)).map(({ action, name, to }) => [action, name, to])).toEqual([
    ['allow', 'host', origin],
    ['promote', 'team', '1.0.0'],
  ]);
});

test('Q13 an origin that a live area comes from stays allowed', async () => {
  const { site } = made;
  await changeOrigins(site, 'allow', origin, AUTHORITY);
  await publishElsewhere(site, 'team', `${origin}/team`);
  await promoteArea(site, 'team', '1.0.0', AUTHORITY);
  await expect(changeOrigins(site, 'disallow', origin, AUTHORITY)).rejects.toThrow(`team 1.0.0`);

  await changeOrigins(site, 'allow', 'https://other.example', AUTHORITY);
  await changeOrigins(site, 'disallow', 'https://other.example', AUTHORITY);
  expect((await readRegistry(site)).origins).toEqual([origin]);
  await expect(changeOrigins(site, 'allow', 'javascript:alert(1)', AUTHORITY)).rejects.toThrow('is not an origin');
});

test('Q22 a script that a browser would refuse to run is refused here', async () => {
  const publish = () => publishElsewhere(made.site, 'team', `${origin}/team`);
  sharing = {};
  await expect(publish()).rejects.toThrow('may not be read from other origins');
  sharing = { 'Access-Control-Allow-Origin': '*' };
  await expect(publishElsewhere(made.site, 'billing', `${origin}/team`)).rejects.toThrow('not of "billing"');
  await expect(publishElsewhere(made.site, 'team', `${origin}/gone`)).rejects.toThrow('status 404');

  await writeFile(join(dist, 'entry.js'), 'forged');
  await expect(publish()).rejects.toThrow('entry.js is not the file that its manifest describes');
});

test('Q27 the sources of a version on another server are checked by its provenance, before anything is recorded', async () => {
  const refuse = (built: Provenance | undefined) => {
    throw new Error(`refused: ${built?.commit}`);
  };
  await expect(publishElsewhere(made.site, 'team', `${origin}/team`, refuse)).rejects.toThrow('refused: 0c9e1f2');
  expect(existsSync(join(made.site, 'areas/team/1.0.0'))).toBe(false);
});

test('Q27 a version on another server never changes either', async () => {
  const publish = () => publishElsewhere(made.site, 'team', `${origin}/team`);
  expect(await publish()).toMatchObject({ version: '1.0.0', isNew: true });
  expect(await publish()).toMatchObject({ version: '1.0.0', isNew: false });
  dist = await made.builtArea('team', '1.0.0', { code: 'other' });
  await expect(publish()).rejects.toThrow('versions never change');
});

test('Q27 the live version can move to another server, and the previous version stays', async () => {
  const { site } = made;
  for (const version of ['0.9.0', '1.0.0']) {
    await made.publishArea('team', version);
    await promoteArea(site, 'team', version, AUTHORITY);
  }
  await changeOrigins(site, 'allow', origin, AUTHORITY);
  await publishElsewhere(site, 'team', `${origin}/team`);
  await promoteArea(site, 'team', '1.0.0', AUTHORITY);
  const { team } = (await readRegistry(site)).areas;
  expect(team?.current.baseUrl).toBe(`${origin}/team/`);
  expect(team?.previous?.manifest.version).toBe('0.9.0');
});
