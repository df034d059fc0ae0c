import type { AreaRelease } from '@console/contract';
import { chooseReleases } from './choose-releases';
import type { LiveArea } from './registry';

const offered = { react: '19.3.1' };

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
  const found = chooseReleases({ areas, refused: [] }, { sub, offered }).areas.get('team');
  return [found?.current.manifest.version, found?.previous?.manifest.version, found?.channel];
}

test('Q26 a canary is for signed-in users of its share and falls back to the live version', () => {
  const area = { current: release('2'), previous: release('1'), canary: { ...release('3'), percent: 100 } };
  expect(chosen(area, 'u-1')).toEqual(['3', '2', 'canary']);
  expect(chosen(area)).toEqual(['2', '1', 'live']);
  expect(chosen({ ...area, canary: { ...area.canary, percent: 0 } }, 'u-1')).toEqual(['2', '1', 'live']);
});

test('Q24 Q26 what does not fit this console is passed over where another version does', () => {
  const misfit = release('2', '42.0.0');
  expect(chosen({ current: misfit, previous: release('1') })).toEqual(['1', undefined, 'previous']);
  expect(chosen({ current: release('2'), canary: { ...release('3', '42.0.0'), percent: 100 } }, 'u-1')).toEqual([
    '2',
    undefined,
    'live',
  ]);
});

test('Q24 where no version fits, the live one stays and says what it needs', () => {
  expect(chosen({ current: release('2', '42.0.0'), previous: release('1', '41.0.0') })).toEqual(['2', '1', 'live']);
});
