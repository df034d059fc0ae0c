import { outsideOrigins, type RegistryArea } from './manifest';
import { outsidePageAt, outsidePages, outsideRefusedReason } from './outside-origins';

const outside = { script: ['https://js.maps.example'], connect: ['https://api.maps.example'] };
const pages = {
  map: { path: '/admin/places/:placeId/map', title: 'Map', outside },
  list: { path: '/admin/places', title: 'Places' },
};
const rest = { title: 'Places', version: '1', container: 'a' };
const manifest = { contract: 1, name: 'places', ...rest, builtAgainst: {}, groups: {}, slots: {}, pages };
const areas: Record<string, RegistryArea> = {
  places: { paths: ['/admin/places'], current: { baseUrl: '/', integrity: '', manifest } },
};

test('Q45 an area with outside origins is refused, with a reason for each origin, until they are allowed', () => {
  expect(outsideRefusedReason(manifest, undefined)).toContain('https://js.maps.example (script)');
  expect(outsideRefusedReason(manifest, { script: ['https://js.maps.example'] })).toContain(
    'https://api.maps.example (connect)',
  );
  // Allowed connections allow no scripts.
  expect(outsideRefusedReason(manifest, { connect: [...outside.script, ...outside.connect] })).toContain('(script)');
  expect(outsideRefusedReason(manifest, outside)).toBeUndefined();
});

test('Q45 a page gets the origins that are both declared and allowed, and only at its own path', () => {
  const allowed = { places: { script: ['https://js.maps.example', 'https://evil.example'] } };
  const pagesAllowed = outsidePages({ areas, outside: allowed });
  expect(pagesAllowed).toEqual([
    { area: 'places', path: '/admin/places/:placeId/map', script: ['https://js.maps.example'], frame: [], connect: [] },
  ]);
  expect(outsidePages({ areas, outside: { billing: outside } })).toEqual([]);
  for (const path of ['/admin/places/7/map', '/Admin/places/7/map/'])
    expect(outsidePageAt(pagesAllowed, path)).toBe(pagesAllowed[0]);
  for (const path of ['/admin/places', '/admin/places/7/map/x', '/x/admin/places/7/map', '/admin/places//map']) {
    expect(outsidePageAt(pagesAllowed, path)).toBeUndefined();
  }
});

test('Q45 a stand-in replaces the allowed origins', () => {
  const pagesAllowed = outsidePages({ areas, outside: { places: { ...outside, standIn: 'http://localhost:4500' } } });
  expect(pagesAllowed).toMatchObject([
    { script: ['http://localhost:4500'], frame: [], connect: ['http://localhost:4500'] },
  ]);
});

test('Q45 an origin is exact, or a narrow family of hosts', () => {
  const accepts = (script: string) => outsideOrigins.safeParse({ script: [script] }).success;
  for (const one of ['https://js.stripe.com', 'http://localhost:4500', 'https://*.js.stripe.com'])
    expect(accepts(one)).toBe(true);
  for (const one of [
    '*',
    'https://*',
    'https://*.com',
    'https://*.stripe.com',
    'http://*.js.stripe.com',
    'https://a.*.js.stripe.com',
    'https://*.js.stripe.com:1',
    'https://x.example; script-src *',
    "'unsafe-inline'",
    'data:',
  ]) {
    expect(accepts(one)).toBe(false);
  }
});
