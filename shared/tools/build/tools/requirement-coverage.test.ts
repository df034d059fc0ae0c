import { readFileSync } from 'node:fs';
import { parseQuality, parseRequirements, provenIds } from './requirement-coverage';
import { root, testFiles } from './workspace';

test('a requirement has its section', () => {
  const markdown =
    '## ACCT - team\n\n### Team: manage (/admin/team/manage)\n\n- ACCT-053 [1 §2.8] Manage lists the users.\n';
  expect(parseRequirements(markdown)).toEqual([
    { id: 'ACCT-053', text: 'Manage lists the users.', section: 'ACCT · Team: manage (/admin/team/manage)' },
  ]);
});

test('only ids at the beginning of a running test’s title count', () => {
  const source = `
    test('ACCT-057 HOST-001 an empty search', …);
    test(
      "ACCT-058 own row", …);
    test.each([['a', 1], ['b', 2]])('ACCT-059 %s', …);
    test.skip('ACCT-060 later', …);
    test('mentions ACCT-061 in passing', …);
    // ACCT-062
  `;
  expect(provenIds(source)).toEqual(['ACCT-057', 'HOST-001', 'ACCT-058', 'ACCT-059']);
});

test('quality lines count beside requirements, and a resolution may stand between them', () => {
  expect(provenIds("test('SHRD-011 C87 Q31 the toast stays', …); test('Q7 five tabs', …)")).toEqual([
    'SHRD-011',
    'Q31',
    'Q7',
  ]);
});

const quality = parseQuality(readFileSync(`${root}/docs/quality.md`, 'utf8'));

test('the numbers of the quality list are unique and rise, so that a number keeps its meaning', () => {
  const numbers = quality.map(({ id }) => Number(id.slice(1)));
  // Numbers precede their lines, so some may be missing.
  expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
  expect(quality[0]).toMatchObject({ section: 'Quality · Sign-in' });
});

test('every id in a test title is in one of the two lists', () => {
  const requirements = parseRequirements(readFileSync(`${root}/docs/requirements.md`, 'utf8'));
  const known = new Set([...requirements, ...quality].map(({ id }) => id));
  const named = testFiles().flatMap((file) => provenIds(readFileSync(file, 'utf8')));
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});
