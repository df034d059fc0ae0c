import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { rollBackArea } from '../release/move-area';
import { readLog } from '../release/release-log';
import { readRegistry } from '../release/site';
import { TestSite } from '../release/testing/test-site';
import { areasOf, bringUpToDate } from './live-folder';

let builds: TestSite;
let server: Server;
let origin: string;
let live: string;
const documents = new Map<string, string>();

beforeAll(async () => {
  builds = await TestSite.make();
  server = createServer((request, response) => {
    const document = documents.get(request.url ?? '');
    response.writeHead(document === undefined ? 404 : 200).end(document);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  documents.clear();
  live = join(builds.root, 'live');
});
afterEach(() => rm(live, { recursive: true, force: true }));
afterAll(async () => {
  server.close();
  await builds.remove();
});

async function manifestOf(name: string, version: string): Promise<string> {
  return readFile(join(await builds.builtArea(name, version), 'area.json'), 'utf8');
}

/** Older versions stay. */
async function offer(name: string, version: string): Promise<void> {
  const manifest = await manifestOf(name, version);
  documents.set(`/${name}/area.json`, manifest);
  documents.set(`/${name}/${version}/area.json`, manifest);
  documents.set(`/${name}/${version}/entry.js`, version);
}

function withdraw(name: string, version: string): void {
  for (const file of ['area.json', 'entry.js']) documents.delete(`/${name}/${version}/${file}`);
}

function follow(): Promise<string[]> {
  const areas = new Map(['team', 'billing'].map((name) => [name, `${origin}/${name}`]));
  return bringUpToDate({ live, platform: 'https://platform.example', host: origin, areas });
}

async function liveVersions(): Promise<Record<string, string>> {
  const { areas } = await readRegistry(join(live, 'site'));
  return Object.fromEntries(Object.entries(areas).map(([name, area]) => [name, area.current.manifest.version]));
}

test('Q27 a version goes live when its server begins to offer it, and an absent server does not delay the others', async () => {
  await offer('team', '1.0.0');
  expect(await follow()).toEqual([`billing offers nothing at ${origin}/billing`]);
  expect(await liveVersions()).toEqual({ team: '1.0.0' });

  await offer('billing', '3.0.0');
  await offer('team', '1.1.0');
  expect(await follow()).toEqual([]);
  expect(await liveVersions()).toEqual({ team: '1.1.0', billing: '3.0.0' });
  const { team } = (await readRegistry(join(live, 'site'))).areas;
  expect(team?.previous?.baseUrl).toBe('/areas/team/1.0.0/');
});

test('Q27 servers are requested at the same time, so that one that does not answer delays no other', async () => {
  await offer('team', '1.0.0');
  await offer('billing', '3.0.0');
  let answer = () => {};
  const isRequested = new Promise<void>((resolve) => (answer = resolve));
  const slow = createServer((request, response) => {
    if (request.url === '/billing/area.json') answer();
    void isRequested.then(() => response.writeHead(307, { Location: origin + request.url }).end());
  }).listen(0, 'localhost');
  await once(slow, 'listening');
  const url = `http://localhost:${(slow.address() as AddressInfo).port}`;
  const areas = new Map(['team', 'billing'].map((name) => [name, `${url}/${name}`]));
  expect(await bringUpToDate({ live, platform: 'https://platform.example', host: origin, areas })).toEqual([]);
  expect(await liveVersions()).toEqual({ team: '1.0.0', billing: '3.0.0' });
  slow.close();
});

test('Q27 a version that was rolled back does not go live again, neither at the next check nor after a restart', async () => {
  await offer('team', '1.0.0');
  await follow();
  await offer('team', '1.1.0');
  await follow();
  await rollBackArea(join(live, 'site'), 'team', undefined, { by: 'kari', why: 'no rows' });
  await follow();
  expect(await liveVersions()).toEqual({ team: '1.0.0' });
  expect((await readLog(join(live, 'site'))).map(({ action }) => action)).toEqual(['promote', 'promote', 'rollback']);
});

test('Q27 a version that its server no longer has is neither the previous version nor the target of a rollback', async () => {
  const [site, kari] = [join(live, 'site'), { by: 'kari', why: 'no rows' }];
  await offer('team', '1.0.0');
  await follow();
  withdraw('team', '1.0.0');
  await offer('team', '1.1.0');
  expect(await follow()).toEqual([`billing offers nothing at ${origin}/billing`]);
  expect((await readRegistry(site)).areas.team?.previous).toBeUndefined();

  const reason = `team stays as it is:\n  team 1.0.0 has no file entry.js to serve: ${origin}/team/1.0.0/entry.js answers with status 404`;
  await expect(rollBackArea(site, 'team', '1.0.0', kari)).rejects.toThrow(reason);
  expect(await liveVersions()).toEqual({ team: '1.1.0' });

  await offer('team', '1.0.0');
  await expect(rollBackArea(site, 'team', '1.0.0', kari)).resolves.toMatchObject({ to: '1.0.0' });
});

test("Q28 a dev server in place of an area's server is live at its root address, with every build", async () => {
  documents.set('/team/area.json', await manifestOf('team', '1.0.0-dev'));
  await follow();
  const before = (await readRegistry(join(live, 'site'))).areas.team?.current;
  expect(before).toMatchObject({ baseUrl: '/areas/team/', manifest: { version: '1.0.0-dev' } });

  documents.set(
    '/team/area.json',
    (await manifestOf('team', '1.0.0-dev')).replace('"title":"team"', '"title":"Team 2"'),
  );
  await follow();
  expect((await readRegistry(join(live, 'site'))).areas.team?.current.manifest.title).toBe('Team 2');

  await offer('team', '1.0.0');
  await follow();
  const { team } = (await readRegistry(join(live, 'site'))).areas;
  expect(team?.current.baseUrl).toBe('/areas/team/1.0.0/');
  expect(team?.previous).toBeUndefined();
});

test('Q23 an area that claims paths of others is refused and the others go live', async () => {
  await offer('billing', '3.0.0');
  const manifest = (await manifestOf('team', '1.0.0')).replace('/admin/team/list', '/admin/billing/list');
  documents.set('/team/area.json', manifest);
  documents.set('/team/1.0.0/area.json', manifest);
  expect((await follow()).join()).toContain('/admin/billing/list');
  expect(await liveVersions()).toEqual({ billing: '3.0.0' });
});

test('Q13 the headers beside the registry name the platform', async () => {
  await follow();
  expect(await readFile(join(live, 'headers.conf'), 'utf8')).toMatch(/page_policy ".*https:\/\/platform\.example/);
});

test('the environment has the areas; an empty variable has none', () => {
  const environment = {
    AREA_BILLING: 'http://a:8080/areas/billing',
    AREA_SERVICES_CONFIG: 'http://b:3001/',
    AREA_X: '',
  };
  expect([...areasOf(environment)]).toEqual([
    ['billing', 'http://a:8080/areas/billing'],
    ['services-config', 'http://b:3001'],
  ]);
});
