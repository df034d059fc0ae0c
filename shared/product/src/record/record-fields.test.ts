import { defineFields } from './record-fields';

const fields = defineFields([
  { name: 'server', label: 'SMTP server' },
  { name: 'isActive', label: 'Active', words: (value) => (value === true ? 'Yes' : 'No') },
  { name: 'password', label: 'Password', isSecret: true },
]);

test('fields are shown as texts, in their order; an unknown field keeps its name', () => {
  expect(fields.labels).toEqual({ server: 'SMTP server', isActive: 'Active', password: 'Password' });
  expect(fields.wordsOf('isActive', false)).toBe('No');
  expect(fields.wordsOf('isActive', null)).toBe('');
  expect([fields.labelOf('later'), fields.wordsOf('later', 3)]).toEqual(['later', '3']);
  const before = { server: 'a', isActive: true, password: '' };
  expect(fields.changesBetween(before, { ...before, server: 'b', isActive: false })).toEqual([
    { property: 'SMTP server', before: 'a', after: 'b' },
    { property: 'Active', before: 'Yes', after: 'No' },
  ]);
});

test('C44 a secret stands in no version and in no difference', () => {
  const [before, after] = [
    { server: 'a', isActive: true, password: 'hunter2' },
    { server: 'a', isActive: true, password: 'correct horse' },
  ];
  const shown = [
    fields.wordsOf('password', before.password),
    ...fields.changesBetween(before, after),
    ...fields.changesBetween(undefined, after),
  ];
  expect(JSON.stringify(shown)).not.toMatch(/hunter2|correct horse/);
  expect(fields.changesBetween(before, after)).toEqual([
    { property: 'Password', before: 'Stored', after: 'New value, not shown' },
  ]);
});
