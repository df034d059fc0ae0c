import { difference } from './draft-difference';

test('C87 short values stand side by side, in the words that people see', () => {
  const names: Record<string, string> = { a: 'Auditor', b: 'Billing' };
  expect(difference('Role', 'b', 'a', (id: string) => names[id] ?? id)).toEqual({
    label: 'Role',
    saved: 'Billing',
    drafted: 'Auditor',
  });
});

test('C87 of long texts the stretch is shown where they begin to differ', () => {
  const start = 'A long beginning that is the same in both of these texts, ';
  const { saved, drafted } = difference('Body', `${start}theirs ${start}`, `${start}mine\n${start}`, undefined);
  expect(saved).toMatch(/^… .+texts, theirs .+ …$/);
  expect(drafted).toMatch(/^… .+texts, mine .+ …$/);
});

test('C87 what cannot be put into words is named alone', () => {
  expect(difference('Features', [{ on: true }], [{ on: false }], undefined)).toEqual({ label: 'Features' });
  const describe = (value: { name: string }) => value.name.trim();
  expect(difference('Owner', { name: 'Siri' }, 'of an older form', describe)).toEqual({ label: 'Owner' });
});
