import { incompatibleReason } from './compatibility';
import type { AreaManifest } from './manifest';

const host = { contract: 1, offers: { react: '19.3.1', '@console/ui': '1.4.0', federation: '2.9.2' } };

function manifest(builtAgainst: Record<string, string>, contract = 1): AreaManifest {
  const rest = {
    name: 'a',
    title: 'A',
    version: '1',
    container: 'a',
    entry: 'a.js',
    preload: [],
    chunks: {},
    files: {},
  };
  return { ...rest, contract, builtAgainst, groups: {}, pages: {}, slots: {} };
}

test.each<[Record<string, string>]>([
  [{ react: '19.3.1', '@console/ui': '1.4.0', federation: '2.9' }],
  [{ react: '19.0.0', '@console/ui': '1.2.9', federation: '2.8' }],
])('Q24 an area built against %p is compatible', (builtAgainst) => {
  expect(incompatibleReason(manifest(builtAgainst), host)).toBeUndefined();
});

test.each<[Record<string, string>, string]>([
  [{ react: '18.3.1' }, 'needs react 18.3.1, the console has 19.3.1'],
  [{ react: '19.4.0' }, 'needs react 19.4.0, the console has 19.3.1'],
  [{ '@console/ui': '2.0.0' }, 'needs @console/ui 2.0.0, the console has 1.4.0'],
  [{ federation: '3.0' }, 'needs federation 3.0, the console has 2.9.2'],
  // The host's connection may lack what newer code of webpack's plugin calls.
  [{ federation: '2.10' }, 'needs federation 2.10, the console has 2.9.2'],
  [{ jquery: '3.7.1' }, 'needs jquery 3.7.1, the console does not share it'],
])('Q24 an area built against %p is refused and says what it needs', (builtAgainst, reason) => {
  expect(incompatibleReason(manifest(builtAgainst), host)).toBe(reason);
});

test('Q24 Q29 an area of a newer contract is refused, an area of the contract before runs, older areas are refused', () => {
  expect(incompatibleReason(manifest({}, 2), host)).toBe('needs contract 2, the console has 1');
  expect(incompatibleReason(manifest({}, 2), { ...host, contract: 3 })).toBeUndefined();
  expect(incompatibleReason(manifest({}, 1), { ...host, contract: 3 })).toBe('needs contract 1, the console has 3');
});

test('below 1.0 a newer minor is not compatible', () => {
  expect(
    incompatibleReason(manifest({ '@console/ui': '0.4.0' }), { contract: 1, offers: { '@console/ui': '0.5.0' } }),
  ).toContain('needs');
});

const exported = { '@console/ui/form': 'Form useForm', '@console/schema': 'z.object z.string' };

test('Q24 an area that uses a new export of a shared package is refused by a host without it, by name', () => {
  const area = { ...manifest({}), uses: { '@console/ui/form': 'Form useBatch useForm', '@console/schema': 'z.email' } };
  const missing = 'uses useBatch of @console/ui/form and z.email of @console/schema';
  expect(incompatibleReason(area, { ...host, exports: exported })).toBe(`${missing}, which the console does not offer`);
  expect(incompatibleReason(area, { ...host, exports: exported, version: '1.2.3' })).toBe(
    `${missing}, which host 1.2.3 does not offer`,
  );

  const newer = { '@console/ui/form': 'Form useBatch useForm', '@console/schema': 'z.email z.object z.string' };
  expect(incompatibleReason(area, { ...host, exports: newer })).toBeUndefined();
  expect(incompatibleReason({ ...area, uses: { '@console/ui/tree': 'Tree' } }, { ...host, exports: newer })).toBe(
    'uses Tree of @console/ui/tree, which the console does not offer',
  );
});

test('Q29 a host or an area from a build without lists of names is compared by its versions', () => {
  expect(incompatibleReason({ ...manifest({}), uses: { '@console/ui/form': 'useBatch' } }, host)).toBeUndefined();
  expect(incompatibleReason(manifest({}), { ...host, exports: exported })).toBeUndefined();
});
