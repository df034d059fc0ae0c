import { type ConsoleConfig, isOverrideAllowed } from '@console/contract';
import * as fc from 'fast-check';
import { testLoader } from '../../testing/test-loader';
import type { AreaRegistry } from '../registry/registry';
import { mayHaveOverrides, storedOverrides, storeOverride, takeRequestedOverrides } from './override-store';
import { applyOverrides, overrideUrl } from './overrides';

const authority = 'http://localhost:4000';
const byDefault = { authority };
const refused = { authority, areas: { overrides: [] } };
const listed = { authority, areas: { overrides: ['https://dev.example:3006'] } };
const elsewhere = 'https://platform.example';

afterEach(() => history.replaceState(null, '', '/'));

test.each([
  ['http://localhost:3006', 'http://localhost:3006/'],
  ['http://127.0.0.1:3006/dist?x=1#y', 'http://127.0.0.1:3006/dist/'],
])('Q28 %s may be an override where the platform is on this machine', (text, url) =>
  expect(overrideUrl(text, byDefault)).toBe(url),
);

test.each([
  'http://evil.example:3006',
  'http://localhost.evil.example:3006',
  'http://evil.example@localhost:3006',
  'http://user:secret@localhost:3006',
  'https://localhost:3006',
  '//localhost:3006',
  'javascript:alert(1)',
  'data:text/javascript,1',
  '',
])('Q28 %p may not', (text) => expect(overrideUrl(text, byDefault)).toBeUndefined());

test('Q28 the configuration names other origins, or refuses all', () => {
  expect(overrideUrl('https://dev.example:3006', listed)).toBe('https://dev.example:3006/');
  expect(overrideUrl('https://dev.example:3007', listed)).toBeUndefined();
  expect(overrideUrl('http://localhost:3006', listed)).toBeUndefined();
  expect(overrideUrl('http://localhost:3006', refused)).toBeUndefined();
});

test('Q28 where the platform is elsewhere no origin may by default, and this machine not even if it is listed', () => {
  expect(overrideUrl('http://localhost:3006', { authority: elsewhere })).toBeUndefined();
  const both = { authority: elsewhere, areas: { overrides: ['http://localhost:*', 'https://dev.example'] } };
  expect(overrideUrl('http://localhost:3006', both)).toBeUndefined();
  expect(overrideUrl('https://dev.example', both)).toBe('https://dev.example/');
  expect(isOverrideAllowed(new URL('http://localhost:3006'), byDefault, 'https://console.example')).toBe(false);
});

test('Q28 nothing is requested from the address, and nothing is stored, until the user has agreed', async () => {
  const config = { ...listed } as ConsoleConfig;
  const registry: AreaRegistry = { areas: new Map(), refused: [] };
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('refused'));
  const open = (isAccepted: boolean) => {
    history.replaceState(null, '', '/?area.billing=https://dev.example:3006');
    const ask = jest.fn(async () => {
      expect(fetched).not.toHaveBeenCalled();
      return isAccepted;
    });
    return { ask, applied: applyOverrides(registry, config, testLoader(), ask) };
  };

  const refusal = open(false);
  expect((await refusal.applied).overrides).toEqual([]);
  expect(refusal.ask).toHaveBeenCalledWith([{ area: 'billing', url: 'https://dev.example:3006/' }]);
  expect(fetched).not.toHaveBeenCalled();
  expect(storedOverrides()).toEqual([]);

  expect((await open(true).applied).overrides).toMatchObject([{ area: 'billing', problem: 'no response' }]);
  expect(fetched).toHaveBeenCalledTimes(1);

  const again = open(true);
  await again.applied;
  expect(again.ask).not.toHaveBeenCalled();
  fetched.mockRestore();
});

test('Q28 every text gives a folder of an allowed origin or none', () => {
  const parts = fc.tuple(
    fc.constantFrom('http:', 'https:', 'ftp:', 'HTTP:', '', 'blob:http:'),
    fc.constantFrom('//', '/', '\\\\', '///', '//@', '//localhost@', '//localhost:1@'),
    fc.constantFrom(
      'localhost',
      '127.0.0.1',
      'LOCALHOST',
      'localhost.',
      'evil.example',
      '[::1]',
      '0x7f.1',
      '①27.0.0.1',
    ),
    fc.constantFrom('', ':3006', ':0', ':99999', ':3006@evil.example'),
    fc.string(),
  );
  fc.assert(
    fc.property(parts, (pieces) => {
      const url = overrideUrl(pieces.join(''), byDefault) ?? 'http://localhost/';
      expect(url).toMatch(/^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/(.*\/)?$/);
    }),
    { numRuns: process.env.NIGHTLY ? 2_000 : 400 },
  );
});

test('Q28 only the requested overrides are removed from the address', () => {
  history.replaceState(null, '', '/admin/team?q=a&area.billing=http%3A%2F%2Flocalhost%3A3006&area.versions=#x');
  expect(mayHaveOverrides()).toBe(true);
  expect(takeRequestedOverrides()).toEqual([
    { area: 'billing', url: 'http://localhost:3006' },
    { area: 'versions', url: '' },
  ]);
  expect(location.href).toBe('http://localhost:3000/admin/team?q=a#x');
});

test('Q28 an override is forgotten after eight hours', () => {
  const hour = 60 * 60 * 1_000;
  storeOverride('billing', 'http://localhost:3006/', 0);
  expect(storedOverrides(8 * hour - 1)).toHaveLength(1);
  expect(storedOverrides(8 * hour)).toEqual([]);
});

test.each(['{', '7', '[null, {"area": 1}]'])('Q28 a storage entry %s gives no override', (text) => {
  localStorage.setItem('console.area-overrides', text);
  expect(storedOverrides()).toEqual([]);
});
