import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { localConfig } from '../serve/local-config';
import { checkArea, checkClaim, checkHost, checkSite, checkText, isCompatible } from './check';
import { canaryArea, promoteArea, rollBackArea } from './move-area';
import { promoteHost, rollBackHost } from './move-host';
import { check } from './publish-commands';
import { readLog } from './release-log';
import { TestSite } from './testing/test-site';

const kari = { by: 'kari', why: 'test' };
const OFFERS = { react: '19.3.1', '@console/ui': '1.4.0', federation: '2.9' };
let made: TestSite;
let site: string;

beforeEach(async () => {
  made = await TestSite.make();
  site = made.site;
  await made.publishHost('1', OFFERS);
  await promoteHost(site, '1', kari);
});
afterEach(() => made.remove());

test.each([
  ['another contract', { contract: 2 }, 'needs contract 2, the console has 1'],
  ['a newer singleton', { builtAgainst: { '@console/ui': '1.5.0' } }, 'needs @console/ui 1.5.0, the console has 1.4.0'],
  ['a singleton nobody brings', { builtAgainst: { vue: '3.0.0' } }, 'needs vue 3.0.0, the console does not share it'],
  ['another engine', { builtAgainst: { federation: '3.0' } }, 'needs federation 3.0, the console has 2.9'],
])('Q24 an area that needs %s is named before it goes live, and does not go live', async (_, built, reason) => {
  await made.publishArea('team', '1', built);
  const result = await checkArea(site, 'team', { version: '1' });
  expect(isCompatible(result)).toBe(false);
  expect(checkText(result)).toBe(`Against the host 1:\n✗ team 1 ${reason}`);
  await expect(promoteArea(site, 'team', '1', kari)).rejects.toThrow(reason);

  await expect(promoteArea(site, 'team', '1', { ...kari, force: true })).resolves.toMatchObject({ forced: true });
});

test('Q24 an area that uses an export missing in the live host is refused by name until a host with it is live', async () => {
  const exports = { '@console/ui': 'Button', '@console/ui/form': 'Form useForm' };
  await made.publishHost('1.2.3', OFFERS, { exports });
  await promoteHost(site, '1.2.3', kari);
  await made.publishArea('team', '1', { uses: { '@console/ui': 'Button' } });
  await promoteArea(site, 'team', '1', kari);
  await made.publishArea('team', '2', { uses: { '@console/ui/form': 'useBatch useForm' } });

  const reason = 'team 2 uses useBatch of @console/ui/form, which host 1.2.3 does not offer';
  expect(checkText(await checkArea(site, 'team', { version: '2' }))).toBe(`Against the host 1.2.3:\n✗ ${reason}`);
  await expect(promoteArea(site, 'team', '2', kari)).rejects.toThrow(reason);
  await expect(canaryArea(site, 'team', '2', { percent: 10 }, kari)).rejects.toThrow(
    'uses useBatch of @console/ui/form',
  );

  await made.publishHost('1.3.0', OFFERS, { exports: { ...exports, '@console/ui/form': 'Form useBatch useForm' } });
  await promoteHost(site, '1.3.0', kari);
  await expect(promoteArea(site, 'team', '2', kari)).resolves.toMatchObject({ to: '2', forced: undefined });
  await expect(promoteHost(site, '1.2.3', kari)).rejects.toThrow(reason);
});

test('Q28 an installation whose console on another machine accepts code from loopback is refused by name', async () => {
  const config = (authority: string, overrides: string[]) =>
    writeFile(join(site, 'config.json'), JSON.stringify({ ...localConfig(authority), areas: { overrides } }));
  await config('https://platform.example', ['https://dev.example', 'http://localhost:*']);
  const result = await checkSite(site);
  expect(isCompatible(result)).toBe(false);
  expect(checkText(result)).toContain('✗ config.json lists http://localhost:* in areas.overrides');

  await config('https://platform.example', ['https://dev.example']);
  expect(isCompatible(await checkSite(site))).toBe(true);
  await config('http://localhost:4000', ['http://localhost:*']);
  expect(isCompatible(await checkSite(site))).toBe(true);
});

test.each([
  ['platform', '/platform/main/api/Country/', 200, 'text/html'],
  ['platform', '/platform/main/api/Country/', 502, 'application/json'],
  ['console', '/registry.json', 200, 'text/html'],
  ['collector', '/reports', 204, undefined],
  ['collector', '/reports', 200, 'text/html'],
])('Q131 a %s whose %s answers %s %s is named, and the check is red', async (name, path, status, type) => {
  const right: Record<string, [number, string | undefined]> = {
    '/platform/main/api/Country/': [401, 'application/json'],
    '/registry.json': [200, 'application/json'],
    '/reports': [405, undefined],
  };
  const given = { ...right };
  const server = createServer(({ url = '' }, response) => {
    const [code, contentType] = given[url] ?? [404, undefined];
    response.writeHead(code, contentType ? { 'Content-Type': contentType } : {}).end();
  });
  const origin = await made.listen(server);
  const config = { ...localConfig(`${origin}/platform/main`), telemetry: { endpoint: '/reports' } };
  await writeFile(join(site, 'config.json'), JSON.stringify(config));
  expect(isCompatible(await check(site))).toBe(true);

  given[path] = [status, type];
  const result = await check(site);
  expect(isCompatible(result)).toBe(false);
  expect(checkText(result)).toContain(`✗ ${origin}${path} answers with status ${status}`);
  expect(checkText(result)).toContain(`that is not the ${name}`);
});

test('Q131 without the console’s address the check asks the platform alone, and says so', async () => {
  const platform = createServer((_, response) => response.writeHead(200, { 'Content-Type': 'text/json' }).end('[]'));
  const config = localConfig(await made.listen(platform));
  await writeFile(join(site, 'config.json'), JSON.stringify(config));
  expect(checkText(await check(site))).toMatch(/✓ the platform answers at .*; CONSOLE_URL is not set/);
});

test('Q23 pages outside of the area’s paths, at another area’s or at the console’s do not go live, not even by force', async () => {
  const force = { ...kari, force: true };
  await made.publishAnywhere('team', '1', { pages: { a: { path: '/admin/billing/list', title: 'A' } } });
  await expect(promoteArea(site, 'team', '1', force)).rejects.toThrow('claims /admin/billing/list, outside its paths');

  await made.publishArea('billing', '1', { pages: { a: { path: '/admin/billing/:id', title: 'A' } } });
  await promoteArea(site, 'billing', '1', kari);
  expect(isCompatible(await checkArea(site, 'billing', { version: '1' }))).toBe(true);
});

test('Q29 a newly built area is checked against the live host without being published', async () => {
  const dist = await made.builtArea('team', '1', { builtAgainst: { react: '19.4.0' } });
  expect(checkText(await checkArea(site, 'team', { dist }))).toContain('✗ team 1 needs react 19.4.0');
});

test('Q29 a host in which a live area or a canary would not open does not go live', async () => {
  await made.publishArea('team', '1', { builtAgainst: { react: '19.3.1' } });
  await made.publishArea('team', '2', { builtAgainst: { '@console/ui': '1.4.0' } });
  await promoteArea(site, 'team', '1', kari);
  await canaryArea(site, 'team', '2', { percent: 10 }, kari);
  await made.publishHost('2', { ...OFFERS, '@console/ui': '2.0.0' });

  const result = await checkHost(site, { version: '2' });
  expect(checkText(result).split('\n').slice(1)).toEqual([
    '✓ team 1 is compatible',
    '✗ team 2 (canary) needs @console/ui 1.4.0, the console has 2.0.0',
  ]);
  await expect(promoteHost(site, '2', kari)).rejects.toThrow('team 2 (canary) needs @console/ui 1.4.0');
  expect(isCompatible(await checkSite(site))).toBe(true);

  await promoteHost(site, '2', { ...kari, force: true });
  expect(isCompatible(await checkSite(site))).toBe(false);
  await rollBackHost(site, undefined, kari);
  expect((await readLog(site)).at(-1)).toMatchObject({ name: 'host', action: 'rollback', from: '2', to: '1' });
});

test('Q26 a previous version that is not compatible is reported but refuses no release', async () => {
  await made.publishArea('team', '1', { builtAgainst: { react: '19.3.1' } });
  await made.publishArea('team', '2');
  await promoteArea(site, 'team', '1', kari);
  await promoteArea(site, 'team', '2', kari);
  await made.publishHost('2', { react: '20.0.0' });
  expect(checkText(await checkHost(site, { version: '2' }))).toContain('! team 1 (previous) needs react 19.3.1');
  await expect(promoteHost(site, '2', kari)).resolves.toMatchObject({ to: '2' });
  await expect(rollBackArea(site, 'team', undefined, kari)).rejects.toThrow('needs react 19.3.1');
});

test('Q23 the claim of an area without a build is compared with those of the other areas', async () => {
  await made.givePaths({ contacts: ['/admin/contacts'], team: ['/admin/team'] });
  expect(checkText(await checkClaim('contacts'))).toBe(
    'Against the claims of the other areas:\n✓ no overlap of /admin/contacts',
  );
  await made.givePaths({ contacts: ['/admin/team/contacts'], team: ['/admin/team'] });
  const collision = '/admin/team/contacts of "contacts" overlaps with /admin/team of "team"';
  expect(checkText(await checkClaim('contacts'))).toBe(`Against the claims of the other areas:\n✗ ${collision}`);
});
