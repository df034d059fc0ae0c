import { parseRequirements, provenIds } from './requirement-coverage';

test('a requirement knows its section', () => {
  const markdown =
    '## ACCT - team\n\n### Team: manage (/admin/team/manage)\n\n- ACCT-053 [1 §2.8] Manage lists the users.\n';
  expect(parseRequirements(markdown)).toEqual([
    { id: 'ACCT-053', text: 'Manage lists the users.', section: 'ACCT · Team: manage (/admin/team/manage)' },
  ]);
});

test('only ids that open the title of a test that runs count', () => {
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
