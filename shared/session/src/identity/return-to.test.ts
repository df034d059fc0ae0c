import * as fc from 'fast-check';
import { safeReturnTo } from './return-to';

test.each([
  '/',
  '/admin/team/manage?filter=å%20b&page=2#row',
  '/admin/team/manage/3f2a',
  '/search?q=100%&next=https://example.com//x',
])('Q5 %s is a place to return to', (path) => {
  expect(decodeURI(safeReturnTo(path).replace('100%', ''))).toBe(decodeURI(path.replace('100%', '')));
});

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '%2f%2fevil.example',
  '/%2f%2fevil.example',
  '/%252f%252fevil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/\t/evil.example',
  '/x/..//evil.example',
  '/.//evil.example',
  '/%2e/%2fevil.example',
  '/%e0%a4%a',
  '/callback',
  '/callback/?code=1&state=2',
  '/Callback#x',
  '/x/../callback',
  '/%63allback',
  'admin',
  '',
  `/${'a'.repeat(5_000)}`,
  undefined,
  null,
  { toString: () => '/admin' },
])('Q5 %s leads nowhere but home', (value) => {
  expect(safeReturnTo(value)).toBe('/');
});

const piece = fc.constantFrom(
  '/',
  '//',
  '\\',
  '%2f',
  '%2F',
  '%5c',
  '%252f',
  '%09',
  '\t',
  '\n',
  ' ',
  '.',
  '..',
  '%2e',
  '@',
  ':',
  '?',
  '#',
  '%',
  'evil.example',
  'https:',
  'javascript:',
  'admin',
  'callback',
  'localhost',
  '\u0000',
  '\u00a0',
  '\u2028',
  'å',
);
const hostile = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));

test('Q5 for any input it returns a path of this origin that every parser reads in the same way', () => {
  fc.assert(
    fc.property(fc.oneof(hostile, fc.webUrl(), fc.string()), fc.boolean(), (text, rooted) => {
      const path = safeReturnTo(rooted ? `/${text}` : text);
      const decoded = decodeURIComponent(new URL(path, location.origin).pathname);
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(new URL(path, location.origin).origin).toBe(location.origin);
      expect(decoded).not.toMatch(/^\/\s*[/\\]/);
      expect(decoded.toLowerCase()).not.toBe('/callback');
      // Idempotent: no caller can allow more.
      expect(safeReturnTo(path)).toBe(path);
    }),
    { numRuns: process.env.NIGHTLY ? 2_000 : 200 },
  );
});
