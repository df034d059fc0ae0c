import type { AreaRelease, ListedManifest, RegistryArea } from '@console/contract';
import { areaRoutes } from '@console/pages';
import { parseRegistry, RegistryError } from './registry';

const CONSOLE = 'https://console.example';
const HASH = `sha256-${'A'.repeat(43)}=`;

function release(name: string, pages: ListedManifest['pages'], change: Partial<AreaRelease> = {}): AreaRelease {
  const manifest = {
    contract: 1,
    name,
    title: name,
    version: '1.0.0',
    container: `${name}_1`,
    builtAgainst: {},
    groups: {},
    pages,
    slots: {},
  };
  return { baseUrl: `/areas/${name}/1.0.0/`, integrity: HASH, manifest, ...change };
}

function area(name: string, change: Partial<AreaRelease> = {}): RegistryArea {
  const pages = {
    list: { path: `/admin/${name}`, title: 'List' },
    one: { path: `/admin/${name}/:id`, title: 'One', parent: 'list' },
  };
  return { paths: [`/admin/${name}`], current: release(name, pages, change) };
}

const parse = (areas: Record<string, unknown>, origins: string[] = []) =>
  parseRegistry({ schema: 1, origins, areas }, CONSOLE);

test('every page of every area becomes a route, panels below their lists', () => {
  const registry = parse({ team: area('team'), billing: area('billing') });

  expect(registry.areas.get('team')?.current.baseUrl).toBe('https://console.example/areas/team/1.0.0/');
  expect(areaRoutes([...registry.areas.values()].map(({ current }) => current.manifest))).toMatchObject([
    { id: 'team/list', path: '/admin/team', children: [{ id: 'team/one', path: '/admin/team/:id', children: [] }] },
    { id: 'billing/list', path: '/admin/billing', children: [{ id: 'billing/one' }] },
  ]);
});

test.each<[string, unknown, RegExp]>([
  ['is not an area at all', 'nonsense', /expected object/],
  ['has a page elsewhere', { ...area('team'), paths: ['/admin/other'] }, /claims \/admin\/team, outside its paths/],
  ['has a page whose path only begins alike', { ...area('team'), paths: ['/admin/te'] }, /outside its paths/],
  ['comes from a foreign origin', area('team', { baseUrl: 'https://evil.example/team/' }), /not at an origin/],
  ['comes from an origin that looks alike', area('team', { baseUrl: '//console.example.evil/' }), /not at an origin/],
  ['carries the manifest of another', area('billing'), /its manifest is of "billing"/],
  ['has no hash of its manifest', area('team', { integrity: 'sha256-x' }), /must be a SHA-256 integrity value/],
])('Q23 an area that %s is left out alone', (_, entry, reason) => {
  const registry = parse({ team: entry, kept: area('kept') });

  expect([...registry.areas.keys()]).toEqual(['kept']);
  expect(registry.refused).toMatchObject([{ name: 'team', reason: expect.stringMatching(reason) }]);
});

test('Q23 of two areas that claim one address the first keeps it, even if their parameters have different names', () => {
  const intruder = {
    paths: ['/admin'],
    current: release('intruder', { one: { path: '/admin/team/:userId', title: 'One' } }),
  };
  const registry = parse({ team: area('team'), intruder });

  expect([...registry.areas.keys()]).toEqual(['team']);
  expect(registry.refused[0]?.reason).toBe('/admin/team/:userId belongs to "team"');
});

test.each(['/admin/dashboard', '/system', '/callback'])('Q23 no area takes the place of %s', (path) => {
  const entry = {
    paths: ['/admin', '/system', '/callback'],
    current: release('team', { one: { path, title: 'One' } }),
  };
  expect(parse({ team: entry }).refused[0]?.reason).toBe(`${path} belongs to the console itself`);
});

test('Q26 a previous version or canary that is invalid is left out, the area is not', () => {
  const elsewhere = release('team', {}, { baseUrl: 'https://evil.example/' });
  const registry = parse({ team: { ...area('team'), previous: elsewhere, canary: { ...elsewhere, percent: 5 } } });

  expect(registry.areas.get('team')).toMatchObject({ previous: undefined, canary: undefined });
  expect(registry.refused).toHaveLength(2);
});

test('Q23 of an area that is left out only the valid paths are listed', () => {
  expect(parse({ team: { paths: ['/', '/admin/team', '/a*', '/a/:b', 7] } }).refused[0]?.paths).toEqual([
    '/admin/team',
  ]);
});

test('an area may come from an origin that the registry lists', () => {
  const registry = parse({ team: area('team', { baseUrl: 'http://localhost:3001/' }) }, ['http://localhost:3001/']);
  expect(registry.refused).toEqual([]);
});

test.each([undefined, '<html>', { schema: 2, areas: {} }])('Q23 an invalid registry is refused as a whole', (value) => {
  expect(() => parseRegistry(value, CONSOLE)).toThrow(RegistryError);
});
