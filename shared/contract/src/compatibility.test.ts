import type { AreaManifest } from './manifest';
import { incompatibleReason } from './compatibility';

const offered = { react: '19.3.1', '@console/ui': '1.4.0', federation: '2.9.2' };

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
])('Q24 an area built against %p fits', (builtAgainst) => {
  expect(incompatibleReason(manifest(builtAgainst), offered)).toBeUndefined();
});

test.each<[Record<string, string>, string]>([
  [{ react: '18.3.1' }, 'needs react 18.3.1, the console has 19.3.1'],
  [{ react: '19.4.0' }, 'needs react 19.4.0, the console has 19.3.1'],
  [{ '@console/ui': '2.0.0' }, 'needs @console/ui 2.0.0, the console has 1.4.0'],
  [{ federation: '3.0' }, 'needs federation 3.0, the console has 2.9.2'],
  [{ jquery: '3.7.1' }, 'needs jquery 3.7.1, the console does not share it'],
])('Q24 an area built against %p is refused and says what it needs', (builtAgainst, reason) => {
  expect(incompatibleReason(manifest(builtAgainst), offered)).toBe(reason);
});

test('Q24 an area of another contract is refused', () => {
  expect(incompatibleReason(manifest({}, 2), offered)).toBe('needs contract 2, the console has 1');
});

test('below 1.0 a newer minor does not fit', () => {
  expect(incompatibleReason(manifest({ '@console/ui': '0.4.0' }), { '@console/ui': '0.5.0' })).toContain('needs');
});
