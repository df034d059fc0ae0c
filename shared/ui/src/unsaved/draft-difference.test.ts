import { difference } from './draft-difference';

test('C87 short values are shown side by side, as readable texts', () => {
  const names: Record<string, string> = { a: 'Auditor', b: 'Billing' };
  expect(difference('Role', 'b', 'a', (id: string) => names[id] ?? id)).toEqual({
    label: 'Role',
    saved: 'Billing',
    drafted: 'Auditor',
  });
});

test('C87 of long texts the part around the first difference is shown', () => {
  const start = 'A long beginning that is the same in both of these texts, ';
  const { saved, drafted } = difference('Body', `${start}theirs ${start}`, `${start}mine\n${start}`, undefined);
  expect(saved).toMatch(/^… .+texts, theirs .+ …$/);
  expect(drafted).toMatch(/^… .+texts, mine .+ …$/);
});

test('C87 a value without a text is shown by its label only', () => {
  expect(difference('Features', [{ on: true }], [{ on: false }], undefined)).toEqual({ label: 'Features' });
  const describe = (value: { name: string }) => value.name.trim();
  expect(difference('Owner', { name: 'Siri' }, 'of an older form', describe)).toEqual({ label: 'Owner' });
});
