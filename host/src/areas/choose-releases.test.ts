import { type AreaRelease, whyIncompatible } from '@console/contract';
import { chooseReleases } from './choose-releases';
import type { LiveArea } from './registry';

const host = { contract: 1, offers: { react: '19.3.1' }, exports: { '@console/ui/form': 'Form useForm' } };

function release(version: string, react = '19.0.0'): AreaRelease {
  const rest = {
    contract: 1,
    name: 'team',
    title: 'Team',
    container: 'team_1',
    entry: 'e.js',
    preload: [],
    chunks: {},
  };
  const manifest = { ...rest, version, builtAgainst: { react }, groups: {}, pages: {}, slots: {}, files: {} };
  return { baseUrl: `/areas/team/${version}/`, manifest };
}

/** What a user gets of an area: the version, the one that takes over, and where it comes from. */
function chosen(area: Omit<LiveArea, 'paths' | 'channel'>, sub?: string) {
  const areas = new Map([['team', { paths: ['/admin/team'], channel: 'live' as const, ...area }]]);
  const found = chooseReleases({ areas, refused: [] }, { sub, host }).areas.get('team');
  return [found?.current.manifest.version, found?.previous?.manifest.version, found?.channel];
}

test('Q26 a canary is for signed-in users of its share and falls back to the live version', () => {
  const area = { current: release('2'), previous: release('1'), canary: { ...release('3'), percent: 100 } };
  expect(chosen(area, 'u-1')).toEqual(['3', '2', 'canary']);
  expect(chosen(area)).toEqual(['2', '1', 'live']);
  expect(chosen({ ...area, canary: { ...area.canary, percent: 0 } }, 'u-1')).toEqual(['2', '1', 'live']);
});

test('Q24 Q26 what is not compatible with this console is passed over where another version does', () => {
  const incompatible = release('2', '42.0.0');
  expect(chosen({ current: incompatible, previous: release('1') })).toEqual(['1', undefined, 'previous']);
  expect(chosen({ current: release('2'), canary: { ...release('3', '42.0.0'), percent: 100 } }, 'u-1')).toEqual([
    '2',
    undefined,
    'live',
  ]);
});

test('Q24 where no version is compatible, the live one stays and says what it needs', () => {
  expect(chosen({ current: release('2', '42.0.0'), previous: release('1', '41.0.0') })).toEqual(['2', '1', 'live']);
});

test('Q24 Q26 a version that uses an export this console does not offer is passed over, and refused by name', () => {
  const using = (version: string, used: string): AreaRelease => {
    const { baseUrl, manifest } = release(version);
    return { baseUrl, manifest: { ...manifest, uses: { '@console/ui/form': used } } };
  };
  const area = { current: using('2', 'Form useBatch'), previous: using('1', 'Form') };
  expect(chosen(area)).toEqual(['1', undefined, 'previous']);
  expect(whyIncompatible(area.current.manifest, host)).toBe(
    'uses useBatch of @console/ui/form, which the console does not offer',
  );
  expect(chosen({ current: using('2', 'Form useForm'), previous: area.previous })).toEqual(['2', '1', 'live']);
});
