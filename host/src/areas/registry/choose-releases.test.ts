import { type AreaRelease, companyCanaryNumber } from '@console/contract';
import { sessionStore } from '@console/session';
import { waitFor } from '@console/testing';
import * as fc from 'fast-check';
import { renderConsole } from '../../testing/render-console';
import { chooseReleases, isInCanary } from './choose-releases';
import type { LiveArea } from './registry';

const host = { contract: 1, offers: { react: '19.3.1' } };

function release(version: string, react = '19.0.0'): AreaRelease {
  const rest = { contract: 1, name: 'team', title: 'Team', container: 'team_1' };
  const manifest = { ...rest, version, builtAgainst: { react }, groups: {}, pages: {}, slots: {} };
  return { baseUrl: `/areas/team/${version}/`, integrity: '', manifest };
}

function chosen(area: Omit<LiveArea, 'paths' | 'channel'>, sub?: string, company?: string) {
  const areas = new Map([['team', { paths: ['/admin/team'], channel: 'live' as const, ...area }]]);
  const result = chooseReleases({ areas, refused: [] }, { sub, company, host }).areas.get('team');
  return [result?.current.manifest.version, result?.previous?.manifest.version, result?.channel];
}

test('Q26 a canary is for signed-in users of its share and falls back to the live version', () => {
  const area = { current: release('2'), previous: release('1'), canary: { ...release('3'), percent: 100 } };
  expect(chosen(area, 'u-1')).toEqual(['3', '2', 'canary']);
  expect(chosen(area)).toEqual(['2', '1', 'live']);
  expect(chosen({ ...area, canary: { ...area.canary, percent: 0 } }, 'u-1')).toEqual(['2', '1', 'live']);
});

test('Q26 a canary for a company reaches all of its users and nobody else', () => {
  const companies = [companyCanaryNumber('team', '912345678')];
  const area = { current: release('2'), canary: { ...release('3'), percent: 0, companies } };
  expect(chosen(area, 'u-1', '912345678')[0]).toBe('3');
  expect(chosen(area, 'u-2', '912345679')[0]).toBe('2');
  expect(chosen(area, 'u-2')[0]).toBe('2');
  expect(chosen(area, undefined, '912345678')[0]).toBe('2');
});

test.each([
  ['999 000 111', '999000111'],
  ['999\u00a0000\u00a0111', '999 000 111'],
  ['559900-0117', '5599000117'],
  ['999000111', '999 000 111'],
])('Q26 the company %s of the platform is the company %s of a canary', (ofPlatform, ofOperator) => {
  const companies = [companyCanaryNumber('team', ofOperator)];
  const area = { current: release('2'), canary: { ...release('3'), percent: 0, companies } };
  expect(chosen(area, 'u-1', ofPlatform)[0]).toBe('3');
  expect(chosen(area, 'u-1', '999 000 112')[0]).toBe('2');
});

test('Q26 the company of the session gets the canary of its digits', async () => {
  await renderConsole('/dashboard', { persona: 'owner' });
  await waitFor(() => expect(sessionStore.getState().customer).toBeDefined());
  const company = sessionStore.getState().customer?.orgNumber ?? '';
  expect(company).toMatch(/\D/);
  const companies = [companyCanaryNumber('team', company.replace(/\D/g, ''))];
  const area = { current: release('2'), canary: { ...release('3'), percent: 0, companies } };
  expect(chosen(area, 'u-1', company)[0]).toBe('3');
});

test('Q24 Q26 a version that is not compatible with this console is skipped if another one is', () => {
  const incompatible = release('2', '42.0.0');
  expect(chosen({ current: incompatible, previous: release('1') })).toEqual(['1', undefined, 'previous']);
  expect(chosen({ current: release('2'), canary: { ...release('3', '42.0.0'), percent: 100 } }, 'u-1')).toEqual([
    '2',
    undefined,
    'live',
  ]);
});

test('Q24 if no version is compatible, the live one stays and names what it needs', () => {
  expect(chosen({ current: release('2', '42.0.0'), previous: release('1', '41.0.0') })).toEqual(['2', '1', 'live']);
});

const users = Array.from({ length: 5_000 }, (_, at) => `u-${String(at).padStart(5, '0')}`);
const share = (area: string, percent: number) => users.filter((sub) => isInCanary(sub, area, percent));

test.each([1, 10, 50])('Q26 a canary of %d percent reaches about that share of the users', (percent) => {
  const reached = (share('billing', percent).length / users.length) * 100;
  expect(Math.abs(reached - percent)).toBeLessThan(percent ** 0.5 / 2);
});

test('Q26 nobody is in a canary of 0 percent, everybody in one of 100', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (sub, area) => {
      expect([0, 100].map((percent) => isInCanary(sub, area, percent))).toEqual([false, true]);
    }),
  );
});

test('Q26 a user in a canary stays in it when its share grows', () => {
  const percent = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(fc.string(), percent, percent, (sub, a, b) => {
      const [smaller, larger] = [Math.min(a, b), Math.max(a, b)];
      const before = isInCanary(sub, 'billing', smaller);
      expect(before && !isInCanary(sub, 'billing', larger)).toBe(false);
    }),
  );
});

test('the canary of another area has other users', () => {
  const both = share('billing', 10).filter((sub) => isInCanary(sub, 'versions', 10));
  expect(both.length).toBeLessThan(users.length / 50);
});
